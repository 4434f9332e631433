package org.parcast.frontend.lowering;

import static org.objectweb.asm.Opcodes.*;

import org.parcast.ir.Instruction.Condition;
import org.parcast.ir.Instruction.Operator;
import org.parcast.ir.Type;

/** The arithmetic of the virtual machine by opcode. */
final class ArithmeticOpcodes {
  private static final Type[] NUMBERS = {Type.INT, Type.LONG, Type.FLOAT, Type.DOUBLE};
  private static final Operator[] FOUR_TYPED = {
    Operator.ADD, Operator.SUB, Operator.MUL, Operator.DIV, Operator.REM, Operator.NEG
  };
  private static final Operator[] TWO_TYPED = {
    Operator.SHL, Operator.SHR, Operator.USHR, Operator.AND, Operator.OR, Operator.XOR
  };
  private static final Condition[] CONDITIONS = {
    Condition.EQ, Condition.NE, Condition.LT, Condition.GE, Condition.GT, Condition.LE
  };

  private ArithmeticOpcodes() {}

  static boolean isArithmetic(int opcode) {
    return opcode >= IADD && opcode <= DCMPG;
  }

  static Operator operator(int opcode) {
    if (opcode <= DNEG) {
      return FOUR_TYPED[(opcode - IADD) / 4];
    }
    if (opcode <= LXOR) {
      return TWO_TYPED[(opcode - ISHL) / 2];
    }
    return switch (opcode) {
      case IINC -> Operator.ADD;
      case LCMP -> Operator.CMP;
      case FCMPL, DCMPL -> Operator.CMPL;
      case FCMPG, DCMPG -> Operator.CMPG;
      default -> Operator.CONVERT;
    };
  }

  static Type type(int opcode) {
    if (opcode <= DNEG) {
      return NUMBERS[(opcode - IADD) % 4];
    }
    if (opcode <= LXOR) {
      return NUMBERS[(opcode - ISHL) % 2];
    }
    return switch (opcode) {
      case I2L, F2L, D2L -> Type.LONG;
      case I2F, L2F, D2F -> Type.FLOAT;
      case I2D, L2D, F2D -> Type.DOUBLE;
      case I2B -> Type.BYTE;
      case I2C -> Type.CHAR;
      case I2S -> Type.SHORT;
      default -> Type.INT;
    };
  }

  /** The condition under which a branch is taken. */
  static Condition condition(int opcode) {
    return switch (opcode) {
      case IF_ACMPEQ, IFNULL -> Condition.EQ;
      case IF_ACMPNE, IFNONNULL -> Condition.NE;
      default -> CONDITIONS[(opcode - IFEQ) % CONDITIONS.length];
    };
  }

  /** The type of the elements that an instruction loads from or stores to an array, as far as the opcode tells. */
  static Type elementType(int opcode) {
    return switch (opcode) {
      case IALOAD, IASTORE -> Type.INT;
      case LALOAD, LASTORE -> Type.LONG;
      case FALOAD, FASTORE -> Type.FLOAT;
      case DALOAD, DASTORE -> Type.DOUBLE;
      case BALOAD, BASTORE -> Type.BYTE;
      case CALOAD, CASTORE -> Type.CHAR;
      case SALOAD, SASTORE -> Type.SHORT;
      default -> Types.OBJECT;
    };
  }
}
