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
  private int clusters;

  private Clustering(Topology topology) {
    this.topology = topology;
    clusters = topology.vertices;
    clusterOf = new int[clusters];
    joined = new boolean[clusters];
    weights = topology.vertexWeights.clone();
    for (int v = 0; v < clusters; v++) {
      clusterOf[v] = v;
    }
  }

  /** Pairs of vertices. */
  static Clustering matching(Topology topology, long maxWeight, int[] communities, Randomness random) {
    Clustering clustering = new Clustering(topology);
    clustering.join(true, maxWeight, 0, communities, random);
    clustering.pairLeftOvers(maxWeight, communities);
    return clustering;
  }

  /** Clusters of any number of vertices, until {@code minClusters} are left. */
  static Clustering sizeConstrained(Topology topology, long maxWeight, int minClusters, int[] communities, Randomness random) {
    Clustering clustering = new Clustering(topology);
    clustering.join(false, maxWeight, minClusters, communities, random);
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
      for (int i = 0; i < ratings.size(); i++) {
        int cluster = ratings.cluster(i);
        if (cluster == v || pairs && joined[cluster] || (long) weights[cluster] + weights[v] > maxWeight
            || communities != null && communities[cluster] != communities[v]) {
          continue;
        }
        float rating = ratings.rating(i) / Math.max(1, weights[cluster]);
        if (best < 0 || rating > bestRating) {
          best = cluster;
          bestRating = rating;
        }
      }
      ratings.clear();
      if (best >= 0) {
        merge(v, best);
      }
    }
  }

  private void merge(int vertex, int cluster) {
    clusterOf[vertex] = cluster;
    weights[cluster] += weights[vertex];
    joined[vertex] = true;
    joined[cluster] = true;
    clusters--;
  }

  /** Pairs vertices without any neighbour, which nothing rates, so that disconnected inputs shrink too. */
  private void pairLeftOvers(long maxWeight, int[] communities) {
    Ratings ratings = new Ratings(topology.vertices);
    int[] waiting = new int[communities == null ? 1 : Arrays.stream(communities).max().orElse(0) + 1];
    Arrays.fill(waiting, -1);
    for (int v = 0; v < topology.vertices; v++) {
      if (joined[v]) {
        continue;
      }
      topology.rate(v, clusterOf, ratings);
      boolean isolated = ratings.size() == 0;
      ratings.clear();
      if (!isolated) {
        continue;
      }
      int community = communities == null ? 0 : communities[v];
      int partner = waiting[community];
      if (partner >= 0 && (long) weights[partner] + weights[v] <= maxWeight) {
        merge(v, partner);
        waiting[community] = -1;
      } else {
        waiting[community] = v;
      }
    }
  }
}
