package org.parcast.report.page;

import java.util.ArrayList;
import java.util.List;
import org.parcast.report.page.block.Bullets;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Printable;

/** The answer to a question as a page. */
public final class TablesPage {
  private TablesPage() {}

  /** The page: the tables, and what to know before trusting them. */
  public static Page of(String program, String partial, String question, List<Table> tables, List<String> warnings) {
    List<Section> sections = new ArrayList<>(List.of(new Section("answer", question, List.<PageBlock>copyOf(tables))));
    if (!warnings.isEmpty()) {
      sections.add(new Section("limits", "Limits and warnings", List.of(new Bullets(warnings.stream().map(Bullets.Item::warning).toList()))));
    }
    return new Page(Printable.of(program), Printable.of(partial), sections);
  }
}
