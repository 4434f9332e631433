package org.parcast.report.html;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
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
 * Where the vertices of a graph are drawn, in pixels from the upper left corner.
 *
 * @param width of the picture: few vertices need little
 * @param height of the picture
 * @param points by vertex
 */
record GraphPlaces(int width, int height, List<Point2D> points) {
  /** Of a grid; what fits on a page. */
  private static final int MOST_WIDTH = 720;

  /** Of vertices with labels, which stay legible where a small screen draws the picture at half its size. */
  private static final int MOST_WIDTH_LABELLED = 480;

  private static final int MOST_HEIGHT = 460;
  private static final int MARGIN = 40;

  /** Between neighbours of a grid at most, as much as a label of four digits needs. */
  private static final int CELL = 44;

  /** Of the cell of a grid that vertices of several kinds with the same indices share; the rest keeps cells apart. */
  private static final double SHARED = 0.6;

  /** What each vertex more adds to a picture of few. */
  private static final int WIDTH_OF_VERTEX = 80;

  private static final int HEIGHT_OF_VERTEX = 40;
  private static final int LEAST_WIDTH = 240;
  private static final int LEAST_HEIGHT = 110;
  private static final int ITERATIONS = 300;
  private static final double PULL = 0.5;

  static GraphPlaces of(GraphPicture picture) {
    return picture.vertices().stream().allMatch(vertex -> vertex.at().isEmpty()) ? byForces(picture) : byIndices(picture);
  }

  /**
   * Words as they lie in their arrays: the last index to the right, that before it downwards, outer ones as grids beside each other; lines of words below each
   * other, and what has no index in the last line. Arrays of one shape lie on each other, a little apart.
   */
  private static GraphPlaces byIndices(GraphPicture picture) {
    List<GraphPicture.Vertex> vertices = picture.vertices();
    int columns = 1 + vertices.stream().filter(vertex -> !vertex.at().isEmpty()).mapToInt(vertex -> vertex.at().get(vertex.at().size() - 1)).max().orElseThrow();
    int rows = 1 + vertices.stream().filter(GraphPlaces::isOfGrid).mapToInt(vertex -> vertex.at().get(vertex.at().size() - 2)).max().orElse(-1);
    int grids = 1 + vertices.stream().filter(vertex -> vertex.at().size() > 2).mapToInt(vertex -> vertex.at().get(vertex.at().size() - 3)).max().orElse(0);
    int[] kindsOfGrid = vertices.stream().filter(GraphPlaces::isOfGrid).mapToInt(GraphPicture.Vertex::kind).distinct().sorted().toArray();
    int[] kindsOfLine = vertices.stream().filter(vertex -> vertex.at().size() == 1).mapToInt(GraphPicture.Vertex::kind).distinct().sorted().toArray();
    long alone = vertices.stream().filter(vertex -> vertex.at().isEmpty()).count();
    int width = grids * (columns + 1) - 1;
    double[] x = new double[vertices.size()];
    double[] y = new double[vertices.size()];
    int placed = 0;
    for (int v = 0; v < x.length; v++) {
      List<Integer> at = vertices.get(v).at();
      int last = at.size() - 1;
      if (last > 0) {
        double apart = SHARED * Arrays.binarySearch(kindsOfGrid, vertices.get(v).kind()) / kindsOfGrid.length;
        x[v] = at.get(last) + apart + (last > 1 ? at.get(last - 2) * (columns + 1) : 0);
        y[v] = at.get(last - 1) + apart;
      } else if (last == 0) {
        x[v] = at.get(0);
        y[v] = rows + 2 * Arrays.binarySearch(kindsOfLine, vertices.get(v).kind());
      } else {
        x[v] = (width - 1) * (++placed / (alone + 1.0));
        y[v] = rows + 2 * kindsOfLine.length;
      }
    }
    return fitted(x, y);
  }

  private static boolean isOfGrid(GraphPicture.Vertex vertex) {
    return vertex.at().size() > 1;
  }

  private static GraphPlaces fitted(double[] x, double[] y) {
    double left = Arrays.stream(x).min().orElseThrow();
    double top = Arrays.stream(y).min().orElseThrow();
    double wide = Math.max(1, Arrays.stream(x).max().orElseThrow() - left);
    double high = Math.max(1, Arrays.stream(y).max().orElseThrow() - top);
    double across = Math.min(CELL, (MOST_WIDTH - 2 * MARGIN) / wide);
    double down = Math.min(CELL, (MOST_HEIGHT - 2 * MARGIN) / high);
    List<Point2D> points = IntStream.range(0, x.length).mapToObj(v -> Point2D.of(MARGIN + (x[v] - left) * across, MARGIN + (y[v] - top) * down)).toList();
    return new GraphPlaces((int) Math.ceil(2 * MARGIN + wide * across), (int) Math.ceil(2 * MARGIN + high * down), points);
  }

  /** Vertices that are joined draw each other near (Fruchterman and Reingold, 1991); then all are spread over the picture. */
  private static GraphPlaces byForces(GraphPicture picture) {
    int vertices = picture.vertices().size();
    int width = Math.min(MOST_WIDTH_LABELLED, LEAST_WIDTH + WIDTH_OF_VERTEX * (vertices - 1));
    int height = Math.min(MOST_HEIGHT, LEAST_HEIGHT + HEIGHT_OF_VERTEX * (vertices - 1));
    if (vertices == 1) {
      return new GraphPlaces(width, height, List.of(Point2D.of(width / 2.0, height / 2.0)));
    }
    Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
    IntStream.range(0, vertices).forEach(graph::addVertex);
    picture.edges().stream().filter(edge -> edge.from() != edge.to()).forEach(edge -> graph.addEdge(edge.from(), edge.to()));
    MapLayoutModel2D<Integer> places = new MapLayoutModel2D<>(Box2D.of(MARGIN, MARGIN, width - 2.0 * MARGIN, height - 2.0 * MARGIN));
    new FRLayoutAlgorithm2D<Integer, DefaultEdge>(ITERATIONS, PULL, new Random(1)).layout(graph, places);
    double[] x = IntStream.range(0, vertices).mapToDouble(v -> places.get(v).getX()).toArray();
    double[] y = IntStream.range(0, vertices).mapToDouble(v -> places.get(v).getY()).toArray();
    spread(x, width);
    spread(y, height);
    List<Point2D> points = new ArrayList<>();
    IntStream.range(0, vertices).forEach(v -> points.add(Point2D.of(x[v], y[v])));
    return new GraphPlaces(width, height, points);
  }

  private static void spread(double[] places, int size) {
    double least = Arrays.stream(places).min().orElseThrow();
    double most = Arrays.stream(places).max().orElseThrow();
    for (int v = 0; v < places.length && most > least; v++) {
      places[v] = MARGIN + (places[v] - least) / (most - least) * (size - 2 * MARGIN);
    }
  }
}
