package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import org.parcast.analyses.trace.StridedRun;

/**
 * Executes loops that walk from line to line. What goes on to the levels behind the nearest waits until there is much of it. Where there is a plan,
 * the references of the first executions are looked up, and of those about which walks meet; of all others it is known which miss in the nearest
 * cache, or, where there is a plan for each level, in all of them.
 */
final class MovingLoop {
  private final SimulatedLevel[] levels;
  private final WalkPlan plan;
  private final PredictedLevels everywhere;
  private final Misses misses = new Misses();

  /** By level and reference: the cache that it uses, and how often it has missed. */
  private final SetAssociativeCache[][] caches;

  private final long[][] missed;

  /** By reference: its next address and its stride. */
  private long[] addresses = {};

  private long[] strides = {};

  /** References that walk, but for those that touch a line after another one. */
  private int[] walks = {};

  MovingLoop(SimulatedLevel[] levels) {
    this.levels = levels;
    plan = new WalkPlan(levels[0]);
    everywhere = new PredictedLevels(levels, plan);
    caches = new SetAssociativeCache[levels.length][0];
    missed = new long[levels.length][0];
  }

  /** Whether an execution has no more references than can wait. */
  boolean hasRoom(StridedRun run) {
    return !misses.isFull(run.size());
  }

  /**
   * Executes a loop whose references lie in one line each, and change nothing behind the level in which they are found.
   *
   * @param fits whether no nearest cache has more references in an execution than a set has ways: what stays in its line is found again
   */
  void execute(StridedRun run, boolean fits) {
    start(run);
    boolean planned = fits && plan.make(run);
    if (planned && everywhere.make(run)) {
      each(run, 0, everywhere.settling());
      goOn();
      everywhere.execute(run, everywhere.settling(), everywhere.meetingBegin(), missed);
      each(run, everywhere.meetingBegin(), everywhere.meetingEnd(run));
      goOn();
      everywhere.execute(run, everywhere.meetingEnd(run), run.count(), missed);
    } else if (planned) {
      long settling = plan.settling();
      each(run, 0, settling);
      foretold(run, settling, plan.meetingBegin(settling));
      each(run, plan.meetingBegin(settling), plan.meetingEnd(settling));
      foretold(run, plan.meetingEnd(settling), run.count());
    } else {
      each(run, 0, run.count());
    }
    goOn();
    for (int level = 0; level < levels.length; level++) {
      for (int k = 0; k < run.size(); k++) {
        levels[level].miss(run.site(k), missed[level][k]);
      }
    }
  }

  /** Looks every reference up. */
  private void each(StridedRun run, long from, long to) {
    int size = run.size();
    int shift = levels[0].shift();
    SetAssociativeCache[] nearest = caches[0];
    long[] nearestMissed = missed[0];
    long[] next = addresses;
    long[] stride = strides;
    for (int k = 0; k < size; k++) {
      next[k] = run.address(k, from);
    }
    for (long t = from; t < to; t++) {
      for (int k = 0; k < size; k++) {
        long address = next[k];
        next[k] = address + stride[k];
        if (!nearest[k].use(address >>> shift)) {
          nearestMissed[k]++;
          misses.add(k, address);
        }
      }
      if (misses.isFull(size)) {
        goOn();
      }
    }
  }

  /** Executions in which all that walks misses, and so does what comes to another line in a busy set. What stays in its line is found there. */
  private void foretold(StridedRun run, long from, long to) {
    if (from == to) {
      return;
    }
    int walking = 0;
    for (int k = 0; k < run.size(); k++) {
      if (plan.walks(run, k) && plan.isFirst(k)) {
        walks[walking++] = k;
      }
    }
    long change = from;
    for (long t = from; t < to; t++) {
      if (t == change) {
        mixed(run, t);
        change = t + 1 + plan.unchanged(run, t, to);
      } else {
        for (int w = 0; w < walking; w++) {
          misses.add(walks[w], run.address(walks[w], t));
        }
      }
      if (misses.isFull(run.size())) {
        goOn();
      }
    }
    for (int w = 0; w < walking; w++) {
      missed[0][walks[w]] += to - from;
    }
    refill(run, to);
  }

  /** An execution in which something that does not walk may have come to another line: those outside of busy sets are looked up, in their order. */
  private void mixed(StridedRun run, long t) {
    int shift = levels[0].shift();
    for (int k = 0; k < run.size(); k++) {
      long address = run.address(k, t);
      long line = address >>> shift;
      if (plan.walks(run, k)) {
        if (plan.isFirst(k)) {
          misses.add(k, address);
        }
      } else if (plan.isBusy(run, k, line) ? plan.isFirst(k) && line != run.address(k, t - 1) >>> shift : !caches[0][k].use(line)) {
        missed[0][k]++;
        misses.add(k, address);
      }
    }
  }

  /** Puts into busy sets, of which nothing was looked up, what the executions before this one have left there. */
  private void refill(StridedRun run, long end) {
    for (long t = end - plan.settling(); t < end; t++) {
      for (int k = 0; k < run.size(); k++) {
        long line = run.address(k, t) >>> levels[0].shift();
        if (plan.isBusy(run, k, line)) {
          caches[0][k].use(line);
        }
      }
    }
  }

  private void start(StridedRun run) {
    int size = run.size();
    if (addresses.length < size) {
      addresses = new long[2 * size];
      walks = new int[2 * size];
      strides = new long[2 * size];
      for (int level = 0; level < levels.length; level++) {
        caches[level] = new SetAssociativeCache[2 * size];
        missed[level] = new long[2 * size];
      }
    }
    for (int k = 0; k < size; k++) {
      strides[k] = run.stride(k);
    }
    for (int level = 0; level < levels.length; level++) {
      Arrays.fill(missed[level], 0, size, 0);
      for (int k = 0; k < size; k++) {
        caches[level][k] = levels[level].cache(run.thread(k));
      }
    }
  }

  /** What has missed in the nearest caches goes through the others. */
  private void goOn() {
    for (int level = 1; level < levels.length; level++) {
      misses.goThrough(levels[level], caches[level], missed[level]);
    }
    misses.clear();
  }
}
