package org.parcast.report.html;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.jgrapht.alg.drawing.model.Point2D;
import org.junit.jupiter.api.Test;
import org.parcast.report.page.block.GraphPicture;
import org.parcast.report.page.block.Table;

class GraphPlacesTest {
  private static GraphPicture.Vertex word(int kind, Integer... at) {
    return new GraphPicture.Vertex("w", "w", kind, List.of(at));
  }

  private static GraphPlaces places(List<GraphPicture.Vertex> vertices, GraphPicture.Edge... edges) {
    return GraphPlaces.of(new GraphPicture("", true, vertices, List.of(edges), new Table.Builder("t", "").numbers("n").build()));
  }

  private static void assertInside(GraphPlaces places) {
    assertThat(places.points()).allSatisfy(point -> {
      assertThat(point.getX()).isBetween(0.0, (double) places.width());
      assertThat(point.getY()).isBetween(0.0, (double) places.height());
    });
  }

  /** u of 3 x 4, v of the same shape, and a sum. */
  @Test
  void wordsLieAsInTheirArrays() {
    List<GraphPicture.Vertex> vertices = new ArrayList<>();
    for (int kind = 0; kind < 2; kind++) {
      for (int i = 0; i < 3; i++) {
        for (int j = 0; j < 4; j++) {
          vertices.add(word(kind, i, j));
        }
      }
    }
    vertices.add(word(2));
    GraphPlaces places = places(vertices);
    List<Point2D> at = places.points();

    assertInside(places);
    double cell = at.get(1).getX() - at.get(0).getX();
    assertThat(cell).isPositive();
    assertThat(at.get(1).getY()).isEqualTo(at.get(0).getY(), within(1e-9));
    assertThat(at.get(4).getX()).as("u[1][0] below u[0][0]").isEqualTo(at.get(0).getX(), within(1e-9));
    assertThat(at.get(4).getY()).isGreaterThan(at.get(0).getY());
    assertThat(at.get(12).getX() - at.get(0).getX()).as("v[0][0] beside u[0][0], in one cell").isBetween(0.1 * cell, 0.5 * cell);
    assertThat(at.get(24).getY()).as("the sum below all").isGreaterThan(at.get(23).getY());
    assertThat(at.stream().distinct()).hasSize(25);
  }

  /** A matrix of 2 x 2 x 3 and vectors of 5: the outer index makes two grids, and each vector has a line. */
  @Test
  void gridsLieBesideEachOtherAndLinesBelow() {
    List<GraphPicture.Vertex> vertices = new ArrayList<>();
    IntStream.range(0, 12).forEach(k -> vertices.add(word(0, k / 6, k / 3 % 2, k % 3)));
    IntStream.range(0, 10).forEach(k -> vertices.add(word(1 + k / 5, k % 5)));
    List<Point2D> at = places(vertices).points();

    assertThat(at.get(6).getX()).isGreaterThan(at.get(2).getX());
    assertThat(at.get(6).getY()).isEqualTo(at.get(0).getY(), within(1e-9));
    assertThat(at.get(12).getY()).isGreaterThan(at.get(11).getY()).isEqualTo(at.get(16).getY(), within(1e-9));
    assertThat(at.get(17).getY()).isGreaterThan(at.get(16).getY());
    assertThat(at.stream().distinct()).hasSize(22);
  }

  @Test
  void largeIndicesStayInThePicture() {
    assertInside(places(List.of(word(0, 0), word(0, 999_999_999))));
    assertInside(places(List.of(word(0, 5))));
  }

  @Test
  void otherVerticesFillThePicture() {
    GraphPlaces places = places(IntStream.range(0, 6).mapToObj(v -> word(v)).toList(), new GraphPicture.Edge(0, 1, ""), new GraphPicture.Edge(1, 2, ""), new GraphPicture.Edge(2, 2, ""));

    assertInside(places);
    double left = places.points().stream().mapToDouble(Point2D::getX).min().orElseThrow();
    double right = places.points().stream().mapToDouble(Point2D::getX).max().orElseThrow();
    assertThat(left).isEqualTo(places.width() - right, within(1e-9)).isLessThan(places.width() / 4.0);
    assertInside(places(List.of(word(0))));
  }
}
