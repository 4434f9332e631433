package org.parcast.analyses.mapping;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.mapping.machine.PresentUnits;
import org.parcast.analyses.mapping.strategy.PlacementProblem;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

/**
 * Threads that move while they run, as kMAF moves them (Diener, Cruz, Navaux, Busse and Heiss, PACT 2014): after each of several equal parts of the run EagerMap
 * places them by what they communicated in that part, and they move where that would have been nearer. So a program whose phases communicate differently has a
 * placement for each. They begin where a random placement has them. What moving costs is that their lines stay behind in other caches.
 */
final class MovingThreads implements ThreadTrace {
  /** Parts of a run: shorter ones follow shorter phases, and know less of each. */
  private static final int PARTS = 16;

  private final ThreadTrace trace;
  private final PlacementProblem problem;
  private final long part;
  private final int[] start;
  private final int[] unitOf;
  private final List<Integer> moved = new ArrayList<>();

  /** @param references of all threads */
  MovingThreads(ThreadTrace trace, PlacementProblem problem, long references) {
    this.trace = trace;
    this.problem = problem;
    part = Math.max(1, references / PARTS);
    start = PresentUnits.only(problem.machine(), Strategy.RANDOM.placement().place(problem));
    unitOf = start.clone();
  }

  /** The unit of each thread now: while the references are told, and of the last of them afterwards. */
  int[] unitOf() {
    return unitOf;
  }

  /** The parts of the run, from 1, after which threads moved. */
  List<Integer> moved() {
    return List.copyOf(moved);
  }

  @Override
  public int threads() {
    return trace.threads();
  }

  @Override
  public void replay(ReferenceConsumer consumer) throws IOException {
    System.arraycopy(start, 0, unitOf, 0, unitOf.length);
    moved.clear();
    trace.replay(new Watching(consumer));
  }

  private final class Watching implements ReferenceConsumer {
    private final ReferenceConsumer consumer;
    private RelaxedDetection detection = new RelaxedDetection(trace.threads(), CacheLevel.LINE_BYTES);
    private long references;

    Watching(ReferenceConsumer consumer) {
      this.consumer = consumer;
    }

    @Override
    public void accept(int thread, long address, int size, boolean write, int site) {
      detection.accept(thread, address, size, write, site);
      consumer.accept(thread, address, size, write, site);
      references++;
      if (references % part == 0 && references / part < PARTS) {
        look(detection.matrix(), (int) (references / part));
        detection = new RelaxedDetection(trace.threads(), CacheLevel.LINE_BYTES);
      }
    }
  }

  private void look(TaskMatrix seen, int at) {
    PlacementProblem last = new PlacementProblem(seen, seen, problem.patterns(), problem.machine(), problem.seed());
    int[] next = PresentUnits.only(problem.machine(), Strategy.KMAF.placement().place(last));
    boolean nearer = PlacementScore.quality(seen, problem.machine(), next) > PlacementScore.quality(seen, problem.machine(), unitOf);
    if (nearer && !Arrays.equals(next, unitOf)) {
      System.arraycopy(next, 0, unitOf, 0, unitOf.length);
      moved.add(at);
    }
  }
}
