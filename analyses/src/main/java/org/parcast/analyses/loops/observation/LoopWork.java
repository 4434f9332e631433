package org.parcast.analyses.loops.observation;

import org.parcast.analyses.loops.verdict.LoopProfile;

/** What a run spent in a loop; counts while the trace is read. */
final class LoopWork {
  private long executions;
  private long iterations;
  private long work;
  private long outermostWork;
  private long saved;
  private long longest;

  /** @param nested whether another execution of the same loop was under way, as in a recursion */
  void ended(OpenLoops.Execution execution, long workNow, boolean nested) {
    long spent = workNow - execution.workBefore;
    executions++;
    iterations += execution.iterations();
    work += spent;
    if (!nested) {
      outermostWork += spent;
      saved += spent - Math.min(spent, OpenLoops.longest(execution));
    }
    longest = Math.max(longest, OpenLoops.longest(execution));
  }

  /** On average. */
  double iterationsOfExecution() {
    return executions == 0 ? 0 : (double) iterations / executions;
  }

  LoopProfile profile(long total) {
    double share = total == 0 ? 0 : (double) outermostWork / total;
    double each = iterations == 0 ? 0 : (double) work / iterations;
    double imbalance = each == 0 ? 1 : Math.max(1, longest / each);
    double gain = total == 0 ? 1 : (double) total / Math.max(1, total - saved);
    return new LoopProfile(share, executions, iterations, each, imbalance, gain);
  }
}
