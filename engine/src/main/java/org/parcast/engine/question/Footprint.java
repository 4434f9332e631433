package org.parcast.engine.question;

import java.io.IOException;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recording.MemoryUnits;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Table;

/** How much memory each loop touches, so how large a cache holds its data. */
public final class Footprint implements Question {
  /** Lines whose marks are kept together. */
  private static final int PAGE_LINES = 1 << 12;

  /** What one loop does to one variable. */
  private static final class Touched {
    private final Map<Long, BitSet> lines = new HashMap<>();
    private long loads;
    private long stores;

    private void touch(long line) {
      lines.computeIfAbsent(line / PAGE_LINES, page -> new BitSet(PAGE_LINES)).set((int) (line % PAGE_LINES));
    }

    private long bytes() {
      return MemoryUnits.LINE_BYTES * lines.values().stream().mapToLong(BitSet::cardinality).sum();
    }
  }

  @Override
  public String name() {
    return "footprint";
  }

  @Override
  public String text() {
    return "How many bytes of memory does each loop touch?";
  }

  @Override
  public List<Table> answer(RecordedRun run) throws IOException {
    Map<String, Map<String, Touched>> loops = new LinkedHashMap<>();
    run.references((thread, address, size, write, site) -> {
      Touched touched = loops.computeIfAbsent(run.loop(site), loop -> new LinkedHashMap<>()).computeIfAbsent(run.variable(site), variable -> new Touched());
      for (long line = address / MemoryUnits.LINE_BYTES; line <= (address + size - 1) / MemoryUnits.LINE_BYTES; line++) {
        touched.touch(line);
      }
      if (write) {
        touched.stores++;
      } else {
        touched.loads++;
      }
    });
    Table.Builder table = new Table.Builder("footprint", "Memory that loops touch, in lines of " + MemoryUnits.LINE_BYTES + " bytes").text("innermost loop").code("variable").numbers("bytes", "loads", "stores");
    loops.entrySet().stream().sorted(Map.Entry.comparingByValue(Comparator.comparingLong(Footprint::bytes).reversed())).forEach(loop ->
        loop.getValue().forEach((variable, touched) -> table.row(Cell.text(loop.getKey().isEmpty() ? "none" : loop.getKey()), Cell.text(variable),
            Cell.number(touched.bytes()), Cell.number(touched.loads), Cell.number(touched.stores))));
    return List.of(table.build());
  }

  private static long bytes(Map<String, Touched> variables) {
    return variables.values().stream().mapToLong(Touched::bytes).sum();
  }
}
