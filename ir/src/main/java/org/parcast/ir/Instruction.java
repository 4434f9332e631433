package org.parcast.ir;

import java.util.List;

/**
 * An instruction in static single assignment form. An instruction that computes something is the value that it computes: operands name
 * instructions of the same method by their {@link #id()}.
 */
public sealed interface Instruction {

  /** Number of the instruction, unique in its method: {@code method.instruction(id)} is this. */
  int id();

  /** Index of the bytecode instruction that it came from, in the method's instruction list; -1 for phis and parameters. */
  int position();

  /** Type of the value computed, {@link Type#VOID} where there is none. */
  Type type();

  /** The values used, in the order of evaluation; ids of instructions. */
  List<Integer> operands();

  /** What a conditional branch tests: an int against zero or another, a reference against null or another. */
  enum Condition {
    EQ,
    NE,
    LT,
    GE,
    GT,
    LE
  }

  /** Arithmetic of the virtual machine. CMPL and CMPG differ in what they answer for NaN; CONVERT goes to the type of the instruction. */
  enum Operator {
    ADD,
    SUB,
    MUL,
    DIV,
    REM,
    NEG,
    SHL,
    SHR,
    USHR,
    AND,
    OR,
    XOR,
    CMP,
    CMPL,
    CMPG,
    CONVERT
  }

  /** How a call finds its method. */
  enum Dispatch {
    STATIC,
    VIRTUAL,
    INTERFACE,
    SPECIAL,
    DYNAMIC
  }

  /** A parameter of the method, the receiver first; {@code slot} is its local variable. */
  record Parameter(int id, Type type, int index, int slot) implements Instruction {
    @Override
    public int position() {
      return -1;
    }

    @Override
    public List<Integer> operands() {
      return List.of();
    }
  }

  /**
   * A merge of the values that a variable may hold where control meets.
   *
   * @param inputs one for each predecessor of the block; at the entry of an exception handler one for each definition of the variable
   *     that reaches the handler
   */
  record Phi(int id, Type type, Variable variable, List<Input> inputs) implements Instruction {
    /**
     * @param block the predecessor from which control comes
     * @param after for a handler, the bytecode index of the instruction after which the variable holds the value within the protected
     *     range, or -1 where it holds it when control enters {@code block}; -1 for all other phis
     * @param value id of the value
     */
    public record Input(int block, int after, int value) {}

    @Override
    public int position() {
      return -1;
    }

    @Override
    public List<Integer> operands() {
      Integer[] operands = new Integer[inputs.size()];
      for (int i = 0; i < operands.length; i++) {
        operands[i] = inputs.get(i).value();
      }
      return List.of(operands);
    }
  }

  /** A constant: a boxed number, a string, a {@link Type} for a class literal, a {@link LinkedConstant}, or null. */
  record Constant(int id, int position, Type type, Object value) implements Instruction {
    @Override
    public List<Integer> operands() {
      return List.of();
    }
  }

  /** Arithmetic on one or two values. */
  record Compute(int id, int position, Type type, Operator operator, List<Integer> operands) implements Instruction {
    /** Whether it divides whole numbers, which fails where the divisor is zero. */
    public boolean isWholeQuotient() {
      boolean whole = type.equals(Type.INT) || type.equals(Type.LONG);
      return whole && (operator == Operator.DIV || operator == Operator.REM);
    }
  }

  record ArrayLoad(int id, int position, Type type, int array, int index) implements Instruction {
    @Override
    public List<Integer> operands() {
      return List.of(array, index);
    }
  }

  /** A store to an array element; {@code elementType} is the type of the elements. */
  record ArrayStore(int id, int position, Type elementType, int array, int index, int value) implements Instruction {
    @Override
    public Type type() {
      return Type.VOID;
    }

    @Override
    public List<Integer> operands() {
      return List.of(array, index, value);
    }
  }

  /** A load of a field; {@code object} is -1 for a static one. */
  record FieldLoad(int id, int position, FieldRef field, int object) implements Instruction {
    @Override
    public Type type() {
      return field.type();
    }

