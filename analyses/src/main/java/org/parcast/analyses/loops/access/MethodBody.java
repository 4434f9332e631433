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

  /** Whether all of a block has been done wherever control comes to another one: no exception that is thrown in it, and caught, leads there past the rest of it. */
  public boolean isDone(int block, int target) {
    return dominators.dominates(block, target)
        && (block == target || method.blocks().get(block).handlers().stream().noneMatch(handler -> handler == target || method.reachableAnyhow(handler, next -> next != block).get(target)));
  }

  public int line(int id) {
    return method.line(method.instruction(id).position());
  }
}
