package org.parcast.analyses.dependence;

import java.util.HashMap;
import java.util.Map;
import org.parcast.ir.Method;
import org.parcast.ir.Program;

/** What is known of the whole program, shared by the loops that are judged. */
final class WholeProgram {
  private final CallGraph calls;
  private final FreshResults fresh;
  private final PointsTo pointsTo;
  private final SingleHolders holders;
  private final Distinct distinct;
  private final Map<Method, MethodBody> bodies = new HashMap<>();

  WholeProgram(Program program, boolean closed) {
    this.calls = new CallGraph(program, closed);
    this.fresh = new FreshResults(calls);
    this.pointsTo = new PointsTo(calls, fresh);
    this.holders = new SingleHolders(calls, pointsTo, fresh);
    this.distinct = new Distinct(calls, pointsTo, fresh);
  }

  CallGraph calls() {
    return calls;
  }

  FreshResults fresh() {
    return fresh;
  }

  PointsTo pointsTo() {
    return pointsTo;
  }

  SingleHolders holders() {
    return holders;
  }

  Distinct distinct() {
    return distinct;
  }

  MethodBody body(Method method) {
    return bodies.computeIfAbsent(method, MethodBody::of);
  }
}
