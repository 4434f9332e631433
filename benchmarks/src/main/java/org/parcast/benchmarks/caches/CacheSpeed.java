package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheHierarchy;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Filter;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.trace.BulkConsumer;
import org.parcast.analyses.trace.ReferenceBatch;
import org.parcast.analyses.trace.StridedRun;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.BlockTraces;
import org.parcast.engine.CacheEngine;
import org.parcast.engine.Run;
import org.parcast.engine.Target;

/** Millions of references a second of processor time on one core, the trace read from its file each time. */
final class CacheSpeed {
  private static final int REPEATS = 3;
  private static final double NANOSECONDS = 1e9;

  private static final SiteNames NAMELESS =
      new SiteNames() {
        @Override
        public String place(int site) {
          return "";
        }

        @Override
        public String array(int site) {
          return "";
        }
      };

  private CacheSpeed() {}

  /** What is to be done with a trace. */
  private interface Job {
    void run(ThreadTrace trace) throws IOException;
  }

  static String header() {
    return "| program | million references | reading | reading, 4 cores | simulation | simulation, 4 cores | exact distances | sampled, 1 % |\n"
        + "|---|--:|--:|--:|--:|--:|--:|--:|";
  }

  static String row(String name, Path source, AnalysisListener listener) throws AnalysisException {
    Run run = new Run(List.of(), List.of(), Path.of("."), null, null);
    return BlockTraces.analyze(Target.of(source), run, null, listener, traced -> {
      ThreadTrace one = CacheEngine.mimicked(traced, 1);
      ThreadTrace four = CacheEngine.mimicked(traced, 4);
      long references = references(one);
      List<String> cells = new ArrayList<>(List.of(name, String.format(Locale.ROOT, "%.1f", references / 1e6)));
      for (double seconds : new double[] {
        seconds(one, CacheSpeed::references), seconds(four, CacheSpeed::references), seconds(one, job(Model.EXACT, 1)), seconds(four, job(Model.EXACT, 1)),
        seconds(one, job(Model.SDCM, 1)), seconds(one, job(Model.SDCM, 0.01))
      }) {
        cells.add(String.format(Locale.ROOT, "%.0f", references / 1e6 / seconds));
      }
      return "| " + String.join(" | ", cells) + " |";
    });
  }

  private static Job job(Model model, double sample) {
    CacheRequest request = new CacheRequest(CacheHierarchy.parse("paper-sasmm"), List.of(model), Filter.MISSES, false, sample);
    return trace -> CacheAnalysis.forecast(trace, request, NAMELESS);
  }

  private static double seconds(ThreadTrace trace, Job job) throws IOException {
    double least = Double.MAX_VALUE;
    for (int i = 0; i < REPEATS; i++) {
      long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      job.run(trace);
      least = Math.min(least, (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before) / NANOSECONDS);
    }
    return least;
  }

  private static long references(ThreadTrace trace) throws IOException {
    long[] count = new long[1];
    trace.replayBulk(
        new BulkConsumer() {
          @Override
          public void batch(ReferenceBatch batch) {
            count[0] += batch.count();
          }

          @Override
          public void run(StridedRun run) {
            count[0] += run.count() * run.size();
          }
        });
    return count[0];
  }
}
