package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import org.parcast.analyses.trace.StridedRun;

/**
 * What is known beforehand of a loop that walks from line to line, in the caches of a level. A walk misses there once every set that it comes by has seen as
 * many of its lines as there are ways: all that was there before is gone. Such sets are <em>busy</em>. It does so too where it touches a line of
 * a walk that goes the other way, but for those about where the two meet; not where it follows another walk so closely that the line is still there.
 */
final class WalkPlan {
  private final SimulatedLevel level;

  /** By cache and set, the last plan in which it is busy. */
  private final long[][] busy;

  private long plan;
  private long settling;

  /** By reference: whether it is the first in the loop, or, of those that do not walk, in an execution, that touches its line. */
  private boolean[] first = {};

  /** Two walks that meet touch the same lines in executions whose numbers add up to the same: the least and the largest of these sums. */
  private long leastMeeting;

  private long largestMeeting;
  private long executions;

  WalkPlan(SimulatedLevel level) {
    this.level = level;
    busy = new long[level.caches()][level.sets()];
  }

  /** Answers whether the misses are foretold. Each reference has to lie in one line, and each cache to have as many ways as references. */
  boolean make(StridedRun run) {
    int size = run.size();
    if (first.length < size) {
      first = new boolean[2 * size];
    }
    Arrays.fill(first, 0, size, true);
    plan++;
    settling = 0;
    leastMeeting = Long.MAX_VALUE;
    largestMeeting = -1;
    executions = run.count();
    for (int k = 0; k < size; k++) {
      if (walks(run, k) && !settles(run, k)) {
        return false;
      }
    }
    for (int k = 0; k < size; k++) {
      for (int earlier = 0; earlier < k; earlier++) {
        boolean alone = level.cacheOf(run.thread(k)) != level.cacheOf(run.thread(earlier)) || isApart(run, earlier, k);
        if (!alone && !follows(run, earlier, k) && !meets(run, earlier, k)) {
          return false;
        }
      }
    }
    return true;
  }

  /** After so many executions all that was in the busy sets before them is gone. */
  long settling() {
    return settling;
  }

  /**
   * The first execution in which a walk may come to a line that one the other way has left of late, within so many executions; the number of executions
   * where there is none.
   */
  long meetingBegin(long within) {
    return largestMeeting < 0 ? executions : Math.max(within, leastMeeting / 2);
  }

  /** The first execution after the last of those. */
  long meetingEnd(long within) {
    return largestMeeting < 0 ? executions : Math.max(within, Math.min(executions, (largestMeeting + within) / 2 + 1));
  }

  boolean isFirst(int k) {
    return first[k];
  }

  /** Whether the reference touches another line in each execution. */
  boolean walks(StridedRun run, int k) {
    return Math.abs(run.stride(k)) >= 1L << level.shift();
  }

  /** In how many executions after this one those that do not walk stay in their lines; at most up to the end. */
  long unchanged(StridedRun run, long t, long end) {
    long least = end - t;
    for (int k = 0; k < run.size(); k++) {
      if (!walks(run, k)) {
        least = Math.min(least, run.staying(k, t, level.shift()));
      }
    }
    return least;
  }

  boolean isBusy(StridedRun run, int k, long line) {
    return busy[level.cacheOf(run.thread(k))][level.cache(run.thread(k)).setOf(line)] == plan;
  }

  /** Marks the sets that a walk comes by; answers whether it does so in even steps, and not too late. */
  private boolean settles(StridedRun run, int k) {
    long lines = run.stride(k) >> level.shift();
    if (lines << level.shift() != run.stride(k)) {
      return false;
    }
    long[] marks = busy[level.cacheOf(run.thread(k))];
    SetAssociativeCache cache = level.cache(run.thread(k));
    long line = run.address(k, 0) >>> level.shift();
    int begin = cache.setOf(line);
    long period = 0;
    do {
      marks[cache.setOf(line)] = plan;
      line += lines;
      period++;
    } while (cache.setOf(line) != begin && period < run.count());
    settling = Math.max(settling, period * level.ways());
    return 4 * settling < run.count();
  }

  /** Whether one of the two finds the line that the other has touched, in the same execution or so few before that it is still there. */
  private boolean follows(StridedRun run, int some, int other) {
    if (run.stride(some) != run.stride(other)) {
      return false;
    }
    long ahead = walks(run, some) ? executionsApart(run, some, other) : 0;
    boolean sameLines = walks(run, some) || run.stride(some) == 0 && line(run, some) == line(run, other) || run.address(some, 0) == run.address(other, 0);
    int leader = ahead > 0 ? other : some;
    int follower = some + other - leader;
    first[follower] = false;
    return sameLines && Math.abs(ahead) * run.size() + follower - leader <= level.ways();
  }

  /** Whether two walks go towards each other through the same lines; notes where they meet. */
  private boolean meets(StridedRun run, int some, int other) {
    if (!walks(run, some) || run.stride(some) != -run.stride(other)) {
      return false;
    }
    long meeting = executionsApart(run, some, other);
    leastMeeting = Math.min(leastMeeting, meeting);
    largestMeeting = Math.max(largestMeeting, meeting);
    return true;
  }

  /** Whether two references touch no line both. */
  private boolean isApart(StridedRun run, int some, int other) {
    long last = run.count() - 1;
    if (walks(run, some) && Math.abs(run.stride(some)) == Math.abs(run.stride(other))) {
      long between = line(run, other) - line(run, some);
      long executions = executionsApart(run, some, other);
      boolean isReached = run.stride(some) == run.stride(other) ? Math.abs(executions) <= last : executions >= 0 && executions <= 2 * last;
      return between % (run.stride(some) >> level.shift()) != 0 || !isReached;
    }
    long from = line(run, some);
    long otherFrom = line(run, other);
    long to = run.address(some, last) >>> level.shift();
    long otherTo = run.address(other, last) >>> level.shift();
    return Math.max(from, to) < Math.min(otherFrom, otherTo) || Math.max(otherFrom, otherTo) < Math.min(from, to);
  }

  /** In how many executions a walk comes to the line where another begins. */
  private long executionsApart(StridedRun run, int walk, int other) {
    return (line(run, other) - line(run, walk)) / (run.stride(walk) >> level.shift());
  }

  /** Where the reference begins. */
  private long line(StridedRun run, int k) {
    return run.address(k, 0) >>> level.shift();
  }
}
