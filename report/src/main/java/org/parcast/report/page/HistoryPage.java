package org.parcast.report.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.parcast.report.compare.Comparison;
import org.parcast.report.compare.History;
import org.parcast.report.page.block.Cell;
import org.parcast.report.page.block.Figure;
import org.parcast.report.page.block.LineChart;
import org.parcast.report.page.block.Section;
import org.parcast.report.page.block.Table;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** Results of a project one after another: a chart for each quantity, and what the last of them changed since the first. */
public final class HistoryPage {
  /** Lines in one chart, those that have changed most: more cannot be told apart. */
  private static final int MOST_LINES = 6;

  private HistoryPage() {}

  /** The page. */
  public static Page of(History history, Comparison whole) {
    Map<String, List<History.Line>> byQuantity = new LinkedHashMap<>();
    history.lines().forEach(line -> byQuantity.computeIfAbsent(line.quantity(), quantity -> new ArrayList<>()).add(line));
    List<Section> sections = new ArrayList<>();
    byQuantity.forEach((quantity, lines) -> sections.add(new Section(quantity.replace(' ', '-'), capitalised(quantity), List.of(figure(history.results(), quantity, lines)))));
    sections.add(ChangesSection.of(whole));
    return new Page(Printable.of(Numbers.count(history.results().size(), "result") + ", " + history.results().get(0) + " to " + history.results().get(history.results().size() - 1)), "", sections);
  }

  private static Figure figure(List<String> results, String quantity, List<History.Line> lines) {
    Table.Builder table = new Table.Builder(quantity.replace(' ', '-') + "-history", quantity + ", result by result").numbers("result").text("file", "of").numbers(quantity).show(Table.SCREENFUL);
    for (History.Line line : lines) {
      for (int i = 0; i < results.size(); i++) {
        double value = line.values()[i];
        table.row(Cell.number(i + 1.0), Cell.text(results.get(i)), Cell.text(line.subject()), Double.isNaN(value) ? Cell.none() : value == Math.rint(value) ? Cell.number(value) : Cell.ratio(value));
      }
    }
    List<LineChart.Series> series = lines.stream().sorted(Comparator.comparingDouble(History.Line::spread).reversed()).limit(MOST_LINES).map(HistoryPage::series).toList();
    String which = lines.size() > MOST_LINES ? ", of the " + MOST_LINES + " of " + lines.size() + " that have changed most" : "";
    return new Figure(capitalised(quantity) + " over the results" + which + ".",
        new LineChart("result", quantity, LineChart.Scale.ORDINAL, LineChart.Scale.LINEAR, series), table.build());
  }

  private static String capitalised(String text) {
    return text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
  }

  private static LineChart.Series series(History.Line line) {
    List<LineChart.Point> points = new ArrayList<>();
    for (int i = 0; i < line.values().length; i++) {
      if (!Double.isNaN(line.values()[i])) {
        points.add(new LineChart.Point(i + 1.0, line.values()[i]));
      }
    }
    return new LineChart.Series(Printable.of(line.subject()), points);
  }
}
