package org.parcast.analyses.mimicry;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** How many references of a trace threads are given at most, and what they were given of each parallel loop: who looks at no more need not wait for the rest. */
public final class ReferenceBudget {
  private final long most;
  private final long ofIteration;
  private final Map<Integer, Dealt> dealt = new HashMap<>();
  private long given;

  /**
   * What threads were given of a parallel loop.
   *
   * @param iterations of its executions
   * @param references that these made
   * @param given those of them that threads were given
   */
  public record Dealt(long iterations, long references, long given) {
    private Dealt plus(Dealt other) {
      return new Dealt(iterations + other.iterations, references + other.references, given + other.given);
    }
  }

  /**
   * A budget.
   *
   * @param most references after which no part of the trace is begun; executions of parallel loops are ended
   * @param ofIteration references of an iteration of a parallel loop, the first of them
   */
  public ReferenceBudget(long most, long ofIteration) {
    this.most = most;
    this.ofIteration = ofIteration;
  }

  static ReferenceBudget unlimited() {
    return new ReferenceBudget(Long.MAX_VALUE, Long.MAX_VALUE);
  }

  void give(long references) {
    given += references;
  }

  /** How many of so many executions of a block with references are given in an iteration that has been given some already. */
  long executions(long count, int references, long already) {
    long left = ofIteration - already;
    return left <= 0 ? 0 : references == 0 ? count : Math.min(count, (left - 1) / references + 1);
  }

  /** An execution of a parallel loop is over. */
  void dealt(int loop, long iterations, long references, long ofThese) {
    dealt.merge(loop, new Dealt(iterations, references, ofThese), Dealt::plus);
    give(ofThese);
  }

  /** Whether it is used up. */
  boolean isSpent() {
    return given >= most;
  }

  /** Whether it may have left something of the trace out. */
  public boolean hasLimited() {
    return isSpent() || dealt.values().stream().anyMatch(loop -> loop.given() < loop.references());
  }

  /** What threads were given of a loop; empty where the trace did not come to it before. */
  public Optional<Dealt> of(int loop) {
    return Optional.ofNullable(dealt.get(loop));
  }
}
