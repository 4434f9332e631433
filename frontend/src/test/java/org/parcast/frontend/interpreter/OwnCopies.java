package org.parcast.frontend.interpreter;

import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import org.parcast.ir.FieldRef;
import org.parcast.ir.Instruction;
import org.parcast.ir.Instruction.ArrayLoad;
import org.parcast.ir.Instruction.ArrayStore;
import org.parcast.ir.Instruction.Call;
import org.parcast.ir.Instruction.CheckCast;
import org.parcast.ir.Instruction.FieldLoad;
import org.parcast.ir.Instruction.FieldStore;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/**
 * The arrays and fields of which the clauses of a loop give each iteration a copy: it begins with what was there before the loop where the clause says so,
 * else with nonsense, and when the loop ends what was there before is there again. Found are those that the loop itself names and that are the same in all of its iterations.
 */
public final class OwnCopies {
  private static final int NONSENSE = -771_234;

  /** What clauses name: variables and fields. */
  public record Names(Set<String> privates, Set<String> firstPrivates) {
    public static final Names NONE = new Names(Set.of(), Set.of());
  }

  private interface Place {
    void begin();

    void end();
  }

  private final Fields fields;
  private final Frame frame;
  private final Method method;
  private final List<Place> places = new ArrayList<>();
  private final Map<Object, Boolean> arrays = new IdentityHashMap<>();

  /** @param computed whether a value is the same in all iterations, and can be had before the first */
  OwnCopies(Fields fields, Frame frame, Loop loop, Names names, IntPredicate computed) {
    this.fields = fields;
    this.frame = frame;
    this.method = frame.method();
    if (names.equals(Names.NONE)) {
      return;
    }
    for (int block = loop.blocks().nextSetBit(0); block >= 0; block = loop.blocks().nextSetBit(block + 1)) {
      for (Instruction instruction : method.blocks().get(block).instructions()) {
        find(instruction, names, computed);
      }
    }
  }

  private void find(Instruction instruction, Names names, IntPredicate computed) {
    if (instruction instanceof ArrayLoad load) {
      array(load.array(), names, computed);
    } else if (instruction instanceof ArrayStore store) {
      array(store.array(), names, computed);
    } else if (instruction instanceof Call call) {
      call.operands().stream().filter(operand -> method.instruction(operand).type().isArray()).forEach(operand -> array(operand, names, computed));
    } else if (instruction instanceof FieldLoad load) {
      field(load.field(), load.isStatic() ? -1 : load.object(), names, computed);
    } else if (instruction instanceof FieldStore store) {
      field(store.field(), store.isStatic() ? -1 : store.object(), names, computed);
    }
  }

  private void array(int value, Names names, IntPredicate computed) {
    String name = name(value);
    boolean first = names.firstPrivates.contains(name);
    if ((first || names.privates.contains(name)) && computed.test(value) && frame.value(value) != null && arrays.put(frame.value(value), first) == null) {
      Object array = frame.value(value);
      Object before = copy(array);
      places.add(new Place() {
        @Override
        public void begin() {
          if (first) {
            restore(array, before);
          } else {
            spoil(array);
          }
        }

        @Override
        public void end() {
          restore(array, before);
        }
      });
    }
  }

  /** Of the array that the value is, or that it is a row of. */
  private String name(int value) {
    Instruction instruction = method.instruction(value);
    if (instruction instanceof ArrayLoad row) {
      return name(row.array());
    } else if (instruction instanceof CheckCast cast) {
      return name(cast.value());
    }
    return method.name(value) == null && instruction instanceof FieldLoad load ? name(load.field()) : String.valueOf(method.name(value));
  }

  /** As clauses call it in a method that has a variable of the same name. */
  private String name(FieldRef field) {
    boolean hidden = method.localNames().stream().anyMatch(local -> local.name().equals(field.name()));
    return (hidden ? "this." : "") + field.name();
  }

  private void field(FieldRef field, int object, Names names, IntPredicate computed) {
    boolean first = names.firstPrivates.contains(name(field));
    boolean refers = field.type().isArray() || field.type().isReference();
    if ((first || names.privates.contains(name(field))) && !refers && (object < 0 || computed.test(object))) {
      Object holder = object < 0 ? null : frame.value(object);
      Object before = fields.load(field, holder);
      Object nonsense = nonsense(before);
      places.add(new Place() {
        @Override
        public void begin() {
          fields.store(field, holder, first ? before : nonsense);
        }

        @Override
        public void end() {
          fields.store(field, holder, before);
        }
      });
    }
  }

  /** An iteration begins. */
  void begin() {
    places.forEach(Place::begin);
  }

  /** The loop has ended. */
  void end() {
    places.forEach(Place::end);
  }

  private static Object copy(Object array) {
    int length = Array.getLength(array);
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    for (int i = 0; i < length; i++) {
      Object element = Array.get(array, i);
      Array.set(copy, i, isArray(element) ? copy(element) : element);
    }
    return copy;
  }

  /** Rows stay the objects that they are. */
  private static void restore(Object array, Object before) {
    for (int i = 0; i < Array.getLength(array); i++) {
      Object element = Array.get(before, i);
      if (isArray(element) && isArray(Array.get(array, i))) {
        restore(Array.get(array, i), element);
      } else {
        Array.set(array, i, element);
      }
    }
  }

  private static void spoil(Object array) {
    for (int i = 0; i < Array.getLength(array); i++) {
      Object element = Array.get(array, i);
      if (isArray(element)) {
        spoil(element);
      } else {
        Array.set(array, i, nonsense(element));
      }
    }
  }

  /** Another number; what is none stays. */
  private static Object nonsense(Object value) {
    if (value instanceof Double) {
      return (double) NONSENSE;
    } else if (value instanceof Float) {
      return (float) NONSENSE;
    } else if (value instanceof Long) {
      return (long) NONSENSE;
    }
    return value instanceof Integer ? (Object) NONSENSE : value;
  }

  private static boolean isArray(Object value) {
    return value != null && value.getClass().isArray();
  }
}
