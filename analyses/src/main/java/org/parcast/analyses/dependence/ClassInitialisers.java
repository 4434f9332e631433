package org.parcast.analyses.dependence;

import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Instruction.NewArray;
import org.parcast.ir.Instruction.NewObject;
import org.parcast.ir.Method;

/** Static initialisers, which the first iteration that touches their class runs. */
final class ClassInitialisers {
  private final CallGraph calls;

  ClassInitialisers(CallGraph calls) {
    this.calls = calls;
  }

  /** The class that the instruction initialises where that has not been done, or null. */
  static String initialises(Instruction instruction) {
    if (instruction instanceof FieldLoad load && load.isStatic()) {
      return load.field().owner();
    } else if (instruction instanceof FieldStore store && store.isStatic()) {
      return store.field().owner();
    } else if (instruction instanceof NewObject made) {
      String descriptor = made.type().descriptor();
      return descriptor.substring(1, descriptor.length() - 1);
    }
    return instruction instanceof Call call && call.dispatch() == Dispatch.STATIC ? call.target().owner() : null;
  }

  /**
   * Whether by the store a class's initialiser gives static fields of its own, or an array of theirs, what they begin with: the virtual machine sees to
   * it that this is done once, before anything else comes to them, in whichever iteration.
   */
  static boolean begins(Method method, Instruction store) {
    return method.ref().name().equals("<clinit>")
        && (store instanceof FieldStore field && isOwn(method, field.field())
            || store instanceof ArrayStore element && isOwn(method, method.instruction(element.array())));
  }

  private static boolean isOwn(Method method, Instruction array) {
    return array instanceof NewArray || array instanceof FieldLoad load && isOwn(method, load.field());
  }

  private static boolean isOwn(Method method, FieldRef field) {
    return field.owner().equals(method.ref().owner());
  }

  /** Whether the initialiser of a class, seen from another, writes static fields that are not its own: then it matters when it runs. */
  boolean reachOut(String owner, String from) {
    if (owner.equals(from)) {
      return false;
    }
    for (Method method : calls.initialisers(owner)) {
      for (Instruction instruction : method.instructions()) {
        if (instruction instanceof FieldStore store && store.isStatic() && !store.field().owner().equals(owner)) {
          return true;
        }
      }
    }
    return false;
  }
}
