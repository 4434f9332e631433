package org.parcast.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jgrapht.alg.drawing.model.Point2D;
import org.parcast.report.page.block.GraphPicture;

/**
 * Where everything of a graph is drawn, in pixels from the upper left corner.
 *
 * @param width of the picture
 * @param height of the picture
 * @param radius of a vertex
 * @param spots the vertices
 * @param arrows the edges
 */
record GraphLayout(int width, int height, int radius, List<Spot> spots, List<Arrow> arrows) {
  private static final int RADIUS = 7;
  private static final int SMALL_RADIUS = 4;
  /** Of more, labels would lie on each other. */
  private static final int MOST_LABELLED = 24;
  /** Colours of vertices. */
  private static final int STYLES = 8;

  /** @param style its colour, from 0 */
  record Spot(String x, String y, String label, String title, int style) {}

  /**
   * @param path from rim to rim
   * @param far whether it leads from or to a vertex that belongs nowhere among the others
   */
  record Arrow(String path, String x, String y, String label, String title, boolean far) {}

  /** Whether there are so many vertices that all has to be drawn small. */
  boolean small() {
    return radius == SMALL_RADIUS;
  }

  static GraphLayout of(GraphPicture picture) {
    GraphPlaces places = GraphPlaces.of(picture);
    int vertices = picture.vertices().size();
    List<Spot> spots = new ArrayList<>();
    for (int v = 0; v < vertices; v++) {
      GraphPicture.Vertex vertex = picture.vertices().get(v);
      Point2D point = places.points().get(v);
      spots.add(new Spot(text(point.getX()), text(point.getY()), vertices > MOST_LABELLED ? "" : vertex.label(), vertex.title(), vertex.kind() % STYLES));
    }
    int radius = vertices > 2 * MOST_LABELLED ? SMALL_RADIUS : RADIUS;
    boolean labelled = picture.edges().size() <= MOST_LABELLED;
    List<Arrow> arrows = picture.edges().stream().map(edge -> arrow(picture, edge, places.points().get(edge.from()), places.points().get(edge.to()), radius, labelled)).toList();
    return new GraphLayout(places.width(), places.height(), radius, spots, arrows);
  }

  /** Bent a little, so that two opposite ones lie beside each other; one to its own vertex is a loop above it. */
  private static Arrow arrow(GraphPicture picture, GraphPicture.Edge edge, Point2D from, Point2D to, int radius, boolean labelled) {
    String title = picture.vertices().get(edge.from()).label() + " to " + picture.vertices().get(edge.to()).label() + ": " + edge.label();
    String label = labelled ? edge.label() : "";
    boolean far = picture.vertices().get(edge.from()).at().isEmpty() != picture.vertices().get(edge.to()).at().isEmpty();
    if (edge.from() == edge.to()) {
      double y = from.getY() - radius;
      return new Arrow(path(from.getX() - 4, y, from.getX() - 26, y - 34, from.getX() + 26, y - 34, from.getX() + 4, y), text(from.getX()), text(y - 35), label, title, far);
    }
    double dx = to.getX() - from.getX();
    double dy = to.getY() - from.getY();
    double length = Math.max(1, Math.hypot(dx, dy));
    double rim = Math.min(radius + 2, length / 3) / length;
    double bend = 0.08;
    double midX = (from.getX() + to.getX()) / 2 - bend * dy;
    double midY = (from.getY() + to.getY()) / 2 + bend * dx;
    return new Arrow(path(from.getX() + rim * dx, from.getY() + rim * dy, midX, midY, midX, midY, to.getX() - rim * dx, to.getY() - rim * dy), text(midX), text(midY), label, title, far);
  }

  private static String path(double... points) {
    return String.format(Locale.ROOT, "M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", IntStream.range(0, points.length).mapToObj(i -> points[i]).toArray());
  }

  private static String text(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
