package org.parcast.analyses.locality;

import java.util.HashMap;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import org.parcast.recording.trace.coding.Allocations;

/** Objects of a class as if each field of theirs stood in an array of its own, in the order in which they were made: where an address lies then. */
final class FieldsApart implements LongUnaryOperator {
  /** Above all addresses of the run, an area for each class and field. */
  private static final long AREA = 1L << 36;

  private static final int WIDEST = 8;

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
    return area * AREA + (1L << 50) + (long) number * WIDEST;
  }

  /** How many objects were met of the class that most were met of. */
  int objects() {
    return numbers.values().stream().mapToInt(Map::size).max().orElse(0);
  }
}
