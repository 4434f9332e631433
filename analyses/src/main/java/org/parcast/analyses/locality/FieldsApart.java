package org.parcast.analyses.locality;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.coding.Allocations;

/** Objects of a class as if each field of theirs stood in an array of its own, in the order in which they were made: where an address lies then. */
final class FieldsApart implements LongUnaryOperator {
  /** Where the arrays of fields begin: above all addresses of a run. */
  private static final long ABOVE = 1L << 50;

  /** From one array to the next: room for a field of 2^31 objects, and a few lines, as arrays that follow each other do not all begin in one set of a cache. */
  private static final long AREA = (1L << 34) + 17 * MemoryUnits.LINE_BYTES;

  private final Allocations allocations;
  private final Map<String, Map<Integer, Integer>> numbers = new HashMap<>();
  private final Map<String, Map<Long, Integer>> areas = new HashMap<>();
  private int count;

  FieldsApart(Allocations allocations) {
    this.allocations = allocations;
  }

  @Override
  public long applyAsLong(long address) {
    int object = allocations.find(address);
    if (object < 0 || allocations.elementBytes(object) > 0 || allocations.type(object).startsWith("static")) {
      return address;
    }
    String type = allocations.type(object);
    Map<Integer, Integer> ofType = numbers.computeIfAbsent(type, made -> new HashMap<>());
    int number = ofType.computeIfAbsent(object, made -> ofType.size());
    int area = areas.computeIfAbsent(type, made -> new HashMap<>()).computeIfAbsent(address - allocations.address(object), made -> ++count);
    return ABOVE + area * AREA + (long) number * Long.BYTES;
  }

  /** How many objects were met of the class that most were met of. */
  int objects() {
    return numbers.values().stream().mapToInt(Map::size).max().orElse(0);
  }
}
