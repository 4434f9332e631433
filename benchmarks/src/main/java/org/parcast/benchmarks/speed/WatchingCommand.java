package org.parcast.benchmarks.speed;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.parcast.engine.run.AnalysisException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** What watching the threads of a program costs: processor time of the watched run against that of the plain one. */
@Command(name = "watching", mixinStandardHelpOptions = true, description = "Slowdown of threaded programs by relaxed detection inside them.")
public final class WatchingCommand implements Callable<Integer> {
  private static final double LIMIT = 10;
  /**
   * A program on two threads, with a longer and a shorter run: their difference is free of what starting costs.
   *
   * @param kind what its loops do
   */
  private record Program(String file, String kind, String longer, String shorter) {
    String name() {
      return file.replaceAll(".*/", "");
    }
  }

  private static final List<Program> PROGRAMS = List.of(
      new Program("threads/Heat2DThreads", "stencil", "2000 150 2", "2000 50 2"),
      new Program("programs/grande/threaded/SorThreaded", "stencil, red and black", "2 2000 100", "2 2000 30"),
      new Program("programs/kernels/threaded/Jacobi1dThreaded", "line stencil", "2 200000 6000", "2 200000 2000"),
      new Program("threads/DotProduct", "reduction", "1000000 1500 2", "1000000 500 2"),
      new Program("programs/grande/threaded/SparseThreaded", "sparse", "2 200000 20 120", "2 200000 20 40"),
      new Program("threads/MatMulIkjThreads", "matrix product", "1600 2", "800 2"),
      new Program("programs/kernels/threaded/TwoMMThreaded", "matrix products, by columns", "2 500", "2 300"),
      new Program("programs/kernels/threaded/Conv2dThreaded", "convolution", "2 6000", "2 3000"),
      new Program("programs/kernels/threaded/LuThreaded", "elimination", "2 1200", "2 600"),
      new Program("threads/HistogramExecutor", "counters by value, executor", "2000000 600 2", "2000000 200 2"),
      new Program("threads/BodiesStream", "all pairs, arrays, parallel stream", "4000 40", "4000 10"),
      new Program("threads/BodiesExecutor", "all pairs, objects, executor", "4000 40 2", "4000 10 2"),
      new Program("threads/MergeSortForkJoin", "merge sort, fork-join pool", "2000000 6 2", "2000000 2 2"),
      new Program("threads/TreeForkJoin", "tree of objects, fork-join pool", "20 240 2", "20 40 2"),
      new Program("threads/RandomCounters", "counters in no order, 4 MiB", "1048576 200000000 2", "1048576 50000000 2"));

  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--programs", split = ",", paramLabel = "NAME", description = "Only these programs.")
  private List<String> only = List.of();

  @Option(names = "--repeat", description = "Runs of each, of which the median counts (default: ${DEFAULT-VALUE}).")
  private int repeats = 3;

  /** Returns 0 where no program is slowed down more than tenfold, else 1. */
  @Override
  public Integer call() throws AnalysisException, InterruptedException {
    System.out.println("| program | loops | run, less | plain s | watched s | slowdown |\n|---|---|---|--:|--:|--:|");
    boolean within = true;
    for (Program program : PROGRAMS) {
      if (!only.isEmpty() && !only.contains(program.name())) {
        continue;
      }
      Path file = testdata.resolve(program.file() + ".java");
      WatchedRun run = WatchedRun.of(file, program.longer(), repeats).less(WatchedRun.of(file, program.shorter(), repeats));
      double plain = run.plain();
      double watched = run.watched();
      within &= watched <= LIMIT * plain;
      System.out.printf(Locale.ROOT, "| %s | %s | %s, less %s | %.2f | %.2f | %.1f |%n", program.name(), program.kind(),
          program.longer(), program.shorter(), plain, watched, watched / plain);
    }
    return within ? 0 : 1;
  }
}
