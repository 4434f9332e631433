package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import org.parcast.analyses.trace.StridedRun;

/**
 * Executes loops of one nearest cache of which the misses in all levels are known. A walk that misses in the nearest cache comes to the next one each time, and
 * misses there too once it has gone through the sets as often as they have ways. Executions in which nothing else comes to another line are only counted.
 */
final class PredictedLevels {
  private final SimulatedLevel[] levels;
  private final WalkPlan[] plans;
  private final boolean alike;
  private long settling;

  /** @param nearest the plan of the nearest level */
  PredictedLevels(SimulatedLevel[] levels, WalkPlan nearest) {
    this.levels = levels;
    plans = new WalkPlan[levels.length];
    Arrays.setAll(plans, level -> level == 0 ? nearest : new WalkPlan(levels[level]));
    alike = Arrays.stream(levels).allMatch(level -> level.shift() == levels[0].shift());
  }

  /** Answers whether the misses in all levels are foretold, where those in the nearest one are. */
  boolean make(StridedRun run) {
    boolean made = alike && isOfOneCache(run);
    settling = plans[0].settling();
    for (int level = 1; level < levels.length && made; level++) {
      made = plans[level].make(run);
      settling += plans[level].settling();
    }
    return made && 4 * settling < run.count();
  }

  private boolean isOfOneCache(StridedRun run) {
    for (int k = 1; k < run.size(); k++) {
      if (levels[0].cacheOf(run.thread(k)) != levels[0].cacheOf(run.thread(0))) {
        return false;
      }
    }
    return true;
  }

  /** After so many executions all that was in the busy sets before them is gone: of a level behind the nearest once all walks come to it. */
  long settling() {
    return settling;
  }

  /** The first execution in which walks that meet may find lines of each other; the number of executions where there is none. */
  long meetingBegin() {
    return plans[0].meetingBegin(settling);
  }

  /** The first execution after those, and those in which the levels settle anew. */
  long meetingEnd(StridedRun run) {
    return Math.min(run.count(), plans[0].meetingEnd(settling) + settling);
  }

  /**
   * Counts the misses of executions, and leaves in the caches what is there after them.
   *
   * @param missed by level and reference, counted up
   */
  void execute(StridedRun run, long from, long to, long[][] missed) {
    long last = Math.max(from, to - settling);
    for (long t = from; t < last; t += 1 + plans[0].unchanged(run, t, last)) {
      for (int k = 0; k < run.size(); k++) {
        if (!plans[0].walks(run, k)) {
          goThrough(run, k, t, missed, false);
        }
      }
    }
    for (int k = 0; k < run.size(); k++) {
      if (plans[0].walks(run, k)) {
        walk(k, last - from, missed);
      }
    }
    for (long t = last; t < to; t++) {
      for (int k = 0; k < run.size(); k++) {
        goThrough(run, k, t, missed, true);
      }
    }
  }

  /** A walk misses so many times in each level, or follows another and is found. */
  private void walk(int k, long times, long[][] missed) {
    for (int level = 0; level < levels.length && plans[level].isFirst(k); level++) {
      count(level, k, times, missed);
    }
  }

  /** A reference goes through the levels up to that where it is found. What is in busy sets is foretold: they are only brought up to date, if at all. */
  private void goThrough(StridedRun run, int k, long t, long[][] missed, boolean updating) {
    long line = run.address(k, t) >>> levels[0].shift();
    boolean moves = line != run.address(k, t - 1) >>> levels[0].shift();
    boolean misses = true;
    for (int level = 0; level < levels.length && misses; level++) {
      SetAssociativeCache cache = levels[level].cache(run.thread(k));
      boolean foretold = plans[level].isBusy(run, k, line);
      boolean found = (updating || !foretold) && cache.use(line);
      misses = foretold ? moves && plans[level].isFirst(k) : !found;
      if (misses) {
        count(level, k, 1, missed);
      }
    }
  }

  private void count(int level, int k, long times, long[][] missed) {
    missed[level][k] += times;
    if (level + 1 < levels.length) {
      levels[level + 1].count(times);
    }
  }
}
