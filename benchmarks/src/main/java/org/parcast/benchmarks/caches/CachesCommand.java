package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.CacheHierarchy;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Filter;
import org.parcast.analyses.cache.LevelForecast;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.CacheEngine;
import org.parcast.engine.CachesRequest;
import org.parcast.engine.Run;
import org.parcast.engine.Target;
import org.parcast.recorder.format.trace.MemoryLayout;
import org.parcast.recorder.format.trace.RegisterMode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Holds the kernels' forecasts against {@code cache/threaded-truth.csv}, and prints a table in Markdown. */
@Command(name = "caches", mixinStandardHelpOptions = true, description = "Cache forecasts against the streams of real threads.")
public final class CachesCommand implements Callable<Integer> {
  private static final Map<String, String> PROGRAMS = new LinkedHashMap<>();

  static {
    PROGRAMS.put("2mm", "TwoMM");
    PROGRAMS.put("conv2d", "Conv2d");
    PROGRAMS.put("jacobi1d", "Jacobi1d");
    PROGRAMS.put("lu", "Lu");
    PROGRAMS.put("gramschmidt", "GramSchmidt");
    PROGRAMS.put("adi", "Adi");
    PROGRAMS.put("durbin", "Durbin");
    PROGRAMS.put("bfs", "Bfs");
    PROGRAMS.put("blackscholes", "BlackScholes");
  }

  private static final double REFERENCES = 0.005;
  private static final double PRIVATE = 0.01;
  private static final double SHARED = 0.02;
  private static final double INVALIDATIONS = 0.05;
  private static final long FEW = 64;

  @Option(names = "--reference", description = "Directory of reference data, which has cache/threaded-truth.csv.")
  private Path reference;

  @Option(names = "--testdata", description = "Directory of the programs (default: testdata).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--only", description = "One application by its name in the file.")
  private String only;

  @Option(names = "--models", split = ",", description = "Orders of references, as the file calls them (default: rr1,rr1_coh,rand,rr64,rr1e6).")
  private List<String> orders = List.of("rr1", "rr1_coh", "rand", "rr64", "rr1e6");

  @Option(names = "--speed", description = "Measure instead how many references a second of processor time are simulated.")
  private boolean speed;

  private int rows;
  private int good;

  @Override
  public Integer call() throws IOException, AnalysisException {
    if (speed) {
      System.out.println(CacheSpeed.header());
      for (Map.Entry<String, String> program : PROGRAMS.entrySet()) {
        if (only == null || only.equals(program.getKey())) {
          System.out.println(CacheSpeed.row(program.getKey(), source(program.getValue()), SILENT));
        }
      }
      return 0;
    }
    if (reference == null) {
      System.err.println("--reference DIR is needed, or --speed");
      return 2;
    }
    System.out.println("| program | order | cores | references | measured | L1 misses | measured | L2 misses | measured | invalidations | measured | holds |");
    System.out.println("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|");
    List<String> lines = Files.readAllLines(reference.resolve("cache").resolve("threaded-truth.csv"));
    for (String line : lines.subList(1, lines.size())) {
      String[] cells = line.split(",", -1);
      boolean asked = only == null || only.equals(cells[0]);
      if (asked && PROGRAMS.containsKey(cells[0]) && orders.contains(cells[2])) {
        compare(cells);
      }
    }
    System.out.println("\n" + good + " of " + rows + " rows hold: references within 0.5 %, L1 misses within 1 % or 64, L2 misses within 2 % or 64 (other orders than "
        + "rr1: hit rates within 0.5 points), invalidations within 5 %");
    return good == rows ? 0 : 1;
  }

  private void compare(String[] cells) throws AnalysisException {
    CacheForecast forecast = forecast(PROGRAMS.get(cells[0]), Integer.parseInt(cells[1]), cells[2]);
    LevelForecast first = forecast.levels().get(0);
    LevelForecast second = forecast.levels().get(1);
    long references = Long.parseLong(cells[3]);
    long firstMisses = Long.parseLong(cells[4]);
    long secondMisses = Long.parseLong(cells[5]);
    long invalidations = Long.parseLong(cells[12]);
    boolean holds = near(forecast.references(), references, REFERENCES, 0)
        && (cells[2].equals("rr1") ? near(first.misses(), firstMisses, PRIVATE, FEW) && near(second.misses(), secondMisses, SHARED, FEW)
            : Math.abs(first.globalHitRate() - Double.parseDouble(cells[6])) < REFERENCES
                && Math.abs(second.globalHitRate() - Double.parseDouble(cells[11])) < REFERENCES)
        && near(first.invalidations(), invalidations, INVALIDATIONS, FEW);
    rows++;
    good += holds ? 1 : 0;
    System.out.printf(Locale.ROOT, "| %s | %s | %s | %,d | %,d | %,.0f | %,d | %,.0f | %,d | %,d | %,d | %s |%n", cells[0], cells[2], cells[1],
        forecast.references(), references, first.misses(), firstMisses, second.misses(), secondMisses, first.invalidations(), invalidations,
        holds ? "yes" : "NO");
  }

  private static boolean near(double found, double expected, double share, double few) {
    return Math.abs(found - expected) <= Math.max(share * expected, few);
  }

  private CacheForecast forecast(String program, int cores, String order) throws AnalysisException {
    Interleaving interleaving = switch (order) {
      case "rand" -> Interleaving.parse("random");
      case "rr64" -> Interleaving.parse("slices:64");
      case "rr1e6" -> Interleaving.parse("slices:1000000");
      default -> Interleaving.RR;
    };
    CacheRequest caches =
        new CacheRequest(CacheHierarchy.parse("paper-sasmm"), List.of(Model.EXACT), Filter.MISSES, order.endsWith("_coh"), 1);
    CachesRequest request =
        new CachesRequest(List.of(cores), caches, interleaving, MemoryLayout.C, RegisterMode.OPTIMISED, List.of(), null, Mimicry.SHARED, 1);
    Run run = new Run(List.of(), List.of(), Path.of("."), null, null);
    return CacheEngine.analyze(Target.of(source(program)), run, request, null, SILENT).study().results().get(0);
  }

  private Path source(String program) {
    return testdata.resolve("programs").resolve("kernels").resolve(program + ".java");
  }

  private static final AnalysisListener SILENT =
      new AnalysisListener() {
        @Override
        public void stage(String name) {}

        @Override
        public void printed(byte[] bytes, int length) {}
      };
}
