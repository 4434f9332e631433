package org.parcast.analyses.loops.program;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.parcast.analyses.loops.program.CallGraph.CallSite;
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
public final class ClassInitialisers {
  private final CallGraph calls;
  private final Map<String, Boolean> reachingOut = new ConcurrentHashMap<>();

  public ClassInitialisers(CallGraph calls) {
    this.calls = calls;
  }

  /** The class that the instruction initialises where that has not been done, or null. */
  public static String initialises(Instruction instruction) {
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
   * Whether by the store a class's initialiser gives static fields of its own, an array of theirs, or the objects that it makes, as the constants of an
   * enum, what they begin with: the virtual machine sees to it that this is done once, before anything else comes to them, in whichever iteration.
   */
  public boolean begins(Method method, Instruction store) {
    return (isInitialiser(method) || constructsForInitialisers(method, new HashSet<>()))
        && (store instanceof FieldStore field && isOwn(method, field.field(), field.isStatic())
            || store instanceof ArrayStore element && isOwn(method, method.instruction(element.array())))
        || store instanceof ArrayStore element && method.instruction(element.array()) instanceof NewArray && helpsInitialisers(method);
  }

  /** Whether nothing but initialisers calls the method, as that which makes the array of an enum's constants. */
  private boolean helpsInitialisers(Method method) {
    return !calls.isOpen(method) && !calls.callers(method).isEmpty() && calls.callers(method).stream().map(CallSite::caller).allMatch(ClassInitialisers::isInitialiser);
  }

  private static boolean isInitialiser(Method method) {
    return method.ref().name().equals("<clinit>");
  }

  /** Whether the method is a constructor that nothing but initialisers calls, for themselves or through other such constructors. */
  private boolean constructsForInitialisers(Method method, Set<Method> met) {
    return met.add(method) && method.ref().name().equals("<init>") && !calls.isOpen(method)
        && calls.callers(method).stream().map(CallSite::caller).allMatch(caller -> isInitialiser(caller) || constructsForInitialisers(caller, met));
  }

  private static boolean isOwn(Method method, Instruction array) {
    return array instanceof NewArray || array instanceof FieldLoad load && isOwn(method, load.field(), load.isStatic());
  }

  /** A constructor's own are the fields of its object. */
  private static boolean isOwn(Method method, FieldRef field, boolean isStatic) {
    return field.owner().equals(method.ref().owner()) && (isInitialiser(method) || !isStatic);
  }

  /** Whether the initialiser of a class, seen from another, writes static fields that are not its own: then it matters when it runs. */
  public boolean reachOut(String owner, String from) {
    if (owner.equals(from)) {
      return false;
    }
    return reachingOut.computeIfAbsent(owner, this::writesFieldsOfOthers);
  }

  private boolean writesFieldsOfOthers(String owner) {
    return calls.initialisers(owner).stream().flatMap(method -> method.instructions().stream())
        .anyMatch(instruction -> instruction instanceof FieldStore store && store.isStatic() && !store.field().owner().equals(owner));
  }
}
