package org.parcast.analyses.valueflow.graph;

import it.unimi.dsi.fastutil.ints.Int2ObjectOpenHashMap;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.parcast.recording.Nets;
import org.parcast.recording.Phase;

/**
 * How many values of some vertices leave them: are used by another vertex, a branch, an address or the outside, or live at the end. Values
 * used only by the next update of the same word are steps of one reduction and not counted.
 */
public final class Crossings {
  private static final class Count {
    private final long[] leaving;
    /** Those of them that were born in the phase. */
    private final long[] leavingAnew;
    private final long[] liveInside;
    private final boolean[] liveLeaving;
    private long inSteps;
    /** Whether a value that words held when the steps ended has left in them. */
    private boolean lastHasLeft;

    Count(int phases) {
      leaving = new long[phases];
      leavingAnew = new long[phases];
      liveInside = new long[phases];
      liveLeaving = new boolean[phases];
    }
  }

  private final ValueCommunicationGraph graph;
  private final BitSet sentAtStart;
  private final IntUnaryOperator standIn;
  private final Int2ObjectOpenHashMap<Count> counts = new Int2ObjectOpenHashMap<>();

  /**
   * @param members representatives
   * @param sentAtStart those among them whose values from before the steps are sent in the steps that use them, as other words' are; else
   *     they were reduced before the steps
   */
  public Crossings(ValueCommunicationGraph graph, BitSet members, BitSet sentAtStart) {
    this(graph, members, sentAtStart, graph::representative);
  }

  /**
   * @param members as {@code standIn} gives them
   * @param standIn the vertex that counts for another
   */
  public Crossings(ValueCommunicationGraph graph, BitSet members, BitSet sentAtStart, IntUnaryOperator standIn) {
    this.graph = graph;
    this.sentAtStart = sentAtStart;
    this.standIn = standIn;
    Nets nets = graph.nets();
    int phases = graph.phases().size();
    for (int n = 0; n < nets.size(); n++) {
      int home = standIn.applyAsInt(nets.home(n));
      if (!members.get(home)) {
        continue;
      }
      Count count = counts.computeIfAbsent(home, v -> new Count(phases));
      if (nets.anySink(n, sink -> sink < Nets.FIRST_VERTEX || standIn.applyAsInt(sink) != home)) {
        count.leaving[nets.phase(n)] += nets.count(n);
        count.leavingAnew[nets.phase(n)] += nets.earlier(n) ? 0 : nets.count(n);
        count.inSteps += graph.everyStep(n) && (!nets.earlier(n) || sentAtStart.get(home)) ? nets.count(n) : 0;
        count.lastHasLeft |= graph.everyStep(n) && nets.last(n);
        count.liveLeaving[nets.phase(n)] |= nets.alive(n) > 0;
      } else {
        count.liveInside[nets.phase(n)] += nets.alive(n);
      }
    }
  }

  /** Values that leave the vertex over the whole region, or are held by it when that ends. */
  public long total(int vertex) {
    Count count = counts.get(vertex);
    return count == null ? 0 : leaving(vertex, count) + (hasLeft(vertex, count) ? 0 : liveAtEnd(count));
  }

  /** Values that leave the vertex over the whole region. */
  public long leaving(int vertex) {
    Count count = counts.get(vertex);
    return count == null ? 0 : leaving(vertex, count);
  }

  /** A phase that only reads what was sent in an earlier one sends nothing. */
  private long leaving(int vertex, Count count) {
    long leaving = 0;
    for (int phase = 0; phase < count.leaving.length; phase++) {
      if (leaving == 0 || graph.bornIn(phase, vertex)) {
        leaving += count.leaving[phase];
      }
    }
    return leaving;
  }

  /**
   * Whether what the vertex holds in the end was born in an earlier phase and left it: was used by a later phase, or as the values of the other steps were,
   * all or, where few steps bear one as of a coefficient that is kept, these.
   */
  private boolean hasLeft(int vertex, Count count) {
    int born = count.leaving.length - 1;
    long usedLater = 0;
    while (born >= 0 && !graph.bornIn(born, vertex)) {
      usedLater += count.leaving[born--];
    }
    boolean carried = born < count.leaving.length - 1;
    long used = born < 0 ? 0 : count.leavingAnew[born];
    long steps = born < 0 ? 1 : graph.phases().get(born).iterations();
    return carried && (usedLater > 0 || used > 0 && (used % steps == 0 || used < steps - 1));
  }

  private static long liveAtEnd(Count count) {
    long live = 0;
    for (long inside : count.liveInside) {
      live = Math.max(live, inside);
    }
    for (boolean leaving : count.liveLeaving) {
      live = leaving ? 0 : live;
    }
    return live;
  }

  /** Values that the steps leave, which only a step to come uses, or a phase after the steps. */
  private long leftBySteps(int vertex, Count count) {
    int headline = graph.headline();
    long live = count.liveLeaving[headline] ? 0 : count.liveInside[headline];
    boolean born = false;
    for (int phase = headline + 1; phase < count.leaving.length && !born; phase++) {
      live = Math.max(live, count.leaving[phase] - count.leavingAnew[phase]);
      born = graph.bornIn(phase, vertex);
    }
    return live;
  }

  /** Values that leave the vertex in the steps of the headline phase; 0 for a vertex that the steps only read. */
  public long inSteps(int vertex) {
    Count count = counts.get(vertex);
    int headline = graph.headline();
    boolean oneStep = graph.headlinePhaseSummary().kind() != Phase.Kind.STEPS;
    if (count == null || !oneStep && !graph.bornIn(headline, vertex)) {
      return 0;
    }
    if (oneStep) {
      return count.inSteps + liveAtEnd(count);
    }
    // The last step's value, which only a step to come would use or a later phase does, is reduced as the others are: it completes the row.
    long complete = count.inSteps > 0 && count.inSteps % graph.steps() == 0 ? count.inSteps : count.inSteps + leftBySteps(vertex, count);
    return !sentAtStart.get(vertex) && complete % graph.steps() == 0 ? complete : count.inSteps;
  }

  /**
   * The same for a word of the state, which may be stored in each second step alone, taking turns with another: where those before have left, so will the last value, which
   * a step to come would use.
   */
  public long inStepsOfState(int vertex) {
    Count count = counts.get(vertex);
    boolean goesOn = count != null && graph.hasSteps() && count.inSteps > 0 && count.inSteps < graph.steps() && !count.lastHasLeft;
    return goesOn ? count.inSteps + leftBySteps(vertex, count) : inSteps(vertex);
  }
}
