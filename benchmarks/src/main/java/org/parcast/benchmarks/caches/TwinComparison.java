package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.run.AnalysisException;

/**
 * Mimicked traces beside those of the programs' multi-threaded twins: both traced and simulated alike. The twin's threads are recorded one at a
 * time, which does not change what they refer to, as no kernel's addresses hang on who comes first between two barriers.
 */
final class TwinComparison {
  private static final double RATE = 0.01;
  private static final double PERCENT = 100;

  private final KernelPrograms programs;
  private final Path turnstile;

  TwinComparison(KernelPrograms programs, Path testdata) {
    this.programs = programs;
    this.turnstile = testdata.resolve("turnstile").resolve("CyclicBarrier.java");
  }

  /** Prints a table; answers whether all hit rates are within a point. */
  boolean print(List<String> names, List<Integer> cores) throws AnalysisException, IOException {
    System.out.println("| program | cores | references | twin | L1 misses | twin | L2 misses | twin | L1 points | L2 points | holds |");
    System.out.println("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|");
    boolean all = true;
    for (String name : names) {
      List<CacheForecast> mimicked = KernelPrograms.traced(programs.source(name), List.of(), traced -> {
        List<CacheForecast> found = new ArrayList<>();
        for (int count : cores) {
          found.add(simulated(CacheEngine.mimicked(traced, count, Interleaving.RR)));
        }
        return found;
      });
      for (int i = 0; i < cores.size(); i++) {
        all &= row(name, mimicked.get(i), twin(name, cores.get(i)));
      }
    }
    return all;
  }

  private static boolean row(String name, CacheForecast mimicked, CacheForecast twin) {
    double first = mimicked.levels().get(0).globalHitRate() - twin.levels().get(0).globalHitRate();
    double second = mimicked.levels().get(1).globalHitRate() - twin.levels().get(1).globalHitRate();
    boolean holds = Math.abs(first) < RATE && Math.abs(second) < RATE;
    System.out.printf(Locale.ROOT, "| %s | %d | %,d | %,d | %,.0f | %,.0f | %,.0f | %,.0f | %.3f | %.3f | %s |%n", name, mimicked.cores(),
        mimicked.references(), twin.references(), mimicked.levels().get(0).misses(), twin.levels().get(0).misses(), mimicked.levels().get(1).misses(),
        twin.levels().get(1).misses(), PERCENT * first, PERCENT * second, holds ? "yes" : "NO");
    return holds;
  }

  private CacheForecast twin(String name, int threads) throws AnalysisException, IOException {
    return ThreadsInTurn.traced(programs.twin(name), turnstile, threads, true, ThreadsInTurn.Turns.BY_NUMBER, List.of(String.valueOf(threads)), TwinComparison::simulated);
  }

  private static CacheForecast simulated(ThreadTrace trace) throws IOException {
    return CacheAnalysis.forecast(trace, KernelPrograms.caches(Model.EXACT, Filter.MISSES, false, 1), KernelPrograms.NAMELESS).get(0);
  }
}
