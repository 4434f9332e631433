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
final class Dealing {
  private final double[] ends;
  private final int target;
  private final List<Worker> workers = new ArrayList<>();

  /** Some parts, of numbers from {@code from} to below {@code to}. */
  private record Range(int from, int to) {}

  /** A thread, and when it has nothing more to do. */
  private static final class Worker {
    private final Deque<Range> own = new ArrayDeque<>();
    private double now;

    Worker(double now) {
      this.now = now;
    }
  }

  private Dealing(double[] parts, int threads, double arrival) {
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
   * When the last part is done, if the caller begins at 0.
   *
   * @param parts time of each part
   * @param threads at least 2, the caller among them
   * @param arrival when the others begin to look for work
   */
  static double span(double[] parts, int threads, double arrival) {
    return new Dealing(parts, threads, arrival).run();
  }

  private double run() {
    Worker caller = workers.get(0);
    caller.own.push(new Range(0, ends.length - 1));
    double last = 0;
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
      last = Math.max(last, next.now);
    }
    return last;
  }

  private Range stolen(Worker thief) {
    return workers.stream().filter(worker -> worker != thief && !worker.own.isEmpty()).findFirst().map(worker -> worker.own.pollLast()).orElse(null);
  }
}
