package org.parcast.benchmarks.papers;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.report.csv.Csv;
import org.parcast.report.words.Wrapped;

/** Items of a chapter as text: the claims as a table of the page, all as a file. */
final class ItemTable {
  private static final String COLUMNS = "item,paper,ours,difference,reason,command\n";
  private static final String HEADER = "| item | paper | ours | difference | reason | command |\n|---|---|---|---:|--:|--:|\n";

  private final List<Item> items;

  /** @param name of the chapter, of which the whole makes what no command makes alone */
  ItemTable(List<Item> items, String name) {
    this.items = items.stream().map(item -> item.madeBy("benchmarks papers --only " + name)).toList();
  }

  /** All items, the claims first. */
  String csv() {
    return items.stream().sorted(Comparator.comparing(Item::headline).reversed())
        .map(item -> Stream.of(item.what(), item.paper(), item.ours(), item.difference(), item.reason(), item.command()).map(Csv::text).collect(Collectors.joining(",", "", "\n")))
        .collect(Collectors.joining("", COLUMNS, ""));
  }

  /** The claims, and below them each reason and each command once, by number. */
  String claims() {
    List<Item> claims = items.stream().filter(Item::headline).toList();
    List<String> reasons = claims.stream().map(Item::reason).filter(reason -> !reason.isEmpty()).distinct().toList();
    List<String> commands = claims.stream().map(Item::command).filter(command -> !command.isEmpty()).distinct().toList();
    String rows = claims.stream()
        .map(item -> Stream.of(item.what(), item.paper(), item.ours(), item.difference(), number(reasons, item.reason()), number(commands, item.command()))
            .map(cell -> cell.replace("|", "\\|")).collect(Collectors.joining(" | ", "| ", " |\n")))
        .collect(Collectors.joining());
    String notes = IntStream.range(0, reasons.size()).mapToObj(i -> Wrapped.item(i + 1 + ". ", reasons.get(i))).collect(Collectors.joining());
    String lines = IntStream.range(0, commands.size()).mapToObj(i -> String.format("%-3d%s%n", i + 1, commands.get(i))).collect(Collectors.joining());
    return HEADER + rows + (notes.isEmpty() ? "" : "\n" + notes) + (lines.isEmpty() ? "" : "\n```\n" + lines + "```\n");
  }

  private static String number(List<String> all, String one) {
    return one.isEmpty() ? "" : String.valueOf(all.indexOf(one) + 1);
  }
}
