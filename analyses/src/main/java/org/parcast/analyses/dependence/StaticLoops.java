package org.parcast.analyses.dependence;

import java.util.ArrayList;
import java.util.List;
import org.parcast.ir.Loop;
import org.parcast.ir.Program;

/** Judges loops without running them. */
public final class StaticLoops {
  private StaticLoops() {}

  /**
   * The verdict on each loop, in their order. What holds, holds for every input of the program as it is given, as long as no whole number
   * overflows in a subscript and no iteration throws an exception.
   *
   * @param program all classes under analysis
   * @param closed whether nothing but the program's own {@code main} calls its methods; else any caller with any arguments is reckoned with
   */
  public static List<LoopVerdict> judge(Program program, boolean closed, List<LoopSite> loops) {
    return judge(new WholeProgram(program, closed), loops);
  }

  static List<LoopVerdict> judge(WholeProgram whole, List<LoopSite> loops) {
    return withRealPipelines(loops, loops.parallelStream().map(site -> LoopJudge.judge(whole, site)).toList());
  }

  /** Calls loops sequential that could be pipelines, but have nothing inside to overlap. */
  static List<LoopVerdict> withRealPipelines(List<LoopSite> loops, List<LoopVerdict> given) {
    List<LoopVerdict> verdicts = new ArrayList<>(given);
    for (int i = 0; i < verdicts.size(); i++) {
      if (verdicts.get(i).verdict() == Verdict.PIPELINE && !holdsOrdered(loops.get(i), loops, verdicts)) {
        verdicts.set(i, verdicts.get(i).asSequential());
      }
    }
    return List.copyOf(verdicts);
  }

  /** Whether a loop right inside has to keep its order too: else there is nothing to overlap, the loop inside is the one to run in parallel. */
  private static boolean holdsOrdered(LoopSite site, List<LoopSite> loops, List<LoopVerdict> verdicts) {
    for (int i = 0; i < loops.size(); i++) {
      Loop inner = loops.get(i).loop();
      boolean inside = loops.get(i).method() == site.method() && inner.parent() != null && inner.parent().header() == site.loop().header();
      if (inside && !verdicts.get(i).verdict().isUnordered()) {
        return true;
      }
    }
    return false;
  }
}
