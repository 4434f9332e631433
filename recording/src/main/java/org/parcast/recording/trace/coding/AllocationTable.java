package org.parcast.recording.trace.coding;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.recording.MemoryUnits;

/** The allocations as read: equal ones that follow each other are one group. */
public final class AllocationTable implements Allocations {
  private record Type(String name, int elementBytes, int bytes) {}

  private final List<Type> types = new ArrayList<>();
  private int groups;
  private int size;
  private long next = AllocationWriter.START;
  private int[] first = new int[64];
  private long[] start = new long[64];
  private int[] type = new int[64];
  private int[] site = new int[64];
  private int[] length = new int[64];
  private int attached;
  private int[] child = new int[64];
  private int[] parent = new int[64];
  private int[] row = new int[64];
  private boolean sorted = true;
  private int parentBefore;
  private int rowBefore;
  private int childBefore;
  /** The group that was found last: who asks for one thing of an object asks for the next, and objects that are used together were mostly made together. */
  private int recent;

  /** Takes a chunk. */
  public void read(ChunkNumbers in) {
    while (in.hasMore()) {
      switch (in.count()) {
        case AllocationWriter.TYPE -> types.add(new Type(in.text(), in.count(), in.count()));
        case AllocationWriter.ALLOCATE -> group(in.oneOf(0, types.size()), in.count(), in.count(), in.count());
        default -> attach(in);
      }
    }
  }

  private void group(int ofType, int atSite, int ofLength, int count) {
    if (groups == first.length) {
      int more = groups + (groups >> 1);
      first = Arrays.copyOf(first, more);
      start = Arrays.copyOf(start, more);
      type = Arrays.copyOf(type, more);
      site = Arrays.copyOf(site, more);
      length = Arrays.copyOf(length, more);
    }
    first[groups] = size;
    start[groups] = next;
    type[groups] = ofType;
    site[groups] = atSite;
    length[groups] = ofLength;
    try {
      size = Math.addExact(size, count);
      next = Math.addExact(next, Math.multiplyExact(count, pitch(groups)));
    } catch (ArithmeticException e) {
      throw ChunkNumbers.damaged("what it allocates has no room");
    }
    groups++;
  }

  private void attach(ChunkNumbers in) {
    parentBefore += (int) in.signed();
    rowBefore += (int) in.signed() + 1;
    childBefore += (int) in.signed() + 1;
    if (parentBefore < 0 || rowBefore < 0 || childBefore < 0) {
      throw ChunkNumbers.damaged("a row is of no array");
    }
    if (attached == child.length) {
      int more = attached + (attached >> 1);
      child = Arrays.copyOf(child, more);
      parent = Arrays.copyOf(parent, more);
      row = Arrays.copyOf(row, more);
    }
    sorted &= attached == 0 || child[attached - 1] < childBefore;
    child[attached] = childBefore;
    parent[attached] = parentBefore;
    row[attached++] = rowBefore;
  }

  /** To be called when all chunks have been taken. Rows whose array was lost with the end of the file go too. */
  public void finish() {
    int kept = 0;
    for (int k = 0; k < attached; k++) {
      if (child[k] < size && parent[k] < size) {
        if (row[k] >= length(parent[k])) {
          throw ChunkNumbers.damaged("a row is of no array");
        }
        child[kept] = child[k];
        parent[kept] = parent[k];
        row[kept++] = row[k];
      }
    }
    attached = kept;
    if (!sorted) {
      long[] order = new long[attached];
      for (int k = 0; k < attached; k++) {
        order[k] = (long) child[k] << 32 | k;
      }
      Arrays.sort(order);
      child = pick(child, order);
      parent = pick(parent, order);
      row = pick(row, order);
      sorted = true;
    }
  }

  private static int[] pick(int[] from, long[] order) {
    return Arrays.stream(order).mapToInt(key -> from[(int) key]).toArray();
  }

  // ---- groups

  public int groups() {
    return groups;
  }

  /** The group that holds the address, or the one before; -1 where there is none. */
  public int groupAt(long address) {
    int last = recent;
    if (last < groups && start[last] <= address && (last + 1 == groups || address < start[last + 1])) {
      return last;
    }
    return found(Arrays.binarySearch(start, 0, groups, address));
  }

  private int found(int search) {
    int group = search >= 0 ? search : -search - 2;
    recent = Math.max(0, group);
    return group;
  }

  /** First object of the group; that after the last group is {@link #size()}. */
  public int firstOf(int group) {
    return group == groups ? size : first[group];
  }

  public long startOf(int group) {
    return start[group];
  }

  public long endOf(int group) {
    return start[group] + (firstOf(group + 1) - first[group]) * pitch(group);
  }

  /** Bytes from one object of the group to the next. */
  public long pitch(int group) {
    return bytesOf(group) + 7 & -8L;
  }

  private long bytesOf(int group) {
    Type of = types.get(type[group]);
    return of.bytes > 0 ? of.bytes : MemoryUnits.ARRAY_HEADER + (long) length[group] * of.elementBytes;
  }

  private int groupOf(int i) {
    int last = recent;
    return last < groups && first[last] <= i && i < firstOf(last + 1) ? last : found(Arrays.binarySearch(first, 0, groups, i));
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public long address(int i) {
    int group = groupOf(i);
    return start[group] + (i - first[group]) * pitch(group);
  }

  @Override
  public long bytes(int i) {
    return bytesOf(groupOf(i));
  }

  @Override
  public long firstElement(int i) {
    return address(i) + MemoryUnits.ARRAY_HEADER;
  }

  @Override
  public int elementBytes(int i) {
    return types.get(type[groupOf(i)]).elementBytes;
  }

  @Override
  public int length(int i) {
    return elementBytes(i) == 0 ? 0 : length[groupOf(i)];
  }

  @Override
  public String type(int i) {
    return types.get(type[groupOf(i)]).name;
  }

  @Override
  public int site(int i) {
    return site[groupOf(i)];
  }

  @Override
  public int parent(int i) {
    int found = Arrays.binarySearch(child, 0, attached, i);
    return found < 0 ? -1 : parent[found];
  }

  @Override
  public int row(int i) {
    int found = Arrays.binarySearch(child, 0, attached, i);
    return found < 0 ? 0 : row[found];
  }

  @Override
  public int find(long address) {
    int group = groupAt(address);
    if (group < 0 || address >= next) {
      return -1;
    }
    long pitch = pitch(group);
    int within = (int) ((address - start[group]) / pitch);
    return address - start[group] - within * pitch < bytesOf(group) ? first[group] + within : -1;
  }
}
