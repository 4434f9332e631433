package org.parcast.benchmarks.reliability.random.recorded;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.ReferenceAdapter;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.coding.Allocations;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;

/** The references of a block trace to words, as the oracle writes them. */
public final class RecordedReferences {
  private final BlockTraceReader trace;
  private final Map<Integer, String> roots = new HashMap<>();
  private final Map<String, Integer> ordinals = new HashMap<>();

  private RecordedReferences(BlockTraceReader trace) {
    this.trace = trace;
  }

  /** All references to numbers that the program makes itself, in order. */
  public static List<String> of(BlockTraceReader trace) throws IOException {
    RecordedReferences references = new RecordedReferences(trace);
    Allocations allocations = trace.allocations();
    for (int i = 0; i < allocations.size(); i++) {
      if (allocations.root(i) == i && allocations.site(i) > 0) {
        String line = trace.tables().sites().get(allocations.site(i)).line() + "";
        references.roots.put(i, line + "#" + (references.ordinals.merge(line, 1, Integer::sum) - 1));
      }
    }
    List<String> all = new ArrayList<>();
    trace.read(
        RegisterMode.NONE,
        MemoryLayout.JVM,
        new ReferenceAdapter(
            (number, address) -> {
              Reference reference = trace.references(RegisterMode.NONE).get(number);
              boolean isNumber = reference.type().length() == 1;
              if (isNumber && reference.kind() != Reference.Kind.LIBRARY && !field(reference).contains("$")) { // what the compiler added
                all.add((reference.write() ? "S " : "L ") + reference.line() + " " + references.word(reference, address));
              }
            }));
    return all;
  }

  private String word(Reference reference, long address) {
    if (reference.kind() == Reference.Kind.STATIC) {
      return reference.name();
    }
    Allocations allocations = trace.allocations();
    int object = allocations.find(address);
    return reference.kind() == Reference.Kind.FIELD
        ? name(object) + "." + field(reference)
        : name(object) + "[" + (address - allocations.firstElement(object)) / allocations.elementBytes(object) + "]";
  }

  private static String field(Reference reference) {
    return reference.name().substring(reference.name().lastIndexOf('.') + 1);
  }

  private String name(int object) {
    Allocations allocations = trace.allocations();
    return allocations.parent(object) < 0 ? roots.getOrDefault(object, "?") : name(allocations.parent(object)) + "[" + allocations.row(object) + "]";
  }
}
