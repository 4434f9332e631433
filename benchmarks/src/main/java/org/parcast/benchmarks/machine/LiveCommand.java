package org.parcast.benchmarks.machine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.engine.threads.SharingEngine;
import org.parcast.recording.MemoryUnits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * What detection inside a program finds while it runs against a replay of the accesses that the same run has written; and, since no two runs of threads
 * are alike, each of them against that of another run.
 */
@Command(name = "live", mixinStandardHelpOptions = true, description = "Detection inside a running program against a replay of the same run.")
public final class LiveCommand implements Callable<Integer> {
  /**
   * A program of threads.
   *
   * @param file below {@code testdata}
   */
  private record Program(String file, String arguments) {
    String name() {
      return file.replaceAll(".*/", "");
    }
  }

  private static final List<Program> PROGRAMS = List.of(
      new Program("threads/Heat2DThreads", "256 20 4"),
      new Program("programs/grande/threaded/SorThreaded", "4 256 10"),
      new Program("programs/grande/threaded/SparseThreaded", "4 5000 10 10"),
      new Program("programs/kernels/threaded/Jacobi1dThreaded", "4 1024 256"),
      new Program("programs/kernels/threaded/AdiThreaded", "4 256 2"),
      new Program("programs/kernels/threaded/LuThreaded", "4 128"),
      new Program("programs/kernels/threaded/TwoMMThreaded", "4 96"),
      new Program("programs/kernels/threaded/Conv2dThreaded", "4 512"),
      new Program("threads/MatMulIkjThreads", "128 4"),
      new Program("threads/HistogramExecutor", "200000 10 4"),
      new Program("threads/BodiesStream", "400 10"),
      new Program("threads/BodiesExecutor", "400 10 4"),
      new Program("threads/MergeSortForkJoin", "100000 2 4"),
      new Program("threads/TreeForkJoin", "15 20 4"),
      new Program("threads/Pipeline", ""));

  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--programs", split = ",", paramLabel = "NAME", description = "Only these programs.")
  private List<String> only = List.of();

  /** Returns 0. */
  @Override
  public Integer call() throws AnalysisException, IOException {
    System.out.println("| program | threads | events, live | replayed | MSE | of another run | live, two runs | replayed, two runs | at most |\n"
        + "|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for (Program program : PROGRAMS) {
      if (only.isEmpty() || only.contains(program.name())) {
        compare(program);
      }
    }
    return 0;
  }

  private void compare(Program program) throws AnalysisException, IOException {
    Both one = run(program);
    Both other = run(program);
    System.out.printf(Locale.ROOT, "| %s %s | %d | %,.0f | %,.0f | %.2f | %.2f | %.2f | %.2f | %,.0f |%n", program.name(), program.arguments(),
        one.live().size(), one.live().total(), one.replayed().total(), one.live().meanSquaredError(one.replayed()),
        other.live().meanSquaredError(other.replayed()), one.live().meanSquaredError(other.live()),
        one.replayed().meanSquaredError(other.replayed()), TaskMatrix.largestError(one.live().size()));
  }

  /** The matrices of one run. */
  private record Both(TaskMatrix live, TaskMatrix replayed) {}

  private Both run(Program program) throws AnalysisException, IOException {
    Path streams = Files.createTempFile("parcast", ".trace");
    try {
      List<String> arguments = program.arguments().isEmpty() ? List.of() : List.of(program.arguments().split(" "));
      Run run = new Run(arguments, List.of(), Path.of(""), "3g", Duration.ofMinutes(10));
      TaskMatrix live =
          SharingEngine.ofThreads(new AnalysisSession(Target.of(testdata.resolve(program.file() + ".java")), run, null, AnalysisListener.SILENT), MemoryUnits.LINE_BYTES, streams).sharing().matrix();
      TaskMatrix replayed =
          SharingEngine.ofTrace(streams, new SharingRequest(Detection.RELAXED, MemoryUnits.LINE_BYTES, SharingRequest.DIENER)).sharing().matrix();
      return new Both(live, replayed);
    } finally {
      Files.delete(streams);
    }
  }
}
