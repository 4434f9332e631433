package org.parcast.engine.build;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.loops.verdict.LoopFinding;

/** Loops that have to stay parallel. */
final class LoopChecks {
  private LoopChecks() {}

  /** What is wrong, a line for each loop that is not proven to need no order. */
  static List<String> broken(List<String> places, List<LoopFinding> loops) {
    List<String> broken = new ArrayList<>();
    for (String place : places) {
      List<LoopFinding> there = loops.stream().filter(loop -> isAt(loop, place.strip())).toList();
      if (there.isEmpty()) {
        broken.add("parallel loop " + place + ": no loop starts there; the loops task of Parcast lists them");
      }
      for (LoopFinding loop : there) {
        if (!loop.statically().verdict().isUnordered()) {
          broken.add("parallel loop " + place + " is " + loop.statically().text());
        }
      }
    }
    return broken;
  }

  private static boolean isAt(LoopFinding loop, String place) {
    return loop.file() != null && place.equals(Path.of(loop.file()).getFileName() + ":" + loop.line());
  }
}
