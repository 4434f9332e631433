package org.parcast.analyses.loops.access;

import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/**
 * A method as it is run by an iteration of the loop under judgement.
 *
 * @param number unique for the loop; 0 for the method that holds it
 * @param caller who calls it, null for the method that holds the loop
 * @param call by which call, null likewise
 * @param depth calls between the loop and here
 */
public record Activation(int number, Activation caller, Call call, MethodBody body, int depth) {
  public boolean isRoot() {
    return caller == null;
  }

  /** The instruction of an activation around this one, or of this one, in which an instruction of this one is done; -1 where that is not around. */
  public int idWithin(Activation outer, int id) {
    int within = id;
    for (Activation at = this; at != null; at = at.caller()) {
      if (at == outer) {
        return within;
      }
      within = at.isRoot() ? -1 : at.call().id();
    }
    return -1;
  }

  /** Whether the method is being run already. */
  public boolean isWithin(Method method) {
    return body.method() == method || caller != null && caller.isWithin(method);
  }

  /** The line, in the source of the loop, of what an instruction of this activation does: for methods that are called that of the call. */
  public int lineInLoop(int id) {
    return isRoot() || isClosure(body.method()) ? body.line(id) : caller.lineInLoop(call.id());
  }

  /** Whether Scala's compiler made the method of code that stands within another's. */
  public static boolean isClosure(Method method) {
    return method.ref().name().contains("$anonfun$");
  }
}
