package org.parcast.partition.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import org.parcast.partition.graph.Graph;

/**
 * Reads graphs in the format of METIS (manual of METIS 5.1, section 4.1.1): a line {@code vertices edges [fmt [ncon]]}, then a line
 * for each vertex with {@code [size] [weight] neighbour [weight] ...}, vertices counted from 1, comments after {@code %}. Sizes and
 * all but one weight per vertex are refused.
 */
final class MetisGraphReader {
  private static final int MAX_ENTRIES = Integer.MAX_VALUE - 16;

  private final NumberScanner in;
  private long headerLine;
  private int vertices;
  private long edges;
  private boolean vertexWeighted;
  private boolean edgeWeighted;

  private MetisGraphReader(NumberScanner in) {
    this.in = in;
  }

  static Graph read(Path file) throws IOException {
    try (NumberScanner in = NumberScanner.open(file)) {
      return new MetisGraphReader(in).read();
    }
  }

  private Graph read() throws IOException {
    readHeader();
    IntArray offsets = new IntArray(vertices + 1L);
    IntArray neighbours = new IntArray(2 * edges);
    IntArray edgeWeights = new IntArray(edgeWeighted ? 2 * edges : 0);
    IntArray vertexWeights = new IntArray(vertices);
    AdjacencyCheck check = new AdjacencyCheck(in);
    offsets.add(0);
    for (int v = 0; v < vertices; v++) {
      in.skipComments('%');
      if (in.atEnd()) {
        throw in.error("the file ends after " + v + " of the " + vertices + " vertices that the header announces"
            + " (one without neighbours has an empty line)");
      }
      vertexWeights.add(vertexWeighted ? in.nextInt(0, Integer.MAX_VALUE, "the weight of vertex " + (v + 1)) : 1);
      check.begin(v);
      while (in.hasNext()) {
        int u = in.nextInt(1, vertices, "a neighbour of vertex " + (v + 1)) - 1;
        int weight = edgeWeighted ? in.nextInt(1, Integer.MAX_VALUE, "the weight of an edge of vertex " + (v + 1)) : 1;
        check.add(u, weight);
        neighbours.add(u);
        if (edgeWeighted) {
          edgeWeights.add(weight);
        }
      }
      in.endLine();
      offsets.add(neighbours.size());
    }
    checkEnd();
    if (neighbours.size() != 2 * edges) {
      throw in.errorAt(headerLine, "the header announces " + edges + " edges, the lines hold " + neighbours.size() + " neighbours, which make "
          + neighbours.size() / 2 + (neighbours.size() % 2 == 0 ? "" : " and a half") + ": every edge is listed from both ends and counted once");
    }
    int[] rows = neighbours.toArray();
    int[] weights = edgeWeighted ? edgeWeights.toArray() : ones(rows.length);
    check.end(offsets.toArray(), rows, weights);
    return Graph.of(vertexWeights.toArray(), offsets.toArray(), rows, weights);
  }

  private void readHeader() throws IOException {
    in.skipComments('%');
    headerLine = in.line();
    vertices = in.nextInt(0, MAX_ENTRIES, "the number of vertices");
    edges = in.nextLong(0, MAX_ENTRIES / 2, "the number of edges");
    String format = in.hasNext() ? String.format(Locale.ROOT, "%03d", in.nextInt(0, 111, "the format")) : "000";
    if (!format.matches("[01]{3}")) {
      throw in.error("the format is " + format + ", which is not made of 0 and 1");
    }
    if (format.charAt(0) == '1') {
      throw in.error("vertex sizes (format " + format + ") are not supported: leave them out, or give the graph as .hgr");
    }
    vertexWeighted = format.charAt(1) == '1';
    edgeWeighted = format.charAt(2) == '1';
    if (in.hasNext() && in.nextInt(0, Integer.MAX_VALUE, "the number of weights per vertex") > 1) {
      throw in.error("more than one weight per vertex is not supported");
    }
    in.endLine();
  }

  private void checkEnd() throws IOException {
    while (!in.atEnd()) {
      in.skipComments('%');
      if (in.hasNext()) {
        throw in.error("there are more lines than the " + vertices + " vertices that the header announces");
      }
      in.endLine();
    }
  }

  private static int[] ones(int length) {
    int[] ones = new int[length];
    Arrays.fill(ones, 1);
    return ones;
  }
}
