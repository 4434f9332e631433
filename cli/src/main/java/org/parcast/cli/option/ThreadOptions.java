package org.parcast.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.cli.argument.PositiveInteger;
import org.parcast.cli.argument.SourceLine;
import org.parcast.engine.threads.MimicryRequest;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;

/** Threads that are mimicked from a sequential run. */
public final class ThreadOptions {
  @Option(
      names = "--threads",
      paramLabel = "N",
      converter = PositiveInteger.class,
      description = "Mimic N threads from a sequential run of the program.")
  private Integer threads;

  @Option(
      names = "--parallel-loop",
      paramLabel = "FILE:LINE[,...]",
      hideParamSyntax = true,
      split = ",",
      converter = SourceLine.class,
      description = "Loops dealt to the threads, as in Jacobi.java:12 (default: those that are proven to run in parallel).")
  private List<String> loops = new ArrayList<>();

  @Option(
      names = "--schedule",
      paramLabel = "KIND[,CHUNK]",
      description = "How iterations are dealt: static (the default), dynamic or guided; in chunks as in dynamic,4.")
  private Schedule schedule = Schedule.STATIC;

  @Option(
      names = "--interleave",
      paramLabel = "ORDER",
      description = "Order of the threads' references between two barriers: rr (the default), random, algorithm2, blocks, slices:N.")
  private Interleaving interleaving = Interleaving.RR;

  /** Whether threads are to be mimicked. */
  public boolean asked() {
    return threads != null;
  }

  /** What is asked; {@code command} is blamed for too many threads. */
  public MimicryRequest request(long seed, CommandLine command) {
    if (threads > RelaxedDetection.MOST_THREADS) {
      throw new ParameterException(command, "--threads is " + threads + ": give 1 to " + RelaxedDetection.MOST_THREADS);
    }
    return new MimicryRequest(threads, loops, schedule, interleaving, seed);
  }
}
