package org.parcast.partition;

import java.util.Arrays;
import org.parcast.partition.graph.Ratings;
import org.parcast.partition.graph.Topology;
import org.parcast.partition.repeatable.Randomness;

/**
 * Decides which vertices are contracted together. Every vertex still alone, in random order, joins the neighbouring cluster with
 * the largest rating per product of weights (Holtgrewe, Sanders and Schulz, IPDPS 2010). As heavy-edge matching only vertices
 * still alone are joined, which keeps meshes even; as clustering larger ones are too, which also shrinks stars and other
 * irregular graphs.
 */
final class Clustering {
  private final Topology topology;
  private final int[] clusterOf;
  private final int[] weights;
  private final boolean[] joined;

  /** Of a vertex that no cluster would take the one it is tied to most, or -1 where it is tied to none. */
  private final int[] favourite;
  private int clusters;

  private Clustering(Topology topology) {
    this.topology = topology;
    clusters = topology.vertices;
    clusterOf = new int[clusters];
    joined = new boolean[clusters];
    favourite = new int[clusters];
    weights = topology.vertexWeights.clone();
    for (int v = 0; v < clusters; v++) {
      clusterOf[v] = v;
    }
  }

  /** Pairs of vertices. */
  static Clustering matching(Topology topology, long maxWeight, int[] communities, Randomness random) {
    Clustering clustering = new Clustering(topology);
    clustering.join(true, maxWeight, 0, communities, random);
    clustering.joinAcross(true, maxWeight, 0, communities);
    return clustering;
  }

  /** Clusters of any number of vertices, until {@code minClusters} are left. */
  static Clustering sizeConstrained(Topology topology, long maxWeight, int minClusters, int[] communities, Randomness random) {
    Clustering clustering = new Clustering(topology);
    clustering.join(false, maxWeight, minClusters, communities, random);
    clustering.joinAcross(false, maxWeight, minClusters, communities);
    return clustering;
  }

  int clusters() {
    return clusters;
  }

  /** The cluster of every vertex, numbered from 0 in the order of their first members. */
  int[] numbered() {
    int[] number = new int[topology.vertices];
    Arrays.fill(number, -1);
    int next = 0;
    for (int v = 0; v < topology.vertices; v++) {
      int cluster = clusterOf[v];
      if (number[cluster] < 0) {
        number[cluster] = next++;
      }
    }
    for (int v = 0; v < topology.vertices; v++) {
      clusterOf[v] = number[clusterOf[v]];
    }
    return clusterOf;
  }

  private void join(boolean pairs, long maxWeight, int minClusters, int[] communities, Randomness random) {
    Ratings ratings = new Ratings(topology.vertices);
    for (int v : random.blockwisePermutation(topology.vertices)) {
      if (joined[v]) {
        continue;
      }
      if (clusters <= minClusters) {
        return;
      }
      topology.rate(v, clusterOf, ratings);
      int best = -1;
      float bestRating = 0;
      int most = -1;
      float mostRating = 0;
      for (int i = 0; i < ratings.size(); i++) {
        int cluster = ratings.cluster(i);
        if (cluster == v || communities != null && communities[cluster] != communities[v]) {
          continue;
        }
        float rating = ratings.rating(i) / Math.max(1, weights[cluster]);
        if (most < 0 || rating > mostRating) {
          most = cluster;
          mostRating = rating;
        }
        if (pairs && joined[cluster] || (long) weights[cluster] + weights[v] > maxWeight) {
          continue;
        }
        if (best < 0 || rating > bestRating) {
          best = cluster;
          bestRating = rating;
        }
      }
      ratings.clear();
      if (best >= 0) {
        merge(v, best);
      } else {
        favourite[v] = most;
      }
    }
  }

  /**
   * Joins those still alone that are tied most to the same cluster, which has no room for them, or to none: leaves of a hub, and what is
   * connected to nothing. Thus a topology shrinks whatever its degrees (two-hop matching of METIS 5: LaSalle, Patwary, Satish,
   * Sundaram, Dubey and Karypis, "Improving Graph Partitioning for Modern Graphs and Architectures", IA3 2015).
   */
  private void joinAcross(boolean pairs, long maxWeight, int minClusters, int[] communities) {
    int groups = communities == null ? 1 : Arrays.stream(communities).max().orElse(0) + 1;
    int[] waiting = new int[topology.vertices + groups];
    Arrays.fill(waiting, -1);
    for (int v = 0; v < topology.vertices && clusters > minClusters; v++) {
      if (joined[v]) {
        continue;
      }
      int group = favourite[v] >= 0 ? clusterOf[favourite[v]] : topology.vertices + (communities == null ? 0 : communities[v]);
      int partner = waiting[group];
      if (partner < 0 || (long) weights[partner] + weights[v] > maxWeight) {
        waiting[group] = v;
        continue;
      }
      merge(v, partner);
      waiting[group] = pairs ? -1 : partner;
    }
  }

  private void merge(int vertex, int cluster) {
    clusterOf[vertex] = cluster;
    weights[cluster] += weights[vertex];
    joined[vertex] = true;
    joined[cluster] = true;
    clusters--;
  }
}
