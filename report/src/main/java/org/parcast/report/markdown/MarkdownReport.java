package org.parcast.report.markdown;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.parcast.report.Report;
import org.parcast.report.compare.Comparison;
import org.parcast.report.page.Page;
import org.parcast.report.page.block.Bullets;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.PageBlock;
import org.parcast.report.page.block.Prose;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.SectionAnswer;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;

/** A report as Markdown: the answer, and below it each section's first table, folded. Pictures are in the HTML report alone. */
public final class MarkdownReport {
  /** Rows of a table that a reader of a pull request looks through. */
  private static final int ROWS = 10;

  private final StringBuilder out = new StringBuilder();

  private MarkdownReport() {}

  /** Writes the report with lines ended by {@code \n}. */
  public static void write(Report report, Appendable to) throws IOException {
    Page page = Page.of(report);
    MarkdownReport markdown = new MarkdownReport();
    markdown.out.append("## Parcast: ").append(Escaped.of(page.program())).append("\n\n");
    if (!page.partial().isEmpty()) {
      markdown.out.append("> The run ended early: ").append(Escaped.of(page.partial())).append("\n\n");
    }
    for (Section section : page.sections()) {
      switch (section.id()) {
        case "answer" -> section.blocks().forEach(markdown::answer);
        case "changes" -> {
          markdown.out.append("### ").append(Escaped.of(section.title())).append("\n\n");
          section.blocks().forEach(markdown::open);
        }
        case "measured" -> { }
        default -> markdown.folded(section);
      }
    }
    to.append(markdown.out);
  }

  /** Writes what changed, and nothing else. */
  public static void write(Comparison comparison, Appendable to) throws IOException {
    MarkdownReport markdown = new MarkdownReport();
    Section changes = Page.changes(comparison);
    markdown.out.append("## Parcast: ").append(Escaped.of(changes.title())).append("\n\n");
    changes.blocks().forEach(markdown::open);
    to.append(markdown.out);
  }

  private void answer(PageBlock block) {
    if (block instanceof SectionAnswer answer) {
      out.append("**").append(Escaped.of(answer.topic())).append(".** ").append(answer.sentences().stream().map(MarkdownReport::prose).collect(Collectors.joining(" "))).append("\n\n");
    } else {
      open(block);
    }
  }

  private void open(PageBlock block) {
    if (block instanceof Prose prose) {
      out.append(prose(prose)).append("\n\n");
    } else if (block instanceof Table table) {
      table(table);
    } else if (block instanceof Bullets bullets) {
      items(bullets.items());
    }
  }

  private void items(List<Bullets.Item> items) {
    items.forEach(item -> out.append("- *").append(Escaped.of(item.mark())).append("* ").append(Escaped.of(item.text())).append(item.about().map(about -> " `" + about.id() + "`").orElse("")).append('\n'));
    out.append('\n');
  }

  /** The first table and the statements of a section, to be opened by who wants them. */
  private void folded(Section section) {
    List<Table> tables = section.tables().stream().limit(1).toList();
    List<Bullets> statements = section.blocks().stream().filter(Bullets.class::isInstance).map(Bullets.class::cast).toList();
    if (tables.isEmpty() && statements.isEmpty()) {
      return;
    }
    out.append("<details><summary>").append(Escaped.of(section.title())).append("</summary>\n\n");
    tables.forEach(this::table);
    statements.forEach(this::open);
    out.append("</details>\n\n");
  }

  private void table(Table table) {
    out.append(Escaped.of(table.caption())).append("\n\n");
    out.append(table.columns().stream().map(column -> Escaped.of(column.label())).collect(Collectors.joining(" | ", "| ", " |\n")));
    out.append(table.columns().stream().map(column -> column.number() ? "---:" : "---").collect(Collectors.joining("|", "|", "|\n")));
    List<List<Cell>> shown = table.rows().subList(0, Math.min(ROWS, table.rows().size()));
    for (List<Cell> row : shown) {
      out.append(row.stream().map(cell -> Escaped.of(cell.text())).collect(Collectors.joining(" | ", "| ", " |\n")));
    }
    int left = table.rows().size() - shown.size();
    out.append(left > 0 ? "\nand " + Numbers.count(left, "row") + " more; --format json has all\n\n" : "\n");
  }

  private static String prose(Prose prose) {
    return prose.spans().stream().map(span -> switch (span.style()) {
      case PLAIN -> Escaped.of(span.text());
      case STRONG -> "<b>" + Escaped.of(span.text()) + "</b>";
      case CODE -> Escaped.code(span.text());
    }).collect(Collectors.joining());
  }
}
