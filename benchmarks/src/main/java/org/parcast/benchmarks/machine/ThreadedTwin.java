package org.parcast.benchmarks.machine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.engine.threads.SharingResult;

/**
 * A sequential program and the same on real threads.
 *
 * @param name of the sequential program
 * @param directory of both, in the testdata's programs; empty for the programs themselves, whose twins are apart
 * @param loops that are parallel, where no directive tells
 * @param arguments of the sequential program; the twins take them after the number of threads, or before it where the directory is empty
 */
record ThreadedTwin(String name, String directory, List<String> loops, List<String> arguments) {
  /** The nine kernels of the cache forecasts, two of the Java Grande benchmarks, and two more. */
  static final List<ThreadedTwin> ALL = List.of(
      kernel("Adi", "256", "2"),
      kernel("Bfs", "16384"),
      kernel("BlackScholes", "4096", "20"),
      kernel("Conv2d", "512"),
      kernel("Durbin", "512"),
      kernel("GramSchmidt", "96"),
      kernel("Jacobi1d", "1024", "256"),
      kernel("Lu", "128"),
      kernel("TwoMM", "96"),
      new ThreadedTwin("Sor", "grande", List.of(), List.of("256", "10")),
      new ThreadedTwin("Sparse", "grande", List.of(), List.of("20000", "10", "10")),
      new ThreadedTwin("Heat2D", "", List.of("Heat2D.java:30"), List.of("256", "20")),
      new ThreadedTwin("MatMulIkj", "", List.of("MatMulIkj.java:30"), List.of("128")));

  private static ThreadedTwin kernel(String name, String... arguments) {
    return new ThreadedTwin(name, "kernels", List.of(), List.of(arguments));
  }

  Path sequential(Path testdata) {
    return testdata.resolve("programs").resolve(directory).resolve(name + ".java");
  }

  Path threaded(Path testdata) {
    return directory.isEmpty()
        ? testdata.resolve("threads").resolve(name + "Threads.java")
        : testdata.resolve("programs").resolve(directory).resolve("threaded").resolve(name + "Threaded.java");
  }

  /** Arguments of the twin. */
  List<String> arguments(int threads) {
    List<String> all = new ArrayList<>(arguments);
    all.add(directory.isEmpty() ? all.size() : 0, String.valueOf(threads));
    return all;
  }

  /** What the twin's threads exchange, by the cores that they stand for: main does what the sequential part does, on the first. */
  static TaskMatrix byCore(SharingResult real, int cores) {
    List<String> names = real.sharing().names();
    double[][] rows = new double[cores][cores];
    for (int a = 0; a < names.size(); a++) {
      for (int b = 0; b < names.size(); b++) {
        rows[core(names.get(a), cores)][core(names.get(b), cores)] += real.sharing().matrix().get(a, b);
      }
    }
    return TaskMatrix.of(rows);
  }

  /** Workers have a number at the end of their name; those of a later team go on with the numbers. */
  private static int core(String thread, int cores) {
    return thread.equals("main") ? 0 : Integer.parseInt(thread.replaceAll("\\D", "")) % cores;
  }
}
