package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToDoubleFunction;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.benchmarks.accuracy.MeasuredAccuracy;
import org.parcast.engine.Engine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Target;

/** CommAnalyzer: the bytes that an MPI version sends, from a sequential run. */
final class CommAnalyzerChapter implements Chapter {
  /** Table 2: average accuracy and largest error in percent, by the application whose codes were measured. */
  private static final Map<String, double[]> TABLE2 = new LinkedHashMap<>();

  static {
    TABLE2.put("MatMul", new double[] {98, 7});
    TABLE2.put("SPMV", new double[] {98, 7});
    TABLE2.put("MiniGhost", new double[] {97, 7});
    TABLE2.put("Heat2D", new double[] {98, 4});
    TABLE2.put("LULESH", new double[] {95, 7});
  }

  /** The figure that shows each of them. */
  private static final Map<String, String> FIGURES = Map.of("MatMul", "Figure 9", "SPMV", "Figure 9", "MiniGhost", "Figure 10", "Heat2D", "Figure 10", "LULESH", "Figure 13");

  private static final String REAL_CODES = "Many codes send more than the data flow needs; [accuracy](accuracy.md) has the reasons. The paper does not say how its codes were counted.";
  private static final String MINIMUM = "Against what the data flow of the codes needs, counted.";
  private static final String LINEAR = "A block of A or B goes to sqrt(p) - 1 other ranks. With rows all of B goes to p - 1, the paper's growth.";
  private static final String OPEN = "Give --reference DIR with counted bytes of MPI codes, or --figures DIR with a table of them.";

  private final Path testdata;
  private final Path reference;
  private final Path figures;
  private final List<MeasuredAccuracy> codes = new ArrayList<>();

  /**
   * @param reference counted bytes of MPI codes; null where they are not at hand
   * @param figures tables of earlier comparisons with them
   */
  CommAnalyzerChapter(Path testdata, Path reference, Path figures) {
    this.testdata = testdata;
    this.reference = reference;
    this.figures = figures;
  }

  @Override
  public String name() {
    return "commanalyzer";
  }

  @Override
  public String title() {
    return "Value communication (CommAnalyzer)";
  }

  @Override
  public List<Item> items() throws IOException, AnalysisException {
    List<Item> items = new ArrayList<>(measured());
    CommunicationForecast product = forecast("MatMulIjk", "64", "MatMulIjk.multiply", List.of(4, 16, 64));
    for (int q : new int[] {2, 4, 8}) {
      items.add(exact("Figure 9, MatMul of 64 x 64 on " + q * q + " ranks, bytes", 16.0 * 64 * 64 * (q - 1), blocks(product, List.of(q, q), "owner"),
          "comm MatMulIjk.java --kernel MatMulIjk.multiply --ranks " + q * q + " -- 64"));
    }
    items.add(Item.said("Figure 9, growth of MatMul from 4 to 16 to 64 ranks", "linear", "blocks " + growth(product, q -> List.of(q, q)) + "; rows " + growth(product, q -> List.of(q * q, 1)),
        LINEAR, "parcast comm testdata/programs/MatMulIjk.java --kernel MatMulIjk.multiply --ranks 4,16,64 -- 64").asHeadline());
    CommunicationForecast heat = forecast("Heat2D", "64 4", "", List.of(4, 16, 64));
    for (int q : new int[] {2, 4, 8}) {
      items.add(exact("Figure 10, Heat2D of 64 x 64 on " + q * q + " ranks, bytes a step", 32.0 * 64 * (q - 1), blocks(heat, List.of(q, q), "owner"),
          "comm Heat2D.java --ranks " + q * q + " -- 64 4"));
    }
    CommunicationForecast space = forecast("Jacobi3D", "16 3", "", List.of(8, 64));
    for (int q : new int[] {2, 4}) {
      items.add(exact("Figure 10, 7 points of 16^3 on " + q * q * q + " ranks, bytes a step", 16.0 * 16 * 16 * 3 * (q - 1), blocks(space, List.of(q, q, q), "owner"),
          "comm Jacobi3D.java --ranks " + q * q * q + " -- 16 3"));
    }
    items.add(Item.said("Figure 10, MiniGhost over Heat2D on 64 ranks, 16,777,216 points", "an order of magnitude", Item.text("%.1f", 16.0 * 256 * 256 * 3 * 3 / (32 * 4096 * 7)),
        "One variable of MiniGhost. By the formulas of the rows above.", ""));
    items.add(Item.said("Figure 7, chains of a value", "a drawing", "a table, or a drawing", "", "parcast comm testdata/programs/Heat2D.java --ranks 2 --chains u[3][4] -- 8 2"));
    items.add(Item.said("Figure 8, value communication graph", "a drawing", "pictures in the report, or a file", "Above 256 words the picture is of the variables, above 20,000 the file.",
        "parcast comm testdata/programs/Heat2D.java --ranks 2 --graph heat.dot --format html -- 8 2"));
    return items;
  }

