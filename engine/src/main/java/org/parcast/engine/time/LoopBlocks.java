package org.parcast.engine.time;

import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.analyses.time.cores.BlockSize;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.engine.loops.LoopClauses;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.nest.NestBlocks;
import org.parcast.frontend.stream.nest.NestFacts;
import org.parcast.frontend.stream.part.Dealing;
import org.parcast.frontend.stream.part.PartForm;

/** A loop as what is known of it allows it: in parts, or in blocks with the one inside. */
public final class LoopBlocks {
  /** Bytecode instructions that a core does while a parallel region begins and ends: some 20 us at about one in a nanosecond. Where a forecast is made, its figures count instead. */
  public static final double REGION = 20_000;

  /** Where no run tells how often both loops run, and what an iteration does. */
  private static final double UNKNOWN_ITERATIONS = 1_000;

  private static final double UNKNOWN_WORK = 10;

  private LoopBlocks() {}

  /**
   * The blocks of a loop that keeps its order, and of one inside.
   *
   * @param forecast by which they take least; empty where the instructions of a run have to tell
   * @param cores that they are for
   */
  public static Optional<NestBlocks> of(LoopFinding finding, Optional<LoopForecast> forecast, int cores) {
    return finding.blocks().filter(nest -> nest.inner() != null).map(nest -> {
      BlockSize size = forecast.flatMap(found -> Optional.ofNullable(found.loop().nest())).map(blocked -> blocked.size()).orElseGet(() -> byInstructions(finding.profile(), nest, Math.max(2, cores)));
      return new NestBlocks(facts(nest), NestBlocks.Order.DIAGONALS, size.rows(), size.columns());
    });
  }

  /** What whoever writes a nest has to know; it has a source. */
  public static NestFacts facts(OrderedNest nest) {
    return new NestFacts(nest.inner().line(), nest.inner().column(), nest.ofInner(), nest.unsteady());
  }

  private static BlockSize byInstructions(Optional<LoopProfile> profile, OrderedNest nest, int cores) {
    double rows = profile.filter(known -> known.executions() > 0).map(known -> (double) known.iterations() / known.executions()).orElse(UNKNOWN_ITERATIONS);
    double columns = nest.width() > 0 ? nest.width() : UNKNOWN_ITERATIONS;
    double work = profile.map(known -> known.workPerIteration() * rows).orElse(UNKNOWN_WORK * rows * columns);
    return BlockSize.cheapest(rows, columns, work, (blocks, each) -> Math.ceil((double) blocks / cores) * each + (blocks == 1 ? 0 : REGION));
  }

  /**
   * The parts of a loop.
   *
   * @param blocks empty where its iterations are dealt
   * @param ofArray whether what an enhanced {@code for} goes through is taken for an array where the file does not tell its type
   */
  public static PartForm form(LoopSyntax loop, LoopFinding finding, Optional<NestBlocks> blocks, Dealing dealing, String method, boolean ofArray) {
    return blocks.isPresent() ? loop.inBlocks(LoopClauses.of(finding.nest().orElseThrow()), dealing, method, blocks.get()) : loop.inParts(LoopClauses.of(finding.best()), dealing, method, ofArray);
  }
}
