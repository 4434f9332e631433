package org.parcast.tracer;

import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Method;

/** Tells stores that update their own word by {@code +}, {@code *}, a minimum or a maximum with a contribution: {@code f[node] += c}. */
final class AssemblyUpdate {
  private final MethodFacts facts;
  private final Method method;
  private final Instruction store;

  private AssemblyUpdate(MethodFacts facts, Instruction store) {
    this.facts = facts;
    this.method = facts.method;
    this.store = store;
  }

  static boolean is(MethodFacts facts, Instruction store) {
    if (facts.slices.conditional(store) != null) {
      return true;
    }
    AssemblyUpdate update = new AssemblyUpdate(facts, store);
    int value = store instanceof Instruction.ArrayStore array ? array.value() : ((Instruction.FieldStore) store).value();
    return !update.isOwnWord(value) && update.contributes(value, null);
  }

  /** Whether the value is the own word, taken further by one operator. */
  private boolean contributes(int value, Operator by) {
    if (isOwnWord(value)) {
      return true;
    }
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.Compute compute) {
      Operator operator = compute.operator() == Operator.SUB ? Operator.ADD : compute.operator();
      if (operator == Operator.CONVERT) {
        return contributes(compute.operands().get(0), by);
      }
      boolean same = (operator == Operator.ADD || operator == Operator.MUL) && (by == null || by == operator);
      return same
          && (contributes(compute.operands().get(0), operator)
              || compute.operator() != Operator.SUB && contributes(compute.operands().get(1), operator));
    }
    if (instruction instanceof Instruction.Call call && call.target().owner().endsWith("Math")) {
      return (call.target().name().equals("min") || call.target().name().equals("max")) && call.operands().stream().anyMatch(this::isOwnWord);
    }
    return instruction instanceof Instruction.Phi phi && facts.slices.isSelect(phi) && phi.operands().stream().anyMatch(this::isOwnWord);
  }

  private boolean isOwnWord(int value) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof Instruction.ArrayLoad load && store instanceof Instruction.ArrayStore array) {
      return load.index() == array.index() && facts.common.canonical(load.array()) == facts.common.canonical(array.array());
    }
    return instruction instanceof Instruction.FieldLoad load
        && store instanceof Instruction.FieldStore field
        && load.field().equals(field.field())
        && load.object() == field.object();
  }
}
