package org.parcast.report.html;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.alg.drawing.FRLayoutAlgorithm2D;
import org.jgrapht.alg.drawing.model.Box2D;
import org.jgrapht.alg.drawing.model.MapLayoutModel2D;
import org.jgrapht.alg.drawing.model.Point2D;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.parcast.report.page.block.GraphPicture;

/**
 * Where everything of a graph is drawn, in pixels from the upper left corner: vertices that are joined draw each other near (Fruchterman and Reingold, 1991).
 *
 * @param height of the picture: few vertices need little
 * @param radius of a vertex
 * @param spots the vertices
 * @param arrows the edges
 */
record GraphLayout(int height, int radius, List<Spot> spots, List<Arrow> arrows) {
  static final int WIDTH = 720;
  private static final int LEAST_HEIGHT = 110;
  private static final int MOST_HEIGHT = 460;
  private static final int HEIGHT_OF_VERTEX = 40;
  private static final int MARGIN = 40;
  private static final int ITERATIONS = 300;
  private static final double PULL = 0.5;
  private static final int RADIUS = 7;
  private static final int SMALL_RADIUS = 4;
  /** Of more, labels would lie on each other. */
  private static final int MOST_LABELLED = 24;

  /** @param style its colour, from 0 */
  record Spot(String x, String y, String label, String title, int style) {}

  /** @param path from rim to rim */
  record Arrow(String path, String x, String y, String label, String title) {}

  static GraphLayout of(GraphPicture picture) {
    Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    IntStream.range(0, picture.vertices().size()).forEach(graph::addVertex);
    picture.edges().stream().filter(edge -> edge.from() != edge.to()).forEach(edge -> graph.addEdge(edge.from(), edge.to()));
    int height = Math.min(MOST_HEIGHT, LEAST_HEIGHT + HEIGHT_OF_VERTEX * (picture.vertices().size() - 1));
    MapLayoutModel2D<Integer> places = new MapLayoutModel2D<>(Box2D.of(MARGIN, MARGIN, WIDTH - 2.0 * MARGIN, height - 2.0 * MARGIN));
    if (picture.vertices().size() == 1) {
      places.put(0, Point2D.of(WIDTH / 2.0, height / 2.0));
    } else {
      new FRLayoutAlgorithm2D<Integer, DefaultEdge>(ITERATIONS, PULL, new Random(1)).layout(graph, places);
    }
    List<Spot> spots = new ArrayList<>();
    for (int v = 0; v < picture.vertices().size(); v++) {
      GraphPicture.Vertex vertex = picture.vertices().get(v);
      spots.add(new Spot(text(places.get(v).getX()), text(places.get(v).getY()), picture.vertices().size() > MOST_LABELLED ? "" : vertex.label(), vertex.title(), vertex.kind() % 8));
    }
    int radius = picture.vertices().size() > 2 * MOST_LABELLED ? SMALL_RADIUS : RADIUS;
    boolean labelled = picture.edges().size() <= MOST_LABELLED;
    List<Arrow> arrows = picture.edges().stream().map(edge -> arrow(picture, edge, places.get(edge.from()), places.get(edge.to()), radius, labelled)).toList();
    return new GraphLayout(height, radius, spots, arrows);
  }

  /** Bent a little, so that two opposite ones lie beside each other; one to its own vertex is a loop above it. */
  private static Arrow arrow(GraphPicture picture, GraphPicture.Edge edge, Point2D from, Point2D to, int radius, boolean labelled) {
    String title = picture.vertices().get(edge.from()).label() + " to " + picture.vertices().get(edge.to()).label() + ": " + edge.label();
    String label = labelled ? edge.label() : "";
    if (edge.from() == edge.to()) {
      double y = from.getY() - radius;
      return new Arrow(path(from.getX() - 4, y, from.getX() - 26, y - 34, from.getX() + 26, y - 34, from.getX() + 4, y), text(from.getX()), text(y - 30), label, title);
    }
    double dx = to.getX() - from.getX();
    double dy = to.getY() - from.getY();
    double length = Math.max(1, Math.hypot(dx, dy));
    double rim = Math.min(radius + 2, length / 3) / length;
    double bend = 0.08;
    double midX = (from.getX() + to.getX()) / 2 - bend * dy;
    double midY = (from.getY() + to.getY()) / 2 + bend * dx;
    return new Arrow(path(from.getX() + rim * dx, from.getY() + rim * dy, midX, midY, midX, midY, to.getX() - rim * dx, to.getY() - rim * dy), text(midX), text(midY), label, title);
  }

  private static String path(double... points) {
    return String.format(Locale.ROOT, "M%.1f %.1fC%.1f %.1f %.1f %.1f %.1f %.1f", IntStream.range(0, points.length).mapToObj(i -> points[i]).toArray());
  }

  private static String text(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
