package org.parcast.engine.time;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopProfile.Within;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.time.serial.LoopTime;

/**
 * Which loops run in parallel, as a rule none of them within another: of loops that a run has seen inside each other, also by calls, those by which it takes least on so many cores. It is
 * decided before anything is timed, by the instructions that the run counted. An outer loop needs fewer regions; one inside has more iterations to deal, where the outer has three, and
 * adds to no array that the iterations of the outer all add to.
 */
final class NestLevels {
  private final int cores;
  private final Map<String, TimedLoop> byPlace = new HashMap<>();
  private final Map<String, List<LoopFinding>> inside = new HashMap<>();

  private NestLevels(List<TimedLoop> loops, List<LoopFinding> findings, int cores) {
    this.cores = cores;
    loops.forEach(loop -> byPlace.putIfAbsent(loop.finding().place(), loop));
    for (LoopFinding finding : findings) {
      finding.profile().filter(profile -> profile.share() >= TimingEffort.LEAST_SHARE)
          .ifPresent(profile -> profile.within().forEach(each -> inside.computeIfAbsent(each.outer(), place -> new ArrayList<>()).add(finding)));
    }
  }

  /**
   * Those that are chosen, in their order.
   *
   * @param loops that can run in parallel and be written so
   * @param findings of all loops of the program
   */
  static List<TimedLoop> fastest(List<TimedLoop> loops, List<LoopFinding> findings, int cores) {
    NestLevels levels = new NestLevels(loops, findings, cores);
    Set<TimedLoop> chosen = new HashSet<>();
    findings.forEach(finding -> finding.profile().ifPresent(profile -> chosen.addAll(levels.fastest(finding, outermost(profile), Set.of()).loops())));
    return loops.stream().filter(chosen::contains).filter(loop -> chosen.stream().noneMatch(other -> other.contains(loop))).toList();
  }

  /** What is inside no other loop. */
  private static Within outermost(LoopProfile profile) {
    return new Within("", profile.executions() - profile.within().stream().mapToLong(Within::executions).sum(), profile.iterations() - profile.within().stream().mapToLong(Within::iterations).sum(),
        profile.work() - profile.within().stream().mapToDouble(Within::work).sum());
  }

  /** Loops that run in parallel, and the instructions that the busiest core then does. */
  private record Level(List<TimedLoop> loops, double instructions) {
    boolean gathers() {
      return loops.stream().anyMatch(loop -> !loop.finding().best().reductions().isEmpty());
    }
  }

  /**
   * How some executions of a loop take least.
   *
   * @param around loops that they are in
   */
  private Level fastest(LoopFinding finding, Within executions, Set<String> around) {
    if (executions.executions() <= 0 || around.contains(finding.place())) {
      return new Level(List.of(), executions.work());
    }
    Level inner = insideOf(finding, executions, around);
    TimedLoop loop = byPlace.get(finding.place());
    if (loop == null) {
      return inner;
    }
    Level outer = new Level(List.of(loop), together(finding, executions));
    // What counts alike is not told apart: then the results stay as they are, and else there are fewer regions.
    double alike = outer.gathers() && !inner.gathers() ? LoopTime.BETWEEN_MACHINES : 1 / LoopTime.BETWEEN_MACHINES;
    return inner.instructions() < alike * outer.instructions() && inner.instructions() < executions.work() ? inner : outer;
  }

  /** With all iterations of the loop in order. */
  private Level insideOf(LoopFinding finding, Within executions, Set<String> around) {
    List<TimedLoop> chosen = new ArrayList<>();
    double instructions = executions.work();
    double share = (double) executions.iterations() / Math.max(1, finding.profile().orElseThrow().iterations());
    Set<String> now = new HashSet<>(around);
    now.add(finding.place());
    for (LoopFinding each : inside.getOrDefault(finding.place(), List.of())) {
      Within all = each.profile().stream().flatMap(profile -> profile.within().stream()).filter(in -> in.outer().equals(finding.place())).findFirst().orElseThrow();
      Within some = new Within(all.outer(), Math.round(share * all.executions()), Math.round(share * all.iterations()), share * all.work());
      Level level = fastest(each, some, now);
      chosen.addAll(level.loops());
      instructions += level.instructions() - some.work();
    }
    return new Level(chosen, instructions);
  }

  /** The iterations dealt to the cores. A loop that runs in blocks is taken to keep its order: what these gain is little, and needs their size. */
  private double together(LoopFinding finding, Within executions) {
    if (!finding.verdict().isUnordered() || executions.iterations() == 0) {
      return executions.work();
    }
    double iterations = (double) executions.iterations() / executions.executions();
    double busiest = Math.max(finding.profile().orElseThrow().imbalance(), Math.ceil(iterations / cores));
    // An iteration adds to no more elements than it has instructions, and each core has them all: it sets them to nothing, and adds them up.
    double gathering = finding.best().reductions().stream().anyMatch(Reduction::ofElements) ? cores : 0;
    double each = executions.work() / executions.executions();
    return Math.min(executions.work(), executions.executions() * ((busiest + gathering) * each / iterations + LoopBlocks.REGION));
  }
}
