package org.parcast.tracer.method;

import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/** The call of another constructor in a constructor, of its own class or the superclass, before which {@code this} can't be used. */
public final class SuperCall {
  private SuperCall() {}

  /** Bytecode index of the call; -1 where the method is no constructor. */
  public static int positionIn(Method method) {
    if (method.ref().name().equals("<init>")) {
      for (Instruction instruction : method.instructions()) {
        if (instruction instanceof Instruction.Call call
            && call.target().name().equals("<init>")
            && method.instruction(call.operands().get(0)) instanceof Instruction.Parameter receiver
            && receiver.index() == 0) {
          return call.position();
        }
      }
    }
    return -1;
  }
}
