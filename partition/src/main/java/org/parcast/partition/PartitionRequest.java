package org.parcast.partition;

import java.util.Objects;
import org.parcast.partition.geometric.Coordinates;
import org.parcast.partition.graph.Graph;

/**
 * How to partition.
 *
 * @param parts the number of parts, at least 1
 * @param objective what to make small
 * @param imbalance by how much of the mean the largest part may be heavier, 0.03 for 3 %; 0 to a million
 * @param preset how much time to spend
 * @param connected whether every part is to be connected
 * @param seed where the random choices start; the same seed gives the same partition
 * @param threads the number of threads to use, at least 1; the result does not depend on it
 * @param coordinates where the vertices lie, to start from geometry, or null
 */
public record PartitionRequest(int parts, Objective objective, double imbalance, Preset preset, boolean connected, long seed,
    int threads, Coordinates coordinates) {

  /** The largest imbalance that can be asked for; any partition into fewer parts than that keeps it. */
  public static final double MAX_IMBALANCE = 1e6;

  /** Checks the ranges; throws an {@link IllegalArgumentException} that names the one left. */
  public PartitionRequest {
    Objects.requireNonNull(objective, "objective");
    Objects.requireNonNull(preset, "preset");
    if (parts < 1) {
      throw new IllegalArgumentException("the number of parts is " + parts + "; it must be at least 1");
    }
    if (!(imbalance >= 0) || imbalance > MAX_IMBALANCE) {
      throw new IllegalArgumentException("the imbalance is " + imbalance + "; it must be from 0 to 1000000, such as 0.03 for 3 %");
    }
    if (threads < 1) {
      throw new IllegalArgumentException("the number of threads is " + threads + "; it must be at least 1");
    }
  }

  /** A request with 3 % imbalance, the preset {@link Preset#DEFAULT}, seed 1 and one thread. */
  public static PartitionRequest of(int parts, Objective objective) {
    return new PartitionRequest(parts, objective, 0.03, Preset.DEFAULT, false, 1, 1, null);
  }

  /** The same with another objective. */
  public PartitionRequest withObjective(Objective changed) {
    return new PartitionRequest(parts, changed, imbalance, preset, connected, seed, threads, coordinates);
  }

  /** The same with another imbalance. */
  public PartitionRequest withImbalance(double changed) {
    return new PartitionRequest(parts, objective, changed, preset, connected, seed, threads, coordinates);
  }

  /** The same with another preset. */
  public PartitionRequest withPreset(Preset changed) {
    return new PartitionRequest(parts, objective, imbalance, changed, connected, seed, threads, coordinates);
  }

  /** The same with connected parts, or without. */
  public PartitionRequest withConnected(boolean changed) {
    return new PartitionRequest(parts, objective, imbalance, preset, changed, seed, threads, coordinates);
  }

  /** The same with another seed. */
  public PartitionRequest withSeed(long changed) {
    return new PartitionRequest(parts, objective, imbalance, preset, connected, changed, threads, coordinates);
  }

  /** The same with another number of threads. */
  public PartitionRequest withThreads(int changed) {
    return new PartitionRequest(parts, objective, imbalance, preset, connected, seed, changed, coordinates);
  }

  /** The same with coordinates of the vertices. */
  public PartitionRequest withCoordinates(Coordinates changed) {
    return new PartitionRequest(parts, objective, imbalance, preset, connected, seed, threads, changed);
  }

  /**
   * The weight that no part of a graph passes, but for connected parts where there are none so even:
   * {@code max(floor((1 + imbalance) W / k), ceil(W / k))} plus the heaviest vertex minus 1.
   */
  public long bound(Graph graph) {
    return maxPartWeight(graph.totalVertexWeight) + Math.max(0, graph.maxVertexWeight - 1);
  }

  /** The weight that no part of a topology may pass while vertices of weight 1 are moved. */
  long maxPartWeight(long totalWeight) {
    long mean = (totalWeight + parts - 1) / parts;
    return Math.max((long) Math.floor((1 + imbalance) * totalWeight / parts + 1e-9), mean);
  }
}
