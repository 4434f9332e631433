package org.parcast.engine.loops;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.analyses.loops.StaticLoops;
import org.parcast.analyses.loops.observation.LoopNumbers;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.engine.run.BlockTraces;

/**
 * The loops whose iterations the dependence analysis proved to need no order. What the run showed is not asked: judging it takes as long as the cache
 * simulation itself, and nothing is to be found where proofs are right.
 */
public final class ProvenLoops {
  private ProvenLoops() {}

  /**
   * Those loops that the run came to, by number in the trace; none where the program is not at hand, as with a recording.
   *
   * @throws IOException if the trace cannot be read
   */
  public static Map<Integer, ParallelLoop> of(BlockTraces.Traced traced, Schedule schedule) throws IOException {
    Map<Integer, ParallelLoop> proven = new LinkedHashMap<>();
    if (traced.program() != null) {
      LoopNumbers numbers = new LoopNumbers(traced.trace().tables());
      List<LoopSite> sites = EnteredLoops.in(traced);
      List<LoopVerdict> verdicts = StaticLoops.judge(traced.program().program(), traced.program().mainClass() != null, sites);
      for (int i = 0; i < sites.size(); i++) {
        if (verdicts.get(i).verdict().isUnordered()) {
          int loop = numbers.of(sites.get(i));
          proven.put(loop, new ParallelLoop(loop, schedule, 1, privates(verdicts.get(i))));
        }
      }
    }
    return proven;
  }

  private static Set<String> privates(LoopVerdict verdict) {
    Set<String> privates = new TreeSet<>(verdict.privates());
    privates.addAll(verdict.firstPrivates());
    verdict.reductions().stream().map(Reduction::variable).forEach(privates::add);
    return privates;
  }
}
