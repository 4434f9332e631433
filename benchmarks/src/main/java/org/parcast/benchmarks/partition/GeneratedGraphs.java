package org.parcast.benchmarks.partition;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.parcast.partition.graph.Graph;

/** Graphs of the kinds that programs and measurements have, of any size. */
final class GeneratedGraphs {
  private GeneratedGraphs() {
  }

  /** Points of the unit square at random, joined where they are nearer than a radius that gives about eight neighbours. */
  static Graph randomGeometric(int vertices, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double radius = Math.sqrt(8 / (Math.PI * vertices));
    int cells = Math.max(1, (int) (1 / radius));
    double[] x = new double[vertices];
    double[] y = new double[vertices];
    List<List<Integer>> members = new ArrayList<>();
    for (int c = 0; c < cells * cells; c++) {
      members.add(new ArrayList<>());
    }
    EdgeCollector edges = new EdgeCollector(vertices);
    for (int v = 0; v < vertices; v++) {
      x[v] = random.nextDouble();
      y[v] = random.nextDouble();
      int row = Math.min(cells - 1, (int) (x[v] * cells));
      int column = Math.min(cells - 1, (int) (y[v] * cells));
      for (int i = Math.max(0, row - 1); i <= Math.min(cells - 1, row + 1); i++) {
        for (int j = Math.max(0, column - 1); j <= Math.min(cells - 1, column + 1); j++) {
          for (int u : members.get(i * cells + j)) {
            if (Math.hypot(x[u] - x[v], y[u] - y[v]) < radius) {
              edges.add(u, v);
            }
          }
        }
      }
      members.get(row * cells + column).add(v);
    }
    return edges.graph();
  }

  /** Preferential attachment (Barabasi and Albert, Science 286, 1999): every new vertex chooses others by their degree. */
  static Graph powerLaw(int vertices, int edgesPerVertex, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] ends = new int[2 * edgesPerVertex * vertices];
    int count = 0;
    EdgeCollector edges = new EdgeCollector(vertices);
    for (int v = 1; v < vertices; v++) {
      for (int i = 0; i < edgesPerVertex; i++) {
        int u = count == 0 ? 0 : ends[random.nextInt(count)];
        if (u != v) {
          edges.add(u, v);
          ends[count++] = u;
          ends[count++] = v;
        }
      }
    }
    return edges.graph();
  }

  /**
   * Vertices whose expected degrees follow a power law (Chung and Lu, Annals of Combinatorics 6, 2002), none above the square root of the sum of
   * all, where two vertices would have to be joined twice.
   *
   * @param exponent of the power law, above 2
   * @param meanDegree before the edges that were drawn twice become one
   */
  static Graph chungLu(int vertices, double exponent, double meanDegree, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double largest = Math.sqrt(meanDegree * vertices);
    double[] upTo = new double[vertices];
    double scale = meanDegree * (exponent - 2) / (exponent - 1) * Math.pow(vertices, 1 / (exponent - 1));
    double sum = 0;
    for (int v = 0; v < vertices; v++) {
      sum += Math.min(largest, scale * Math.pow(v + 1, -1 / (exponent - 1)));
      upTo[v] = sum;
    }
    EdgeCollector edges = new EdgeCollector(vertices);
    for (int i = 0; i < vertices * meanDegree / 2; i++) {
      edges.add(drawn(upTo, random), drawn(upTo, random));
    }
    return edges.graph();
  }

  /** A vertex at random, by the shares that add up to {@code upTo}. */
  private static int drawn(double[] upTo, SplittableRandom random) {
    int found = Arrays.binarySearch(upTo, random.nextDouble() * upTo[upTo.length - 1]);
    return found < 0 ? -found - 1 : found;
  }

  /** A recursive matrix (Chakrabarti, Zhan and Faloutsos, SDM 2004) with the shares of the Graph 500: 0.57, 0.19, 0.19, 0.05. */
  static Graph recursiveMatrix(int scale, int edgesPerVertex, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    EdgeCollector edges = new EdgeCollector(1 << scale);
    for (int i = 0; i < edgesPerVertex << scale; i++) {
      int u = 0;
      int v = 0;
      for (int bit = 0; bit < scale; bit++) {
        double quarter = random.nextDouble();
        u = 2 * u + (quarter < 0.76 ? 0 : 1);
        v = 2 * v + (quarter < 0.57 || quarter >= 0.76 && quarter < 0.95 ? 0 : 1);
      }
      edges.add(u, v);
    }
    return edges.graph();
  }

  /** The same graph with vertices that weigh 1 to {@code max} at random. */
  static Graph weighted(Graph graph, int max, long seed) {
    int[] offsets = new int[graph.vertices() + 1];
    int[] neighbours = new int[2 * graph.edges()];
    int[] edgeWeights = new int[neighbours.length];
    Arrays.fill(edgeWeights, 1);
    for (int v = 0; v < graph.vertices(); v++) {
      offsets[v + 1] = offsets[v] + graph.degree(v);
      for (int i = 0; i < graph.degree(v); i++) {
        neighbours[offsets[v] + i] = graph.neighbour(v, i);
      }
    }
    return Graph.of(new SplittableRandom(seed).ints(graph.vertices(), 1, max + 1).toArray(), offsets, neighbours, edgeWeights);
  }

  /** A five-point stencil over time: every value feeds five of the next step. */
  static Graph unrolledStencil(int side, int steps) {
    EdgeCollector edges = new EdgeCollector(side * side * steps);
    for (int t = 1; t < steps; t++) {
      for (int i = 0; i < side; i++) {
        for (int j = 0; j < side; j++) {
          int v = (t * side + i) * side + j;
          int below = v - side * side;
          edges.add(v, below);
          edges.add(v, i > 0 ? below - side : below);
          edges.add(v, i + 1 < side ? below + side : below);
          edges.add(v, j > 0 ? below - 1 : below);
          edges.add(v, j + 1 < side ? below + 1 : below);
        }
      }
    }
    return edges.graph();
  }

  /** The butterflies of a fast Fourier transform of {@code 2^stages} points. */
  static Graph butterfly(int stages) {
    int points = 1 << stages;
    EdgeCollector edges = new EdgeCollector(points * (stages + 1));
    for (int s = 0; s < stages; s++) {
      for (int i = 0; i < points; i++) {
        edges.add(s * points + i, (s + 1) * points + i);
        edges.add(s * points + i, (s + 1) * points + (i ^ 1 << s));
      }
    }
    return edges.graph();
  }

  /** The points of a rectangle, every square of them split into two triangles. */
  static Graph triangles(int rows, int columns) {
    EdgeCollector edges = new EdgeCollector(rows * columns);
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < columns; j++) {
        int v = i * columns + j;
        edges.add(v, j > 0 ? v - 1 : v);
        edges.add(v, i > 0 ? v - columns : v);
        edges.add(v, i > 0 && j > 0 ? v - columns - 1 : v);
      }
    }
    return edges.graph();
  }

  /** The points of a box with their neighbours along the axes; two-dimensional if it is one point deep. */
  static Graph grid(int depth, int rows, int columns) {
    EdgeCollector edges = new EdgeCollector(depth * rows * columns);
    for (int z = 0; z < depth; z++) {
      for (int i = 0; i < rows; i++) {
        for (int j = 0; j < columns; j++) {
          int v = (z * rows + i) * columns + j;
          edges.add(v, j > 0 ? v - 1 : v);
          edges.add(v, i > 0 ? v - columns : v);
          edges.add(v, z > 0 ? v - rows * columns : v);
        }
      }
    }
    return edges.graph();
  }
}
