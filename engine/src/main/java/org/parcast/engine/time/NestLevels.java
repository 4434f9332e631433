package org.parcast.engine.time;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.time.serial.LoopTime;

/**
 * Which loops of nests run in parallel, none of them within another: those by which a nest takes least on so many cores. It is decided before anything is timed, by the instructions that a run
 * counted. An outer loop needs fewer regions; one inside has more iterations to deal, where the outer has three, and adds to no array that the iterations of the outer all add to.
 */
final class NestLevels {
  private final List<TimedLoop> loops;
  private final int cores;

  private NestLevels(List<TimedLoop> loops, int cores) {
    this.loops = loops;
    this.cores = cores;
  }

  /**
   * Those that are chosen, in their order.
   *
   * @param loops that can run in parallel, each with the profile of a run
   */
  static List<TimedLoop> fastest(List<TimedLoop> loops, int cores) {
    NestLevels levels = new NestLevels(loops, cores);
    List<TimedLoop> chosen = loops.stream().filter(loop -> loops.stream().noneMatch(other -> other.contains(loop))).flatMap(loop -> levels.fastest(loop).loops().stream()).toList();
    return loops.stream().filter(chosen::contains).toList();
  }

  /** Loops of a nest, and the instructions that the busiest core then does in it. */
  private record Level(List<TimedLoop> loops, double instructions) {}

  private Level fastest(TimedLoop loop) {
    Level outer = new Level(List.of(loop), together(loop.finding()));
    List<TimedLoop> chosen = new ArrayList<>();
    double instructions = work(loop.finding());
    for (TimedLoop inside : within(loop)) {
      Level level = fastest(inside);
      chosen.addAll(level.loops());
      instructions += level.instructions() - work(inside.finding());
    }
    Level inner = new Level(chosen, instructions);
    // What counts alike is not told apart: then the results stay as they are, and else there are fewer regions.
    double alike = gathers(outer) && !gathers(inner) ? LoopTime.BETWEEN_MACHINES : 1 / LoopTime.BETWEEN_MACHINES;
    return inner.instructions() < alike * outer.instructions() && inner.instructions() < work(loop.finding()) ? inner : outer;
  }

  private Stream<TimedLoop> inside(TimedLoop loop) {
    return loops.stream().filter(loop::contains);
  }

  /** The next ones inside. */
  private List<TimedLoop> within(TimedLoop loop) {
    return inside(loop).filter(each -> inside(loop).noneMatch(between -> between.contains(each))).toList();
  }

  private static boolean gathers(Level level) {
    return level.loops().stream().anyMatch(loop -> !loop.finding().best().reductions().isEmpty());
  }

  private static double work(LoopFinding finding) {
    LoopProfile profile = finding.profile().orElseThrow();
    return profile.iterations() * profile.workPerIteration();
  }

  /** All executions of the loop, its iterations dealt to the cores. A loop that runs in blocks is taken to keep its order: what they gain is little, and needs their size. */
  private double together(LoopFinding finding) {
    LoopProfile profile = finding.profile().orElseThrow();
    double serial = work(finding);
    if (!finding.verdict().isUnordered() || profile.executions() == 0) {
      return serial;
    }
    double busiest = Math.max(profile.imbalance(), Math.ceil((double) profile.iterations() / profile.executions() / cores));
    // An iteration adds to no more elements than it has instructions, and each core has them all: it sets them to nothing, and adds them up.
    double gathering = finding.best().reductions().stream().anyMatch(Reduction::ofElements) ? cores : 0;
    return Math.min(serial, profile.executions() * ((busiest + gathering) * profile.workPerIteration() + LoopBlocks.REGION));
  }
}
