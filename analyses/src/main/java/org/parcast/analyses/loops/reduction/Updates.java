package org.parcast.analyses.loops.reduction;

import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/** Finds the two references of {@code x = x op y}, where x is an array element or a field and its old value is used for nothing else. */
public final class Updates {
  private final SymbolicValues values;
  private final ChosenUpdates chosen;

  public Updates(WholeProgram program, SymbolicValues values, Loop loop) {
    this.values = values;
    this.chosen = new ChosenUpdates(program, values, loop);
  }

  /** An operator, and the load of the old value that it is applied to. */
  private record Update(String operator, int load) {}

  /** The operator of the update that the instruction loads or stores for, or null. */
  public String operator(Activation at, int id) {
    String computed = computed(at, id);
    return computed == null ? chosen.operator(at, id) : computed;
  }

  private String computed(Activation at, int id) {
    Method method = at.body().method();
    Instruction store = method.instruction(id);
    while (!isStore(store)) {
      int[] uses = method.uses(store.id());
      if (uses.length != 1) {
        return null;
      }
      store = method.instruction(uses[0]);
      if (store instanceof Instruction.Phi) {
        return null;
      }
    }
    int stored = store instanceof ArrayStore array ? array.value() : ((FieldStore) store).value();
    Update update = find(at, method.instruction(stored), store);
    return update != null && (id == store.id() || id == update.load()) ? update.operator() : null;
  }

  static boolean isStore(Instruction instruction) {
    return instruction instanceof ArrayStore || instruction instanceof FieldStore;
  }

  /** How the stored value is computed; it may be cut to the type of what it is stored into, as {@code +=} does. */
  private Update find(Activation at, Instruction value, Instruction store) {
    Type type = store instanceof ArrayStore array ? array.elementType() : ((FieldStore) store).field().type();
    Instruction wide = ReductionOperator.converted(at.body().method(), value);
    if (wide == null || !value.type().equals(type)) {
      return find(at, value, store, null);
    }
    Update update = at.body().method().uses(value.id()).length == 1 ? find(at, wide, store, null) : null;
    return update != null && ReductionOperator.mayNarrow(update.operator, wide.type(), type) ? update : null;
  }

  /** How the value is computed from a load that matches the store, by one operator, each step used once only; or null. */
  private Update find(Activation at, Instruction value, Instruction store, String operator) {
    Method method = at.body().method();
    if (method.uses(value.id()).length != 1) {
      return null;
    }
    if (value instanceof ArrayLoad || value instanceof FieldLoad) {
      return operator != null && matches(values, at, value, store) ? new Update(operator, value.id()) : null;
    }
    Instruction narrow = operator == null ? null : ReductionOperator.widened(method, value);
    if (narrow != null) {
      return find(at, narrow, store, operator);
    }
    for (int operand : value.operands()) {
      String found = ReductionOperator.of(value, operand);
      if (found != null && (operator == null || operator.equals(found))) {
        Update below = find(at, method.instruction(operand), store, found);
        if (below != null) {
          return below;
        }
      }
    }
    return null;
  }

  /** Whether an iteration loads from the place that it stores into. */
  static boolean matches(SymbolicValues values, Activation at, Instruction load, Instruction store) {
    if (values.isBefore(at, load.id())) {
      return false; // Every iteration starts anew from what was there before the loop.
    }
    if (load instanceof ArrayLoad from && store instanceof ArrayStore to) {
      return values.ref(at, from.array()).key().equals(values.ref(at, to.array()).key())
          && values.number(at, from.index()).equals(values.number(at, to.index()));
    } else if (load instanceof FieldLoad from && store instanceof FieldStore to) {
      boolean same = from.field().equals(to.field()) && from.isStatic() == to.isStatic();
      return same && (from.isStatic() || values.ref(at, from.object()).key().equals(values.ref(at, to.object()).key()));
    }
    return false;
  }
}
