package org.parcast.engine.time.runtime;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.InaccessibleObjectException;
import java.lang.reflect.Modifier;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** A copy of everything that a loop may change, to begin again from. */
public final class State {
  private static final Set<Class<?>> IMMUTABLE = Set.of(String.class, Class.class, Integer.class, Long.class, Double.class, Float.class, Short.class, Byte.class, Character.class,
      Boolean.class, Locale.class);

  private final Set<Object> seen = Collections.newSetFromMap(new IdentityHashMap<>());
  private final Deque<Object> pending = new ArrayDeque<>();
  private final List<Object> arrays = new ArrayList<>();
  private final List<Object> copies = new ArrayList<>();
  private final List<Kept> fields = new ArrayList<>();
  private final long most;
  private long bytes;

  /** A field and its value. */
  private record Kept(Field field, Object holder, Object value) {}

  /** Why there is no copy. */
  public static final class Uncopied extends Exception {
    private static final long serialVersionUID = 1;

    Uncopied(String message) {
      super(message);
    }
  }

  private State(long most) {
    this.most = most;
  }

  /**
   * Copies what the roots and the static fields of the program's classes reach.
   *
   * @throws Uncopied where that is too much, or something cannot be copied, as a file or a lock
   */
  public static State of(Object[] roots) throws Uncopied {
    return of(roots, Replaying.classes(), Replaying.mostBytes());
  }

  /** The program's classes that are initialised by now. */
  public static List<Class<?>> classes() {
    return Replaying.classes();
  }

  /**
   * Copies what the roots and the static fields of the classes reach.
   *
   * @param most bytes that the copies may have
   * @throws Uncopied where that is too much, or something cannot be copied, as a file or a lock
   */
  static State of(Object[] roots, List<Class<?>> classes, long most) throws Uncopied {
    State state = new State(most);
    for (Object root : roots) {
      state.reach(root);
    }
    for (Class<?> declaring : classes) {
      state.fields(declaring, null);
    }
    while (!state.pending.isEmpty()) {
      state.visit(state.pending.pop());
    }
    return state;
  }

  private void reach(Object object) {
    if (object != null && !IMMUTABLE.contains(object.getClass()) && !(object instanceof Enum) && seen.add(object)) {
      pending.push(object);
    }
  }

  private void visit(Object object) throws Uncopied {
    Class<?> type = object.getClass();
    if (type.isArray()) {
      copy(object);
      if (object instanceof Object[] elements) {
        Arrays.stream(elements).forEach(this::reach);
      }
      return;
    }
    if (type.isHidden() && changes(type) || object instanceof Thread thread && !isAtRest(thread) || object instanceof ClassLoader || object instanceof java.io.Closeable) {
      throw new Uncopied("it reaches " + type.getName() + ", which cannot be copied");
    }
    for (Class<?> at = type; at != Object.class && at != Thread.class && at != null; at = at.getSuperclass()) {
      fields(at, object);
    }
  }

  /** Whether a thread is one of the program's own classes, whose fields nobody else changes now: it is this one, or does not run. */
  private static boolean isAtRest(Thread thread) {
    return thread.getClass() != Thread.class && (thread == Thread.currentThread() || !thread.isAlive());
  }

  /** Whether fields of it change; those of a hidden class cannot be set, and a lambda's never change. */
  private static boolean changes(Class<?> type) {
    return Arrays.stream(type.getDeclaredFields()).anyMatch(field -> !Modifier.isFinal(field.getModifiers()));
  }

  private void copy(Object array) throws Uncopied {
    int length = Array.getLength(array);
    bytes += 8L * length;
    check();
    Object copy = Array.newInstance(array.getClass().getComponentType(), length);
    System.arraycopy(array, 0, copy, 0, length);
    arrays.add(array);
    copies.add(copy);
  }

  private void check() throws Uncopied {
    if (bytes > most) {
      throw new Uncopied("copies of what it reaches would fill a quarter of the memory");
    }
  }

  /** @param holder null for the static fields */
  private void fields(Class<?> declaring, Object holder) throws Uncopied {
    for (Field field : declaring.getDeclaredFields()) {
      if (Modifier.isStatic(field.getModifiers()) != (holder == null)) {
        continue;
      }
      try {
        boolean changes = !Modifier.isFinal(field.getModifiers());
        if (changes || !field.getType().isPrimitive()) {
          field.setAccessible(true);
          Object value = field.get(holder);
          if (changes) {
            fields.add(new Kept(field, holder, value));
            bytes += 64;
            check();
          }
          if (!field.getType().isPrimitive()) {
            reach(value);
          }
        }
      } catch (InaccessibleObjectException | IllegalAccessException e) {
        throw new Uncopied("it reaches " + declaring.getName() + ", which cannot be copied");
      }
    }
  }

  /** Makes everything as it was. */
  public void restore() {
    for (int i = 0; i < arrays.size(); i++) {
      System.arraycopy(copies.get(i), 0, arrays.get(i), 0, Array.getLength(copies.get(i)));
    }
    try {
      for (Kept kept : fields) {
        kept.field.set(kept.holder, kept.value);
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
  }

  /** What is there now, as one number: of equal states the same. */
  long now() {
    long sum = 17;
    for (Object array : arrays) {
      sum = 31 * sum + hash(array);
    }
    try {
      for (Kept kept : fields) {
        Object value = kept.field.get(kept.holder);
        sum = 31 * sum + (kept.field.getType().isPrimitive() ? value.hashCode() : System.identityHashCode(value));
      }
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(e);
    }
    return sum;
  }

  private static long hash(Object array) {
    if (array instanceof double[] numbers) {
      return Arrays.hashCode(numbers);
    } else if (array instanceof float[] numbers) {
      return Arrays.hashCode(numbers);
    } else if (array instanceof long[] numbers) {
      return Arrays.hashCode(numbers);
    } else if (array instanceof int[] numbers) {
      return Arrays.hashCode(numbers);
    } else if (array instanceof short[] numbers) {
      return Arrays.hashCode(numbers);
    } else if (array instanceof byte[] numbers) {
      return Arrays.hashCode(numbers);
    } else if (array instanceof char[] numbers) {
      return Arrays.hashCode(numbers);
    } else if (array instanceof boolean[] truths) {
      return Arrays.hashCode(truths);
    }
    long sum = 1;
    for (Object element : (Object[]) array) {
      sum = 31 * sum + System.identityHashCode(element);
    }
    return sum;
  }
}
