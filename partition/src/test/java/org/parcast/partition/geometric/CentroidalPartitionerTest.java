package org.parcast.partition.geometric;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.parcast.partition.RandomTopologies;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Metrics;
import org.parcast.partition.graph.Partition;
import org.parcast.partition.repeatable.Randomness;
import org.parcast.partition.repeatable.Tasks;

class CentroidalPartitionerTest {
  private static final int SIDE = 60;

  @Test
  void partsHaveNearlyEqualWeights() {
    Graph mesh = triangles();
    Coordinates points = Coordinates.grid(SIDE, SIDE);
    int[] partOf = around(mesh, points, columns(9), 9);
    long[] weights = Metrics.partWeights(mesh, Partition.of(9, partOf));
    assertThat(Arrays.stream(weights).max().getAsLong()).isLessThan((long) (1.1 * SIDE * SIDE / 9));
  }

  @Test
  void thinSlabsBecomeRoundParts() {
    Graph mesh = triangles();
    int[] slabs = columns(9);
    int[] partOf = around(mesh, Coordinates.grid(SIDE, SIDE), slabs.clone(), 9);
    assertThat(mesh.sampledObjective(partOf, 9, 1)).isLessThan(mesh.sampledObjective(slabs, 9, 1) * 3 / 4);
  }

  @Test
  void onlyWhereHoneycombsMayBeatTilingsAreTheyTried() {
    assertThat(aroundCentres(RandomTopologies.grid(SIDE, SIDE))).isEmpty();
    assertThat(aroundCentres(triangles())).isNotEmpty();
  }

  @Test
  void oneAndTheSamePlaceForAllVerticesIsNoError() {
    Graph mesh = triangles();
    Coordinates nowhere = Coordinates.of(2, new float[2 * SIDE * SIDE]);
    assertThat(around(mesh, nowhere, columns(4), 4)).hasSize(SIDE * SIDE).containsAnyOf(0, 1, 2, 3);
  }

  @Test
  void edgesAreAsLongInAllDirectionsAfterTheStretch() {
    Graph mesh = triangles();
    SplittableRandom random = new SplittableRandom(1);
    float[] slanted = new float[2 * SIDE * SIDE];
    for (int v = 0; v < SIDE * SIDE; v++) {
      slanted[2 * v] = v / SIDE + 5f * (v % SIDE) + (float) random.nextDouble();
      slanted[2 * v + 1] = 0.1f * (v % SIDE);
    }
    IsotropicCoordinates points = IsotropicCoordinates.of(mesh, Coordinates.of(2, slanted));
    double xx = 0;
    double xy = 0;
    double yy = 0;
    for (int v = 0; v < mesh.vertices(); v++) {
      for (int i = 0; i < mesh.degree(v); i++) {
        double dx = points.get(mesh.neighbour(v, i), 0) - points.get(v, 0);
        double dy = points.get(mesh.neighbour(v, i), 1) - points.get(v, 1);
        xx += dx * dx;
        xy += dx * dy;
        yy += dy * dy;
      }
    }
    assertThat(yy / xx).isBetween(0.9, 1.1);
    assertThat(Math.abs(xy / xx)).isLessThan(0.1);
  }

  private static List<int[]> aroundCentres(Graph graph) {
    GeometricPartitioner geometry = new GeometricPartitioner(graph, Coordinates.grid(SIDE, SIDE), 8, SIDE * SIDE / 8);
    Tasks here = new Tasks(1);
    return geometry.aroundCentres(geometry.tilings(1, here), here, new Randomness(1));
  }

  private static int[] around(Graph graph, Coordinates coordinates, int[] start, int parts) {
    return CentroidalPartitioner.partition(graph, IsotropicCoordinates.of(graph, coordinates), start, parts, new Randomness(1));
  }

  /** Slabs of columns, as many as parts. */
  private static int[] columns(int parts) {
    int[] partOf = new int[SIDE * SIDE];
    for (int v = 0; v < partOf.length; v++) {
      partOf[v] = v % SIDE * parts / SIDE;
    }
    return partOf;
  }

  /** A square of points, each square between four of them cut in two. */
  private static Graph triangles() {
    int[] ends = new int[6 * SIDE * SIDE];
    for (int v = 0; v < SIDE * SIDE; v++) {
      int left = v % SIDE > 0 ? 1 : 0;
      int up = v >= SIDE ? SIDE : 0;
      Arrays.fill(ends, 6 * v, 6 * v + 6, v);
      ends[6 * v + 1] -= left;
      ends[6 * v + 3] -= up;
      ends[6 * v + 5] -= left > 0 && up > 0 ? left + up : 0;
    }
    return Graph.ofEdges(SIDE * SIDE, ends);
  }
}
