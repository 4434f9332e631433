package org.parcast.analyses.dependence;

import java.util.ArrayList;
import java.util.List;
import org.parcast.ir.Program;

/** Judges loops without running them. */
public final class StaticLoops {
  private StaticLoops() {}

  /**
   * The verdict on each loop, in their order. What holds, holds for every input of the program as it is given.
   *
   * @param program all classes under analysis
   * @param closed whether nothing but the program's own {@code main} calls its methods; else any caller with any arguments is reckoned with
   */
  public static List<LoopVerdict> judge(Program program, boolean closed, List<LoopSite> loops) {
    List<LoopVerdict> verdicts = new ArrayList<>();
    for (LoopSite site : loops) {
      Dependence unknown = new Dependence(Dependence.Kind.CONTROL, "loop", 0, site.line(), List.of(), 0, Certainty.ASSUMED);
      verdicts.add(
          new LoopVerdict(Verdict.SEQUENTIAL, Certainty.ASSUMED, List.of(), List.of(), List.of(), List.of(unknown), List.of()));
    }
    return verdicts;
  }
}
