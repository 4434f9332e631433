package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.RunSummary;
import org.parcast.frontend.classes.TemporaryDirectory;

/**
 * Traces a program of a team of threads, the same in each run: the threads run one after another from barrier to barrier, and their references are put in turns
 * of one. That changes nothing that they refer to where no thread depends on who comes first between two barriers.
 */
public final class ThreadsInTurn {
  private ThreadsInTurn() {}

  /** In which order threads take turns between two barriers. */
  public enum Turns {
    /** One of each, by their numbers: what all read passes from each thread to the one behind. */
    BY_NUMBER,
    /** One of each, in an order that is drawn each time, as nothing says who is first where threads only read. */
    DRAWN
  }

  /** What is done with a trace. */
  @FunctionalInterface
  public interface Use<T> {
    /** Reads the trace, as often as it likes. */
    T of(ThreadTrace trace) throws IOException;
  }

  /**
   * Runs and traces.
   *
   * @param program whose threads each call {@code body.run(id, barrier)}
   * @param turnstile the barrier of {@code testdata/turnstile}, which takes the place of the library's
   * @param threads of the team
   * @param main whether what the main thread does counts as the first thread's, else it is left out
   * @param turns in which order threads take turns
   */
  public static <T> T traced(Path program, Path turnstile, int threads, boolean main, Turns turns, List<String> arguments, Use<T> use) throws AnalysisException, IOException {
    try (TemporaryDirectory temporary = TemporaryDirectory.of("threads")) {
      Path directory = temporary.path();
      Files.copy(turnstile, directory.resolve("CyclicBarrier.java"));
      String source = Files.readString(program)
          .replace("import java.util.concurrent.CyclicBarrier;", "")
          .replace("body.run(id, barrier);", "barrier.begin(id); body.run(id, barrier); barrier.leave();");
      Files.writeString(directory.resolve(program.getFileName()), source);
      return KernelPrograms.traced(directory, arguments, traced -> {
        if (traced.run().end() != RunSummary.End.COMPLETED) {
          throw new AnalysisException(AnalysisException.Kind.PROGRAM, program.getFileName() + ": " + traced.run().message());
        }
        return use.of(new TwinTrace(traced.trace(), threads, main, turns));
      });
    }
  }
}
