package org.parcast.analyses.dependence;

import org.parcast.ir.Instruction.Call;

/**
 * A method as it is run by an iteration of the loop under judgement.
 *
 * @param number unique for the loop; 0 for the method that holds it
 * @param caller who calls it, null for the method that holds the loop
 * @param call by which call, null likewise
 * @param depth calls between the loop and here
 */
record Activation(int number, Activation caller, Call call, MethodBody body, int depth) {
  boolean isRoot() {
    return caller == null;
  }

  /** Whether the method is being run already. */
  boolean isWithin(org.parcast.ir.Method method) {
    return body.method() == method || caller != null && caller.isWithin(method);
  }

  /** The line, in the method that holds the loop, of what an instruction of this activation does. */
  int lineInLoop(int id) {
    return isRoot() ? body.line(id) : caller.lineInLoop(call.id());
  }
}
