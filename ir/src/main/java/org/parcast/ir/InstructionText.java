package org.parcast.ir;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.parcast.ir.Instruction.*;

/** Writes an instruction as a line of text, its values by the names that the method gives them. */
final class InstructionText {
  private final Method method;

  InstructionText(Method method) {
    this.method = method;
  }

  /** The instruction, for example {@code sum.7 = sum.4 + v6 : double}. */
  String line(Instruction instruction) {
    String text = text(instruction);
    return instruction.type().equals(Type.VOID) ? text : name(instruction.id()) + " = " + text + " : " + instruction.type();
  }

  private String name(int id) {
    String variable = method.name(id);
    return variable == null ? "v" + id : variable + "." + id;
  }

  private String names(List<Integer> ids) {
    return ids.stream().map(this::name).collect(Collectors.joining(", "));
  }

  private String text(Instruction instruction) {
    if (instruction instanceof Parameter parameter) {
      return "parameter " + parameter.index();
    } else if (instruction instanceof Phi phi) {
      return "phi(" + phi.inputs().stream().map(this::input).collect(Collectors.joining(", ")) + ")";
    } else if (instruction instanceof Constant constant) {
      return constant(constant.value());
    } else if (instruction instanceof Compute compute) {
      return compute(compute);
    } else if (instruction instanceof CheckCast cast) {
      return "cast " + name(cast.value());
    } else if (instruction instanceof InstanceOf test) {
      return name(test.value()) + " instanceof " + test.tested();
    } else if (instruction instanceof Call call) {
      return call(call);
    } else if (instruction instanceof Caught) {
      return "caught";
    } else if (instruction instanceof Monitor monitor) {
      return (monitor.enter() ? "enter " : "exit ") + name(monitor.object());
    } else if (instruction instanceof Terminator terminator) {
      return terminator(terminator);
    }
    return memory(instruction);
  }

  private String input(Phi.Input input) {
    return name(input.value()) + " from " + input.block() + (input.after() < 0 ? "" : " after @" + input.after());
  }

  private static String constant(Object value) {
    if (value instanceof String string) {
      return '"' + string.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\r", "\\r").replace("\t", "\\t") + '"';
    }
    return value instanceof LinkedConstant linked ? linked.description() : String.valueOf(value);
  }

  private String compute(Compute compute) {
    List<Integer> operands = compute.operands();
    String symbol =
        switch (compute.operator()) {
          case ADD -> "+";
          case SUB, NEG -> "-";
          case MUL -> "*";
          case DIV -> "/";
          case REM -> "%";
          case SHL -> "<<";
          case SHR -> ">>";
          case USHR -> ">>>";
          case AND -> "&";
          case OR -> "|";
          case XOR -> "^";
          case CMP, CMPL, CMPG, CONVERT -> compute.operator().name().toLowerCase(Locale.ROOT);
        };
    return operands.size() == 1
        ? symbol + " " + name(operands.get(0))
        : name(operands.get(0)) + " " + symbol + " " + name(operands.get(1));
  }

  private String call(Call call) {
    MethodRef called = call.implementation() == null ? call.target() : call.implementation();
    String kind = call.dispatch().name().toLowerCase(Locale.ROOT);
    return "call " + kind + " " + called.owner().replace('/', '.') + "." + called.name() + "(" + names(call.operands()) + ")";
  }

  private String memory(Instruction instruction) {
    if (instruction instanceof ArrayLoad load) {
      return name(load.array()) + "[" + name(load.index()) + "]";
    } else if (instruction instanceof ArrayStore store) {
      return name(store.array()) + "[" + name(store.index()) + "] = " + name(store.value());
    } else if (instruction instanceof FieldLoad load) {
      return field(load.field(), load.object());
    } else if (instruction instanceof FieldStore store) {
      return field(store.field(), store.object()) + " = " + name(store.value());
    } else if (instruction instanceof ArrayLength length) {
      return "length of " + name(length.array());
    } else if (instruction instanceof NewArray array) {
      return "new array [" + names(array.lengths()) + "]";
    }
    return "new object";
  }

  private String field(FieldRef field, int object) {
    return object < 0 ? field.toString() : name(object) + "." + field.name();
  }

  private String terminator(Terminator terminator) {
    if (terminator instanceof Goto jump) {
      return "goto " + jump.target();
    } else if (terminator instanceof Branch branch) {
      return "if " + condition(branch) + " goto " + branch.taken() + " else " + branch.notTaken();
    } else if (terminator instanceof Switch select) {
      StringBuilder text = new StringBuilder("switch " + name(select.key()));
      for (int i = 0; i < select.keys().size(); i++) {
        text.append(", ").append(select.keys().get(i)).append(" goto ").append(select.targets().get(i));
      }
      return text.append(", else ").append(select.otherwise()).toString();
    } else if (terminator instanceof Throw thrown) {
      return "throw " + name(thrown.value());
    }
    Return returned = (Return) terminator;
    return returned.value() < 0 ? "return" : "return " + name(returned.value());
  }

  private String condition(Branch branch) {
    String symbol =
        switch (branch.condition()) {
          case EQ -> "==";
          case NE -> "!=";
          case LT -> "<";
          case GE -> ">=";
          case GT -> ">";
          case LE -> "<=";
        };
    boolean reference = method.instruction(branch.left()).type().isReference();
    String right = branch.right() >= 0 ? name(branch.right()) : reference ? "null" : "0";
    return name(branch.left()) + " " + symbol + " " + right;
  }
}