  private List<Item> measured() throws IOException, AnalysisException {
    List<Item> items = new ArrayList<>();
    boolean measured = reference != null && Files.exists(reference.resolve("mpi").resolve("measured-volumes.csv"));
    Path table = figures.resolve("mpi-codes.csv");
    if (!measured && !Files.exists(table)) {
      TABLE2.forEach((application, paper) -> items.add(Item.open("Table 2, " + application, paper[0] + " %, " + paper[1] + " %", OPEN).asHeadline()));
      return items;
    }
    List<MeasuredAccuracy> all = measured ? MeasuredAccuracy.of(reference, testdata) : MeasuredAccuracy.ofTable(table);
    codes.addAll(all);
    String command = "benchmarks accuracy --reference DIR";
    items.add(Item.said("Abstract: average accuracy, largest error", "more than 95 %, less than 8 %", summary(all, MeasuredAccuracy::errorOfMinimum), MINIMUM, command).asHeadline());
    items.add(Item.said("Abstract, against the bytes that all codes sent", "more than 95 %, less than 8 %", summary(all, MeasuredAccuracy::errorOfSent), REAL_CODES, command).asHeadline());
    TABLE2.forEach((application, paper) -> {
      List<MeasuredAccuracy> own = all.stream().filter(one -> one.application().equals(application)).toList();
      String claimed = Item.text("%.0f %%", paper[0]) + ", " + Item.text("%.0f %%", paper[1]);
      items.add(Item.said("Table 2, " + application, claimed, summary(own, MeasuredAccuracy::errorOfMinimum), MINIMUM, command).asHeadline());
      items.add(Item.said("Table 2, " + application + ", against the bytes that all codes sent", claimed, summary(own, MeasuredAccuracy::errorOfSent), REAL_CODES, command));
    });
    all.forEach(code -> items.add(Item.said(FIGURES.get(code.application()) + ", " + code.application() + " " + code.code() + " on " + code.ranks() + " ranks, bytes a step: sent, needed, forecast",
        "bars", Item.text("%.0f, ", code.sent()) + Item.text("%.0f, ", code.needed()) + Item.text("%.0f", code.forecast()), "The paper's bars are not in its text.", command)));
    charted("LULESH").ifPresent(lulesh -> items.add(Item.said("Figure 13, growth of LULESH from 8 to 27 and from 27 to 64 ranks", "approximately 2 and 1.5",
        Item.text("%.2f and ", bytes(lulesh, 27) / bytes(lulesh, 8)) + Item.text("%.2f", bytes(lulesh, 64) / bytes(lulesh, 27)), "", command)));
    return items;
  }

  private static double bytes(List<MeasuredAccuracy> code, int ranks) {
    return code.stream().filter(one -> one.ranks() == ranks).mapToDouble(MeasuredAccuracy::forecast).findFirst().orElse(Double.NaN);
  }

  /** Of the codes of an application the one that was run on most numbers of ranks. */
  private Optional<List<MeasuredAccuracy>> charted(String application) {
    Map<String, List<MeasuredAccuracy>> byCode = new LinkedHashMap<>();
    codes.stream().filter(code -> code.application().equals(application)).forEach(code -> byCode.computeIfAbsent(code.code(), name -> new ArrayList<>()).add(code));
    return byCode.values().stream().reduce((one, other) -> other.size() > one.size() ? other : one);
  }

  @Override
  public List<Chart> charts() {
    List<Chart> charts = new ArrayList<>();
    TABLE2.keySet().forEach(application -> charted(application).ifPresent(code -> charts.add(chart(application, code))));
    return charts;
  }

  private static Chart chart(String application, List<MeasuredAccuracy> code) {
    String figure = FIGURES.get(application);
    return Chart.bars("commanalyzer-" + figure.toLowerCase(Locale.ROOT).replace(' ', '-') + "-" + application.toLowerCase(Locale.ROOT),
        figure + ": " + application + ", bytes a step by ranks, " + code.get(0).code(),
        List.of(bars("sent", code, MeasuredAccuracy::sent), bars("needed", code, MeasuredAccuracy::needed), bars("forecast", code, MeasuredAccuracy::forecast)),
        code.stream().map(one -> String.valueOf(one.ranks())).toList());
  }

  private static Chart.Series bars(String label, List<MeasuredAccuracy> code, ToDoubleFunction<MeasuredAccuracy> bytes) {
    return new Chart.Series(label, new double[0], code.stream().mapToDouble(bytes).toArray());
  }

  private static String summary(List<MeasuredAccuracy> codes, ToDoubleFunction<MeasuredAccuracy> error) {
    double mean = codes.stream().mapToDouble(error).average().orElse(0);
    return Item.text("%.1f %%", 100 - 100 * mean) + ", " + Item.text("%.1f %%", 100 * codes.stream().mapToDouble(error).max().orElse(0)) + "; " + codes.size() + " runs";
  }

  private static Item exact(String what, double formula, double ours, String command) {
    return new Item(what, Item.text("%.0f by formula", formula), Item.text("%.0f", ours), Item.text("%+.1f %%", 100 * (ours - formula) / formula),
        "The paper's bars are not in its text.", "parcast " + command.replace("comm ", "comm testdata/programs/"), false);
  }

  /** Bytes on 4, 16 and 64 ranks over those on 4, by the grid of q x q ranks. */
  private static String growth(CommunicationForecast product, IntFunction<List<Integer>> grid) {
    double first = blocks(product, grid.apply(2), "owner");
    return Item.text("1 : %.0f", blocks(product, grid.apply(4), "owner") / first) + Item.text(" : %.0f", blocks(product, grid.apply(8), "owner") / first);
  }

  private static double blocks(CommunicationForecast forecast, List<Integer> grid, String assembly) {
    return forecast.ranks().stream().flatMap(ranks -> ranks.results().stream())
        .filter(result -> result.grid().equals(grid) && result.assembly().label().equals(assembly))
        .mapToDouble(DecompositionForecast::bytesPerStep).min().orElse(Double.NaN);
  }

  private CommunicationForecast forecast(String program, String arguments, String kernel, List<Integer> ranks) throws AnalysisException {
    return Engine.analyze(new AnalysisRequest(Target.of(Programs.program(testdata, program)), Programs.run(arguments),
        new Region(kernel.isEmpty() ? List.of() : List.of(kernel), null, 0), CommunicationRequest.of(ranks), false, null), AnalysisListener.SILENT).communication();
  }
}
