package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;

/** Figures 4 and 5 of PPT-SASMM at the reference's sizes, from the tables that the suite of caches has written. */
final class RecordedCacheRates {
  private static final String COMMAND = "benchmarks caches --reference DIR";
  private static final double PERCENT = 100;

  private RecordedCacheRates() {}

  /** The model against simulated caches, and simulated caches against those of real threads; none without the tables. */
  static List<Item> items(Path figures) throws IOException {
    Path model = figures.resolve("cache-sdcm.csv");
    Path threads = figures.resolve("cache-threads.csv");
    if (!Files.exists(model) || !Files.exists(threads)) {
      return List.of(Item.open("Figures 4 and 5, at the sizes of the truth", "2.12 %, 1.50 %", "Give --reference DIR with measured truth, or --figures DIR with tables of it.").asHeadline());
    }
    List<String[]> sdcm = rows(model);
    List<String[]> shared = sdcm.stream().filter(row -> !row[1].equals("1")).toList();
    List<String[]> inTurn = rows(threads).stream().filter(row -> row[1].equals("rr1")).toList();
    List<String[]> sharedInTurn = inTurn.stream().filter(row -> !row[2].equals("1")).toList();
    return List.of(
        Item.said("Figures 4 and 5, larger sizes, 1, 4, 16 cores: the model's average errors, L1, L2", "2.12 %, 1.50 %",
            Item.text("%.2f %%, ", mean(sdcm, row -> PERCENT * number(row[3]) / number(row[2]))) + Item.text("%.2f %%", mean(shared, row -> PERCENT * number(row[6]) / number(row[5]))),
            "Arrays that lie a power of two apart fill few sets, which the model cannot know. Cachegrind, the paper's truth, does not show it: one cache serves all its threads.", COMMAND).asHeadline(),
        Item.said("The same, the median", "2.12 %, 1.50 %", Item.text("%.2f %%, ", median(sdcm, row -> PERCENT * number(row[3]) / number(row[2])))
            + Item.text("%.2f %%", median(shared, row -> PERCENT * number(row[6]) / number(row[5]))), "", COMMAND).asHeadline(),
        Item.said("Figures 4 and 5, exact caches in place of the model, against real threads: L1, L2", "2.12 %, 1.50 %",
            Item.text("%.4f %%, ", mean(inTurn, row -> number(row[5]) * number(row[6]) / (number(row[3]) - number(row[5])))) + Item.text("%.4f %%", mean(sharedInTurn, row -> PERCENT * number(row[12]) / number(row[11]))),
            "Each core has an L1. Five programs.", COMMAND).asHeadline());
  }

  private static List<String[]> rows(Path table) throws IOException {
    return Files.readAllLines(table).stream().skip(1).map(line -> line.split(",", -1)).toList();
  }

  private static double number(String cell) {
    return Double.parseDouble(cell);
  }

  private static double mean(List<String[]> rows, ToDoubleFunction<String[]> error) {
    return rows.stream().mapToDouble(row -> Math.abs(error.applyAsDouble(row))).average().orElse(0);
  }

  private static double median(List<String[]> rows, ToDoubleFunction<String[]> error) {
    double[] sorted = rows.stream().mapToDouble(row -> Math.abs(error.applyAsDouble(row))).sorted().toArray();
    return sorted[sorted.length / 2];
  }
}
