package org.parcast.analyses.loops.fission;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.LongStream;

/**
 * The loops that a loop becomes: strongly connected components of the graph of its units, in an order of their dependences, as many together as may be (typed fusion: Kennedy and McKinley, 1993).
 * Those that keep their order for certain, or do little for one that does, are kept apart from those that carry the work.
 */
public final class FissionPlan {
  /** Share of the loop's work below which a component is not worth a loop of its own: on any number of cores that gains 5 % at most (Amdahl). */
  private static final double LEAST_WORK = 0.05;

  private final List<BitSet> after;
  private final List<BitSet> later;
  private final BitSet heavy = new BitSet();
  private final List<Group> groups = new ArrayList<>();

  /**
   * A loop with some units.
   *
   * @param carries whether it carries work, and nothing is known that keeps its iterations in order
   */
  public record Group(BitSet units, boolean carries) {}

  /**
   * What is known of units, each list by unit.
   *
   * @param after those that come after it
   * @param later those of them that do so in a later iteration
   * @param apart units that stand in no loop of their own, as each that needs them repeats them
   * @param ordered units whose iterations keep their order, by calls
   * @param chained units whose iterations hand on a value, in a variable that is no sum
   * @param work of the units
   */
  public record Units(List<BitSet> after, List<BitSet> later, BitSet apart, IntPredicate ordered, BitSet chained, long[] work) {}

  public FissionPlan(Units units) {
    this.after = closed(units.after());
    this.later = units.later();
    List<BitSet> components = components(units.apart());
    long total = LongStream.of(units.work()).sum();
    BitSet inOrder = new BitSet();
    for (BitSet component : components) {
      if (component.stream().anyMatch(units.ordered())) {
        inOrder.or(component);
      } else if (component.stream().mapToLong(unit -> units.work()[unit]).sum() >= LEAST_WORK * total) {
        heavy.or(component);
      }
    }
    for (BitSet component : components) {
      boolean handsOn = component.intersects(units.chained()) || meetLater(component, component) || meetLater(component, heavy) || meetLater(heavy, component);
      if (!heavy.intersects(component) && handsOn) {
        inOrder.or(component);
      }
    }
    BitSet carrying = (BitSet) heavy.clone();
    for (BitSet component : components) {
      int unit = component.nextSetBit(0);
      boolean serves = after.get(unit).intersects(inOrder) && heavy.stream().noneMatch(before -> after.get(before).get(unit));
      if (!inOrder.get(unit) && !serves) {
        carrying.or(component);
      }
    }
    group(components, carrying);
  }

  /** Whether one of the first has one of the others after it in a later iteration. */
  private boolean meetLater(BitSet first, BitSet second) {
    return first.stream().anyMatch(unit -> later.get(unit).intersects(second));
  }

  private static List<BitSet> closed(List<BitSet> direct) {
    List<BitSet> all = new ArrayList<>();
    direct.forEach(each -> all.add((BitSet) each.clone()));
    for (int via = 0; via < all.size(); via++) {
      for (BitSet reached : all) {
        if (reached.get(via)) {
          reached.or(all.get(via));
        }
      }
    }
    return all;
  }

  private List<BitSet> components(BitSet apart) {
    List<BitSet> components = new ArrayList<>();
    BitSet done = (BitSet) apart.clone();
    for (int unit = 0; unit < after.size(); unit++) {
      if (!done.get(unit)) {
        BitSet component = new BitSet();
        component.set(unit);
        for (int other = unit + 1; other < after.size(); other++) {
          component.set(other, !apart.get(other) && after.get(unit).get(other) && after.get(other).get(unit));
        }
        done.or(component);
        components.add(component);
      }
    }
    return components;
  }

  /** Takes all that is ready and of one kind, in turns. */
  private void group(List<BitSet> components, BitSet carrying) {
    List<BitSet> left = new ArrayList<>(components);
    boolean carries = false;
    while (!left.isEmpty()) {
      BitSet units = new BitSet();
      for (boolean goesOn = true; goesOn; ) {
        boolean kind = carries;
        BitSet next = left.stream().filter(component -> carrying.get(component.nextSetBit(0)) == kind && isReady(component, left) && !(kind && (meetLater(units, component) || meetLater(component, units)))).findFirst().orElse(null);
        goesOn = next != null;
        if (goesOn) {
          left.remove(next);
          units.or(next);
        }
      }
      boolean light = !units.intersects(heavy);
      if (light && !groups.isEmpty() && !groups.get(groups.size() - 1).carries()) {
        groups.get(groups.size() - 1).units().or(units);
      } else if (!units.isEmpty()) {
        groups.add(new Group(units, carries && !light));
      }
      carries = !carries;
    }
  }

  private boolean isReady(BitSet component, List<BitSet> left) {
    int unit = component.nextSetBit(0);
    return left.stream().allMatch(other -> other.equals(component) || !after.get(other.nextSetBit(0)).get(unit));
  }

  /** The loops, in their order. */
  public List<Group> groups() {
    return List.copyOf(groups);
  }
}
