package org.parcast.cli.option;

import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.engine.threads.MimicryRequest;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Threads that are mimicked from a sequential run. */
public final class ThreadOptions extends DealingOptions {
  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = PositiveInteger.class,
      description = "Mimic N threads from a sequential run of the program.")
  private Integer threads;

  /** Whether threads are to be mimicked. */
  public boolean asked() {
    return threads != null;
  }

  /** What is asked; {@code command} is blamed for too many threads. */
  public MimicryRequest request(long seed, CommandLine command) {
    if (threads > RelaxedDetection.MOST_THREADS) {
      throw new ParameterException(command, "--threads is " + threads + ": give 1 to " + RelaxedDetection.MOST_THREADS);
    }
    return new MimicryRequest(threads, parallelLoops(), schedule() == null ? Schedule.STATIC : schedule(), interleaving(), seed);
  }
}
