package org.parcast.cli.option;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.cli.argument.SourceLine;
import picocli.CommandLine.Option;

/** How the iterations of a sequential run are dealt to cores or threads. */
abstract class DealingOptions {
  @Option(
      names = "--parallel-loop",
      paramLabel = "FILE:LINE[,...]",
      hideParamSyntax = true,
      split = ",",
      converter = SourceLine.class,
      description = "Loops whose iterations are dealt, as in Jacobi.java:12; of cache, beside those with directives (default: those that are proven to run in parallel; of cache, "
          + "where there is neither directive nor parallel stream).")
  private List<String> parallelLoops = new ArrayList<>();

  @Option(
      names = "--schedule",
      paramLabel = "KIND[,CHUNK]",
      description = "How iterations are dealt: static, dynamic or guided; in chunks as in dynamic,4 (default: static; of cache, as directives say).")
  private Schedule schedule;

  @Option(
      names = "--interleave",
      paramLabel = "ORDER",
      description = "Order of the references of cores or threads between two barriers: rr (one each in turn, the default), random, algorithm2, algorithm2:random, blocks, slices:N.")
  private Interleaving interleaving = Interleaving.RR;

  final List<String> parallelLoops() {
    return parallelLoops;
  }

  /** Null where none is asked for. */
  final Schedule schedule() {
    return schedule;
  }

  final Interleaving interleaving() {
    return interleaving;
  }
}
