package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.ir.Type;

/**
 * Address expressions of a method by number: two accesses have the same if they are written alike over the same variables, {@code
 * a[k-i-1][j]} and {@code a[k-i-1][j]}, but for what every compiler sees through: the order of what is added or multiplied, and constants
 * ({@code a[j+k-1-i][j]} is another). What the variables and the arrays behind them hold is not asked.
 */
final class AddressKeys {
  private final Map<List<Object>, Integer> numbers = new HashMap<>();
  private final Map<Value, Integer> known = new HashMap<>();
  /** By number of an expression, the values that it is written over. */
  private final List<BitSet> leaves = new ArrayList<>();
  /** By number, the types of the memory that it reads: its own last load, and those that its address needs. */
  private final List<String> types = new ArrayList<>();
  /** By number, the expression without the constant that is added to it. */
  private final List<Sum> sums = new ArrayList<>();

  /**
   * An expression plus a constant.
   *
   * @param base number of the expression, or {@link #NOTHING} for the constant alone
   */
  private record Sum(int base, long constant) {
    private static final int NOTHING = -1;

    private boolean isConstant(long value) {
      return base == NOTHING && constant == value;
    }
  }

  private record Value(CallFrame frame, int id) {}

  /** Number of the address that a load or store accesses, or -1 where it is none. */
  int ofAccess(CallFrame frame, Instruction access) {
    if (access instanceof Instruction.ArrayLoad load) {
      return element(frame, load.array(), load.index(), load.type());
    } else if (access instanceof Instruction.ArrayStore store) {
      return element(frame, store.array(), store.index(), store.elementType());
    } else if (access instanceof Instruction.FieldLoad load) {
      return field(frame, load.field(), load.object());
    } else if (access instanceof Instruction.FieldStore store) {
      return field(frame, store.field(), store.object());
    }
    return -1;
  }

  int size() {
    return leaves.size();
  }

  /** Values that the expression is written over. */
  BitSet leaves(int key) {
    return leaves.get(key);
  }

  /** Whether a store of the type may change what is at the address, or where the address is. */
  boolean reads(int key, Type type) {
    return types.get(key).indexOf(letter(type)) >= 0;
  }

  /** Whether a store of the type may change where the address is. */
  boolean addressReads(int key, Type type) {
    return types.get(key).indexOf(letter(type), 1) >= 0;
  }

  /** One for all references. */
  private static char letter(Type type) {
    return type.isReference() ? 'L' : type.descriptor().charAt(0);
  }

  private int element(CallFrame frame, int array, int index, Type type) {
    int base = value(frame, array);
    int at = value(frame, index);
    return memory(type, List.of("element", base, at), base, at);
  }

  private int field(CallFrame frame, org.parcast.ir.FieldRef field, int object) {
    return object < 0
        ? memory(field.type(), List.of("static", field.owner(), field.name()))
        : memory(field.type(), List.of("field", field.owner(), field.name(), value(frame, object)), value(frame, object));
  }

  private int memory(Type type, List<Object> key, int... parts) {
    return number(key, -1, String.valueOf(letter(type)), parts);
  }

  private int value(CallFrame frame, int id) {
    Value value = new Value(frame, id);
    Integer number = known.get(value);
    if (number == null) {
      number = number(frame, frame.method.instruction(id));
      known.put(value, number);
    }
    return number;
  }

  private int number(CallFrame frame, Instruction instruction) {
    int access = ofAccess(frame, instruction);
    if (access >= 0) {
      return access;
    } else if (instruction instanceof Instruction.Constant constant) {
      return isInteger(constant.type()) && constant.value() instanceof Number number
          ? plus(constant.type(), new Sum(Sum.NOTHING, number.longValue()))
          : number(List.of("constant", constant.type(), String.valueOf(constant.value())), -1, "-");
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return value(frame, cast.value());
    } else if (instruction instanceof Instruction.ArrayLength length) {
      return number(List.of("length", value(frame, length.array())), -1, "-", value(frame, length.array()));
    } else if (instruction instanceof Instruction.Compute compute) {
      int[] parts = compute.operands().stream().mapToInt(operand -> value(frame, operand)).toArray();
      return isInteger(compute.type()) && parts.length == 2 ? whole(compute.operator(), compute.type(), parts[0], parts[1]) : computed(compute.operator(), compute.type(), parts);
    }
    if (instruction instanceof Instruction.Parameter parameter && !frame.isOutermost()) {
      return value(frame.caller(), frame.argument(parameter));
    }
    CallFrame inPlace = instruction instanceof Instruction.Call call ? frame.inPlaceOf(call) : null;
    return inPlace != null && inPlace.returned() >= 0
        ? value(inPlace, inPlace.returned())
        : number(List.of("value", frame, instruction.id()), frame.inOutermost(instruction.id()), "-");
  }

  private static boolean isInteger(Type type) {
    return type.descriptor().equals("I") || type.descriptor().equals("J");
  }

  /** A number computed of two whole ones, with constants folded and what commutes in order. */
  private int whole(Instruction.Operator operator, Type type, int left, int right) {
    Sum first = sums.get(left);
    Sum second = sums.get(right);
    return switch (operator) {
      case ADD -> first.base == Sum.NOTHING || second.base == Sum.NOTHING
          ? plus(type, new Sum(Math.max(first.base, second.base), first.constant + second.constant))
          : plus(type, new Sum(commuted(operator, type, first.base, second.base), first.constant + second.constant));
      case SUB -> second.base == Sum.NOTHING
          ? plus(type, new Sum(first.base, first.constant - second.constant))
          : computed(operator, type, left, right);
      case MUL -> first.isConstant(1) ? right : second.isConstant(1) ? left : commuted(operator, type, left, right);
      case AND, OR, XOR -> commuted(operator, type, left, right);
      default -> computed(operator, type, left, right);
    };
  }

  private int plus(Type type, Sum sum) {
    Sum wrapped = type.descriptor().equals("I") ? new Sum(sum.base, (int) sum.constant) : sum;
    if (wrapped.constant == 0 && wrapped.base != Sum.NOTHING) {
      return wrapped.base;
    }
    int number = wrapped.base == Sum.NOTHING ? number(List.of("whole", type, wrapped), -1, "-") : number(List.of("whole", type, wrapped), -1, "-", wrapped.base);
    sums.set(number, wrapped);
    return number;
  }

  private int commuted(Instruction.Operator operator, Type type, int left, int right) {
    return computed(operator, type, Math.min(left, right), Math.max(left, right));
  }

  private int computed(Instruction.Operator operator, Type type, int... parts) {
    List<Object> key = new ArrayList<>(List.of(operator, type));
    for (int part : parts) {
      key.add(part);
    }
    return number(key, -1, "-", parts);
  }

  private int number(List<Object> key, int leaf, String own, int... parts) {
    Integer number = numbers.get(key);
    if (number == null) {
      number = leaves.size();
      numbers.put(key, number);
      BitSet all = new BitSet();
      if (leaf >= 0) {
        all.set(leaf);
      }
      StringBuilder read = new StringBuilder(own);
      for (int part : parts) {
        all.or(leaves.get(part));
        read.append(types.get(part));
      }
      leaves.add(all);
      sums.add(new Sum(number, 0));
      types.add(read.toString());
    }
    return number;
  }
}
