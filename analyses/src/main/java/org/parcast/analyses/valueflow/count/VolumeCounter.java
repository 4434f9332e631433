package org.parcast.analyses.valueflow.count;

import java.util.Arrays;
import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.Continuations;
import org.parcast.analyses.valueflow.graph.ReductionTerms;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * Counts the volume of a placement in one pass over the nets: for every value its bytes times the ranks, other than its own, that hold one of
 * its sinks (CommAnalyzer, Algorithm 4, with redundant communication pruned).
 */
public final class VolumeCounter {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final CollectiveTraffic collectives;
  private final Continuations continuations;

  public VolumeCounter(ValueCommunicationGraph graph, Singletons singletons, CollectiveTraffic collectives) {
    this.graph = graph;
    this.singletons = singletons;
    this.collectives = collectives;
    continuations = new Continuations(graph);
  }

  /** Which sends a convention does without. */
  public interface Omission {
    /** Whether the home's values need not go to the rank of this sink on the sink's account. */
    boolean omits(int home, int pin, short to);
  }

  /** Is told of each sending of a home's values to the rank of a sink in the steps. */
  public interface SendVisitor {
    void visit(int home, int pin, int from, int to, long bytesInSteps);
  }

  /**
   * @param nets the graph's, with at least the first sink on each rank that has some; with all where any may be omitted
   * @param owner rank of every vertex, -1 for those on every rank and the marks
   * @param cut of the placement
   */
  public Volume count(Nets nets, short[] owner, CutNets cut, int ranks, Omission omission, SendVisitor sends) {
    long[] steps = new long[ranks * ranks];
    BitSet reductionSources = (BitSet) cut.reductionSources().clone();
    int[] seenBy = new int[ranks];
    Arrays.fill(seenBy, -1);
    int[] sentBefore = seenBy.clone();
    long total = 0;
    for (int n = cut.sent().nextSetBit(0); n >= 0; n = cut.sent().nextSetBit(n + 1)) {
      int home = nets.home(n);
      short from = owner[home];
      boolean gathered = singletons.contains(graph.representative(home));
      long bytes = graph.words().bytes(home);
      long bytesInSteps = bytes * graph.countInSteps(n);
      int continued = continuations.of(n);
      for (int i = continued < 0 ? 0 : nets.offset(continued), end = continued < 0 ? 0 : nets.end(continued); i < end; i++) {
        short to = owner[nets.pin(continued, i)];
        if (to >= 0 && to != from && sentBefore[to] != n && !omission.omits(home, nets.pin(continued, i), to)) {
          sentBefore[to] = n;
        }
      }
      int remote = 0;
      for (int i = nets.offset(n), end = nets.end(n); i < end; i++) {
        int pin = nets.pin(n, i);
        short to = owner[pin];
        if (to < 0) {
          CutNets.markSource(graph, collectives, pin, from, ranks, reductionSources);
        } else if (to != from && seenBy[to] != n && !gathered && !omission.omits(home, pin, to)) {
          seenBy[to] = n;
          remote++;
          if (sentBefore[to] != n && bytesInSteps > 0) {
            steps[from * ranks + to] += bytesInSteps;
            sends.visit(home, pin, from, to, bytesInSteps);
          }
        }
      }
      total += remote * bytes * nets.count(n);
    }
    markTerms(owner, ranks, reductionSources);
    return new Volume(total, steps, reductionSources);
  }

  /** Ranks that compute terms have partial results. */
  private void markTerms(short[] owner, int ranks, BitSet sources) {
    ReductionTerms terms = graph.terms();
    for (int term = 0; term < terms.size() && collectives.reductions() > 0; term++) {
      if (owner[terms.vertex(term)] >= 0) {
        CutNets.markSource(graph, collectives, terms.number(term), owner[terms.vertex(term)], ranks, sources);
      }
    }
  }
}
