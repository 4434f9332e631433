package org.parcast.tracer.method;

import java.util.Set;
import org.parcast.ir.Instruction;

/** Calls of the library that choose one of many objects by what functions of the program answer of each: the choice is computed of all that they answer. */
public final class ObjectChoices {
  private static final Set<String> EXTREMES = Set.of("min", "max");

  private ObjectChoices() {}

  /** Whether the call chooses an object. */
  public static boolean isMadeBy(Instruction.Call call) {
    String owner = call.target().owner();
    return EXTREMES.contains(call.target().name()) && (owner.equals("java/util/Collections") || owner.equals("java/util/stream/Stream"));
  }

  /** Whether the call answers the object that an optional holds. */
  static boolean isAskedBy(Instruction.Call call) {
    String name = call.target().name();
    return call.target().owner().equals("java/util/Optional") && (name.equals("get") || name.startsWith("orElse"));
  }
}
