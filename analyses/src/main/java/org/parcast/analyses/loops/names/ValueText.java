package org.parcast.analyses.loops.names;

import org.parcast.analyses.loops.access.Activation;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.Compute;
import org.parcast.ir.Method;

/** Values as they stand in the source, as far as names are known. */
public final class ValueText {
  private static final int DEEPEST = 6;

  /** What variables are called for which the class file tells no name, with the number of their slot. */
  private static final String LOCAL = "local";
  private static final String UNKNOWN = "...";
  private static final String CAPTURED = "val$";

  private ValueText() {}

  /** The reference that an instruction makes to an array element or field, or the value that it computes. */
  public static String of(Activation at, int id) {
    Instruction instruction = at.body().method().instruction(id);
    boolean loads = instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad;
    return loads ? loaded(at, instruction, DEEPEST) : text(at, id, DEEPEST);
  }

  /** A value by the name of the variable that has it, else as {@link #of}. */
  public static String value(Activation at, int id) {
    return text(at, id, DEEPEST);
  }

  /** What is loaded, which may have the name of a variable too. */
  private static String loaded(Activation at, Instruction instruction, int depth) {
    if (instruction instanceof Instruction.ArrayLoad load) {
      return text(at, load.array(), depth - 1) + "[" + text(at, load.index(), depth - 1) + "]";
    }
    Instruction.FieldLoad load = (Instruction.FieldLoad) instruction;
    return load.isStatic() ? load.field().name() : field(text(at, load.object(), depth - 1), load.field());
  }

  private static String text(Activation at, int id, int depth) {
    Method method = at.body().method();
    Instruction instruction = method.instruction(id);
    if (depth == 0) {
      return UNKNOWN;
    } else if (instruction instanceof Instruction.ArrayStore store) {
      return text(at, store.array(), depth - 1) + "[" + text(at, store.index(), depth - 1) + "]";
    } else if (instruction instanceof Instruction.FieldStore store) {
      return store.isStatic() ? store.field().name() : field(text(at, store.object(), depth - 1), store.field());
    }
    String name = method.name(id);
    if (instruction instanceof Instruction.Phi phi && name == null && !phi.variable().onStack()) {
      name = method.localName(phi.variable().index(), method.blockOf(id).start());
      name = name == null ? unnamed(method, phi.variable().index()) : name;
    } else if (instruction instanceof Instruction.Parameter parameter && name == null && at.isRoot()) {
      name = parameter.index() == 0 && !method.isStatic() ? "this" : LOCAL + parameter.slot();
    }
    if (name != null) {
      return name;
    } else if (instruction instanceof Instruction.Constant constant) {
      return String.valueOf(constant.value());
    } else if (instruction instanceof Instruction.ArrayLoad || instruction instanceof Instruction.FieldLoad) {
      return loaded(at, instruction, depth);
    } else if (instruction instanceof Compute compute && compute.operands().size() == 2) {
      String sign = sign(compute.operator());
      return sign == null ? UNKNOWN : operand(at, compute, 0, depth) + sign + operand(at, compute, 1, depth);
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return text(at, cast.value(), depth);
    } else if (instruction instanceof Instruction.Call call) {
      return call.target().name() + "()";
    } else if (instruction instanceof Instruction.ArrayLength length) {
      return text(at, length.array(), depth - 1) + ".length";
    } else if (instruction instanceof Instruction.Parameter parameter && !at.isRoot()) {
      return text(at.caller(), at.call().operands().get(parameter.index()), depth - 1);
    }
    return UNKNOWN;
  }

  /** What a variable is called that has no name: where others have one, it is the compiler's, as the counter of {@code for (double v : row)}. */
  private static String unnamed(Method method, int slot) {
    return method.localNames().isEmpty() ? LOCAL + slot : UNKNOWN;
  }

  /** An operand, in parentheses where it is a sum in a product or to be taken away. */
  private static String operand(Activation at, Compute compute, int index, int depth) {
    String text = text(at, compute.operands().get(index), depth - 1);
    boolean isSum = at.body().method().instruction(compute.operands().get(index)) instanceof Compute inner
        && (inner.operator() == Instruction.Operator.ADD || inner.operator() == Instruction.Operator.SUB)
        && at.body().method().name(inner.id()) == null;
    boolean keeps = compute.operator() == Instruction.Operator.ADD || compute.operator() == Instruction.Operator.SUB && index == 0;
    return isSum && !keeps ? "(" + text + ")" : text;
  }

  /** A field of an object. */
  static String field(String object, FieldRef field) {
    if (isUnnamed(object)) {
      return isCaptured(field) ? field.name().substring(CAPTURED.length()) : field.name();
    }
    return isKeeper(field.owner()) ? object : object + "." + field.name();
  }

  /** Whether a field goes by its own name, the object of which has none. */
  static boolean isUnnamed(String object) {
    return isThis(object) || object.equals(UNKNOWN);
  }

  /** Whether the object is that of the method, or of a class around. */
  static boolean isThis(String object) {
    return object.equals("this") || object.startsWith("this$");
  }

  /** Whether the compiler keeps there what a local or anonymous class uses of the local variables around it. */
  static boolean isCaptured(FieldRef field) {
    return field.name().startsWith(CAPTURED);
  }

  /** Where the compilers of Scala and Kotlin keep a variable that a closure changes: the source has the variable only. */
  private static boolean isKeeper(String owner) {
    return owner.endsWith("Ref") && (owner.startsWith("scala/runtime/") || owner.startsWith("kotlin/jvm/internal/Ref$"));
  }

  private static String sign(Instruction.Operator operator) {
    return switch (operator) {
      case ADD -> "+";
      case SUB -> "-";
      case MUL -> "*";
      case DIV -> "/";
      case REM -> "%";
      case AND -> "&";
      case OR -> "|";
      case XOR -> "^";
      case SHL -> "<<";
      case SHR -> ">>";
      default -> null;
    };
  }
}
