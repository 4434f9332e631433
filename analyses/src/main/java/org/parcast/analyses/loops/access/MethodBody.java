package org.parcast.analyses.loops.access;

import org.parcast.ir.Dominators;
import org.parcast.ir.Loop;
import org.parcast.ir.LoopForest;
import org.parcast.ir.Method;

/** A method with its dominators and loops. */
public record MethodBody(Method method, Dominators dominators, LoopForest loops) {
  public static MethodBody of(Method method) {
    return new MethodBody(method, Dominators.of(method), LoopForest.of(method));
  }

  /** The innermost loop around an instruction, or null. */
  public Loop loopOf(int id) {
    return loops.innermost(method.blockOf(id).index());
  }

  public int line(int id) {
    return method.line(method.instruction(id).position());
  }
}