    public boolean isStatic() {
      return object < 0;
    }

    @Override
    public List<Integer> operands() {
      return isStatic() ? List.of() : List.of(object);
    }
  }

  /** A store to a field; {@code object} is -1 for a static one. */
  record FieldStore(int id, int position, FieldRef field, int object, int value) implements Instruction {
    @Override
    public Type type() {
      return Type.VOID;
    }

    public boolean isStatic() {
      return object < 0;
    }

    @Override
    public List<Integer> operands() {
      return isStatic() ? List.of(value) : List.of(object, value);
    }
  }

  record ArrayLength(int id, int position, int array) implements Instruction {
    @Override
    public Type type() {
      return Type.INT;
    }

    @Override
    public List<Integer> operands() {
      return List.of(array);
    }
  }

  /** A new object, its constructor not yet called. */
  record NewObject(int id, int position, Type type) implements Instruction {
    @Override
    public List<Integer> operands() {
      return List.of();
    }
  }

  /** A new array; the lengths of its first dimensions are given. */
  record NewArray(int id, int position, Type type, List<Integer> lengths) implements Instruction {
    @Override
    public List<Integer> operands() {
      return lengths;
    }
  }

  record CheckCast(int id, int position, Type type, int value) implements Instruction {
    @Override
    public List<Integer> operands() {
      return List.of(value);
    }
  }

  record InstanceOf(int id, int position, Type tested, int value) implements Instruction {
    @Override
    public Type type() {
      return Type.BOOLEAN;
    }

    @Override
    public List<Integer> operands() {
      return List.of(value);
    }
  }

  /**
   * A call.
   *
   * @param type type of the result
   * @param target the method named by the instruction; for DYNAMIC the bootstrap method's owner with the call's name and descriptor
   * @param implementation for DYNAMIC, the body that the call site was linked to (a lambda's or method reference's), else null
   * @param function for such a body, the method of the functional interface that it stands for, else null
   * @param operands the receiver, if any, and the arguments
   */
  record Call(int id, int position, Type type, Dispatch dispatch, MethodRef target, MethodRef implementation, MethodRef function, List<Integer> operands)
      implements Instruction {}

  /** The exception caught at the entry of a handler. */
  record Caught(int id, int position, Type type) implements Instruction {
    @Override
    public List<Integer> operands() {
      return List.of();
    }
  }

  /** Entry to or exit from an object's monitor. */
  record Monitor(int id, int position, boolean enter, int object) implements Instruction {
    @Override
    public Type type() {
      return Type.VOID;
    }

    @Override
    public List<Integer> operands() {
      return List.of(object);
    }
  }

  /** An instruction that ends its block. The blocks it goes to are the block's successors. */
  sealed interface Terminator extends Instruction {
    @Override
    default Type type() {
      return Type.VOID;
    }
  }

  /** An end of a block without an instruction of its own, or a jump; position is -1 where control falls through. */
  record Goto(int id, int position, int target) implements Terminator {
    @Override
    public List<Integer> operands() {
      return List.of();
    }
  }

  /** A conditional branch; {@code right} is -1 for a comparison with zero or null. Successors: taken, then not taken. */
  record Branch(int id, int position, Condition condition, int left, int right, int taken, int notTaken) implements Terminator {
    @Override
    public List<Integer> operands() {
      return right < 0 ? List.of(left) : List.of(left, right);
    }
  }

  /** A switch; {@code targets} are blocks, one for each key, and {@code otherwise} the default. */
  record Switch(int id, int position, int key, List<Integer> keys, List<Integer> targets, int otherwise) implements Terminator {
    @Override
    public List<Integer> operands() {
      return List.of(key);
    }
  }

  /** A return; {@code value} is -1 for a method without result. */
  record Return(int id, int position, int value) implements Terminator {
    @Override
    public List<Integer> operands() {
      return value < 0 ? List.of() : List.of(value);
    }
  }

  record Throw(int id, int position, int value) implements Terminator {
    @Override
    public List<Integer> operands() {
      return List.of(value);
    }
  }
}
