package org.parcast.analyses.mimicry;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;

/** Counts the references of a run that parallel loops make, and all of them. */
final class ParallelShare implements BlockTraceConsumer {
  private final Set<Integer> parallel = new HashSet<>();

  /** References so far: all, and those in parallel loops. */
  private long all;

  private long dealt;

  /** Loops that are open in a parallel loop, itself among them; 0 outside. */
  private int depth;

  /** By part of the trace that may happen again: the counts before it, then those of it. */
  private final Map<Integer, long[]> parts = new HashMap<>();

  ParallelShare(List<ParallelLoop> loops) {
    loops.forEach(loop -> parallel.add(loop.loop()));
  }

  /** The share of the references that parallel loops make, 0 to 1; 0 where there are none. */
  double share() {
    return all == 0 ? 0 : (double) dealt / all;
  }

  @Override
  public void enter(int loop) {
    depth += depth > 0 || parallel.contains(loop) ? 1 : 0;
  }

  @Override
  public void exit(int loop) {
    depth -= depth > 0 ? 1 : 0;
  }

  @Override
  public void run(BlockRun run) {
    count(run.count() * run.size(), depth > 0 ? run.count() * run.size() : 0);
  }

  private void count(long more, long moreDealt) {
    all += more;
    dealt += moreDealt;
  }

  @Override
  public boolean again(int part) {
    if (depth > 0) {
      return false; // all of it is dealt, whatever it was before
    }
    long[] before = parts.putIfAbsent(part, new long[] {-all, -dealt});
    if (before != null) {
      count(before[0], before[1]);
    }
    return before != null;
  }

  @Override
  public void againEnds(int part) {
    if (depth == 0) {
      long[] counted = parts.get(part);
      counted[0] += all;
      counted[1] += dealt;
    }
  }
}
