package org.parcast.partition;

import java.util.ArrayList;
import java.util.List;
import org.parcast.partition.graph.Topology;
import org.parcast.partition.repeatable.Randomness;

/** A topology and its ever coarser contractions. */
final class Hierarchy {
  private static final double MIN_SHRINK = 0.93;
  private static final double ENOUGH_SHRINK = 0.68;

  /** Where so many vertices lie in a cluster on average, the cut leads to small volumes as well as the nets do. */
  private static final int LARGE_CLUSTERS = 3;

  private final List<Topology> levels = new ArrayList<>();
  private final List<int[]> clusterings = new ArrayList<>();

  private Hierarchy() {
  }

  /**
   * Coarsens until at most {@code targetVertices} are left or nothing more can be contracted.
   *
   * @param communities what must not be mixed in a cluster, or null
   */
  static Hierarchy coarsen(Topology finest, int targetVertices, int[] communities, Randomness random) {
    Hierarchy hierarchy = new Hierarchy();
    hierarchy.levels.add(finest);
    long maxWeight = Math.min(Integer.MAX_VALUE,
        Math.max(1 + finest.totalVertexWeight * 3 / 2 / Math.max(1, targetVertices), finest.maxVertexWeight));
    Topology current = finest;
    int[] community = communities;
    boolean matching = true;
    while (current.vertices > targetVertices) {
      Clustering clustering = matching ? Clustering.matching(current, maxWeight, community, random) : null;
      if (clustering == null || clustering.clusters() > ENOUGH_SHRINK * current.vertices) {
        matching = false;
        int least = Math.max(targetVertices, (int) (current.vertices * 0.4));
        clustering = Clustering.sizeConstrained(current, maxWeight, least, community, random);
      }
      int clusters = clustering.clusters();
      if (clusters > MIN_SHRINK * current.vertices) {
        break;
      }
      int[] clusterOf = clustering.numbered();
      Topology contracted = (long) clusters * LARGE_CLUSTERS < finest.vertices ? current.byEdges() : current;
      community = community == null ? null : restrict(community, clusterOf, clusters);
      hierarchy.clusterings.add(clusterOf);
      current = contracted.contract(clusterOf, clusters);
      hierarchy.levels.add(current);
    }
    return hierarchy;
  }

  int coarsestLevel() {
    return levels.size() - 1;
  }

  Topology level(int level) {
    return levels.get(level);
  }

  /** Forgets a level that is not needed any more, and so its memory. */
  void drop(int level) {
    levels.set(level, null);
  }

  /** The partition of a level that a partition of the next coarser one means. */
  int[] project(int[] coarsePartOf, int level) {
    int[] clusterOf = clusterings.get(level);
    int[] partOf = new int[clusterOf.length];
    for (int v = 0; v < partOf.length; v++) {
      partOf[v] = coarsePartOf[clusterOf[v]];
    }
    return partOf;
  }

  /** The partition of the coarsest level that a partition of the finest, never cut by a cluster, means. */
  int[] restrictToCoarsest(int[] partOf) {
    int[] restricted = partOf;
    for (int i = 0; i < clusterings.size(); i++) {
      restricted = restrict(restricted, clusterings.get(i), levels.get(i + 1).vertices);
    }
    return restricted;
  }

  private static int[] restrict(int[] community, int[] clusterOf, int clusters) {
    int[] coarse = new int[clusters];
    for (int v = 0; v < clusterOf.length; v++) {
      coarse[clusterOf[v]] = community[v];
    }
    return coarse;
  }
}
