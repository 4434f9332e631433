package org.parcast.partition.geometric;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.parcast.partition.graph.Topology;
import org.parcast.partition.repeatable.Randomness;

/**
 * Parts around centres: balanced k-means (von Looz, Tzovas and Meyerhenke, "Balanced k-means for Parallel Geometric Partitioning",
 * ICPP 2018). A vertex belongs to the centre with the smallest distance times influence; influences follow the weights of the parts,
 * centres their members. The parts come near to honeycombs, whose boundaries are shorter than those of rectangles where edges run
 * in all directions.
 */
public final class CentroidalPartitioner {
  /** Each centre is compared with all others. */
  public static final int MAX_PARTS = 4096;

  /** More vertices do not tell better where the centres belong. */
  private static final int SAMPLE = 50_000;

  private static final int MOVES = 40;
  private static final int BALANCINGS = 8;

  /** How many centres near its own a vertex looks at. */
  private static final int NEAR = 16;

  /** Rows of tiles would stay rows: by so much of the distance to the nearest one a centre is moved at first. */
  private static final double SHAKE = 0.5;

  /** By how much an influence changes in a step at most. */
  private static final double MAX_STEP = 0.05;

  private final Topology topology;
  private final IsotropicCoordinates points;
  private final int parts;
  private final int dimensions;
  private final int[] partOf;
  private final double[] centres;
  private final double[] influence;
  private final long[] weights;

  private CentroidalPartitioner(Topology topology, IsotropicCoordinates points, int[] start, int parts) {
    this.topology = topology;
    this.points = points;
    this.parts = parts;
    dimensions = points.dimensions();
    partOf = start;
    centres = new double[parts * dimensions];
    influence = new double[parts];
    weights = new long[parts];
    Arrays.fill(influence, 1);
  }

  /**
   * The part of every vertex.
   *
   * @param start the parts whose centres are the first ones
   */
  static int[] partition(Topology topology, IsotropicCoordinates points, int[] start, int parts, Randomness random) {
    CentroidalPartitioner partitioner = new CentroidalPartitioner(topology, points, start.clone(), parts);
    int[] all = IntStream.range(0, topology.vertices).toArray();
    int oneIn = Integer.highestOneBit(Math.max(1, topology.vertices / SAMPLE));
    int[] sample = IntStream.of(all).filter(v -> Topology.isSampled(v, oneIn)).toArray();
    partitioner.findCentres(all);
    partitioner.shake(partitioner.nearCentres(), random);
    for (int i = 0; i < MOVES; i++) {
      partitioner.assign(sample, partitioner.nearCentres());
      partitioner.findCentres(sample);
    }
    int[][] near = partitioner.nearCentres();
    for (int i = 0; i < BALANCINGS; i++) {
      partitioner.assign(all, near);
    }
    return partitioner.partOf;
  }

  /** Moves the centres to the means of their members; one without members stays. */
  private void findCentres(int[] vertices) {
    double[] sums = new double[centres.length];
    double[] counts = new double[parts];
    for (int v : vertices) {
      int part = partOf[v];
      int weight = topology.vertexWeights[v];
      counts[part] += weight;
      for (int d = 0; d < dimensions; d++) {
        sums[part * dimensions + d] += weight * points.get(v, d);
      }
    }
    for (int i = 0; i < centres.length; i++) {
      if (counts[i / dimensions] > 0) {
        centres[i] = sums[i] / counts[i / dimensions];
      }
    }
  }

  private void shake(int[][] near, Randomness random) {
    double[] before = centres.clone();
    for (int p = 0; p < parts; p++) {
      double reach = SHAKE * Math.sqrt(squaredDistance(before, p, near[p][1]));
      for (int d = 0; d < dimensions; d++) {
        centres[p * dimensions + d] += reach * (2 * random.nextDouble() - 1);
      }
    }
  }

  /** For every centre those nearest to it, itself first; only to these its vertices may change. */
  private int[][] nearCentres() {
    int[][] near = new int[parts][Math.min(NEAR, parts)];
    double[] distances = new double[NEAR];
    for (int p = 0; p < parts; p++) {
      near[p][0] = p;
      distances[0] = 0;
      int size = 1;
      for (int other = 0; other < parts; other++) {
        double distance = squaredDistance(centres, p, other);
        if (other == p || size == near[p].length && distance >= distances[size - 1]) {
          continue;
        }
        int place = size < near[p].length ? size++ : size - 1;
        for (; place > 1 && distances[place - 1] > distance; place--) {
          distances[place] = distances[place - 1];
          near[p][place] = near[p][place - 1];
        }
        distances[place] = distance;
        near[p][place] = other;
      }
    }
    return near;
  }

  private double squaredDistance(double[] centresThen, int first, int second) {
    double sum = 0;
    for (int d = 0; d < dimensions; d++) {
      double difference = centresThen[first * dimensions + d] - centresThen[second * dimensions + d];
      sum += difference * difference;
    }
    return sum;
  }

  /** Every vertex goes to its centre; those of parts that become too heavy lose influence. */
  private void assign(int[] vertices, int[][] near) {
    Arrays.fill(weights, 0);
    long total = 0;
    for (int v : vertices) {
      int best = partOf[v];
      double least = influence[best] * points.squaredDistance(v, centres, best);
      for (int candidate : near[partOf[v]]) {
        double distance = influence[candidate] * points.squaredDistance(v, centres, candidate);
        if (distance < least) {
          best = candidate;
          least = distance;
        }
      }
      partOf[v] = best;
      weights[best] += topology.vertexWeights[v];
      total += topology.vertexWeights[v];
    }
    double mean = Math.max(1, (double) total / parts);
    for (int p = 0; p < parts; p++) {
      double step = Math.pow(weights[p] / mean, 2.0 / dimensions);
      influence[p] *= Math.max(1 - MAX_STEP, Math.min(1 + MAX_STEP, step));
    }
  }
}
