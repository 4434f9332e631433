package org.parcast.tracer;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.Type;

/**
 * Address expressions of a method by number: two accesses have the same if they are written alike over the same variables, {@code
 * a[k-i-1][j]} and {@code a[k-i-1][j]}. What the variables and the arrays behind them hold is not asked.
 */
final class AddressKeys {
  private final Method method;
  private final Map<List<Object>, Integer> numbers = new HashMap<>();
  private final Map<Integer, Integer> known = new HashMap<>();
  /** By number of an expression, the values that it is written over. */
  private final List<BitSet> leaves = new ArrayList<>();
  /** By number, the types of the memory that it reads: its own last load, and those that its address needs. */
  private final List<String> types = new ArrayList<>();

  AddressKeys(Method method) {
    this.method = method;
  }

  /** Number of the address that a load or store accesses, or -1 where it is none. */
  int ofAccess(Instruction access) {
    if (access instanceof Instruction.ArrayLoad load) {
      return element(load.array(), load.index(), load.type());
    } else if (access instanceof Instruction.ArrayStore store) {
      return element(store.array(), store.index(), store.elementType());
    } else if (access instanceof Instruction.FieldLoad load) {
      return field(load.field(), load.object());
    } else if (access instanceof Instruction.FieldStore store) {
      return field(store.field(), store.object());
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

  private int element(int array, int index, Type type) {
    return memory(type, List.of("element", value(array), value(index)), value(array), value(index));
  }

  private int field(org.parcast.ir.FieldRef field, int object) {
    return object < 0
        ? memory(field.type(), List.of("static", field.owner(), field.name()))
        : memory(field.type(), List.of("field", field.owner(), field.name(), value(object)), value(object));
  }

  private int memory(Type type, List<Object> key, int... parts) {
    return number(key, -1, String.valueOf(letter(type)), parts);
  }

  private int value(int id) {
    Integer number = known.get(id);
    if (number == null) {
      number = number(method.instruction(id));
      known.put(id, number);
    }
    return number;
  }

  private int number(Instruction instruction) {
    int access = ofAccess(instruction);
    if (access >= 0) {
      return access;
    } else if (instruction instanceof Instruction.Constant constant) {
      return number(List.of("constant", constant.type(), String.valueOf(constant.value())), -1, "-");
    } else if (instruction instanceof Instruction.CheckCast cast) {
      return value(cast.value());
    } else if (instruction instanceof Instruction.ArrayLength length) {
      return number(List.of("length", value(length.array())), -1, "-", value(length.array()));
    } else if (instruction instanceof Instruction.Compute compute) {
      List<Object> key = new ArrayList<>(List.of(compute.operator(), compute.type()));
      int[] parts = compute.operands().stream().mapToInt(this::value).toArray();
      for (int part : parts) {
        key.add(part);
      }
      return number(key, -1, "-", parts);
    }
    return number(List.of("value", instruction.id()), instruction.id(), "-");
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
      types.add(read.toString());
    }
    return number;
  }
}
