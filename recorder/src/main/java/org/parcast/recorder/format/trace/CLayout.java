package org.parcast.recorder.format.trace;

/** Addresses as C would have them, see {@link CPlacement}. */
final class CLayout implements AddressMap {
  private final AllocationTable table;
  private final long[] base;
  /** By group: bytes in C from one of its objects to the next where they are all alike, else IRREGULAR. */
  private final long[] pitch;

  CLayout(AllocationTable table) {
    this.table = table;
    this.base = CPlacement.of(table);
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
  public long of(long address) {
    int group = table.groupAt(address);
    int row = (int) ((address - table.startOf(group)) / table.pitch(group));
    return base[table.firstOf(group) + row] + within(group, address - table.startOf(group) - row * table.pitch(group));
  }

  /** Bytes from the first element or field, for an offset in the virtual machine's object. */
  private long within(int group, long offset) {
    int first = table.firstOf(group);
    int bytes = table.elementBytes(first);
    if (bytes == 0) {
      return table.type(first).startsWith("static ") ? 2 * offset : offset;
    }
    return (offset - AllocationWriter.ARRAY_HEADER) / bytes * CPlacement.elementBytes(table, first);
  }

  @Override
  public long stride(long first, long stride, long count) {
    if (stride == 0 || count == 1) {
      return 0;
    }
    int group = table.groupAt(first);
    long last = first + (count - 1) * stride;
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
