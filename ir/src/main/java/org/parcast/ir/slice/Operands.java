package org.parcast.ir.slice;

import java.util.List;
import java.util.function.IntUnaryOperator;
import org.parcast.ir.Instruction;

/** Instructions with other operands: those that may use numbers, phis apart. */
final class Operands {
  private Operands() {}

  static Instruction replaced(Instruction instruction, IntUnaryOperator by) {
    List<Integer> operands = instruction.operands();
    List<Integer> others = operands.stream().map(by::applyAsInt).toList();
    if (operands.equals(others)) {
      return instruction;
    } else if (instruction instanceof Instruction.Compute compute) {
      return new Instruction.Compute(compute.id(), compute.position(), compute.type(), compute.operator(), others);
    } else if (instruction instanceof Instruction.ArrayLoad load) {
      return new Instruction.ArrayLoad(load.id(), load.position(), load.type(), others.get(0), others.get(1));
    } else if (instruction instanceof Instruction.ArrayStore store) {
      return new Instruction.ArrayStore(store.id(), store.position(), store.elementType(), others.get(0), others.get(1), others.get(2));
    } else if (instruction instanceof Instruction.FieldStore store) {
      return new Instruction.FieldStore(store.id(), store.position(), store.field(), store.isStatic() ? -1 : others.get(0), others.get(others.size() - 1));
    } else if (instruction instanceof Instruction.NewArray made) {
      return new Instruction.NewArray(made.id(), made.position(), made.type(), others);
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return new Instruction.CheckCast(cast.id(), cast.position(), cast.type(), others.get(0));
    } else if (instruction instanceof Instruction.Call call) {
      return new Instruction.Call(call.id(), call.position(), call.type(), call.dispatch(), call.target(), call.implementation(), call.function(), others);
    } else if (instruction instanceof Instruction.Branch branch) {
      return new Instruction.Branch(branch.id(), branch.position(), branch.condition(), others.get(0), branch.right() < 0 ? -1 : others.get(1), branch.taken(), branch.notTaken());
    } else if (instruction instanceof Instruction.Switch chosen) {
      return new Instruction.Switch(chosen.id(), chosen.position(), others.get(0), chosen.keys(), chosen.targets(), chosen.otherwise());
    } else if (instruction instanceof Instruction.Return returned) {
      return new Instruction.Return(returned.id(), returned.position(), others.get(0));
    }
    throw new IllegalArgumentException("uses no number: " + instruction);
  }
}
