package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.trace.BulkConsumer;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.BlockTraces;

/** Millions of references a second of processor time on one core, the trace read from its file each time. */
final class CacheSpeed {
  private static final int REPEATS = 3;

  /** Jobs on short traces are repeated for so many seconds: a compiler that has seen little of a job is no part of it. */
  private static final double WARM = 2;

  /** Bytes of a line as a power of two. */
  private static final int GRAIN = 6;

  private static final double NANOSECONDS = 1e9;

  private CacheSpeed() {}

  /** What is to be done with a trace. */
  private interface Job {
    void run(ThreadTrace trace) throws IOException;
  }

  static void print(KernelPrograms programs, List<String> names) throws AnalysisException {
    System.out.println("| program | million references | reading | reading, 4 cores | simulation | simulation, 4 cores | exact distances | sampled, 1 % |");
    System.out.println("|---|--:|--:|--:|--:|--:|--:|--:|");
    for (String name : names) {
      String row = KernelPrograms.traced(programs.source(name), List.of(), traced -> row(name, traced));
      System.out.println(row);
    }
  }

  private static String row(String name, BlockTraces.Traced traced) throws AnalysisException, IOException {
    ThreadTrace one = CacheEngine.mimicked(traced, 1, Interleaving.RR);
    ThreadTrace four = CacheEngine.mimicked(traced, 4, Interleaving.RR);
    long references = references(one);
    List<String> cells = new ArrayList<>(List.of(name, String.format(Locale.ROOT, "%.1f", references / 1e6)));
    for (double seconds : new double[] {
      seconds(one, CacheSpeed::references), seconds(four, CacheSpeed::references), seconds(one, job(Model.EXACT, 1)), seconds(four, job(Model.EXACT, 1)),
      seconds(one, job(Model.SDCM, 1)), seconds(one, job(Model.SDCM, 0.01))
    }) {
      cells.add(String.format(Locale.ROOT, "%.0f", references / 1e6 / seconds));
    }
    return "| " + String.join(" | ", cells) + " |";
  }

  private static Job job(Model model, double sample) {
    CacheRequest request = KernelPrograms.caches(model, Filter.MISSES, false, sample);
    return trace -> CacheAnalysis.forecast(trace, request, KernelPrograms.NAMELESS);
  }

  private static double seconds(ThreadTrace trace, Job job) throws IOException {
    double least = Double.MAX_VALUE;
    double all = 0;
    for (int i = 0; i < REPEATS || all < WARM; i++) {
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      job.run(trace);
      double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / NANOSECONDS;
      least = Math.min(least, seconds);
      all += seconds;
    }
    return least;
  }

  private static long references(ThreadTrace trace) throws IOException {
    long[] count = new long[1];
    trace.replayBulk(
        new BulkConsumer() {
          @Override
          public int grain() {
            return GRAIN;
          }

          @Override
          public void batch(ReferenceBatch batch) {
            count[0] += batch.references();
          }

          @Override
          public void run(StridedRun run) {
            count[0] += run.count() * run.size();
          }
        });
    return count[0];
  }
}
