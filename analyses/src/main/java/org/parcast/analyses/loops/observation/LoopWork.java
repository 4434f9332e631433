package org.parcast.analyses.loops.observation;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntFunction;
import org.parcast.analyses.loops.verdict.LoopProfile;

/** What a run spent in a loop; counts while the trace is read. */
final class LoopWork {
  private long executions;
  private long iterations;
  private long work;
  private long outermostWork;
  private long saved;
  private long longest;
  private final Int2ObjectOpenHashMap<Inside> inside = new Int2ObjectOpenHashMap<>();

  /** Executions right inside those of another loop. */
  private static final class Inside {
    private long executions;
    private long iterations;
    private long work;
  }

  /**
   * Counts an execution.
   *
   * @param outer the loop right around it, 0 where there is none
   * @param nested whether another execution of the same loop was under way, as in a recursion
   */
  void ended(OpenLoops.Execution execution, long workNow, int outer, boolean nested) {
    long spent = workNow - execution.workBefore;
    executions++;
    iterations += execution.iterations();
    work += spent;
    if (!nested) {
      outermostWork += spent;
      saved += spent - Math.min(spent, OpenLoops.longest(execution));
    }
    longest = Math.max(longest, OpenLoops.longest(execution));
    if (outer != 0) {
      Inside counts = inside.computeIfAbsent(outer, key -> new Inside());
      counts.executions++;
      counts.iterations += execution.iterations();
      counts.work += spent;
    }
  }

  /** On average. */
  double iterationsOfExecution() {
    return executions == 0 ? 0 : (double) iterations / executions;
  }

  /**
   * What was counted.
   *
   * @param total work of the run
   * @param places of loops by number, null where one is not known
   */
  LoopProfile profile(long total, IntFunction<String> places) {
    double share = total == 0 ? 0 : (double) outermostWork / total;
    double each = iterations == 0 ? 0 : (double) work / iterations;
    double imbalance = each == 0 ? 1 : Math.max(1, longest / each);
    double gain = total == 0 ? 1 : (double) total / Math.max(1, total - saved);
    return new LoopProfile(share, executions, iterations, each, imbalance, gain, within(places));
  }

  private List<LoopProfile.Within> within(IntFunction<String> places) {
    List<LoopProfile.Within> within = new ArrayList<>();
    inside.forEach((outer, counts) -> {
      String place = places.apply(outer);
      if (place != null) {
        within.add(new LoopProfile.Within(place, counts.executions, counts.iterations, counts.work));
      }
    });
    within.sort(Comparator.comparing(LoopProfile.Within::outer));
    return within;
  }
}
