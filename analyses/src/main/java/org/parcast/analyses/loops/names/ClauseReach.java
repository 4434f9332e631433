package org.parcast.analyses.loops.names;

import org.parcast.analyses.loops.access.Activation;
import org.parcast.ir.Instruction;

/**
 * Tells which references the copies that a clause makes reach. A clause stands at the loop: it gives the names in the loop's own method another meaning, and
 * with them what is passed on as an argument. A called method that comes to a field by itself goes on to refer to the shared one.
 */
public final class ClauseReach {
  private ClauseReach() {}

  /** Whether an instruction refers to a field, or to elements of an array that it takes from one, in a called method. */
  public static boolean misses(Activation at, int id) {
    if (isLoops(at)) {
      return false;
    }
    Instruction instruction = at.body().method().instruction(id);
    if (instruction instanceof Instruction.FieldStore store) {
      return store.isStatic() || isThis(at, store.object());
    } else if (instruction instanceof Instruction.ArrayStore store) {
      return comesFromField(at, store.array());
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      return comesFromField(at, load.array());
    }
    return comesFromField(at, id);
  }

  /** Whether a value is, or is part of, what a called method loads from a field of its own accord. */
  public static boolean comesFromField(Activation at, int value) {
    if (isLoops(at)) {
      return false;
    }
    Instruction instruction = at.body().method().instruction(value);
    if (instruction instanceof Instruction.Parameter parameter) {
      return comesFromField(at.caller(), at.call().operands().get(parameter.index()));
    } else if (instruction instanceof Instruction.FieldLoad load) {
      return load.isStatic() || isThis(at, load.object());
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      return comesFromField(at, load.array());
    }
    return instruction instanceof Instruction.CheckCast cast && comesFromField(at, cast.value());
  }

  /** Whether what an activation does stands in the loop's own method, as the code of Scala's closures does. */
  private static boolean isLoops(Activation at) {
    return at.isRoot() || Activation.isClosure(at.body().method()) && isLoops(at.caller());
  }

  /** Whether a value is the object whose method holds the loop. */
  private static boolean isThis(Activation at, int value) {
    Instruction instruction = at.body().method().instruction(value);
    if (!(instruction instanceof Instruction.Parameter parameter)) {
      return false;
    }
    return at.isRoot() ? parameter.index() == 0 && !at.body().method().isStatic() : isThis(at.caller(), at.call().operands().get(parameter.index()));
  }
}
