package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.BlockTraces;

/** Forecasts beside {@code cache/threaded-truth.csv}: caches simulated on the access streams of OpenMP threads. */
final class TruthComparison {
  private static final double REFERENCES = 0.005;
  private static final double PRIVATE = 0.01;
  private static final double SHARED = 0.02;
  private static final double INVALIDATIONS = 0.05;
  private static final double RATE = 0.005;
  private static final long FEW = 64;

  private final KernelPrograms programs;
  private final List<String> orders;
  private final List<String> lines;
  private int rows;
  private int good;

  TruthComparison(KernelPrograms programs, Path reference, List<String> orders) throws IOException {
    this.programs = programs;
    this.orders = orders;
    this.lines = Files.readAllLines(reference.resolve("cache").resolve("threaded-truth.csv"));
  }

  /** Prints a table; answers whether all rows hold. */
  boolean print(List<String> names) throws AnalysisException {
    System.out.println("| program | order | cores | references | measured | L1 misses | measured | L2 misses | measured | invalidations | measured "
        + "| L2 rate, sees all | measured | holds |");
    System.out.println("|---|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|");
    for (String name : names) {
      List<String[]> asked = lines.stream().map(line -> line.split(",", -1)).filter(cells -> cells[0].equals(name) && orders.contains(cells[2])).toList();
      if (!asked.isEmpty()) {
        KernelPrograms.traced(programs.source(name), List.of(), traced -> compare(traced, asked));
      }
    }
    System.out.println("\n" + good + " of " + rows + " rows hold: references within 0.5 %, L1 misses within 1 % or 64, L2 misses within 2 % or 64 (other orders than "
        + "rr1, and an L2 that sees all references: hit rates within 0.5 points), invalidations within 5 % or 64");
    return good == rows;
  }

  private Void compare(BlockTraces.Traced traced, List<String[]> asked) throws AnalysisException, IOException {
    for (String[] cells : asked) {
      compare(traced, cells);
    }
    return null;
  }

  private void compare(BlockTraces.Traced traced, String[] cells) throws AnalysisException, IOException {
    CacheForecast forecast = forecast(traced, cells, Filter.MISSES);
    LevelForecast first = forecast.levels().get(0);
    LevelForecast second = forecast.levels().get(1);
    long references = Long.parseLong(cells[3]);
    long firstMisses = Long.parseLong(cells[4]);
    long secondMisses = Long.parseLong(cells[5]);
    long invalidations = Long.parseLong(cells[12]);
    boolean holds = near(forecast.references(), references, REFERENCES, 0)
        && (cells[2].equals("rr1") ? near(first.misses(), firstMisses, PRIVATE, FEW) && near(second.misses(), secondMisses, SHARED, FEW)
            : isRate(first, cells[6]) && isRate(second, cells[11]))
        && near(first.invalidations(), invalidations, INVALIDATIONS, FEW);
    String all = "";
    if (!cells[13].isEmpty()) {
      LevelForecast seesAll = forecast(traced, cells, Filter.NONE).levels().get(1);
      holds &= isRate(seesAll, cells[13]);
      all = String.format(Locale.ROOT, "%.4f", seesAll.globalHitRate());
    }
    rows++;
    good += holds ? 1 : 0;
    System.out.printf(Locale.ROOT, "| %s | %s | %s | %,d | %,d | %,.0f | %,d | %,.0f | %,d | %,d | %,d | %s | %s | %s |%n", cells[0], cells[2], cells[1],
        forecast.references(), references, first.misses(), firstMisses, second.misses(), secondMisses, first.invalidations(), invalidations,
        all, cells[13].isEmpty() ? "" : String.format(Locale.ROOT, "%.4f", Double.parseDouble(cells[13])), holds ? "yes" : "NO");
  }

  private static boolean isRate(LevelForecast level, String measured) {
    return Math.abs(level.globalHitRate() - Double.parseDouble(measured)) < RATE;
  }

  private static boolean near(double found, double expected, double share, double few) {
    return Math.abs(found - expected) <= Math.max(share * expected, few);
  }

  private static CacheForecast forecast(BlockTraces.Traced traced, String[] cells, Filter filter) throws AnalysisException, IOException {
    Interleaving interleaving = switch (cells[2]) {
      case "rand" -> Interleaving.parse("random");
      case "rr64" -> Interleaving.parse("slices:64");
      case "rr1e6" -> Interleaving.parse("slices:1000000");
      default -> Interleaving.RR;
    };
    return CacheAnalysis.forecast(CacheEngine.mimicked(traced, Integer.parseInt(cells[1]), interleaving),
        KernelPrograms.caches(Model.EXACT, filter, cells[2].endsWith("_coh"), 1), KernelPrograms.NAMELESS).get(0);
  }
}
