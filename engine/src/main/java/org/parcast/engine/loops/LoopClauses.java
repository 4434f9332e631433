package org.parcast.engine.loops;

import java.util.List;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.frontend.stream.loop.Clauses;

/** What a verdict says of a loop, for whoever writes it. */
public final class LoopClauses {
  private LoopClauses() {}

  /** What blocks of two loops may not share. */
  public static Clauses of(OrderedNest nest) {
    return new Clauses(nest.privates(), List.of(), nest.reductions().stream().map(reduction -> new Clauses.Gathered(reduction.operator(), reduction.variable())).toList());
  }

  /** What its iterations may not share. */
  public static Clauses of(LoopVerdict verdict) {
    List<Clauses.Gathered> gathered = verdict.reductions().stream().map(reduction -> new Clauses.Gathered(reduction.operator(), reduction.variable())).toList();
    return new Clauses(verdict.privates(), verdict.firstPrivates(), gathered, verdict.counters(), verdict.unreached());
  }
}
