package org.parcast.benchmarks.partition;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.parcast.partition.geometric.Coordinates;
import org.parcast.partition.graph.Graph;

/**
 * The Delaunay triangulation of points at random in the unit square: every point is put into the triangle around it, and edges are
 * flipped until no circle around a triangle holds another point (Lawler, "Software for C1 Surface Interpolation", 1977).
 */
final class DelaunayMesh {
  /** The corners of a triangle that holds all points. */
  private static final double[] FAR = {-50, -50, 50, -50, 0, 100};

  private final int points;
  private final double[] x;
  private final double[] y;
  /** Three for every triangle, counterclockwise. */
  private final int[] corners;
  /** The triangle across the edge opposite of a corner, or -1. */
  private final int[] across;
  private int triangles = 1;

  DelaunayMesh(int points, long seed) {
    this.points = points;
    SplittableRandom random = new SplittableRandom(seed);
    x = new double[points + 3];
    y = new double[points + 3];
    for (int v = 0; v < points; v++) {
      x[v] = random.nextDouble();
      y[v] = random.nextDouble();
    }
    corners = new int[3 * (2 * points + 1)];
    across = new int[corners.length];
    Arrays.fill(across, -1);
    for (int i = 0; i < 3; i++) {
      x[points + i] = FAR[2 * i];
      y[points + i] = FAR[2 * i + 1];
      corners[i] = points + i;
    }
    int rows = Math.max(1, (int) Math.sqrt(points / 2.0));
    int[] byPlace = IntStream.range(0, points).boxed()
        .sorted(Comparator.comparingInt((Integer v) -> (int) (y[v] * rows)).thenComparingDouble(v -> x[v] * ((int) (y[v] * rows) % 2 * 2 - 1)))
        .mapToInt(Integer::intValue).toArray();
    for (int v : byPlace) {
      insert(v);
    }
  }

  /** The edges between the points. */
  Graph graph() {
    EdgeCollector edges = new EdgeCollector(points);
    for (int i = 0; i < 3 * triangles; i++) {
      int from = corners[i];
      int to = corners[i - i % 3 + (i + 1) % 3];
      if (from < points && to < points) {
        edges.add(from, to);
      }
    }
    return edges.graph();
  }

  Coordinates coordinates() {
    float[] values = new float[2 * points];
    for (int v = 0; v < points; v++) {
      values[2 * v] = (float) x[v];
      values[2 * v + 1] = (float) y[v];
    }
    return Coordinates.of(2, values);
  }

  private void insert(int point) {
    int t = around(point);
    int second = triangles++;
    int third = triangles++;
    int[] corner = Arrays.copyOfRange(corners, 3 * t, 3 * t + 3);
    int[] outer = Arrays.copyOfRange(across, 3 * t, 3 * t + 3);
    replaceNeighbour(outer[1], t, second);
    replaceNeighbour(outer[2], t, third);
    set(t, point, corner[1], corner[2], outer[0], second, third);
    set(second, point, corner[2], corner[0], outer[1], third, t);
    set(third, point, corner[0], corner[1], outer[2], t, second);
    legalize(t);
    legalize(second);
    legalize(third);
  }

  /** Walks from the last triangle towards the point. */
  private int around(int point) {
    int t = triangles - 1;
    int i = 0;
    while (i < 3) {
      if (turn(corners[3 * t + (i + 1) % 3], corners[3 * t + (i + 2) % 3], point) < 0) {
        t = across[3 * t + i];
        i = 0;
      } else {
        i++;
      }
    }
    return t;
  }

  /** Flips the edge opposite of a triangle's first corner where the point beyond lies in the circle around it, and so on outwards. */
  private void legalize(int t) {
    int o = across[3 * t];
    if (o < 0) {
      return;
    }
    int j = indexOf(o, t);
    int point = corners[3 * t];
    int u = corners[3 * t + 1];
    int w = corners[3 * t + 2];
    int beyond = corners[3 * o + j];
    if (!inCircle(point, u, w, beyond)) {
      return;
    }
    int besideU = across[3 * o + (j + 1) % 3];
    int besideW = across[3 * o + (j + 2) % 3];
    int next = across[3 * t + 1];
    int previous = across[3 * t + 2];
    replaceNeighbour(besideU, o, t);
    replaceNeighbour(next, t, o);
    set(t, point, u, beyond, besideU, o, previous);
    set(o, point, beyond, w, besideW, next, t);
    legalize(t);
    legalize(o);
  }

  private void set(int t, int a, int b, int c, int acrossA, int acrossB, int acrossC) {
    corners[3 * t] = a;
    corners[3 * t + 1] = b;
    corners[3 * t + 2] = c;
    across[3 * t] = acrossA;
    across[3 * t + 1] = acrossB;
    across[3 * t + 2] = acrossC;
  }

  private int indexOf(int t, int neighbour) {
    int i = 0;
    while (across[3 * t + i] != neighbour) {
      i++;
    }
    return i;
  }

  private void replaceNeighbour(int t, int before, int after) {
    if (t >= 0) {
      across[3 * t + indexOf(t, before)] = after;
    }
  }

  private double turn(int a, int b, int c) {
    return (x[b] - x[a]) * (y[c] - y[a]) - (y[b] - y[a]) * (x[c] - x[a]);
  }

  private boolean inCircle(int a, int b, int c, int d) {
    double ax = x[a] - x[d];
    double ay = y[a] - y[d];
    double bx = x[b] - x[d];
    double by = y[b] - y[d];
    double cx = x[c] - x[d];
    double cy = y[c] - y[d];
    double aa = ax * ax + ay * ay;
    double bb = bx * bx + by * by;
    double cc = cx * cx + cy * cy;
    return ax * (by * cc - bb * cy) - ay * (bx * cc - bb * cx) + aa * (bx * cy - by * cx) > 0;
  }
}
