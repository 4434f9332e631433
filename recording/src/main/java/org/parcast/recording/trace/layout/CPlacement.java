package org.parcast.recording.trace.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recording.trace.coding.AllocationTable;
import org.parcast.recording.trace.table.AllocationSite;

/**
 * Where the arrays would lie in C: rectangular ones contiguous, without headers, in the order in which the outermost arrays are made, placed as
 * glibc's {@code posix_memalign(32, ..)} does. An array of 128 KiB or more has a mapping of its own, 64 bytes after a page's start, each
 * below the one before; smaller ones lie in the heap, and so do objects, without headers, as {@code malloc} places structures. Of a
 * temporary array each iteration has the same memory, as of an automatic variable.
 */
final class CPlacement {
  private static final long LARGE = 128 << 10;
  private static final long PAGE = 4096;
  private static final int POINTER = 8;
  private static final int SMALLEST = 24;

  private final AllocationTable table;
  private final Structs structs;
  private final List<AllocationSite> sites;
  private final long[] base;

  /** By site of temporary arrays, the last of them. */
  private final Map<Integer, Integer> temporaries = new HashMap<>();

  private final Map<Integer, int[]> rows = new HashMap<>();
  private long top = 1L << 45;
  private long heap = 1L << 40;
  private boolean started;

  private CPlacement(AllocationTable table, Structs structs, List<AllocationSite> sites) {
    this.table = table;
    this.structs = structs;
    this.sites = sites;
    this.base = new long[table.size()];
  }

  /** By number of the object, the address of element 0 or of the first field; 0 for an array of arrays, which C has not. */
  static long[] of(AllocationTable table, Structs structs, List<AllocationSite> sites) {
    CPlacement placement = new CPlacement(table, structs, sites);
    placement.place();
    return placement.base;
  }

  private void place() {
    for (int i = 0; i < base.length; i++) {
      int parent = table.parent(i);
      if (parent >= 0) {
        rows.computeIfAbsent(parent, p -> emptyRows(table.length(p)))[table.row(i)] = i;
      }
    }
    for (int i = 0; i < base.length; i++) {
      if (base[i] == 0 && table.parent(i) < 0) {
        place(i);
      }
    }
  }

  private static int[] emptyRows(int length) {
    int[] none = new int[length];
    java.util.Arrays.fill(none, -1);
    return none;
  }

  private void place(int i) {
    String type = table.type(i);
    if (type.startsWith("static ")) {
      base[i] = 2 * table.address(i); // room for pointers of 8 bytes, where the virtual machine has 4
    } else if (!rows.containsKey(i)) {
      boolean array = table.elementBytes(i) > 0;
      base[i] = array ? array(i) : object(structs.bytes(table, i));
    } else if (isRectangular(i)) {
      spread(i, allocate(bytes(i)));
    } else {
      for (int row : rows.get(i)) {
        if (row >= 0 && base[row] == 0) {
          place(row);
        }
      }
    }
  }

  /** A temporary array lies where that of the iteration before was, if it was as long. */
  private long array(int i) {
    AllocationSite site = table.site(i) < sites.size() ? sites.get(table.site(i)) : null;
    if (site == null || !site.temporary()) {
      return allocate(bytes(i));
    }
    Integer before = temporaries.put(site.id(), i);
    return before != null && bytes(before) == bytes(i) ? base[before] : allocate(bytes(i));
  }

  /** Bytes of all elements, of a rectangular array with its rows. */
  private long bytes(int i) {
    if (rows.containsKey(i)) {
      return table.length(i) * bytes(rows.get(i)[0]);
    }
    return (long) table.length(i) * elementBytes(table, i);
  }

  /** Bytes of an element in C. */
  static int elementBytes(AllocationTable table, int i) {
    String type = table.type(i);
    return type.startsWith("[L") || type.startsWith("[[") ? POINTER : table.elementBytes(i);
  }

  private boolean isRectangular(int i) {
    int[] all = rows.get(i);
    for (int row : all) {
      if (row < 0 || table.length(row) != table.length(all[0]) || rows.containsKey(row) != rows.containsKey(all[0])) {
        return false;
      }
      if (rows.containsKey(row) && (!isRectangular(row) || bytes(row) != bytes(all[0]))) {
        return false;
      }
    }
    return true;
  }

  private void spread(int i, long from) {
    if (!rows.containsKey(i)) {
      base[i] = from;
      return;
    }
    long at = from;
    for (int row : rows.get(i)) {
      spread(row, at);
      at += bytes(row);
    }
  }

  private long allocate(long bytes) {
    if (bytes >= LARGE) {
      top -= roundUp(bytes + 112, PAGE);
      return top + 64;
    }
    long at = started ? roundUp(heap + 96, 32) : heap;
    started = true;
    heap = at + bytes;
    return at;
  }

  /** An object of a class, as {@code malloc} places it: 8 bytes between, a multiple of 16, and room for 24 at least. */
  private long object(long bytes) {
    long at = started ? roundUp(heap + 8, 16) : heap;
    started = true;
    heap = at + Math.max(SMALLEST, bytes);
    return at;
  }

  private static long roundUp(long value, long multiple) {
    return (value + multiple - 1) / multiple * multiple;
  }
}
