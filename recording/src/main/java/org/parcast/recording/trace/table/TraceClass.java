package org.parcast.recording.trace.table;

import java.util.List;

/**
 * A class of the program as it lies in memory.
 *
 * @param name internal name
 * @param bytes of an object, with its header of 12 bytes and the fields of the superclasses
 * @param staticBytes of its static fields
 * @param structBytes of a structure in C that has the fields of an object, with pointers of 8 bytes
 * @param fields of an object, those of superclasses among them
 */
public record TraceClass(String name, int bytes, int staticBytes, int structBytes, List<FieldPlace> fields) {
  /**
   * Where a field of an object lies.
   *
   * @param offset bytes from the start of the object
   * @param inStruct bytes from the start of the structure in C
   */
  public record FieldPlace(int offset, int inStruct) {}

  public TraceClass {
    fields = List.copyOf(fields);
  }
}
