package org.parcast.benchmarks.papers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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

  private static final String REAL_CODES = "Real codes send more than the data flow needs, each for a reason that accuracy.md names; the paper does not say how its codes were counted.";
  private static final String OPEN = "Give --reference DIR with counted bytes of MPI codes.";

  private final Path testdata;
  private final Path reference;

  CommAnalyzerChapter(Path testdata, Path reference) {
    this.testdata = testdata;
    this.reference = reference;
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
    items.add(Item.said("Figure 9, growth of MatMul from 4 to 16 to 64 ranks", "\"scales linearly with the number of processes\"", growth(product) + ", as sqrt(p) - 1",
        "On q x q ranks each of A and B goes to q - 1 others, and q is sqrt(p). Linear growth is that of rows of blocks, or of broadcasts to all.", ""));
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
    items.add(Item.said("Figures 7 and 8, value communication graph of Heat2D 8 x 8", "drawings", "a file", "Of more than 20,000 vertices the graph of the variables is written.",
        "parcast comm testdata/programs/Heat2D.java --ranks 2 --graph heat.dot -- 8 2"));
    return items;
  }

  private List<Item> measured() throws IOException, AnalysisException {
    List<Item> items = new ArrayList<>();
    if (reference == null || !Files.exists(reference.resolve("mpi").resolve("measured-volumes.csv"))) {
      TABLE2.forEach((application, paper) -> items.add(Item.open("Table 2, " + application + ": average accuracy, largest error", paper[0] + " %, " + paper[1] + " %", OPEN).asHeadline()));
      return items;
    }
    List<MeasuredAccuracy> all = MeasuredAccuracy.of(reference, testdata);
    String command = "benchmarks accuracy --reference DIR";
    TABLE2.forEach((application, paper) -> {
      List<MeasuredAccuracy> own = all.stream().filter(one -> one.application().equals(application)).toList();
      String claimed = Item.text("%.0f %%", paper[0]) + ", " + Item.text("%.0f %%", paper[1]);
      items.add(Item.said("Table 2, " + application + ": average accuracy, largest error; against what the data flow needs", claimed, summary(own, MeasuredAccuracy::errorOfMinimum),
          "The minimum of each code's own decomposition, counted.", command).asHeadline());
      items.add(Item.said("Table 2, " + application + ": the same, against the bytes that all codes sent", claimed, summary(own, MeasuredAccuracy::errorOfSent), REAL_CODES, command)
          .asHeadline());
    });
    double mean = 100 - 100 * all.stream().mapToDouble(MeasuredAccuracy::errorOfMinimum).average().orElse(0);
    double most = 100 * all.stream().mapToDouble(MeasuredAccuracy::errorOfMinimum).max().orElse(0);
    items.add(0, Item.said("Abstract: accuracy, largest error; against what the data flow needs", "more than 95 %, less than 8 %", Item.text("%.1f %%", mean) + ", " + Item.text("%.1f %%", most),
        "Codes with counterparts among the programs.", command).asHeadline());
    return items;
  }

  private static String summary(List<MeasuredAccuracy> codes, java.util.function.ToDoubleFunction<MeasuredAccuracy> error) {
    double mean = codes.stream().mapToDouble(error).average().orElse(0);
    return Item.text("%.1f %%", 100 - 100 * mean) + ", " + Item.text("%.1f %%", 100 * codes.stream().mapToDouble(error).max().orElse(0)) + " of " + codes.size() + " codes";
  }

  private static Item exact(String what, double formula, double ours, String command) {
    return new Item(what, Item.text("%.0f by formula", formula), Item.text("%.0f", ours), Item.text("%+.1f %%", 100 * (ours - formula) / formula),
        "The paper's bars are not in its text.", "parcast " + command.replace("comm ", "comm testdata/programs/"), false);
  }

  /** Bytes on 4, 16 and 64 ranks over those on 4. */
  private static String growth(CommunicationForecast product) {
    double first = blocks(product, List.of(2, 2), "owner");
    return Item.text("1 : %.2f", blocks(product, List.of(4, 4), "owner") / first) + Item.text(" : %.2f", blocks(product, List.of(8, 8), "owner") / first);
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
