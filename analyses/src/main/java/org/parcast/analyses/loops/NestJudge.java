package org.parcast.analyses.loops;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.analyses.loops.access.Access;
import org.parcast.analyses.loops.access.AccessGroups;
import org.parcast.analyses.loops.access.MethodBody;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.effects.Effects;
import org.parcast.analyses.loops.effects.Exits;
import org.parcast.analyses.loops.program.RunBlocks;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.reduction.Scalars;
import org.parcast.analyses.loops.symbolic.DependenceEquations;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Doubt;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.ir.DeepStack;

/** Judges in which other orders the iterations of a loop and of one right inside it may run. */
public final class NestJudge {
  /** Operators by which what is gathered comes to the same in any order, but for rounding. */
  private static final Set<String> UNORDERED = Set.of("+", "*", "min", "max", "&", "|", "^");

  private final LoopSite outer;
  private final LoopSite inner;
  private final MethodBody body;
  private final SymbolicValues values;
  private final Effects effects;
  private final DependenceEquations equations;
  private final int counter;
  private final Scalars ofOuter;
  private final Scalars ofInner;
  private final List<Dependence> obstacles = new ArrayList<>();

  /** Where in an iteration of the outer loop something is done. */
  private enum Position {
    BEFORE,
    INSIDE,
    AFTER
  }

  private NestJudge(WholeProgram program, LoopSite outer, LoopSite inner) {
    this.outer = outer;
    this.inner = inner;
    this.body = program.body(outer.method());
    Atoms atoms = new Atoms();
    this.values = new SymbolicValues(program, atoms, body, outer.loop());
    this.effects = new Effects(program, values, atoms, outer.loop());
    this.counter = values.counter(values.root(), inner.loop());
    this.equations = new DependenceEquations(program, values, atoms, values.counter(values.root(), outer.loop()));
    this.ofOuter = new Scalars(program, values, body, outer.loop(), outer.variable());
    Atoms within = new Atoms();
    SymbolicValues valuesWithin = new SymbolicValues(program, within, body, inner.loop());
    this.ofInner = new Scalars(program, valuesWithin, body, inner.loop(), inner.variable());
    Stream.of(new Exits(values, atoms, body, outer.loop(), program, RunBlocks.ANY), new Exits(valuesWithin, within, body, inner.loop(), program, RunBlocks.ANY)).flatMap(exits -> exits.doubts().stream())
        .map(Doubt::obstacle).forEach(obstacles::add);
  }

  /** Whether the inner loop is one right inside the outer one, so that there is something to judge. */
  public static boolean isNest(LoopSite outer, LoopSite inner) {
    return outer.method() == inner.method() && inner.loop().parent() != null && inner.loop().parent().header() == outer.loop().header();
  }

  /** What is proven of a nest, for every input. */
  public static OrderedNest judge(WholeProgram program, LoopSite outer, LoopSite inner) {
    return DeepStack.call(() -> {
      try {
        return new NestJudge(program, outer, inner).judged();
      } catch (ArithmeticException e) {
        return OrderedNest.fixed(outer, inner, Dependence.at(Dependence.Kind.CALL, "numbers too large to compare", outer.line(), Certainty.ASSUMED));
      }
    });
  }

  /**
   * What is proven of the nests of loops that keep their order: by loop, of it and the first one right inside it that keeps its order too; empty where there is none, or other things than
   * memory keep the order.
   *
   * @param verdicts on the loops, proven or of a run
   * @param width iterations that an execution of a loop has; 0 where that is not known
   */
  public static List<Optional<OrderedNest>> ordered(WholeProgram program, List<LoopSite> loops, List<LoopVerdict> verdicts, ToDoubleFunction<LoopSite> width) {
    List<Optional<OrderedNest>> nests = new ArrayList<>();
    for (int i = 0; i < loops.size(); i++) {
      LoopSite outer = loops.get(i);
      Optional<LoopSite> inner = isOrderedByMemory(verdicts.get(i))
          ? IntStream.range(0, loops.size()).filter(k -> isNest(outer, loops.get(k)) && isOrderedByMemory(verdicts.get(k))).mapToObj(loops::get).findFirst() : Optional.empty();
      nests.add(inner.map(found -> judge(program, outer, found).wide(width.applyAsDouble(found))));
    }
    return nests;
  }

  private static boolean isOrderedByMemory(LoopVerdict verdict) {
    return !verdict.verdict().isUnordered() && verdict.dependences().stream().allMatch(found -> found.kind().joins());
  }

