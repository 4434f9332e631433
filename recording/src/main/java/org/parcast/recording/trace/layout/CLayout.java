package org.parcast.recording.trace.layout;

import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.coding.AllocationTable;
import org.parcast.recording.trace.coding.ChunkNumbers;
import org.parcast.recording.trace.table.TraceTables;

/** Addresses as C would have them, see {@link CPlacement}. */
public final class CLayout implements AddressMap {
  private final AllocationTable table;
  private final Structs structs;
  private final long[] base;
  /** By group: bytes in C from one of its objects to the next where they are all alike, else IRREGULAR. */
  private final long[] pitch;

  /** By reference the array or object that it touched last: from where to where it lies, and how far away in C. */
  private final long[] from;

  private final long[] to;
  private final long[] away;

  /** @param references one more than the largest number of a reference */
  public CLayout(AllocationTable table, TraceTables tables, int references) {
    this.table = table;
    this.structs = new Structs(tables.classes());
    this.from = new long[references];
    this.to = new long[references];
    this.away = new long[references];
    this.base = CPlacement.of(table, structs, tables.sites());
    this.pitch = new long[table.groups()];
    for (int group = 0; group < pitch.length; group++) {
      pitch[group] = pitchOf(group);
    }
  }

  private long pitchOf(int group) {
    int first = table.firstOf(group);
    int end = table.firstOf(group + 1);
    long apart = end - first > 1 ? base[first + 1] - base[first] : 0;
    for (int i = first + 1; i < end; i++) {
      if (base[i] - base[i - 1] != apart) {
        return IRREGULAR;
      }
    }
    return apart;
  }

  @Override
  public long of(long address, int reference) {
    if (isInLast(address, reference)) {
      return address + away[reference];
    }
    int group = groupOf(address);
    long pitch = table.pitch(group);
    int row = (int) ((address - table.startOf(group)) / pitch);
    long start = table.startOf(group) + row * pitch;
    long inC = base[table.firstOf(group) + row] + within(group, address - start);
    if (isAsLarge(table.firstOf(group))) {
      from[reference] = start;
      to[reference] = start + pitch;
      away[reference] = inC - address;
    }
    return inC;
  }

  private int groupOf(long address) {
    int group = table.groupAt(address);
    if (group < 0 || address >= table.endOf(group)) {
      throw ChunkNumbers.damaged("an address lies in no array and no object");
    }
    return group;
  }

  /** Whether the address lies in the array or object that the reference touched last. */
  private boolean isInLast(long address, int reference) {
    return address >= from[reference] && address < to[reference];
  }

  /** Whether it is an array whose elements lie as far apart in C. */
  private boolean isAsLarge(int object) {
    int bytes = table.elementBytes(object);
    return bytes > 0 && bytes == CPlacement.elementBytes(table, object);
  }

  private boolean isStatic(int object) {
    return table.type(object).startsWith("static ");
  }

  /** Bytes from the first element or field, for an offset in the virtual machine's object. */
  private long within(int group, long offset) {
    int first = table.firstOf(group);
    int bytes = table.elementBytes(first);
    if (bytes == 0) {
      return isStatic(first) ? 2 * offset : structs.offset(table, first, (int) offset);
    }
    return (offset - MemoryUnits.ARRAY_HEADER) / bytes * CPlacement.elementBytes(table, first);
  }

  @Override
  public long stride(long first, long stride, long count, int reference) {
    if (stride == 0 || count == 1) {
      return 0;
    }
    long last = first + (count - 1) * stride;
    if (isInLast(first, reference) && isInLast(last, reference)) {
      return stride;
    }
    int group = groupOf(first);
    long start = table.startOf(group);
    if (last < start || last >= table.endOf(group)) {
      return IRREGULAR;
    }
    long rowBytes = table.pitch(group);
    long row = (first - start) / rowBytes;
    long column = (first - start) % rowBytes;
    long rows = (first + stride - start) / rowBytes - row;
    long columns = (first + stride - start) % rowBytes - column;
    // Rows and columns advance evenly: then they do so all the way, as no column leaves its row.
    boolean even = (last - start) / rowBytes == row + (count - 1) * rows && (last - start) % rowBytes == column + (count - 1) * columns;
    if (!even || rows != 0 && pitch[group] == IRREGULAR) {
      return IRREGULAR;
    }
    int object = table.firstOf(group);
    int bytes = table.elementBytes(object);
    return rows * pitch[group] + (bytes == 0 ? columns : columns / bytes * CPlacement.elementBytes(table, object));
  }
}
