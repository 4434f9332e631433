package org.parcast.cli;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.engine.MimicryRequest;
import picocli.CommandLine.Option;

/** Threads that are mimicked from a sequential run. */
final class ThreadOptions {
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
      description = "How iterations are dealt: static (the default), static,CHUNK, dynamic, dynamic,CHUNK, guided.")
  private Schedule schedule = Schedule.STATIC;

  @Option(
      names = "--interleave",
      paramLabel = "ORDER",
      description = "Order of the threads' references between two barriers: rr (the default), random, algorithm2, blocks, slices:N.")
  private Interleaving interleaving = Interleaving.RR;

  /** Whether threads are to be mimicked. */
  boolean asked() {
    return threads != null;
  }

  MimicryRequest request(long seed) {
    return new MimicryRequest(threads, loops, schedule, interleaving, seed);
  }
}
