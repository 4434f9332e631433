package org.parcast.tracer.oracle;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.parcast.frontend.interpreter.Frame;
import org.parcast.ir.Instruction;
import org.parcast.ir.MethodRef;

/** What methods gather by calling themselves: what one has answered to itself are terms of what it goes on to gather; to others it has gathered all. */
final class Recursions {
  private final Map<Instruction, Gathering> byCall = new HashMap<>();

  /** A method that was called from another, or from itself, has answered. */
  void answered(Frame frame, MethodShape shape, Numeral result) {
    if (result == null || result == Numeral.CONSTANT || !shape.gathersByRecursion()) {
      return;
    }
    MethodRef caller = frame.caller().method().ref();
    if (caller.equals(frame.method().ref())) {
      result.isAnsweredToItself = true;
    } else if (result.isComputed()) {
      String name = "register " + caller.owner().substring(caller.owner().lastIndexOf('/') + 1) + "." + caller.name();
      result.gathering = byCall.computeIfAbsent(frame.call(), call -> new Gathering(name, null, new BitSet(), new BitSet(), new BitSet(), Set.of(), Map.of(), false));
      result.leftMethod = true;
    }
  }
}
