package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.BlockTraces;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** PPT-SASMM: hit rates of private and shared caches from the reuse profiles of one sequential run. */
final class SasmmChapter implements Chapter {
  private static final int[] CORES = {1, 2, 4, 8, 16};
  private static final double[] L1_ERRORS = {2.18, 2.16, 2.16, 2.13, 1.99};
  private static final double[] UNIFORM_ERRORS = {1.41, 1.33, 1.36, 1.59, 1.85};
  private static final double[] TURN_ERRORS = {1.41, 1.28, 1.29, 1.60, 1.81};
  private static final double PERCENT = 100;
  private static final String LOST = "The paper's bars are not in its text.";

  /** The applications of Table 3, by the names of the reference data. */
  private static final Map<String, String> PROGRAMS = new LinkedHashMap<>();

  static {
    PROGRAMS.put("adi", "Adi");
    PROGRAMS.put("bfs", "Bfs");
    PROGRAMS.put("blackscholes", "BlackScholes");
    PROGRAMS.put("conv2d", "Conv2d");
    PROGRAMS.put("durbin", "Durbin");
    PROGRAMS.put("gramschmidt", "GramSchmidt");
    PROGRAMS.put("jacobi1d", "Jacobi1d");
    PROGRAMS.put("lu", "Lu");
    PROGRAMS.put("2mm", "TwoMM");
  }

  /** Arguments for a quick run, where there is no truth that the sizes of Table 3 are needed for. */
  private static final Map<String, String> QUICK = Map.of("adi", "96 1", "bfs", "4096", "blackscholes", "512 2", "conv2d", "160", "durbin", "200",
      "gramschmidt", "48", "jacobi1d", "1024 40", "lu", "72", "2mm", "48");

  /** Hit rates of both levels, the second of all references. */
  private record Rates(double first, double second) {}

  /**
   * A program on a number of cores.
   *
   * @param turns the model, cores in turn
   * @param uniform the model, cores drawn at random
   * @param exact caches simulated on the mimicked references
   * @param truth caches on the references of the real threads, or the simulated ones where those are not known
   */
  private record Row(String program, int cores, Rates turns, Rates uniform, Rates exact, Rates truth) {}

  private final Path testdata;
  private final Path reference;
  private final Path figures;
  private final List<Row> rows = new ArrayList<>();
  /** What makes the items anew. */
  private String again = "";

  /**
   * @param reference rates of real threads; null where they are not at hand
   * @param figures tables of earlier comparisons with them
   */
  SasmmChapter(Path testdata, Path reference, Path figures) {
    this.testdata = testdata;
    this.reference = reference;
    this.figures = figures;
  }

  @Override
  public String name() {
    return "ppt-sasmm";
  }

  @Override
  public String title() {
    return "Reuse profiles and caches (PPT-SASMM)";
  }

