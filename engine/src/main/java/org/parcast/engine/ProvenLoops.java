package org.parcast.engine;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.dependence.Reduction;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.mimicry.Schedule;

/** The loops whose iterations the dependence analysis proved to need no order. */
final class ProvenLoops {
  private ProvenLoops() {}

  /** Those loops by number in the trace; none where the program is not at hand, as with a recording. */
  static Map<Integer, ParallelLoop> of(BlockTraces.Traced traced, Schedule schedule) throws AnalysisException {
    Map<Integer, ParallelLoop> proven = new LinkedHashMap<>();
    if (traced.program() != null) {
      for (LoopFinding finding : StaticLoopsEngine.findings(traced.program())) {
        int loop = finding.file() == null ? 0 : traced.trace().tables().loopAt(Path.of(finding.file()).getFileName() + ":" + finding.line());
        if (loop != 0 && finding.statically().verdict().isUnordered()) {
          proven.put(loop, new ParallelLoop(loop, schedule, 1, privates(finding)));
        }
      }
    }
    return proven;
  }

  private static Set<String> privates(LoopFinding finding) {
    Set<String> privates = new TreeSet<>(finding.statically().privates());
    privates.addAll(finding.statically().firstPrivates());
    finding.statically().reductions().stream().map(Reduction::variable).forEach(privates::add);
    return privates;
  }
}
