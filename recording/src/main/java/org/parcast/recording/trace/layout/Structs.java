package org.parcast.recording.trace.layout;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.coding.AllocationTable;
import org.parcast.recording.trace.table.TraceClass;

/** The program's classes as structures of C. What is no class of the program's keeps its fields as they lie, without the header. */
final class Structs {
  private final Map<String, TraceClass> classes = new HashMap<>();

  /** By name of a class and offset of a field, its offset in C. */
  private final Map<String, int[]> offsets = new HashMap<>();

  Structs(List<TraceClass> all) {
    for (TraceClass type : all) {
      classes.put(type.name(), type);
      int[] inStruct = new int[type.bytes()];
      for (int offset = 0; offset < inStruct.length; offset++) {
        inStruct[offset] = withoutHeader(offset);
      }
      type.fields().forEach(field -> inStruct[field.offset()] = field.inStruct());
      offsets.put(type.name(), inStruct);
    }
  }

  /** Bytes of an object in C. */
  long bytes(AllocationTable table, int object) {
    TraceClass type = classes.get(table.type(object));
    return type == null ? Math.max(0, table.bytes(object) - MemoryUnits.ARRAY_HEADER) : type.structBytes();
  }

  /** Bytes from the start of an object in C to the field that has this offset in the virtual machine. */
  int offset(AllocationTable table, int object, int offset) {
    int[] known = offsets.get(table.type(object));
    return known == null || offset >= known.length ? withoutHeader(offset) : known[offset];
  }

  private static int withoutHeader(int offset) {
    return Math.max(0, offset - MemoryUnits.ARRAY_HEADER);
  }
}
