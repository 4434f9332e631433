package org.parcast.analyses.valueflow;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.parcast.recorder.format.Nets;

/**
 * Takes the ends of a time loop out of what a step sends. A word that gets one value in each of T steps, used in the step that makes it and in
 * the next one, has T + 1 values in use: the one it enters the loop with, whose first uses lie before, and the last, whose last uses would lie
 * after. A step in the middle sends one value by the net that the T - 1 others have. Such a net counts T times here and the other two not.
 * Words of an object that every step makes anew (the grid that a step returns) have T - 1 values in use in the next step, the first step's
 * input being another object's: their net counts T times too.
 */
final class SteadyNets {
  private final long steps;
  private final BitSet steady = new BitSet();
  private final BitSet ends = new BitSet();

  /**
   * @param everyStep nets of the headline phase that are no set-up
   * @param madeInStep vertices of objects that every step makes
   */
  SteadyNets(Nets nets, int vertices, long steps, IntPredicate everyStep, IntPredicate madeInStep) {
    this.steps = steps;
    if (steps < 2) {
      return;
    }
    int[] values = new int[vertices];
    forEachNet(nets, everyStep, n -> values[nets.home(n)] = (int) Math.min(values[nets.home(n)] + nets.count(n), Integer.MAX_VALUE / 2));
    int[] common = new int[vertices];
    forEachNet(nets, everyStep, n -> {
      int home = nets.home(n);
      if (isRow(values[home], home, madeInStep) && (common[home] == 0 || moreCommon(nets, n, common[home] - 1))) {
        common[home] = n + 1;
      }
    });
    BitSet unsteady = new BitSet();
    int[] sinkOf = new int[vertices];
    forEachNet(nets, everyStep, n -> {
      int home = nets.home(n);
      if (common[home] > 0 && !isPartOf(nets, n, common[home] - 1, sinkOf)) {
        unsteady.set(home);
      }
    });
    forEachNet(nets, everyStep, n -> {
      int home = nets.home(n);
      if (common[home] > 0 && nets.count(common[home] - 1) >= steps - 1 && !unsteady.get(home)) {
        (common[home] == n + 1 ? steady : ends).set(n);
      }
    });
  }

  private boolean isRow(int values, int home, IntPredicate madeInStep) {
    return values == steps + 1 || values == steps - 1 && madeInStep.test(home);
  }

  private static boolean moreCommon(Nets nets, int net, int than) {
    return nets.count(net) != nets.count(than) ? nets.count(net) > nets.count(than) : size(nets, net) > size(nets, than);
  }

  /** Whether all sinks of a net are sinks of the other: a value that does more than the others is no end of their row. */
  private static boolean isPartOf(Nets nets, int net, int of, int[] sinkOf) {
    if (net == of) {
      return true;
    }
    for (int i = nets.offset(of); i < nets.offset(of + 1); i++) {
      sinkOf[nets.pin(i)] = of + 1;
    }
    for (int i = nets.offset(net); i < nets.offset(net + 1); i++) {
      if (sinkOf[nets.pin(i)] != of + 1) {
        return false;
      }
    }
    return true;
  }

  private static int size(Nets nets, int net) {
    return nets.offset(net + 1) - nets.offset(net);
  }

  private interface NetVisitor {
    void visit(int net);
  }

  /** Nets with a sink other than their home. */
  private static void forEachNet(Nets nets, IntPredicate everyStep, NetVisitor visitor) {
    for (int n = 0; n < nets.size(); n++) {
      int first = nets.offset(n);
      int size = nets.offset(n + 1) - first;
      if ((size > 1 || size == 1 && nets.pin(first) != nets.home(n)) && everyStep.test(n)) {
        visitor.visit(n);
      }
    }
  }

  /** Values that the steps send by a net, given how many there were. */
  long count(int net, long recorded) {
    return ends.get(net) ? 0 : steady.get(net) ? steps : recorded;
  }
}
