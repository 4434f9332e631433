package org.parcast.analyses.loops.program;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Method;

/** Which methods return nothing but an array that they have just made and have put nowhere else. */
public final class FreshResults {

  /** What a method returns. */
  enum Kind {
    NOT_FRESH,
    /** A new array, whose elements may be anything. */
    ARRAY,
    /** A new array, whose elements are new arrays that are held by no other. */
    TREE
  }

  private final CallGraph calls;
  private final Map<Method, Kind> kinds = new HashMap<>();

  FreshResults(CallGraph calls) {
    this.calls = calls;
    calls.methods().forEach(this::kind); // From here on it is only read.
  }

  Kind kind(Method method) {
    if (method.blocks().isEmpty()) {
      return Kind.NOT_FRESH;
    }
    Kind known = kinds.get(method);
    if (known == null) {
      kinds.put(method, Kind.NOT_FRESH); // Of a recursion nothing is known.
      known = find(method);
      kinds.put(method, known);
    }
    return known;
  }

  /** Whether the instruction makes an array or object, itself or by a call. */
  public boolean isFresh(Method method, int value) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Call call) {
      List<Method> targets = calls.targets(call);
      boolean ours = !targets.isEmpty() && !calls.mayLeaveProgram(call) && targets.stream().allMatch(target -> kind(target) != Kind.NOT_FRESH);
      return ours || targets.isEmpty() && LibraryEffects.effect(call) == LibraryEffects.Effect.CLONE;
    }
    return instruction instanceof Instruction.NewArray || instruction instanceof Instruction.NewObject;
  }

  private Kind find(Method method) {
    Kind kind = Kind.TREE;
    boolean returns = false;
    for (Instruction instruction : method.instructions()) {
      if (instruction instanceof Instruction.Return result && result.value() >= 0) {
        returns = true;
        Kind found = made(method, result.value());
        kind = found.compareTo(kind) < 0 ? found : kind;
      }
    }
    return returns ? kind : Kind.NOT_FRESH;
  }

  private Kind made(Method method, int value) {
    Instruction made = method.instruction(value);
    if (!made.type().isArray() || !isFresh(method, value) || !staysHere(method, value)) {
      return Kind.NOT_FRESH;
    }
    boolean untouched = true;
    for (int user : method.uses(value)) {
      if (method.instruction(user) instanceof Instruction.ArrayStore store && store.elementType().isReference()) {
        untouched = untouched && made instanceof Instruction.NewArray && isOwnRow(method, store);
      }
    }
    if (made instanceof Call call) {
      boolean trees = calls.targets(call).stream().allMatch(target -> kind(target) == Kind.TREE) && !calls.targets(call).isEmpty();
      return untouched && trees ? Kind.TREE : Kind.ARRAY;
    }
    int rank = made.type().rank();
    boolean whole = ((Instruction.NewArray) made).lengths().size() == rank;
    boolean filled = rank == 2 && untouched;
    return untouched && (whole || filled) ? Kind.TREE : Kind.ARRAY;
  }

  /** Whether the stored row is made right there and stored once. */
  private static boolean isOwnRow(Method method, Instruction.ArrayStore store) {
    return method.instruction(store.value()) instanceof Instruction.NewArray
        && method.blockOf(store.value()).equals(method.blockOf(store.id()))
        && Arrays.stream(method.uses(store.value())).filter(user -> holds(method, user, store.value())).count() == 1;
  }

  private static boolean staysHere(Method method, int value) {
    for (int user : method.uses(value)) {
      if (holds(method, user, value)) {
        return false;
      }
    }
    return true;
  }

  /** Whether the user keeps the value itself anywhere, or may do so. */
  static boolean holds(Method method, int user, int value) {
    Instruction instruction = method.instruction(user);
    if (instruction instanceof Instruction.ArrayStore store) {
      return store.value() == value;
    } else if (instruction instanceof Instruction.FieldStore store) {
      return store.value() == value;
    } else if (instruction instanceof Call call) {
      LibraryEffects.Effect effect = LibraryEffects.effect(call);
      boolean filled = effect == LibraryEffects.Effect.FILL && call.operands().get(call.operands().size() - 1) == value;
      return filled || effect == LibraryEffects.Effect.UNKNOWN || LibraryEffects.captures(call) || LibraryEffects.givesBack(call);
    }
    return instruction instanceof Instruction.Phi || instruction instanceof Instruction.CheckCast || instruction instanceof Instruction.Throw;
  }
}
