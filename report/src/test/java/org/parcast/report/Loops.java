package org.parcast.report;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.loops.verdict.Verdict;

/** Loops to write: a parallel one, a reduction, and a sequential one. */
final class Loops {
  private Loops() {}

  /** @param name of a variable */
  static List<LoopFinding> some(String name) {
    LoopVerdict parallel = new LoopVerdict(Verdict.PARALLEL, Certainty.PROVEN, List.of(), List.of(), List.of(), List.of(), List.of());
    LoopVerdict reduction = new LoopVerdict(Verdict.REDUCTION, Certainty.OBSERVED, List.of(name), List.of(), List.of(new Reduction("+", name)), List.of(), List.of("note"));
    LoopVerdict sequential = new LoopVerdict(Verdict.SEQUENTIAL, Certainty.PROVEN, List.of(), List.of(), List.of(),
        List.of(new Dependence(Dependence.Kind.FLOW, name, 12, 12, List.of(1L), 15, Certainty.OBSERVED)), List.of());
    LoopProfile profile = new LoopProfile(0.92, 1, 100, 12.5, 1, 4.5);
    return List.of(new LoopFinding("Chain.java", 11, "Chain.main", "i", 1, parallel, Optional.of(parallel), Optional.of(profile), ""),
        new LoopFinding("Chain.java", 12, "Chain." + name, "i", 2, sequential, Optional.of(reduction), Optional.of(profile), "another input"),
        new LoopFinding("Chain.java", 14, "Chain.main", "i", 1, sequential, Optional.empty(), Optional.empty(), ""),
        new LoopFinding(null, 0, "Chain.main", null, 1, sequential, Optional.empty(), Optional.empty(), ""));
  }
}