  private OrderedNest judged() {
    obstacles.addAll(effects.obstacles());
    obstacles.addAll(ofOuter.dependences());
    obstacles.addAll(ofInner.dependences());
    counted();
    if (obstacles.isEmpty()) {
      inMemory().ifPresent(obstacles::add);
    }
    if (!obstacles.isEmpty()) {
      return OrderedNest.fixed(outer, inner, obstacles.get(0));
    }
    List<String> privates = List.copyOf(ofOuter.privates(outer.assigned()));
    Set<String> own = new TreeSet<>(ofInner.privates(inner.assigned()));
    return new OrderedNest(outer.source(), inner.source(), 0, Optional.empty(), ofOuter.reductions(), privates, own, unsteady(), Certainty.PROVEN, List.of());
  }

  /** Variables that count beside the loops' own, or gather in one of the loops only or by the order, would need values that blocks do not have. */
  private void counted() {
    Stream.concat(ofOuter.counters().stream(), ofInner.counters().stream()).forEach(name -> obstacles.add(carried(name)));
    Set<Reduction> both = new HashSet<>(ofOuter.reductions());
    both.retainAll(ofInner.reductions());
    both.removeIf(reduction -> !UNORDERED.contains(reduction.operator()));
    Stream.concat(ofOuter.reductions().stream(), ofInner.reductions().stream()).filter(reduction -> !both.contains(reduction)).forEach(reduction -> obstacles.add(carried(reduction.variable())));
  }

  private Dependence carried(String name) {
    return Dependence.at(Dependence.Kind.FLOW, name, inner.line(), Certainty.PROVEN);
  }

  /** The first dependence of the outer loop that leads back in the inner one. */
  private Optional<Dependence> inMemory() {
    AccessGroups groups = new AccessGroups(effects.accesses());
    int tests = 0;
    for (Access write : effects.accesses()) {
      for (Access other : write.write() ? groups.thatMayMeet(write) : List.<Access>of()) {
        if (++tests > LoopJudge.MOST_TESTS) {
          return Optional.of(Dependence.at(Dependence.Kind.CALL, "too many references to compare", outer.line(), Certainty.ASSUMED));
        } else if (turnsBack(write, other)) {
          return Optional.of(dependence(write, other));
        } else if (!other.write() && turnsBack(other, write)) {
          return Optional.of(dependence(other, write));
        }
      }
    }
    return Optional.empty();
  }

  private boolean turnsBack(Access earlier, Access later) {
    Position from = position(earlier);
    Position to = position(later);
    if (from == Position.BEFORE || to == Position.AFTER) {
      return false; // The first block of a row begins with the one, the last ends with the other.
    }
    return from == Position.INSIDE && to == Position.INSIDE ? equations.mayTurnBack(earlier, later, counter) : equations.conflict(earlier, later).isPresent();
  }

  private Dependence dependence(Access earlier, Access later) {
    Dependence.Kind kind = !earlier.write() ? Dependence.Kind.ANTI : later.write() ? Dependence.Kind.OUTPUT : Dependence.Kind.FLOW;
    Access told = kind == Dependence.Kind.ANTI ? earlier : later;
    List<Long> distance = equations.conflict(earlier, later).map(DependenceEquations.Conflict::distance).orElse(List.of());
    return new Dependence(kind, told.text(), earlier.line(), later.line(), distance, 0, distance.size() > 1 ? Certainty.PROVEN : Certainty.ASSUMED);
  }

  private Position position(Access access) {
    int block = blockOf(access);
    if (inner.loop().contains(block)) {
      return Position.INSIDE;
    }
    return body.dominators().dominates(inner.loop().header(), block) ? Position.AFTER : Position.BEFORE;
  }

  /** The block of the outer loop's method in which it is made. */
  private int blockOf(Access access) {
    return body.method().blockOf(access.at().idWithin(values.root(), access.id())).index();
  }

  /** Lines before the inner loop, and of its own test, that write, or read what something in the nest writes. */
  private Set<Integer> unsteady() {
    List<Access> writes = effects.accesses().stream().filter(Access::write).toList();
    Set<Integer> lines = new TreeSet<>();
    for (Access access : effects.accesses()) {
      boolean again = position(access) == Position.BEFORE || blockOf(access) == inner.loop().header();
      if (again && (access.write() || writes.stream().anyMatch(write -> equations.mayMeet(access, write)))) {
        lines.add(access.line());
      }
    }
    return lines;
  }
}
