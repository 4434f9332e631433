package org.parcast.benchmarks.machine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.matrix.CommunicationPattern;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.engine.threads.MimicryRequest;
import org.parcast.engine.threads.SharingEngine;
import org.parcast.engine.threads.SharingResult;
import org.parcast.recording.MemoryUnits;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Matrices foretold from the sequential run against those of two runs of the real threaded twin, and these against each other. */
@Command(name = "foretold", mixinStandardHelpOptions = true, description = "Mimicked threads against real ones.")
public final class ForetoldCommand implements Callable<Integer> {
  /** From little to much. */
  private static final String SHADES = ".:-=+*#%@";

  @Option(names = "--testdata", paramLabel = "DIR", description = "The directory testdata of a checkout (default: ${DEFAULT-VALUE}).")
  private Path testdata = Path.of("testdata");

  @Option(names = "--threads", description = "Threads (default: ${DEFAULT-VALUE}).")
  private int threads = 4;

  @Option(names = "--interleave", paramLabel = "ORDER", description = "Order of the mimicked threads' references: rr, random, slices:N (default: rr).")
  private String interleaving = "rr";

  @Option(names = "--programs", split = ",", paramLabel = "NAME", description = "Only these programs.")
  private List<String> only = List.of();

  /** Returns 0. */
  @Override
  public Integer call() throws AnalysisException {
    for (ThreadedTwin twin : ThreadedTwin.ALL) {
      if (only.isEmpty() || only.contains(twin.name())) {
        compare(twin);
      }
    }
    return 0;
  }

  private void compare(ThreadedTwin twin) throws AnalysisException {
    MimicryRequest mimicry = new MimicryRequest(threads, twin.loops(), Schedule.STATIC, Interleaving.parse(interleaving), 1);
    SharingRequest request = new SharingRequest(Detection.RELAXED, MemoryUnits.LINE_BYTES, SharingRequest.DIENER);
    SharingResult foretold =
        SharingEngine.ofMimicked(new AnalysisSession(Target.of(twin.sequential(testdata)), run(twin.arguments()), null, AnalysisListener.SILENT), mimicry, request);
    SharingResult real = watched(twin);
    TaskMatrix measured = ThreadedTwin.byCore(real, threads);
    TaskMatrix again = ThreadedTwin.byCore(watched(twin), threads);
    System.out.printf(Locale.ROOT, "%s, %d threads: MSE %.1f of at most %.0f, of another run %.1f, between the two %.1f; %s, foretold %s%n", twin.name(),
        threads, foretold.sharing().matrix().meanSquaredError(measured), TaskMatrix.largestError(threads),
        foretold.sharing().matrix().meanSquaredError(again), measured.meanSquaredError(again), pattern(real), pattern(foretold));
    print("  foretold", foretold.sharing().matrix());
    print("  real", measured);
  }

  private SharingResult watched(ThreadedTwin twin) throws AnalysisException {
    return SharingEngine.ofThreads(new AnalysisSession(Target.of(twin.threaded(testdata)), run(twin.arguments(threads)), null, AnalysisListener.SILENT), MemoryUnits.LINE_BYTES, null);
  }

  private static String pattern(SharingResult result) {
    return result.sharing().pattern().map(CommunicationPattern::label).orElse("no pattern");
  }

  private static Run run(List<String> arguments) {
    return new Run(arguments, List.of(), Path.of(""), "2g", Duration.ofMinutes(5));
  }

  /** A heat map in shades, with the numbers. */
  private static void print(String name, TaskMatrix matrix) {
    System.out.println(name);
    for (int t = 0; t < matrix.size(); t++) {
      StringBuilder line = new StringBuilder("    ");
      for (double value : matrix.normalised().row(t)) {
        line.append(SHADES.charAt((int) Math.min(SHADES.length() - 1.0, value / TaskMatrix.NORMAL * SHADES.length())));
      }
      for (double value : matrix.normalised().row(t)) {
        line.append(String.format(Locale.ROOT, " %5.1f", value));
      }
      System.out.println(line);
    }
  }
}
