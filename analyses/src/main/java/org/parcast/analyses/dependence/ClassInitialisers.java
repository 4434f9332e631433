package org.parcast.analyses.dependence;

import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.Dispatch;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
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
