package org.parcast.report.text;

import java.io.IOException;
import java.util.List;
import org.parcast.report.compare.Change;
import org.parcast.report.compare.Comparison;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;
import org.parcast.report.words.TextTable;
import org.parcast.report.words.Wrapped;

/** What changed, as text. */
public final class ChangesText {
  private static final int SHOWN = 40;

  private ChangesText() {}

  /** Writes the count and a line for each change, those that got worse first. */
  public static void write(Comparison comparison, Appendable to) throws IOException {
    to.append(Wrapped.item("", "Since " + Printable.of(comparison.baseline()) + ": " + comparison.inWords()));
    if (!comparison.remark().isEmpty()) {
      to.append(Wrapped.item("  ", Printable.of(comparison.remark())));
    }
    List<Change> shown = comparison.changes().subList(0, Math.min(SHOWN, comparison.changes().size()));
    TextTable table = new TextTable("llllll");
    for (Change change : shown) {
      table.row(change.kind().label(), Printable.of(change.subject(), 48), change.quantity(), Printable.of(change.before(), 40), change.before().isEmpty() || change.after().isEmpty() ? "" : "->",
          Printable.of(change.after(), 40));
    }
    to.append(table.toText("  "));
    if (comparison.changes().size() > SHOWN) {
      to.append("  and ").append(Numbers.count(comparison.changes().size() - SHOWN, "change")).append(" more; --format json has all\n");
    }
  }
}
