package org.parcast.benchmarks.caches;

import java.io.IOException;
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

/** The paper's own model, the stack distance cache model on exact and on sampled reuse profiles, beside the simulation of the caches. */
final class ModelComparison {
  private static final double SAMPLE = 0.01;
  private static final double PERCENT = 100;

  private ModelComparison() {}

  static void print(KernelPrograms programs, List<String> names, List<Integer> cores) throws AnalysisException {
    System.out.println("| program | cores | L1 % simulated | profile, points | 1 %, points | L2 % simulated (sees all) | profile, points | 1 %, points |");
    System.out.println("|---|--:|--:|--:|--:|--:|--:|--:|");
    for (String name : names) {
      KernelPrograms.traced(programs.source(name), List.of(), traced -> {
        for (int count : cores) {
          row(name, CacheEngine.mimicked(traced, count, Interleaving.RR));
        }
        return null;
      });
    }
  }

  private static void row(String name, ThreadTrace trace) throws IOException {
    CacheForecast simulated = forecast(trace, Model.EXACT, 1);
    CacheForecast profile = forecast(trace, Model.SDCM, 1);
    CacheForecast sampled = forecast(trace, Model.SDCM, SAMPLE);
    StringBuilder line = new StringBuilder("| " + name + " | " + trace.threads());
    for (int level = 0; level < 2; level++) {
      double truth = simulated.levels().get(level).globalHitRate();
      line.append(String.format(Locale.ROOT, " | %.2f | %+.2f | %+.2f", PERCENT * truth, PERCENT * (profile.levels().get(level).globalHitRate() - truth),
          PERCENT * (sampled.levels().get(level).globalHitRate() - truth)));
    }
    System.out.println(line + " |");
  }

  private static CacheForecast forecast(ThreadTrace trace, Model model, double sample) throws IOException {
    return CacheAnalysis.forecast(trace, KernelPrograms.caches(model, Filter.NONE, false, sample), KernelPrograms.NAMELESS).get(0);
  }
}
