package org.parcast.analyses.mapping.strategy;

import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.partition.MultilevelPartitioner;
import org.parcast.partition.Objective;
import org.parcast.partition.PartitionRequest;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Partition;

/** Cuts tasks into equal parts that exchange little, by the multilevel partitioner. */
final class MatrixCut {
  /** Weights of a graph are whole numbers whose sum is bounded. */
  private static final double LARGEST_SUM = 1L << 30;

  private final TaskMatrix matrix;
  private final long seed;

  MatrixCut(TaskMatrix matrix, long seed) {
    this.matrix = matrix;
    this.seed = seed;
  }

  /** The part of each of some tasks; no part has more than the tasks over the parts, rounded up. */
  int[] cut(List<Integer> tasks, int parts) {
    int[] partOf = new int[tasks.size()];
    if (parts >= tasks.size()) {
      Arrays.setAll(partOf, i -> i);
      return partOf;
    }
    PartitionRequest request = PartitionRequest.of(parts, Objective.CUT).withImbalance(0).withSeed(seed);
    Partition partition = MultilevelPartitioner.partition(graph(tasks), request);
    Arrays.setAll(partOf, partition::part);
    return partOf;
  }

  /** Moves tasks to parts with fewer than {@code least} from those with more, those that lose least by it first. */
  void fill(List<Integer> tasks, int[] partOf, int parts, int least) {
    int[] sizes = new int[parts];
    Arrays.stream(partOf).forEach(part -> sizes[part]++);
    for (int part = 0; part < parts; part++) {
      while (sizes[part] < least) {
        int moved = -1;
        double most = Double.NEGATIVE_INFINITY;
        for (int i = 0; i < partOf.length; i++) {
          if (sizes[partOf[i]] > least) {
            double gain = exchanged(i, part, tasks, partOf) - exchanged(i, partOf[i], tasks, partOf);
            if (gain > most) {
              most = gain;
              moved = i;
            }
          }
        }
        sizes[partOf[moved]]--;
        sizes[part]++;
        partOf[moved] = part;
      }
    }
  }

  private double exchanged(int task, int part, List<Integer> tasks, int[] partOf) {
    double sum = 0;
    for (int other = 0; other < partOf.length; other++) {
      sum += partOf[other] == part ? matrix.get(tasks.get(task), tasks.get(other)) : 0;
    }
    return sum;
  }

  private Graph graph(List<Integer> tasks) {
    int n = tasks.size();
    double sum = 0;
    for (int a : tasks) {
      for (int b : tasks) {
        sum += matrix.get(a, b);
      }
    }
    double scale = LARGEST_SUM / Math.max(sum, 1e-300);
    int[] offsets = new int[n + 1];
    int[] neighbours = new int[n * n];
    int[] weights = new int[n * n];
    int edges = 0;
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        double amount = matrix.get(tasks.get(i), tasks.get(j));
        if (amount > 0) {
          neighbours[edges] = j;
          weights[edges++] = (int) Math.max(1, Math.rint(amount * scale));
        }
      }
      offsets[i + 1] = edges;
    }
    int[] ones = new int[n];
    Arrays.fill(ones, 1);
    return Graph.of(ones, offsets, Arrays.copyOf(neighbours, edges), Arrays.copyOf(weights, edges));
  }
}
