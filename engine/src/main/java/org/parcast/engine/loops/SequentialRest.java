package org.parcast.engine.loops;

import java.io.IOException;
import java.util.Optional;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.ir.catalogue.Notice;

/** What a run does beside its parallel loops, which one thread does whatever their number. */
public final class SequentialRest {
  /** Below this share parallel loops are the smaller part of a run: what is told of several threads is then not told of most of it. */
  private static final double HALF = 0.5;

  private SequentialRest() {}

  /** A warning where most references are made outside of parallel loops; empty where the loops make most, or there are none. */
  public static Optional<String> warning(MimickedTrace trace) throws IOException {
    double share = trace.loops().isEmpty() ? 1 : trace.parallelShare();
    String percent = share > 0 && share < 0.01 ? "less than 1 %" : Math.round(100 * share) + " %";
    return share >= HALF ? Optional.empty()
        : Optional.of(Notice.MOSTLY_SEQUENTIAL.of("the loops that run in parallel make " + percent + " of the references, one thread makes the rest: little is told of what several threads do if the main loops run in parallel, too; parcast loops says what keeps them in order"));
  }
}
