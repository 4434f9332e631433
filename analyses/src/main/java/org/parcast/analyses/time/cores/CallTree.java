package org.parcast.analyses.time.cores;

import java.util.Arrays;
import java.util.List;

/**
 * Calls that may be made at the same time, and calls within them, as they were timed one after the other. Times are in seconds, of all executions.
 *
 * @param executions how often such calls are made that are not within others of their kind
 * @param seconds of these
 * @param spans for each depth, from 0, the longest chain of what follows each other if calls within calls are tasks down to it
 * @param tasks for each depth how many tasks are handed out
 * @param calls of each of the outermost calls, in their order
 */
public record CallTree(long executions, double seconds, List<Double> spans, List<Long> tasks, List<Double> calls) {
  public CallTree {
    spans = List.copyOf(spans);
    tasks = List.copyOf(tasks);
    calls = List.copyOf(calls);
  }

  /** Those from one call to another, both counted from 0; each execution is taken to be like the others. */
  public CallTree from(int first, int last) {
    List<Double> some = calls.subList(first, last + 1);
    double sum = some.stream().mapToDouble(Double::doubleValue).sum();
    double longest = some.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    return new CallTree(executions, sum, List.of(sum, longest), List.of(0L, executions * (last - first)), some);
  }

  /** Reads what a clock has written: the fields {@code executions nanoseconds spans tasks calls}, lists with commas between. */
  public static CallTree of(String executions, String nanos, String spans, String tasks, String calls) {
    return new CallTree(Long.parseLong(executions), seconds(nanos), list(spans).stream().map(CallTree::seconds).toList(), list(tasks).stream().map(Long::valueOf).toList(),
        list(calls).stream().map(CallTree::seconds).toList());
  }

  private static List<String> list(String text) {
    return Arrays.asList(text.split(","));
  }

  private static double seconds(String nanos) {
    return Long.parseLong(nanos) / 1e9;
  }
}
