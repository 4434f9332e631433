package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.compare.Change;
import org.parcast.report.compare.Comparison;
import org.parcast.report.page.block.Bullets;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;

/** What is not as in an earlier analysis. */
final class ChangesSection {
  private static final int SHOWN = 50;

  private ChangesSection() {}

  static Section of(Comparison comparison) {
    List<PageBlock> blocks = new ArrayList<>();
    blocks.add(Prose.of("Since {}: {}.", Prose.code(comparison.baseline()), Prose.strong(comparison.inWords())));
    if (!comparison.remark().isEmpty()) {
      blocks.add(new Bullets(List.of(Bullets.Item.warning(Notice.NOT_COMPARED.of(comparison.remark())))));
    }
    if (!comparison.changes().isEmpty()) {
      Table.Builder table = new Table.Builder("changes-table", "What is not as it was, the worse first").text("change").code("what").text("quantity", "before", "now").show(SHOWN);
      for (Change change : comparison.changes()) {
        table.row(Cell.text(change.kind().label()), Cell.text(change.subject()), Cell.text(change.quantity()), Cell.text(change.before()), Cell.text(change.after()));
      }
      blocks.add(table.build());
    }
    return new Section("changes", "What changed", blocks);
  }
}
