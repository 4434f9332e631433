package org.parcast.benchmarks.speed;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.engine.threads.SharingEngine;
import org.parcast.recording.MemoryUnits;

/**
 * A program of several threads as it is, and with relaxed detection inside it.
 *
 * @param plain processor seconds of the plain run
 * @param watched processor seconds of the watched run
 */
public record WatchedRun(double plain, double watched) {
  private static final int MINUTES = 10;

  /**
   * Runs a program so many times, of which the medians count.
   *
   * @param arguments with blanks between them
   * @throws AnalysisException if it cannot be run
   */
  public static WatchedRun of(Path program, String arguments, int repeats) throws AnalysisException, InterruptedException {
    List<Double> plain = new ArrayList<>();
    List<Double> watched = new ArrayList<>();
    for (int i = 0; i < repeats; i++) {
      try (Meter meter = new Meter()) {
        Run run = new Run(Arrays.asList(arguments.split(" ")), List.of(), Path.of(""), "4g", Duration.ofMinutes(MINUTES));
        SharingEngine.ofThreads(Target.of(program), run, MemoryUnits.LINE_BYTES, null, null, AnalysisListener.SILENT);
        List<Usage> usages = meter.all();
        plain.add(usages.get(0).seconds());
        watched.add(usages.get(usages.size() - 1).seconds());
      }
    }
    return new WatchedRun(median(plain), median(watched));
  }

  /** What this run takes more than a shorter one: free of what starting costs. */
  public WatchedRun less(WatchedRun shorter) {
    return new WatchedRun(plain - shorter.plain, watched - shorter.watched);
  }

  /** How many times as long the watched run takes. */
  public double slowdown() {
    return watched / plain;
  }

  private static double median(List<Double> seconds) {
    return seconds.stream().sorted().toList().get(seconds.size() / 2);
  }
}
