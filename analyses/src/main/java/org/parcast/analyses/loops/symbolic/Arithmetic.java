package org.parcast.analyses.loops.symbolic;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Type;

/** Arithmetic on whole numbers in terms of loop counters and symbols: sums and products exactly, quotients in bounds, or exactly where nothing remains, and remainders by these. */
final class Arithmetic {
  /** Products with such factors are meant to overflow, as those of hashes and random numbers, where a remainder of them is taken. */
  private static final long SCRAMBLING = 1L << 16;

  private final SymbolicValues values;
  private final Atoms atoms;

  Arithmetic(SymbolicValues values, Atoms atoms) {
    this.values = values;
    this.atoms = atoms;
  }

  /** The result of a computation. */
  Polynomial of(Activation at, Compute compute) {
    boolean whole = compute.type().equals(Type.INT) || compute.type().equals(Type.LONG);
    Polynomial result = whole ? ofWhole(at, compute) : values.opaque(at, compute.id());
    boolean wraps = compute.type().equals(Type.INT) && result.terms().values().stream().anyMatch(factor -> factor != (int) (long) factor);
    return wraps ? values.opaque(at, compute.id()) : result; // No int is so many times another without having lost bits on the way.
  }

  private Polynomial ofWhole(Activation at, Compute compute) {
    List<Integer> operands = compute.operands();
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
        Polynomial by = values.number(at, operands.get(1));
        return by.isConstant() ? byConstant(at, compute, by.constant()) : bySymbol(at, compute, by);
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
      kind = SymbolicValues.later(kind, atoms.kind(number));
    }
    return Polynomial.atom(atoms.of(List.copyOf(key), kind));
  }

  /** A remainder is what a multiple of the quotient leaves. */
  private Polynomial bySymbol(Activation at, Compute compute, Polynomial by) {
    Polynomial number = values.number(at, compute.operands().get(0));
    if (compute.operator() != Operator.REM || isScrambled(number) || !atoms.isInvariant(by)) {
      return sameOperands(at, compute, compute.operator());
    }
    return number.minus(by.times(quotient(Operator.DIV, number, by)));
  }

  private Polynomial byConstant(Activation at, Compute compute, long by) {
    Polynomial number = values.number(at, compute.operands().get(0));
    if (compute.operator() == Operator.SHL) {
      return by >= 0 && by < 31 ? number.times(1L << by) : values.opaque(at, compute.id());
    } else if (isScrambled(number) || by <= 0 && compute.operator() != Operator.AND && compute.operator() != Operator.SHR) {
      return sameOperands(at, compute, compute.operator());
    }
    return switch (compute.operator()) {
      case DIV -> truncated(number, by);
      case REM -> number.minus(truncated(number, by).times(by));
      case SHR -> by >= 0 && by < 31 ? floored(number, by) : sameOperands(at, compute, Operator.SHR);
      default -> masked(at, compute, number, by);
    };
  }

  private Polynomial masked(Activation at, Compute compute, Polynomial number, long mask) {
    if (mask > 0 && mask < Integer.MAX_VALUE && Long.bitCount(mask + 1) == 1) {
      return number.minus(floored(number, Long.bitCount(mask)).times(mask + 1));
    }
    Polynomial result = sameOperands(at, compute, Operator.AND);
    if (mask >= 0 && result.atoms().size() == 1) {
      atoms.know(result.atoms().iterator().next(), List.of(result, result.times(-1).plus(mask)));
    }
    return result;
  }

  private static boolean isScrambled(Polynomial number) {
    return number.terms().values().stream().anyMatch(factor -> Math.abs(factor) >= SCRAMBLING);
  }

  /** A quotient that is rounded towards 0. */
  private Polynomial truncated(Polynomial number, long by) {
    Polynomial result = quotient(Operator.DIV, number, Polynomial.constant(by));
    Polynomial rest = number.minus(result.times(by));
    long below = isOfCounters(number) ? 0 : by - 1;
    know(result, rest, by, List.of(rest.plus(below), rest.times(-1).plus(by - 1)));
    return result;
  }

  /** Whether the number is a sum of multiples of counters, and so never negative. */
  private boolean isOfCounters(Polynomial number) {
    return number.terms().values().stream().allMatch(factor -> factor > 0) && number.atoms().stream().allMatch(atom -> atoms.kind(atom).isCounter());
  }

  /** A quotient by a power of two that is rounded down. */
  private Polynomial floored(Polynomial number, long bits) {
    Polynomial result = quotient(Operator.SHR, number, Polynomial.constant(bits));
    Polynomial rest = number.minus(result.times(1L << bits));
    know(result, rest, 1L << bits, List.of(rest, rest.times(-1).plus((1L << bits) - 1)));
    return result;
  }

  /** Half of a number that is even. */
  Polynomial exactHalf(Polynomial number) {
    return truncated(number, 2);
  }

  private void know(Polynomial quotient, Polynomial rest, long by, List<Polynomial> atLeastZero) {
    int atom = quotient.atoms().iterator().next();
    if (rest.plus(quotient.times(by)).isMultipleOf(by)) {
      atoms.define(atom, rest);
    } else {
      atoms.know(atom, atLeastZero);
    }
  }

  /** The quotient itself: equal numbers have equal ones. */
  private Polynomial quotient(Operator operator, Polynomial number, Polynomial by) {
    return Polynomial.atom(atoms.of(List.of("computed", operator, number, by), SymbolicValues.later(atoms.kind(number), atoms.kind(by))));
  }
}
