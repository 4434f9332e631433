package org.parcast.benchmarks.machine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.IntStream;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.LastLevels;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.TaskMatrix;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.AnalysisListener;
import org.parcast.engine.MimicryRequest;
import org.parcast.engine.Run;
import org.parcast.engine.SharingEngine;
import org.parcast.engine.SharingResult;
import org.parcast.engine.Target;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Matrices foretold from the sequential run against those of the real threaded twin. */
@Command(name = "foretold", mixinStandardHelpOptions = true, description = "Mimicked threads against real ones.")
public final class ForetoldCommand implements Callable<Integer> {
  private static final int LINE_BYTES = 64;

  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--threads", description = "Threads (default: ${DEFAULT-VALUE}).")
  private int threads = 4;

  /** Returns 0. */
  @Override
  public Integer call() throws AnalysisException {
    compare("Heat2D", "Heat2D.java:30", List.of("256", "20"));
    compare("MatMulIkj", "MatMulIkj.java:30", List.of("128"));
    return 0;
  }

  private void compare(String program, String loop, List<String> arguments) throws AnalysisException {
    MimicryRequest mimicry = new MimicryRequest(threads, List.of(loop), Schedule.STATIC, Interleaving.RR, 1);
    SharingRequest request = new SharingRequest(Detection.RELAXED, LINE_BYTES, LastLevels.DIENER);
    SharingResult foretold = SharingEngine.ofMimicked(Target.of(testdata.resolve("programs").resolve(program + ".java")), run(arguments), mimicry, request,
        null, new Silence());
    List<String> withThreads = new java.util.ArrayList<>(arguments);
    withThreads.add(String.valueOf(threads));
    SharingResult real = SharingEngine.ofThreads(Target.of(testdata.resolve("threads").resolve(program + "Threads.java")), run(withThreads), LINE_BYTES,
        null, new Silence());
    TaskMatrix twin = inOrder(real);
    System.out.printf(Locale.ROOT, "%s, %d threads: MSE %.1f of at most %.0f%n", program, threads, foretold.sharing().matrix().meanSquaredError(twin),
        TaskMatrix.largestError(threads));
    print("  foretold", foretold.sharing().matrix());
    print("  real", twin);
  }

  private static Run run(List<String> arguments) {
    return new Run(arguments, List.of(), Path.of(""), "2g", Duration.ofMinutes(5));
  }

  /** Main first, then the workers by number. */
  private TaskMatrix inOrder(SharingResult real) {
    int[] at = IntStream.range(0, threads).map(t -> real.threads().indexOf(t == 0 ? "main" : "worker-" + t)).toArray();
    double[][] rows = new double[threads][threads];
    for (int a = 0; a < threads; a++) {
      for (int b = 0; b < threads; b++) {
        rows[a][b] = real.sharing().matrix().get(at[a], at[b]);
      }
    }
    return TaskMatrix.of(rows);
  }

  private static void print(String name, TaskMatrix matrix) {
    System.out.println(name);
    for (int t = 0; t < matrix.size(); t++) {
      StringBuilder line = new StringBuilder("   ");
      for (double value : matrix.normalised().row(t)) {
        line.append(String.format(Locale.ROOT, " %5.1f", value));
      }
      System.out.println(line);
    }
  }

  /** Hears and says nothing. */
  private static final class Silence implements AnalysisListener {
    @Override
    public void stage(String name) {}

    @Override
    public void printed(byte[] bytes, int length) {}
  }
}
