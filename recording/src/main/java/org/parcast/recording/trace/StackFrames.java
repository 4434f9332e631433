package org.parcast.recording.trace;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.recording.trace.table.Reference;

/**
 * Where local variables lie that have a slot of eight bytes each in their method's frame, and with which recorded references they are
 * accessed. Every method has one frame: those of a method that calls itself lie in one place.
 */
final class StackFrames {
  /** Where the stack begins, which grows downward: far from all arrays and objects. */
  private static final long TOP = 1L << 43;

  private static final int SLOT = 8;
  private static final int ALIGNMENT = 16;

  private final int first;
  private final List<Reference> references = new ArrayList<>();
  private final List<Long> addresses = new ArrayList<>();
  private final Map<Integer, List<Integer>> before = new HashMap<>();
  private final Map<Integer, List<Integer>> after = new HashMap<>();

  /** @param first number of the first access; the others follow */
  StackFrames(StackTable table, int first) {
    this.first = first;
    Map<Integer, Integer> slots = new TreeMap<>();
    table.accesses().forEach(access -> slots.merge(access.method(), access.slot() + 1, Math::max));
    Map<Integer, Long> frames = new HashMap<>();
    long top = TOP;
    for (Map.Entry<Integer, Integer> method : slots.entrySet()) {
      top -= ((long) method.getValue() * SLOT + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
      frames.put(method.getKey(), top);
    }
    for (StackTable.Access access : table.accesses()) {
      int number = first + references.size();
      references.add(access.reference(number));
      addresses.add(frames.get(access.method()) + (long) access.slot() * SLOT);
      (access.before() ? before : after).computeIfAbsent(access.beside(), b -> new ArrayList<>()).add(number);
    }
  }

  /** All accesses, their numbers following those of the recorded references. */
  List<Reference> references() {
    return references;
  }

  /** Numbers of the accesses made before a recorded reference, in order. */
  List<Integer> before(int reference) {
    return before.getOrDefault(reference, List.of());
  }

  /** Numbers of those made after it. */
  List<Integer> after(int reference) {
    return after.getOrDefault(reference, List.of());
  }

  /** Address of the slot that an access is to. */
  long address(int number) {
    return addresses.get(number - first);
  }
}
