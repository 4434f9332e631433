package org.parcast.benchmarks.machine;

import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.detection.AccurateDetection;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Error of relaxed detection by the size of its blocks, against the accurate definition, on programs that share 64 MiB or more: the experiment of the
 * paper's figure 6.
 */
@Command(name = "granularity", mixinStandardHelpOptions = true, description = "Relaxed detection by granularity against the accurate definition.")
public final class GranularityExperiment implements Callable<Integer> {
  private static final long LARGEST = 1 << 20;

  @Option(names = "--threads", description = "Threads (default: ${DEFAULT-VALUE}).")
  private int threads = 8;

  /** Returns 0. */
  @Override
  public Integer call() throws IOException {
    System.out.println("| program | granularity | MSE |\n|---|---:|---:|");
    // 3072 rows of 24 KiB; each thread owns rows in turn, by blocks of rows, or columns.
    report("rows in blocks", new Stencil(threads, 3072, 384, (row, line) -> (int) (row / (3072.0 / threads))));
    report("rows in turn", new Stencil(threads, 3072, 384, (row, line) -> row % threads));
    report("columns in blocks", new Stencil(threads, 3072, 384, (row, line) -> (int) (line / (384.0 / threads))));
    return 0;
  }

  private void report(String name, ThreadTrace trace) throws IOException {
    AccurateDetection accurate = new AccurateDetection(threads, SharingRequest.DIENER);
    trace.replay(accurate);
    TaskMatrix truth = accurate.matrix();
    for (long granularity = 64; granularity <= LARGEST; granularity *= 4) {
      RelaxedDetection relaxed = new RelaxedDetection(threads, granularity);
      trace.replay(relaxed);
      System.out.printf(Locale.ROOT, "| %s | %,d | %.1f |%n", name, granularity, relaxed.matrix().meanSquaredError(truth));
    }
  }

  private interface Owner {
    int of(int row, int line);
  }

  /** Two sweeps of a five-point stencil over a grid, a reference for each cache line of each operand; the threads advance line by line in turn. */
  private record Stencil(int threads, int rows, int lines, Owner owner) implements ThreadTrace {
    private static final int SWEEPS = 2;
    private static final int LINE = 64;

    @Override
    public void replay(ReferenceConsumer consumer) {
      int[][] next = new int[threads][];
      int[] count = new int[threads];
      for (int t = 0; t < threads; t++) {
        next[t] = new int[rows * lines];
      }
      for (int row = 1; row < rows - 1; row++) {
        for (int line = 1; line < lines - 1; line++) {
          int t = owner.of(row, line);
          next[t][count[t]++] = row * lines + line;
        }
      }
      for (int sweep = 0; sweep < SWEEPS; sweep++) {
        for (int i = 0; i < rows * lines; i++) {
          for (int t = 0; t < threads; t++) {
            if (i < count[t]) {
              update(t, next[t][i], sweep, consumer);
            }
          }
        }
      }
    }

    private void update(int thread, int at, int sweep, ReferenceConsumer consumer) {
      long grid = (long) rows * lines * LINE;
      long from = sweep % 2 * grid;
      for (int neighbour : new int[] {at - lines, at - 1, at, at + 1, at + lines}) {
        consumer.accept(thread, from + (long) neighbour * LINE, 8, false, -1);
      }
      consumer.accept(thread, grid - from + (long) at * LINE, 8, true, -1);
    }
  }
}
