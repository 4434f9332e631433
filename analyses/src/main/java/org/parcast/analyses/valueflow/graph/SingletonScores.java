package org.parcast.analyses.valueflow.graph;

import java.util.BitSet;
import java.util.stream.Collectors;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.Nets;

/**
 * Singleton scores (CommAnalyzer, Definitions 4.2 and 4.3, Algorithm 3). The density score is the share of the vertices with incoming
 * edges that a vertex flows into, or of those with outgoing edges that flow into it; the distance score is {@code 1 - centroid / degree}.
 * By default both are taken over vertices other than leaves, and the density once more over all: a sum of words that nothing else reads has
 * leaves alone for neighbours.
 */
public final class SingletonScores {
  private final Degrees degrees;
  private final double centroid;
  private final int[] leavesInto;
  private final BitSet candidates = new BitSet();
  private int withIncoming;
  private int withOutgoing;
  private int leaves;
  private int connected;

  public SingletonScores(ValueCommunicationGraph graph, SingletonMode mode) {
    boolean paper = mode == SingletonMode.PAPER;
    BitSet inSteps = paper ? new BitSet() : graph.connectedInHeadline();
    degrees = new Degrees(graph, inSteps);
    centroid = degrees.centroid(paper ? v -> true : v -> !degrees.isLeaf(v) && (inSteps.isEmpty() || inSteps.get(v)));
    leavesInto = paper ? null : degrees.leavesInto();
    for (int v = Nets.FIRST_VERTEX; v < graph.vertices(); v++) {
      withIncoming += degrees.in(v) > 0 ? 1 : 0;
      withOutgoing += degrees.out(v) > 0 ? 1 : 0;
      leaves += degrees.isLeaf(v) ? 1 : 0;
      connected += degrees.degree(v) > 0 ? 1 : 0;
    }
    for (int v = Nets.FIRST_VERTEX; v < graph.vertices(); v++) {
      if (degrees.degree(v) > 0 && !(leavesInto != null && degrees.isLeaf(v)) && score(v) >= Thresholds.NEARLY_ALL) {
        candidates.set(v);
      }
    }
  }

  /** Vertices whose score reaches the threshold. */
  public BitSet candidates() {
    return (BitSet) candidates.clone();
  }

  private double score(int vertex) {
    return Math.max(distance(degrees.degree(vertex)), Math.max(outDensity(vertex), inDensity(vertex, degrees.in(vertex))));
  }

  public boolean isLeaf(int vertex) {
    return degrees.isLeaf(vertex);
  }

  /** What is remembered once these are the singletons. */
  public ChosenByScore remembered(BitSet singletons) {
    BitSet leaves = new BitSet();
    BitSet operands = new BitSet();
    for (int v = Nets.FIRST_VERTEX; v < degrees.vertices(); v++) {
      leaves.set(v, degrees.isLeaf(v));
      operands.set(v, degrees.in(v) == 0 && degrees.out(v) > 1);
    }
    BitSet chosen = candidates();
    chosen.and(singletons);
    return new ChosenByScore(centroid, chosen.stream().boxed().collect(Collectors.toMap(v -> v, this::score)), leaves, operands);
  }

  /** Whether nearly all neighbours of a vertex are leaves, which lie where it lies. */
  public boolean hasLeavesAlone(int vertex) {
    return leavesInto[vertex] >= Thresholds.NEARLY_ALL * degrees.degree(vertex);
  }

  /** Whether a vertex and its leaves are more than fits in one part of a cut. */
  public boolean fillsMoreThan(int vertex, int parts) {
    return leavesInto[vertex] + 1 > partOf(parts);
  }

  /** Whether a vertex and its neighbours are more than fits in one part of a cut. */
  public boolean hasNeighboursForMoreThan(int vertex, int parts) {
    return degrees.degree(vertex) + 1 > partOf(parts);
  }

  /** Whether a vertex and its sources, or a vertex and its sinks, are more than fits in one part of a cut. */
  public boolean hasSourcesOrSinksForMoreThan(int vertex, int parts) {
    return Math.max(degrees.in(vertex), degrees.out(vertex)) + 1 > partOf(parts);
  }

  private double partOf(int parts) {
    return Thresholds.LARGEST_IMBALANCE * connected / parts;
  }

  /** How many vertices feed a vertex. */
  public int sources(int vertex) {
    return degrees.in(vertex);
  }

  /** How many vertices other than leaves feed a vertex, by the default scores. */
  public int sourcesWithoutLeaves(int vertex) {
    return degrees.in(vertex) - leavesInto[vertex];
  }

  /** How many vertices a vertex feeds. */
  public int sinks(int vertex) {
    return degrees.out(vertex);
  }

  /** Whether the uses of a vertex alone make it a candidate. */
  public boolean usedByNearlyAll(int vertex) {
    return Math.max(distance(degrees.out(vertex)), outDensity(vertex)) >= Thresholds.NEARLY_ALL;
  }

  /** Whether so many incoming edges would make a vertex a candidate. */
  public boolean fedByNearlyAll(int vertex, int in) {
    return Math.max(distance(in), inDensity(vertex, in)) >= Thresholds.NEARLY_ALL;
  }

  private double distance(int degree) {
    return degree > centroid ? 1 - centroid / degree : 0;
  }

  private double outDensity(int vertex) {
    return share(degrees.out(vertex), withIncoming - (degrees.in(vertex) > 0 ? 1 : 0));
  }

  private double inDensity(int vertex, int in) {
    int others = withOutgoing - (degrees.out(vertex) > 0 ? 1 : 0);
    double overAll = share(in, others);
    return leavesInto == null ? overAll : Math.max(overAll, share(in - leavesInto[vertex], others - leaves));
  }

  /** A single neighbour is never nearly all: tiny graphs have no singletons. */
  private static double share(int neighbours, int of) {
    return neighbours > 1 && of > 0 ? Math.min(1, (double) neighbours / of) : 0;
  }
}
