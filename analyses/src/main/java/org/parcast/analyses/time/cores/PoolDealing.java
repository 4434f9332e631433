package org.parcast.analyses.time.cores;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

/**
 * How a parallel range of parts is dealt to the threads of the common pool ({@code java.util.stream}, {@code ForkJoinPool}): the range is halved until a piece holds no more
 * than a quarter of a thread's share; each half goes to the thread's own deque, others take the oldest from it.
 */
final class PoolDealing {
  private final double[] ends;
  private final int target;
  private final List<Worker> workers = new ArrayList<>();

  /** Some parts, of numbers from {@code from} to below {@code to}. */
  private record Range(int from, int to) {}

  /** A thread: when it looks for work next, and when it last had done some. */
  private static final class Worker {
    private final Deque<Range> own = new ArrayDeque<>();
    private double now;
    private double done;

    Worker(double now) {
      this.now = now;
    }
  }

  /**
   * How a region ends, in seconds after it began.
   *
   * @param last when the last part is done
   * @param caller when the caller has nothing more to do
   */
  record Ends(double last, double caller) {
    /** How long the caller waits for others. */
    double waiting() {
      return last - caller;
    }
  }

  private PoolDealing(double[] parts, int threads, double arrival) {
    ends = new double[parts.length + 1];
    for (int part = 0; part < parts.length; part++) {
      ends[part + 1] = ends[part] + parts[part];
    }
    target = Math.max(1, parts.length / (4 * (threads - 1)));
    for (int thread = 0; thread < threads; thread++) {
      workers.add(new Worker(thread == 0 ? 0 : arrival));
    }
  }

  /**
   * How the region ends.
   *
   * @param parts time of each part
   * @param threads at least 2, the caller among them
   * @param arrival when the others begin to look for work
   */
  static Ends of(double[] parts, int threads, double arrival) {
    return new PoolDealing(parts, threads, arrival).run();
  }

  private Ends run() {
    Worker caller = workers.get(0);
    caller.own.push(new Range(0, ends.length - 1));
    while (workers.stream().anyMatch(worker -> !worker.own.isEmpty())) {
      // Who is free first works next; what it forks can be stolen from then on.
      Worker next = workers.stream().min(Comparator.comparingDouble(worker -> worker.now)).orElseThrow();
      Range range = next.own.isEmpty() ? stolen(next) : next.own.pop();
      if (range == null) {
        next.now = Math.nextUp(workers.stream().filter(worker -> worker.now > next.now).mapToDouble(worker -> worker.now).min().orElse(next.now));
        continue;
      }
      while (range.to - range.from > target) {
        int middle = (range.from + range.to) >>> 1;
        next.own.push(new Range(middle, range.to));
        range = new Range(range.from, middle);
      }
      next.now += ends[range.to] - ends[range.from];
      next.done = next.now;
    }
    return new Ends(workers.stream().mapToDouble(worker -> worker.done).max().orElseThrow(), caller.done);
  }

  private Range stolen(Worker thief) {
    return workers.stream().filter(worker -> worker != thief && !worker.own.isEmpty()).findFirst().map(worker -> worker.own.pollLast()).orElse(null);
  }
}
