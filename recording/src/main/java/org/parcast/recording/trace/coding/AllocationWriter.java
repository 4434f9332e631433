package org.parcast.recording.trace.coding;

import java.io.Flushable;
import java.io.IOException;
import org.parcast.recording.trace.table.TraceClass;
import org.parcast.recording.trace.table.TraceTables;

/**
 * Gives arrays and objects their addresses, one behind the other in the order in which they are made, and writes what they are. Equal ones
 * that follow each other are one record.
 */
public final class AllocationWriter implements Flushable {
  static final int TYPE = 0;
  static final int ALLOCATE = 1;
  static final int ATTACH = 2;

  /** Where the first object lies. */
  static final long START = 1 << 16;

  private final ChunkWriter out;
  private long next = START;
  private int types;
  private int ordinal;
  private int type = -1;
  private int site;
  private int length;
  private long count;
  private int parentBefore;
  private int rowBefore;
  private int childBefore;

  AllocationWriter(ChunkWriter out, TraceTables tables) {
    this.out = out;
    try {
      for (TraceClass described : tables.classes()) {
        if (described.staticBytes() > 0) {
          allocate(type("static " + described.name(), 0, described.staticBytes()), 0, 0, described.staticBytes());
        }
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  /**
   * Where the static fields of a class lie.
   *
   * @param index of the class in {@link TraceTables#classes()}
   */
  public static long staticsOf(java.util.List<TraceClass> classes, int index) {
    long at = START;
    for (TraceClass described : classes.subList(0, index)) {
      at += described.staticBytes() + 7 & -8;
    }
    return at;
  }

  /** Makes known a type: descriptor or class, bytes of an element (0 for an object), bytes of an object (0 for an array). */
  public int type(String name, int elementBytes, int bytes) throws IOException {
    group();
    out.room(4);
    out.number(TYPE);
    out.text(name);
    out.room(2);
    out.number(elementBytes);
    out.number(bytes);
    return types++;
  }

  /**
   * An array or object is made.
   *
   * @param bytes all of them, with the header
   * @return its address
   */
  public long allocate(int ofType, int atSite, int ofLength, long bytes) throws IOException {
    if (ofType != type || atSite != site || ofLength != length) {
      group();
      type = ofType;
      site = atSite;
      length = ofLength;
    }
    count++;
    ordinal++;
    long address = next;
    next += bytes + 7 & -8L;
    return address;
  }

  /** Number of the object made last, from 0 on. */
  public int ordinal() {
    return ordinal - 1;
  }

  /** An array becomes a row of an array of arrays for the first time. Both are given by number. */
  public void attach(int parent, int row, int child) throws IOException {
    out.room(4);
    out.number(ATTACH);
    out.signed((long) parent - parentBefore);
    out.signed((long) row - rowBefore - 1);
    out.signed((long) child - childBefore - 1);
    parentBefore = parent;
    rowBefore = row;
    childBefore = child;
  }

  private void group() throws IOException {
    if (count > 0) {
      out.room(5);
      out.number(ALLOCATE);
      out.number(type);
      out.number(site);
      out.number(length);
      out.number(count);
      count = 0;
    }
    type = -1;
  }

  @Override
  public void flush() throws IOException {
    group();
    out.flush();
  }
}
