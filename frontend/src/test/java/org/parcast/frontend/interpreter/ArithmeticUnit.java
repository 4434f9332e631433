package org.parcast.frontend.interpreter;

import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Type;

/** Computes what {@link org.parcast.ir.Instruction.Compute} and {@link org.parcast.ir.Instruction.Branch} ask for. */
final class ArithmeticUnit {
  private ArithmeticUnit() {}

  static Object compute(Operator operator, Type type, Object left, Object right) {
    if (operator == Operator.CONVERT) {
      return convert((Number) left, type);
    } else if (left instanceof Integer a) {
      return operator == Operator.NEG ? -a : ints(operator, a, (Integer) right);
    } else if (left instanceof Long a) {
      return operator == Operator.NEG ? (Object) (-a) : longs(operator, a, (Number) right);
    } else if (left instanceof Float a) {
      return operator == Operator.NEG ? (Object) (-a) : floats(operator, a, (Float) right);
    }
    return operator == Operator.NEG ? (Object) (-(Double) left) : doubles(operator, (Double) left, (Double) right);
  }

  static boolean holds(Condition condition, Object left, Object right) {
    if (!(left instanceof Integer && right instanceof Integer)) {
      return condition == Condition.EQ == (left == right);
    }
    int order = Integer.compare((Integer) left, (Integer) right);
    return switch (condition) {
      case EQ -> order == 0;
      case NE -> order != 0;
      case LT -> order < 0;
      case GE -> order >= 0;
      case GT -> order > 0;
      case LE -> order <= 0;
    };
  }

  private static Object convert(Number value, Type type) {
    boolean isFloating = value instanceof Float || value instanceof Double;
    return switch (type.descriptor().charAt(0)) {
      case 'B' -> (Object) (int) (byte) value.intValue();
      case 'S' -> (Object) (int) (short) value.intValue();
      case 'C' -> (Object) (int) (char) value.intValue();
      case 'I' -> (Object) (isFloating ? (int) value.doubleValue() : (int) value.longValue());
      case 'J' -> (Object) (isFloating ? (long) value.doubleValue() : value.longValue());
      case 'F' -> (Object) value.floatValue();
      default -> (Object) value.doubleValue();
    };
  }

  private static int ints(Operator operator, int a, int b) {
    return switch (operator) {
      case ADD -> a + b;
      case SUB -> a - b;
      case MUL -> a * b;
      case DIV -> a / b;
      case REM -> a % b;
      case SHL -> a << b;
      case SHR -> a >> b;
      case USHR -> a >>> b;
      case AND -> a & b;
      case OR -> a | b;
      case XOR -> a ^ b;
      default -> throw new InterpreterError("no operation on int: " + operator, null);
    };
  }

  private static Object longs(Operator operator, long a, Number right) {
    long b = right.longValue();
    return switch (operator) {
      case ADD -> (Object) (a + b);
      case SUB -> (Object) (a - b);
      case MUL -> (Object) (a * b);
      case DIV -> (Object) (a / b);
      case REM -> (Object) (a % b);
      case SHL -> (Object) (a << b);
      case SHR -> (Object) (a >> b);
      case USHR -> (Object) (a >>> b);
      case AND -> (Object) (a & b);
      case OR -> (Object) (a | b);
      case XOR -> (Object) (a ^ b);
      case CMP -> (Object) Long.compare(a, b);
      default -> throw new InterpreterError("no operation on long: " + operator, null);
    };
  }

  private static Object floats(Operator operator, float a, float b) {
    return switch (operator) {
      case ADD -> (Object) (a + b);
      case SUB -> (Object) (a - b);
      case MUL -> (Object) (a * b);
      case DIV -> (Object) (a / b);
      case REM -> (Object) (a % b);
      case CMPL -> (Object) compare(a, b, -1);
      case CMPG -> (Object) compare(a, b, 1);
      default -> throw new InterpreterError("no operation on float: " + operator, null);
    };
  }

  private static Object doubles(Operator operator, double a, double b) {
    return switch (operator) {
      case ADD -> (Object) (a + b);
      case SUB -> (Object) (a - b);
      case MUL -> (Object) (a * b);
      case DIV -> (Object) (a / b);
      case REM -> (Object) (a % b);
      case CMPL -> (Object) compare(a, b, -1);
      case CMPG -> (Object) compare(a, b, 1);
      default -> throw new InterpreterError("no operation on double: " + operator, null);
    };
  }

  /** Unlike {@code Double.compare}, zeros of both signs are equal, and a NaN gives {@code unordered}. */
  private static int compare(double a, double b, int unordered) {
    return a < b ? -1 : a > b ? 1 : a == b ? 0 : unordered;
  }
}
