package org.parcast.engine.extending;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.parcast.engine.question.Question;
import org.parcast.engine.question.RecordedRun;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Table;

/** An analysis: which source lines store how often. A line of {@code META-INF/services/org.parcast.engine.question.Question} names it. */
public final class StoresByLine implements Question {
  @Override
  public String name() {
    return "stores";
  }

  @Override
  public String text() {
    return "Which lines store, and how often?";
  }

  @Override
  public List<Table> answer(RecordedRun run) throws IOException {
    Map<String, Long> stores = new TreeMap<>();
    run.references((thread, address, size, write, site) -> {
      if (write) {
        stores.merge(run.line(site), 1L, Long::sum);
      }
    });
    Table.Builder table = new Table.Builder("stores", "Stores by source line").text("line").numbers("stores");
    stores.forEach((line, times) -> table.row(Cell.text(line), Cell.number(times)));
    return List.of(table.build());
  }
}
