package org.parcast.analyses.dependence;

import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Method;

/** Finds the two references of {@code x = x op y}, where x is an array element or a field and its old value is used for nothing else. */
final class Updates {
  private final Values values;

  Updates(Values values) {
    this.values = values;
  }

  /** The operator of the update that the instruction loads or stores for, or null. */
  String operator(Activation at, int id) {
    Method method = at.body().method();
    Instruction instruction = method.instruction(id);
    if (instruction instanceof ArrayStore || instruction instanceof FieldStore) {
      return ofStore(at, instruction);
    } else if (instruction instanceof ArrayLoad || instruction instanceof FieldLoad) {
      int[] uses = method.uses(id);
      int last = id;
      while (uses.length == 1) {
        Instruction user = method.instruction(uses[0]);
        if (user instanceof ArrayStore || user instanceof FieldStore) {
          return matches(at, method.instruction(id), user) ? ofStore(at, user) : null;
        } else if (ReductionOperator.of(user, last) == null) {
          return null;
        }
        last = user.id();
        uses = method.uses(last);
      }
    }
    return null;
  }

  private String ofStore(Activation at, Instruction store) {
    Method method = at.body().method();
    int stored = store instanceof ArrayStore array ? array.value() : ((FieldStore) store).value();
    return find(at, method.instruction(stored), store, null);
  }

  /** The operator by which the value is computed from the load that matches the store, each step used once only. */
  private String find(Activation at, Instruction value, Instruction store, String operator) {
    Method method = at.body().method();
    if (method.uses(value.id()).length != 1) {
      return null;
    }
    if (value instanceof ArrayLoad || value instanceof FieldLoad) {
      return operator != null && matches(at, value, store) ? operator : null;
    }
    for (int operand : value.operands()) {
      String found = ReductionOperator.of(value, operand);
      if (found != null && (operator == null || operator.equals(found))) {
        String below = find(at, method.instruction(operand), store, found);
        if (below != null) {
          return below;
        }
      }
    }
    return null;
  }

  private boolean matches(Activation at, Instruction load, Instruction store) {
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
