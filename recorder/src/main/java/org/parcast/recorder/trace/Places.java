package org.parcast.recorder.trace;

import java.io.IOException;
import java.lang.reflect.Array;
import java.util.HashMap;
import java.util.Map;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.coding.AllocationWriter;
import org.parcast.recording.trace.table.TraceClass;

/**
 * The address space of the block trace: gives arrays and objects their addresses as they are made, and finds those of arrays by identity. An
 * array from code that is not traced gets its address when it is first met.
 */
final class Places {
  private static final int REFERENCE = 4;

  private final AllocationWriter writer;
  private final Map<String, Integer> objectBytes = new HashMap<>();
  private final Map<Class<?>, int[]> types = new HashMap<>();
  private Class<?> lastClass;
  private int[] lastType;
  private Place[] table = new Place[1 << 12];
  private int used;

  Places(AllocationWriter writer, Iterable<TraceClass> classes) {
    this.writer = writer;
    for (TraceClass described : classes) {
      objectBytes.put(described.name().replace('/', '.'), described.bytes());
    }
  }

  /** The place of an array, or null for null. */
  Place of(Object array) throws IOException {
    if (array == null) {
      return null;
    }
    Place known = find(array);
    return known == null ? make(array, 0) : known;
  }

  /** The place of an array, or null where it has none yet. */
  private Place find(Object array) {
    int at = System.identityHashCode(array) & table.length - 1;
    while (table[at] != null) {
      if (table[at].get() == array) {
        return table[at];
      }
      at = at + 1 & table.length - 1;
    }
    return null;
  }

  /** An array was made, perhaps with its rows. */
  Place make(Object array, int site) throws IOException {
    int[] type = typeOf(array.getClass());
    int length = Array.getLength(array);
    long bytes = MemoryUnits.ARRAY_HEADER + (long) length * type[1];
    long address = writer.allocate(type[0], site, length, bytes);
    boolean ofArrays = array.getClass().getComponentType().isArray();
    Place place = new Place(array, writer.ordinal(), address + MemoryUnits.ARRAY_HEADER, length, ofArrays);
    add(place);
    if (ofArrays) {
      rows((Object[]) array, place, site);
    }
    return place;
  }

  private void rows(Object[] array, Place place, int site) throws IOException {
    for (int i = 0; i < array.length; i++) {
      if (array[i] != null) {
        Place row = find(array[i]);
        attach(place, i, row == null ? make(array[i], site) : row);
      }
    }
  }

  /** An array becomes an element of an array of arrays. */
  void attach(Place parent, int index, Place row) throws IOException {
    if (!row.attached && row != parent && parent.rows != null) {
      row.attached = true;
      writer.attach(parent.ordinal, index, row.ordinal);
    }
  }

  /** The place of a row of an array of arrays. */
  Place row(Place place, Object[] rows, int index) throws IOException {
    Object row = rows[index];
    Place known = place.rows == null ? null : place.rows[index];
    if (known == null || known.get() != row) {
      known = of(row);
      if (place.rows != null) {
        place.rows[index] = known;
      }
    }
    return known;
  }

  /** Whether from the row of the index on, and the one before, each {@code step}-th is there and lies as far from the last as that from the one before it. */
  boolean rowsLieEvenly(Place place, int index, int step) throws IOException {
    Object[] rows = (Object[]) place.get();
    int before = index - step;
    if (rows == null || before < 0 || before >= rows.length || rows[before] == null || rows[index] == null) {
      return false;
    }
    long last = row(place, rows, index).first;
    long stride = last - row(place, rows, before).first;
    for (int at = index + step; at >= 0 && at < rows.length; at += step) {
      long first = rows[at] == null ? Long.MIN_VALUE : row(place, rows, at).first;
      if (first - last != stride) {
        return false;
      }
      last = first;
    }
    return true;
  }

  /** An object was made; its address. */
  long object(Object made, int site) throws IOException {
    int[] type = typeOf(made.getClass());
    return writer.allocate(type[0], site, 0, type[1]);
  }

  /** The writer's number of the type; bytes of an element, or of the object. */
  private int[] typeOf(Class<?> ofClass) throws IOException {
    if (ofClass == lastClass) {
      return lastType;
    }
    int[] known = types.get(ofClass);
    if (known == null) {
      if (ofClass.isArray()) {
        int bytes = bytesOf(ofClass.getComponentType());
        known = new int[] {writer.type(ofClass.getName().replace('.', '/'), bytes, 0), bytes};
      } else {
        int bytes = objectBytes.getOrDefault(ofClass.getName(), MemoryUnits.SMALLEST_OBJECT);
        known = new int[] {writer.type(ofClass.getName().replace('.', '/'), 0, bytes), bytes};
      }
      types.put(ofClass, known);
    }
    lastClass = ofClass;
    lastType = known;
    return known;
  }

  static int bytesOf(Class<?> element) {
    if (element == double.class || element == long.class) {
      return 8;
    }
    if (element == byte.class || element == boolean.class) {
      return 1;
    }
    return element == char.class || element == short.class ? 2 : REFERENCE;
  }

  private void add(Place place) {
    if (2 * used >= table.length) {
      rehash();
    }
    put(place);
    used++;
  }

  private void put(Place place) {
    int at = place.hash & table.length - 1;
    while (table[at] != null) {
      at = at + 1 & table.length - 1;
    }
    table[at] = place;
  }

  /** Leaves out arrays that are no more, and makes room where there are many. */
  private void rehash() {
    Place[] before = table;
    int alive = 0;
    for (Place place : before) {
      alive += place != null && place.get() != null ? 1 : 0;
    }
    table = new Place[4 * alive >= before.length ? 2 * before.length : before.length];
    used = 0;
    for (Place place : before) {
      if (place != null && place.get() != null) {
        put(place);
        used++;
      }
    }
  }
}
