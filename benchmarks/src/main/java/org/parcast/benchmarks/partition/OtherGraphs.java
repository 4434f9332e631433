package org.parcast.benchmarks.partition;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.parcast.partition.graph.Graph;

/** Graphs of kinds on which no parameter of the partitioner was chosen. */
final class OtherGraphs {
  private OtherGraphs() {
  }

  static List<GraphWorkload> workloads() {
    return List.of(
        workload("roads", roads(120, 1)),
        workload("small world", smallWorld(20_000, 3, 0.05, 1)),
        workload("block diagonal", blocks(100, 120, 10, 1)),
        workload("star", star(5_000)),
        workload("tree", tree(20_000, 1)),
        workload("binary tree", binaryTree(14)),
        workload("bipartite", bipartite(6_000, 14_000, 3, 1)),
        workload("circuit", circuit(15_000, 1)),
        workload("brick mesh", bricks(24, 20, 40)),
        workload("brick mesh, vertices weigh 1 to 20", GeneratedGraphs.weighted(bricks(20, 20, 20), 20, 1)),
        workload("roads, edges weigh 1 to 50", weightedEdges(roads(100, 2), 50, 2)),
        workload("paths and rings", pathsAndRings(40, 200, 1)));
  }

  private static GraphWorkload workload(String name, Graph graph) {
    return new GraphWorkload("other kinds", name, graph, null);
  }

  /** Crossings of a grid, a third of its streets missing, and every street a path of up to four vertices; what is cut off stays. */
  private static Graph roads(int side, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int crossings = side * side;
    int[] ends = new int[16 * crossings + 16];
    int count = 0;
    int next = crossings;
    for (int v = 0; v < crossings; v++) {
      int[] others = {v % side + 1 < side ? v + 1 : v, v + side < crossings ? v + side : v};
      for (int u : others) {
        if (u == v || random.nextInt(3) == 0) {
          continue;
        }
        int before = v;
        for (int i = random.nextInt(4); i > 0; i--) {
          ends[count++] = before;
          ends[count++] = next;
          before = next++;
        }
        ends[count++] = before;
        ends[count++] = u;
      }
    }
    return Graph.ofEdges(next, Arrays.copyOf(ends, count));
  }

  /** A ring of neighbourhoods with some edges bent to anywhere (Watts and Strogatz, Nature 393, 1998). */
  private static Graph smallWorld(int vertices, int reach, double bent, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    EdgeCollector edges = new EdgeCollector(vertices);
    for (int v = 0; v < vertices; v++) {
      for (int i = 1; i <= reach; i++) {
        edges.add(v, random.nextDouble() < bent ? random.nextInt(vertices) : (v + i) % vertices);
      }
    }
    return edges.graph();
  }

  /** Dense random blocks, each coupled with the next one by a few edges. */
  private static Graph blocks(int blocks, int size, int couplings, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    EdgeCollector edges = new EdgeCollector(blocks * size);
    for (int b = 0; b < blocks; b++) {
      for (int i = 0; i < size * 10; i++) {
        edges.add(b * size + random.nextInt(size), b * size + random.nextInt(size));
      }
      for (int i = 0; i < couplings; i++) {
        edges.add(b * size + random.nextInt(size), (b + 1) % blocks * size + random.nextInt(size));
      }
    }
    return edges.graph();
  }

  private static Graph star(int leaves) {
    EdgeCollector edges = new EdgeCollector(leaves + 1);
    for (int v = 1; v <= leaves; v++) {
      edges.add(0, v);
    }
    return edges.graph();
  }

  /** Every vertex hangs on any earlier one. */
  private static Graph tree(int vertices, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    EdgeCollector edges = new EdgeCollector(vertices);
    for (int v = 1; v < vertices; v++) {
      edges.add(v, random.nextInt(v));
    }
    return edges.graph();
  }

  private static Graph binaryTree(int depth) {
    EdgeCollector edges = new EdgeCollector((1 << depth) - 1);
    for (int v = 1; v < (1 << depth) - 1; v++) {
      edges.add(v, (v - 1) / 2);
    }
    return edges.graph();
  }

  private static Graph bipartite(int left, int right, int degree, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    EdgeCollector edges = new EdgeCollector(left + right);
    for (int v = 0; v < right; v++) {
      for (int i = 0; i < degree; i++) {
        edges.add(left + v, random.nextInt(left));
      }
    }
    return edges.graph();
  }

  /** Gates that read two or three signals made shortly before, seldom long before, and registers on a few clock trees. */
  private static Graph circuit(int gates, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    EdgeCollector edges = new EdgeCollector(gates);
    for (int v = 10; v < gates; v++) {
      for (int i = 2 + random.nextInt(2); i > 0; i--) {
        double back = Math.pow(random.nextDouble(), 3);
        edges.add(v, Math.min(v - 1, (int) (v - 1 - back * Math.min(v - 1, random.nextInt(20) == 0 ? v : 200))));
      }
      if (random.nextInt(8) == 0) {
        edges.add(v, random.nextInt(10));
      }
    }
    return edges.graph();
  }

  /** The corners of bricks, each joined to all corners of the bricks that it belongs to, as in finite elements. */
  private static Graph bricks(int depth, int rows, int columns) {
    EdgeCollector edges = new EdgeCollector(depth * rows * columns);
    for (int v = 0; v < depth * rows * columns; v++) {
      int x = v % columns;
      int y = v / columns % rows;
      for (int to = 0; to < 27; to++) {
        int i = x + to % 3 - 1;
        int j = y + to / 3 % 3 - 1;
        int u = ((v / columns / rows + to / 9 - 1) * rows + j) * columns + i;
        if (i >= 0 && i < columns && j >= 0 && j < rows && u > v && u < depth * rows * columns) {
          edges.add(v, u);
        }
      }
    }
    return edges.graph();
  }

  /** Paths and rings of different lengths without anything between them. */
  private static Graph pathsAndRings(int components, int longest, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Deque<int[]> list = new ArrayDeque<>();
    int vertices = 0;
    for (int c = 0; c < components; c++) {
      int length = 3 + random.nextInt(longest);
      for (int i = 0; i + 1 < length; i++) {
        list.add(new int[] {vertices + i, vertices + i + 1});
      }
      if (c % 2 == 0) {
        list.add(new int[] {vertices, vertices + length - 1});
      }
      vertices += length;
    }
    return Graph.ofEdges(vertices, list.stream().flatMapToInt(IntStream::of).toArray());
  }

  /** The same graph with edges that weigh 1 to {@code max} at random. */
  private static Graph weightedEdges(Graph graph, int max, long seed) {
    int[] offsets = new int[graph.vertices() + 1];
    int[] neighbours = new int[2 * graph.edges()];
    int[] weights = new int[neighbours.length];
    int[] vertexWeights = new int[graph.vertices()];
    Arrays.fill(vertexWeights, 1);
    for (int v = 0; v < graph.vertices(); v++) {
      offsets[v + 1] = offsets[v] + graph.degree(v);
      for (int i = 0; i < graph.degree(v); i++) {
        int u = graph.neighbour(v, i);
        neighbours[offsets[v] + i] = u;
        weights[offsets[v] + i] = 1 + new SplittableRandom(seed + (long) Math.min(u, v) * graph.vertices() + Math.max(u, v)).nextInt(max);
      }
    }
    return Graph.of(vertexWeights, offsets, neighbours, weights);
  }
}
