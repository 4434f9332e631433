package org.parcast.report.text;

import java.util.List;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.report.words.Numbers;

/**
 * How many loops can run in parallel, and how sure that is.
 *
 * @param proven for every input
 * @param inThisRun as far as a run showed, under conditions
 * @param others keep their order
 */
public record LoopCounts(long proven, long inThisRun, long others) {

  /** Those of a program's loops. */
  public static LoopCounts of(List<LoopFinding> loops) {
    long proven = loops.stream().filter(loop -> loop.verdict().isUnordered() && loop.best().certainty() == Certainty.PROVEN).count();
    long unordered = loops.stream().filter(loop -> loop.verdict().isUnordered()).count();
    return new LoopCounts(proven, unordered - proven, loops.size() - unordered);
  }

  /** As in {@code parallel: 3 proven, 14 in this run, 2 not}. */
  public String inWords() {
    return "parallel: " + Numbers.grouped(proven) + " proven, " + Numbers.grouped(inThisRun) + " in this run, " + Numbers.grouped(others) + " not";
  }
}
