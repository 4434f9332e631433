package org.parcast.engine.time.runtime;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.TreeMap;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;

/**
 * The times of a group of calls that are to be tasks, and of calls within them down to a depth. For each depth the longest chain of what follows each other is added up if calls are tasks down to
 * it: the span of the computation (Blumofe and Leiserson 1999).
 */
final class CallSpans {
  /** So many executions tell how long one takes: the mean of times that spread as widely as exponential ones is known to 3 %, their number's inverse root. */
  private static final int ENOUGH = 1000;

  private final int levels;
  private final long least;
  private final LongSupplier clock;
  private final Deque<Call> open = new ArrayDeque<>();
  private final long[] spans;
  private final long[] tasks;
  private final TreeMap<Integer, Long> calls = new TreeMap<>();
  private long executions;
  private long nanos;
  private int deeper;
  private boolean tooShort;

  /**
   * @param least nanoseconds that it takes to hand out a task: calls that take less on average are timed no further, as the clocks would take most of the run
   * @param clock in nanoseconds
   */
  CallSpans(int levels, long least, LongSupplier clock) {
    this.levels = levels;
    this.least = least;
    this.clock = clock;
    this.spans = new long[levels + 1];
    this.tasks = new long[levels + 1];
    open.push(new Call(0, levels, clock.getAsLong()));
  }

  /** A call, and the group within it that is being made. */
  private static final class Call {
    final int depth;
    final long[] groupSpans;
    final long[] longest;
    final long begun;
    long inGroups;
    long group;
    long sum;
    int made;

    Call(int depth, int levels, long begun) {
      this.depth = depth;
      this.begun = begun;
      this.groupSpans = new long[levels + 1];
      this.longest = new long[levels + 1];
    }

    /** From its start to its end, if calls are tasks down to a depth. */
    long span(int level, long nanos) {
      return level <= depth ? nanos : nanos - inGroups + groupSpans[level];
    }
  }

  /** Whether its calls are too short to be tasks. */
  boolean isTooShort() {
    return tooShort;
  }

  /** Whether it was timed to the end. */
  boolean isWhole() {
    return !tooShort && executions > 0;
  }

  /** A group begins. */
  void begin() {
    Call around = open.peek();
    if (deeper > 0 || around.depth == levels) {
      deeper++;
      return;
    }
    Arrays.fill(around.longest, 0);
    around.sum = 0;
    around.made = 0;
    around.group = clock.getAsLong();
  }

  /** One of its calls begins. */
  void enter() {
    if (deeper == 0) {
      open.push(new Call(open.peek().depth + 1, levels, clock.getAsLong()));
    }
  }

  /** It ends. */
  void leave() {
    if (deeper > 0) {
      return;
    }
    Call done = open.pop();
    long took = clock.getAsLong() - done.begun;
    Call around = open.peek();
    around.sum += took;
    for (int level = 0; level <= levels; level++) {
      around.longest[level] = Math.max(around.longest[level], done.span(level, took));
    }
    if (around.depth == 0) {
      calls.merge(around.made, took, Long::sum);
    }
    around.made++;
  }

  /** The group ends. */
  void end() {
    if (deeper > 0) {
      deeper--;
      return;
    }
    Call around = open.peek();
    long took = clock.getAsLong() - around.group;
    around.inGroups += took;
    for (int level = 0; level <= levels; level++) {
      boolean inTasks = level > around.depth;
      around.groupSpans[level] += inTasks ? around.longest[level] + took - around.sum : took;
      tasks[level] += inTasks ? around.made - 1 : 0;
    }
    if (around.depth == 0) {
      executions++;
      nanos += took;
      for (int level = 0; level <= levels; level++) {
        spans[level] += around.groupSpans[level];
        around.groupSpans[level] = 0;
      }
      tooShort = executions >= ENOUGH && nanos < executions * least;
    }
  }

  /** Executions, nanoseconds of these, spans and tasks for each depth, and nanoseconds of each of the outermost calls. */
  String fields() {
    return executions + " " + nanos + " " + list(spans) + " " + list(tasks) + " " + list(calls.values().stream().mapToLong(Long::longValue).toArray());
  }

  private static String list(long[] values) {
    return Arrays.stream(values).mapToObj(Long::toString).collect(Collectors.joining(","));
  }
}
