package org.parcast.partition.refine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.PartitionState;
import org.parcast.partition.repeatable.Randomness;

/**
 * Improves the cut between two parts at a time by a minimum cut of the region around their boundary (Sanders and Schulz,
 * "Engineering Multilevel Graph Partitioning Algorithms", ESA 2011, section 6.1). The region is larger at first than balance can
 * bear whatever the cut, and smaller where the cut then is not balanced.
 */
public final class FlowRefiner {
  private static final int LARGEST_REGION = 8;
  private static final int MAX_ROUNDS = 3;
  /** Graphs whose rounds take long: there they must gain more for another one to follow. */
  private static final int LARGE = 50_000;
  private static final long UNBALANCED = -1;

  private final Graph graph;
  private final PartitionState state;
  private final FlowRegion region;

  public FlowRefiner(Graph graph, PartitionState state) {
    this.graph = graph;
    this.state = state;
    region = new FlowRegion(graph, state);
  }

  /**
   * Improves all pairs of adjacent parts, and as long as that gains more than a thousandth of the cut, on large graphs a hundredth,
   * those again whose parts have changed; returns the decrease of the cut.
   *
   * @param objective the cut
   */
  public long refine(long objective, Randomness random) {
    boolean[] active = new boolean[state.parts];
    Arrays.fill(active, true);
    long total = 0;
    int worth = graph.vertices > LARGE ? 100 : 1000;
    for (int i = 0; i < MAX_ROUNDS; i++) {
      boolean[] changed = new boolean[state.parts];
      long gained = 0;
      int[] boundary = state.boundary();
      BoundaryOfParts boundaries = new BoundaryOfParts(state, boundary);
      for (int pair : pairs(boundary, active, random)) {
        int first = pair / state.parts;
        int second = pair % state.parts;
        long gain = improve(first, second, boundaries);
        if (gain > 0) {
          changed[first] = true;
          changed[second] = true;
          boundaries.update(first, second);
        }
        gained += gain;
      }
      total += gained;
      if (gained * worth <= objective - total) {
        break;
      }
      active = changed;
    }
    return total;
  }

  private int[] pairs(int[] boundary, boolean[] active, Randomness random) {
    boolean[] met = new boolean[state.parts * state.parts];
    List<Integer> pairs = new ArrayList<>();
    for (int v : boundary) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        int first = state.partOf[v];
        int second = state.partOf[graph.neighbours[e]];
        int pair = first * state.parts + second;
        if (first < second && (active[first] || active[second]) && !met[pair]) {
          met[pair] = true;
          pairs.add(pair);
        }
      }
    }
    int[] order = pairs.stream().mapToInt(Integer::intValue).toArray();
    random.shuffle(order);
    return order;
  }

  private long improve(int first, int second, BoundaryOfParts boundaries) {
    long gain = UNBALANCED;
    for (int scale = LARGEST_REGION; scale >= 1 && gain == UNBALANCED; scale /= 2) {
      region.grow(first, second, boundaries.of(first), maxRegion(first, second, scale));
      region.grow(second, first, boundaries.of(second), maxRegion(second, first, scale));
      gain = region.size() == 0 ? 0 : recut(first, second);
      region.clear();
    }
    return Math.max(gain, 0);
  }

  private long maxRegion(int part, int other, int scale) {
    return Math.min(scale * (state.maxPartWeights[other] - state.partWeights[other]), state.partWeights[part] / 2);
  }

  /**
   * Shares the region out by a minimum cut, of two the one that is balanced better, if that is less than before and balanced.
   * Returns what that gains; where no cut of a region gains none of a smaller one does.
   */
  private long recut(int first, int second) {
    MaxFlow network = region.network(first, second);
    long before = region.cut(first, second);
    long gain = before - network.run(before);
    if (gain <= 0) {
      return 0;
    }
    boolean[] nearSource = network.sourceSide();
    boolean[] awayFromSink = network.sinkSide();
    for (int node = 0; node < awayFromSink.length; node++) {
      awayFromSink[node] = !awayFromSink[node];
    }
    boolean[] better = excess(nearSource, first, second) <= excess(awayFromSink, first, second) ? nearSource : awayFromSink;
    if (excess(better, first, second) > 0) {
      return UNBALANCED;
    }
    for (int node = 2; node < better.length; node++) {
      int to = better[node] ? first : second;
      if (state.partOf[region.vertex(node)] != to) {
        state.move(region.vertex(node), to);
      }
    }
    return gain;
  }

  /** By how much the heavier of the two parts would pass its bound. */
  private long excess(boolean[] inFirst, int first, int second) {
    long moved = 0;
    for (int node = 2; node < inFirst.length; node++) {
      int vertex = region.vertex(node);
      boolean wasFirst = state.partOf[vertex] == first;
      if (wasFirst != inFirst[node]) {
        moved += wasFirst ? -graph.vertexWeights[vertex] : graph.vertexWeights[vertex];
      }
    }
    return Math.max(state.partWeights[first] + moved - state.maxPartWeights[first],
        state.partWeights[second] - moved - state.maxPartWeights[second]);
  }
}
