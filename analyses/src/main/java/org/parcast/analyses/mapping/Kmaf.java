package org.parcast.analyses.mapping;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.mapping.machine.PresentUnits;
import org.parcast.analyses.mapping.strategy.PlacementProblem;
import org.parcast.analyses.mapping.strategy.Strategy;
import org.parcast.analyses.sharing.detection.RelaxedDetection;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.recording.MemoryUnits;

/**
 * kMAF (Diener, Cruz, Navaux, Busse and Heiss, PACT 2014): threads move while they run. After each of several equal parts of the run {@link Strategy#KMAF} places
 * them by what they communicated in that part, and they move where that would have been nearer, however little: DagTM (section 7.2.1), which is compared with it,
 * names no gain from which on a move is worth its cost, and the code that kMAF's authors have published asks for none. They begin where a random placement has
 * them. A move costs that their lines stay behind in other caches, which is nearly what the start of a run costs: in short runs it is not won back. Watching
 * costs nothing.
 */
final class Kmaf implements ThreadTrace {
  /**
   * Parts of a run, of equally many references. Shorter ones follow shorter phases, and know less of each; the system looks every so many seconds, and the runs that
   * are simulated here are shorter than that. {@link TaskPlacement#moved} counts in them.
   */
  private static final int PARTS_OF_RUN = 16;

  private final ThreadTrace trace;
  private final PlacementProblem problem;
  private final long part;
  private final int[] start;
  private final int[] unitOf;
  private final List<Integer> moved = new ArrayList<>();

  /** @param references of all threads */
  Kmaf(ThreadTrace trace, PlacementProblem problem, long references) {
    this.trace = trace;
    this.problem = problem;
    part = Math.max(1, references / PARTS_OF_RUN);
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
    private RelaxedDetection detection = new RelaxedDetection(trace.threads(), MemoryUnits.LINE_BYTES);
    private long references;

    Watching(ReferenceConsumer consumer) {
      this.consumer = consumer;
    }

    @Override
    public void accept(int thread, long address, int size, boolean write, int site) {
      detection.accept(thread, address, size, write, site);
      consumer.accept(thread, address, size, write, site);
      references++;
      if (references % part == 0 && references / part < PARTS_OF_RUN) {
        look(detection.matrix(), (int) (references / part));
        detection = new RelaxedDetection(trace.threads(), MemoryUnits.LINE_BYTES);
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