  @Override
  public List<Item> items() throws IOException, AnalysisException {
    Map<String, Rates> truth = truth();
    for (Map.Entry<String, String> program : PROGRAMS.entrySet()) {
      Run run = Programs.run(truth.isEmpty() ? QUICK.get(program.getKey()) : "");
      new AnalysisSession(Target.of(Programs.kernel(testdata, program.getValue())), run, null, AnalysisListener.SILENT).ask(traced -> {
        for (int cores : CORES) {
          rows.add(row(program.getKey(), cores, traced, truth));
        }
        return null;
      });
    }
    again = truth.isEmpty() ? "" : "benchmarks papers --only ppt-sasmm --reference DIR";
    List<Item> items = new ArrayList<>();
    String with = truth.isEmpty() ? "Small sizes, which leave L2 little to do. The truth is caches simulated on the mimicked references."
        : "Truth: an L1 for each core on the references of real threads for " + known(truth) + ", else simulated. Cachegrind has one D1 for all threads.";
    items.add(error("Figure 4, L1, all", 2.12, rows, row -> row.turns().first() / row.truth().first(), with).asHeadline());
    items.add(error("Figure 5, L2, all, cores in turn", 1.50, shared(), row -> row.turns().second() / row.truth().second(), with).asHeadline());
    items.add(error("Figure 5, L2, all, cores drawn at random", 1.53, shared(), row -> row.uniform().second() / row.truth().second(), with).asHeadline());
    if (!truth.isEmpty()) {
      items.add(Item.said("Figures 4 and 5, with exact caches instead of the model", "2.12 %, 1.50 %",
          Item.text("%.2f %%, ", error(rows, row -> row.exact().first() / row.truth().first())) + Item.text("%.2f %%", error(shared(), row -> row.exact().second() / row.truth().second())),
          "What is left is mimicry.", again));
    }
    items.addAll(RecordedCacheRates.items(figures));
    items.add(recomputed("Figure 4, mean of the five averages that the text gives", L1_ERRORS, 0, 2.12));
    items.add(recomputed("Figure 5, mean of the four averages, cores in turn", TURN_ERRORS, 1, 1.50));
    items.add(recomputed("Figure 5, mean of the four averages, cores drawn at random", UNIFORM_ERRORS, 1, 1.53));
    for (int c = 0; c < CORES.length; c++) {
      int cores = CORES[c];
      String on = cores + (cores == 1 ? " core" : " cores");
      List<Row> own = rows.stream().filter(row -> row.cores() == cores).toList();
      items.add(error("Figure 4, L1, " + on, L1_ERRORS[c], own, row -> row.turns().first() / row.truth().first(), ""));
      items.add(error("Figure 5, L2, " + on + ", in turn", TURN_ERRORS[c], own, row -> row.turns().second() / row.truth().second(), ""));
      items.add(error("Figure 5, L2, " + on + ", drawn", UNIFORM_ERRORS[c], own, row -> row.uniform().second() / row.truth().second(), ""));
      items.add(Item.said("Figures 4 and 5, geometric means of L1 and L2 hit rates, " + on + ": model, truth", "bars", geometric(own), LOST, again));
    }
    PROGRAMS.forEach((program, file) -> items.addAll(bars(program, file)));
    items.add(Item.said("Table 1, distances of a b a c b d d a", "inf inf 1 inf 2 inf 0 3", distances("abacbdda"), "", ""));
    return items;
  }

  private static String known(Map<String, Rates> truth) {
    return PROGRAMS.keySet().stream().filter(program -> truth.containsKey(program + 1)).collect(Collectors.joining(", "));
  }

  private List<Row> shared() {
    return rows.stream().filter(row -> row.cores() > 1).toList();
  }

  private static String distances(String addresses) {
    ReuseDistances distances = new ReuseDistances();
    return addresses.chars().mapToLong(distances::use).mapToObj(d -> d == ReuseDistances.INFINITE ? "inf" : "" + d).collect(Collectors.joining(" "));
  }

  private static String geometric(List<Row> own) {
    List<ToDoubleFunction<Row>> rates = List.of(row -> row.turns().first(), row -> row.truth().first(), row -> row.turns().second(), row -> row.truth().second());
    List<String> means = rates.stream().map(rate -> Item.text("%.2f", geometric(own, rate))).toList();
    return "L1 " + means.get(0) + ", " + means.get(1) + " %; L2 " + means.get(2) + ", " + means.get(3) + " %";
  }

  /** Of rates, in percent. */
  private static double geometric(List<Row> own, ToDoubleFunction<Row> rate) {
    return PERCENT * Math.exp(own.stream().mapToDouble(row -> Math.log(rate.applyAsDouble(row))).average().orElse(0));
  }

  /** The bars of a program; by the model they are those of a command where the sizes are those of the truth. */
  private List<Item> bars(String program, String file) {
    List<Row> own = rows.stream().filter(row -> row.program().equals(program)).toList();
    String command = again.isEmpty() ? "" : "parcast cache testdata/programs/kernels/" + file + ".java --cores 1,2,4,8,16 --cache paper-sasmm --model sdcm --filter none";
    String on = program + " on 1, 2, 4, 8, 16 cores, %: ";
    return List.of(
        Item.said("Figure 4, L1, " + on + "model; truth", "bars", rates(own, row -> row.turns().first()) + "; " + rates(own, row -> row.truth().first()), LOST, command),
        Item.said("Figure 5, L2, " + on + "drawn; in turn; truth", "bars", rates(own, row -> row.uniform().second()) + "; " + rates(own, row -> row.turns().second()) + "; "
            + rates(own, row -> row.truth().second()), LOST, command));
  }

