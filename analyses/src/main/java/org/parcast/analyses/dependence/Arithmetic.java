package org.parcast.analyses.dependence;

import java.util.ArrayList;
import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Type;

/** Arithmetic on whole numbers in terms of loop counters and symbols: sums and products exactly, remainders and quotients by a constant in bounds. */
final class Arithmetic {
  /** Products with such factors are meant to overflow, as those of hashes and random numbers, where a remainder of them is taken. */
  private static final long SCRAMBLING = 1L << 16;

  private final Values values;
  private final Atoms atoms;

  Arithmetic(Values values, Atoms atoms) {
    this.values = values;
    this.atoms = atoms;
  }

  /** The result of a computation. */
  Polynomial of(Activation at, Compute compute) {
    List<Integer> operands = compute.operands();
    boolean whole = compute.type().equals(Type.INT) || compute.type().equals(Type.LONG);
    if (!whole) {
      return values.opaque(at, compute.id());
    }
    switch (compute.operator()) {
      case ADD:
        return values.number(at, operands.get(0)).plus(values.number(at, operands.get(1)));
      case SUB:
        return values.number(at, operands.get(0)).minus(values.number(at, operands.get(1)));
      case MUL:
        return values.number(at, operands.get(0)).times(values.number(at, operands.get(1)));
      case NEG:
        return values.number(at, operands.get(0)).times(-1);
      case CONVERT:
        Type from = at.body().method().instruction(operands.get(0)).type();
        boolean floating = from.equals(Type.DOUBLE) || from.equals(Type.FLOAT);
        return floating ? values.opaque(at, compute.id()) : values.number(at, operands.get(0));
      case SHL, SHR, DIV, REM, AND:
        return values.number(at, operands.get(1)).isConstant() ? byConstant(at, compute) : sameOperands(at, compute, compute.operator());
      default:
        return sameOperands(at, compute, compute.operator());
    }
  }

  /** Computed from equal numbers, results are equal. */
  Polynomial sameOperands(Activation at, Instruction computed, Object function) {
    List<Object> key = new ArrayList<>(List.of("computed", function));
    Atoms.Kind kind = Atoms.Kind.SYMBOL;
    for (int operand : computed.operands()) {
      Instruction value = at.body().method().instruction(operand);
      if (!value.type().equals(Type.INT) && !value.type().equals(Type.LONG)) {
        return values.opaque(at, computed.id());
      }
      Polynomial number = values.number(at, operand);
      key.add(number);
      kind = Values.later(kind, atoms.kind(number));
    }
    return Polynomial.atom(atoms.of(List.copyOf(key), kind));
  }

  private Polynomial byConstant(Activation at, Compute compute) {
    Polynomial number = values.number(at, compute.operands().get(0));
    long by = values.number(at, compute.operands().get(1)).constant();
    if (compute.operator() == Instruction.Operator.SHL) {
      return by >= 0 && by < 31 ? number.times(1L << by) : values.opaque(at, compute.id());
    }
    Polynomial result = sameOperands(at, compute, compute.operator());
    if (result.atoms().size() != 1 || number.terms().values().stream().anyMatch(factor -> Math.abs(factor) >= SCRAMBLING)) {
      return result;
    }
    int atom = result.atoms().iterator().next();
    if (compute.operator() == Instruction.Operator.AND && by >= 0) {
      atoms.know(atom, List.of(result, result.times(-1).plus(by)));
    } else if (compute.operator() == Instruction.Operator.REM && by > 0) {
      atoms.know(atom, List.of(result.plus(by - 1), result.times(-1).plus(by - 1)));
      Polynomial quotient = Polynomial.atom(atoms.of(List.of("quotient", atom), atoms.kind(atom)));
      atoms.define(atom, number.minus(quotient.times(by)).minus(result));
    } else if (compute.operator() == Instruction.Operator.DIV && by > 0) {
      Polynomial rest = number.minus(result.times(by));
      atoms.know(atom, List.of(rest.plus(by - 1), rest.times(-1).plus(by - 1)));
    } else if (compute.operator() == Instruction.Operator.SHR && by >= 0 && by < 31) {
      Polynomial rest = number.minus(result.times(1L << by));
      atoms.know(atom, List.of(rest, rest.times(-1).plus((1L << by) - 1)));
    }
    return result;
  }
}
