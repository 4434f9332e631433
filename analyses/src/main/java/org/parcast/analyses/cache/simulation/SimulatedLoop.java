package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import org.parcast.analyses.trace.StridedRun;

/**
 * Executes loops with strides on caches. Executions that cannot change anything are only counted: those that touch the same lines as the one
 * before, after which all lay in the caches that they reach. They find all lines again and leave them in the same order.
 */
class SimulatedLoop {
  private final SimulatedHierarchy hierarchy;
  private final SimulatedLevel nearest;
  private final MovingLoop moving;
  private final int shift;
  private final int[] referencesByCache;

  /** By reference, the last execution that touches the line that it touches now. */
  private long[] stays = new long[16];

  SimulatedLoop(SimulatedHierarchy hierarchy) {
    this.hierarchy = hierarchy;
    nearest = hierarchy.nearest();
    moving = new MovingLoop(hierarchy.levels());
    shift = hierarchy.smallestShift();
    referencesByCache = new int[nearest.caches()];
  }

  void execute(StridedRun run) {
    boolean simple = hierarchy.endsAtHits() && isWithinLines(run);
    boolean moves = moves(run);
    if (simple && moves && moving.hasRoom(run)) {
      moving.execute(run, fits(run));
    } else if (moves) {
      for (long t = 0; t < run.count(); t++) {
        execute(run, t);
      }
    } else {
      leavingOut(run, simple && fits(run));
    }
  }

  private boolean moves(StridedRun run) {
    for (int k = 0; k < run.size(); k++) {
      if (Math.abs(run.stride(k)) >= 1L << shift) {
        return true;
      }
    }
    return false;
  }

  /** Whether each reference always lies in one line. */
  private boolean isWithinLines(StridedRun run) {
    for (int k = 0; k < run.size(); k++) {
      int bytes = run.bytes(k);
      if (Integer.bitCount(bytes) != 1 || bytes > 1 << shift || ((run.address(k, 0) | run.stride(k)) & bytes - 1) != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether each nearest cache has at most as many references as a set has ways: after an execution all of its lines are there. */
  private boolean fits(StridedRun run) {
    Arrays.fill(referencesByCache, 0);
    for (int k = 0; k < run.size(); k++) {
      if (++referencesByCache[nearest.cacheOf(run.thread(k))] > nearest.ways()) {
        return false;
      }
    }
    return true;
  }

  private void leavingOut(StridedRun run, boolean fits) {
    if (stays.length < run.size()) {
      stays = new long[2 * run.size()];
    }
    Arrays.fill(stays, 0, run.size(), -1);
    for (long t = 0; t < run.count(); t++) {
      boolean hit = execute(run, t);
      if (hit || fits) {
        long same = sameLines(run, t);
        hierarchy.countHits(same * run.size());
        t += same;
      }
    }
  }

  /** Answers whether all was there, and nothing was taken out of other caches. */
  private boolean execute(StridedRun run, long t) {
    boolean hit = true;
    for (int k = 0; k < run.size(); k++) {
      hit &= hierarchy.touch(run.thread(k), run.address(k, t), run.bytes(k), run.isWrite(k), run.site(k));
    }
    return hit;
  }

  /** In how many executions after this one all lines are the same. */
  private long sameLines(StridedRun run, long execution) {
    long last = run.count() - 1;
    for (int k = 0; k < run.size(); k++) {
      if (stays[k] < execution) {
        stays[k] = execution + Math.min(run.count(), run.staying(k, execution, shift));
      }
      last = Math.min(last, stays[k]);
    }
    return last - execution;
  }
}
