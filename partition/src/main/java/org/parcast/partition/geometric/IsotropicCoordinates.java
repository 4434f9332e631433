package org.parcast.partition.geometric;

import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Topology;

/**
 * Coordinates stretched and sheared until the edges are as long in one direction as in any other, so that the cut of a boundary is
 * about proportional to its length. The inverse of the Cholesky factor of the edges' second moments does that.
 */
final class IsotropicCoordinates {
  /** Of all second moments together: flat or slanted arrangements of vertices are stretched so far and no further. */
  private static final double LEAST_MOMENT = 1e-6;

  private final int dimensions;
  private final double[] values;

  private IsotropicCoordinates(Coordinates coordinates, double[][] map) {
    dimensions = coordinates.dimensions();
    values = new double[coordinates.vertices() * dimensions];
    for (int v = 0; v < coordinates.vertices(); v++) {
      for (int i = 0; i < dimensions; i++) {
        for (int j = 0; j <= i; j++) {
          values[v * dimensions + i] += map[i][j] * coordinates.get(v, j);
        }
      }
    }
  }

  /** The coordinates as they are where the topology has no edges to measure. */
  static IsotropicCoordinates of(Topology topology, Coordinates coordinates) {
    double[][] moments = new double[coordinates.dimensions()][coordinates.dimensions()];
    if (topology.byEdges() instanceof Graph graph) {
      addMoments(graph, coordinates, moments);
    }
    double all = 0;
    for (int i = 0; i < moments.length; i++) {
      all += moments[i][i];
    }
    for (int i = 0; i < moments.length; i++) {
      moments[i][i] = all == 0 ? 1 : moments[i][i] + LEAST_MOMENT * all;
    }
    return new IsotropicCoordinates(coordinates, inverse(cholesky(moments)));
  }

  private static void addMoments(Graph graph, Coordinates coordinates, double[][] moments) {
    for (int v = 0; v < graph.vertices; v++) {
      for (int e = graph.offsets[v]; e < graph.offsets[v + 1]; e++) {
        int u = graph.neighbours[e];
        for (int i = 0; i < moments.length; i++) {
          double along = (double) coordinates.get(u, i) - coordinates.get(v, i);
          for (int j = 0; j <= i; j++) {
            moments[i][j] += graph.edgeWeights[e] * along * ((double) coordinates.get(u, j) - coordinates.get(v, j));
          }
        }
      }
    }
  }

  /** The lower triangular matrix whose product with its transpose is the given one, of which the lower half is read. */
  private static double[][] cholesky(double[][] matrix) {
    double[][] factor = new double[matrix.length][matrix.length];
    for (int i = 0; i < matrix.length; i++) {
      for (int j = 0; j <= i; j++) {
        double rest = matrix[i][j];
        for (int k = 0; k < j; k++) {
          rest -= factor[i][k] * factor[j][k];
        }
        factor[i][j] = i == j ? Math.sqrt(rest) : rest / factor[j][j];
      }
    }
    return factor;
  }

  private static double[][] inverse(double[][] lower) {
    double[][] inverse = new double[lower.length][lower.length];
    for (int i = 0; i < lower.length; i++) {
      for (int j = 0; j <= i; j++) {
        double rest = i == j ? 1 : 0;
        for (int k = j; k < i; k++) {
          rest -= lower[i][k] * inverse[k][j];
        }
        inverse[i][j] = rest / lower[i][i];
      }
    }
    return inverse;
  }

  int dimensions() {
    return dimensions;
  }

  double get(int vertex, int dimension) {
    return values[vertex * dimensions + dimension];
  }

  /** The squared distance of a vertex from the one of several centres. */
  double squaredDistance(int vertex, double[] centres, int centre) {
    double sum = 0;
    for (int d = 0; d < dimensions; d++) {
      double difference = values[vertex * dimensions + d] - centres[centre * dimensions + d];
      sum += difference * difference;
    }
    return sum;
  }
}