  private static String rates(List<Row> own, ToDoubleFunction<Row> rate) {
    return own.stream().map(row -> Item.text("%.2f", PERCENT * rate.applyAsDouble(row))).collect(Collectors.joining(" "));
  }

  private static Item recomputed(String what, double[] averages, int from, double printed) {
    return Item.of(what + ", %", printed, Arrays.stream(averages).skip(from).average().orElse(0), "%.2f", "The text's own figures.", "");
  }

  /** @param quotient of a rate over the true one */
  private Item error(String what, double paper, List<Row> rows, ToDoubleFunction<Row> quotient, String reason) {
    return Item.of(what + ": average error of the hit rate, %", paper, error(rows, quotient), "%.2f", reason, again);
  }

  private static double error(List<Row> rows, ToDoubleFunction<Row> quotient) {
    return rows.stream().mapToDouble(row -> PERCENT * Math.abs(quotient.applyAsDouble(row) - 1)).average().orElse(0);
  }

  private static Row row(String program, int cores, BlockTraces.Traced traced, Map<String, Rates> truth) throws AnalysisException, IOException {
    ThreadTrace turns = CacheEngine.mimicked(traced, cores, Interleaving.RR);
    Rates model = rates(turns, Model.SDCM, Filter.NONE);
    Rates drawn = cores == 1 ? model : rates(CacheEngine.mimicked(traced, cores, Interleaving.parse("random")), Model.SDCM, Filter.NONE);
    Rates exact = rates(turns, Model.EXACT, Filter.MISSES);
    return new Row(program, cores, model, drawn, exact, truth.getOrDefault(program + cores, exact));
  }

  private static Rates rates(ThreadTrace trace, Model model, Filter filter) throws IOException {
    var levels = CacheAnalysis.forecast(trace, new CacheRequest(CacheHierarchy.parse("paper-sasmm"), List.of(model), filter, false, 1), SiteNames.READS_AND_WRITES).get(0).levels();
    return new Rates(levels.get(0).globalHitRate(), levels.get(1).globalHitRate());
  }

  /** Rates of real threads that take turns, by program and number of cores; none without a reference. */
  private Map<String, Rates> truth() throws IOException {
    Map<String, Rates> truth = new LinkedHashMap<>();
    if (reference != null && Files.exists(reference.resolve("cache").resolve("threaded-truth.csv"))) {
      for (String line : Files.readAllLines(reference.resolve("cache").resolve("threaded-truth.csv"))) {
        String[] cells = line.split(",", -1);
        if (cells[2].equals("rr1") && PROGRAMS.containsKey(cells[0])) {
          truth.put(cells[0] + cells[1], new Rates(Double.parseDouble(cells[6]), Double.parseDouble(cells[11])));
        }
      }
    }
    return truth;
  }

  @Override
  public List<Chart> charts() {
    List<Chart> charts = new ArrayList<>();
    for (int cores : CORES) {
      List<Row> own = rows.stream().filter(row -> row.cores() == cores).toList();
      List<String> names = Stream.concat(own.stream().map(Row::program), Stream.of("geo. mean")).toList();
      charts.add(Chart.bars("sasmm-figure-4-" + cores, "Figure 4: L1 hit rates, percent, cores: " + cores,
          List.of(series("model", own, row -> row.turns().first()), series("truth", own, row -> row.truth().first())), names));
      charts.add(Chart.bars("sasmm-figure-5-" + cores, "Figure 5: L2 hit rates, percent, cores: " + cores, List.of(series("cores drawn", own, row -> row.uniform().second()),
          series("cores in turn", own, row -> row.turns().second()), series("truth", own, row -> row.truth().second())), names));
    }
    return charts;
  }

  private static Chart.Series series(String label, List<Row> rows, ToDoubleFunction<Row> rate) {
    return new Chart.Series(label, new double[0], DoubleStream.concat(rows.stream().mapToDouble(row -> PERCENT * rate.applyAsDouble(row)), DoubleStream.of(geometric(rows, rate))).toArray());
  }
}
