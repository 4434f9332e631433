package org.parcast.analyses.loops;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.ir.DeepStack;
import org.parcast.ir.Instruction;
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
    return DeepStack.call(() -> judge(new WholeProgram(program, closed), loops));
  }

  public static List<LoopVerdict> judge(WholeProgram whole, List<LoopSite> loops) {
    return withRealPipelines(loops, DeepStack.map(loops, site -> LoopJudge.judge(whole, site)));
  }

  /** Calls loops sequential that could be pipelines, but have nothing inside to overlap. */
  public static List<LoopVerdict> withRealPipelines(List<LoopSite> loops, List<LoopVerdict> given) {
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
      if (isRightInside(loops.get(i), site) && !verdicts.get(i).verdict().isUnordered()) {
        return true;
      }
    }
    return false;
  }

  private static boolean isRightInside(LoopSite inner, LoopSite outer) {
    Loop around = inner.loop().parent();
    if (inner.method() == outer.method()) {
      return around != null && around.header() == outer.loop().header();
    }
    return around == null && Activation.isClosure(inner.method()) && outer.method().instructions(outer.loop().blocks())
        .anyMatch(instruction -> instruction instanceof Instruction.Call call && call.target().equals(inner.method().ref()));
  }
}
