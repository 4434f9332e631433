package org.parcast.frontend.lowering;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Phi.Input;
import org.parcast.ir.Type;
import org.parcast.ir.Variable;

/** A phi that is still being given its inputs. */
final class PhiDraft implements Draft {
  private final int value;
  private final Type type;
  private final Variable variable;
  private final List<Input> inputs = new ArrayList<>();

  PhiDraft(int value, Type type, Variable variable) {
    this.value = value;
    this.type = type;
    this.variable = variable;
  }

  int value() {
    return value;
  }

  Variable variable() {
    return variable;
  }

  List<Input> inputs() {
    return inputs;
  }

  void add(int block, int after, int input) {
    inputs.add(new Input(block, after, input));
  }

  @Override
  public Instruction settle(int id, IntUnaryOperator settled) {
    List<Input> all = inputs.stream().map(input -> new Input(input.block(), input.after(), settled.applyAsInt(input.value()))).toList();
    return new Instruction.Phi(id, type, variable, all);
  }
}
