package org.parcast.partition.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.parcast.partition.graph.Hypergraph;

/**
 * Reads hypergraphs in the format of hMETIS (manual of hMETIS 1.5, section 4.1): a line {@code nets vertices [fmt]}, a line for
 * each net with {@code [weight] pin ...}, then, if {@code fmt} is 10 or 11, a line with the weight of each vertex; vertices are
 * counted from 1, comments begin with {@code %}.
 */
final class HmetisReader {
  /** More vertices that no net has are taken for an error. */
  private static final int MOST_ISOLATED = 1 << 24;

  private final NumberScanner in;
  private int nets;
  private int vertices;
  private boolean netWeighted;
  private boolean vertexWeighted;

  private HmetisReader(NumberScanner in) {
    this.in = in;
  }

  static Hypergraph read(Path file) throws IOException {
    try (NumberScanner in = NumberScanner.open(file)) {
      return new HmetisReader(in).read();
    }
  }

  private Hypergraph read() throws IOException {
    readHeader();
    IntArray pins = new IntArray(nets * 4L);
    IntArray ends = new IntArray(nets);
    IntArray weights = new IntArray(nets);
    for (int e = 0; e < nets; e++) {
      beginLine("net", e, nets);
      weights.add(netWeighted ? in.nextInt(0, Integer.MAX_VALUE, "the weight of net " + (e + 1)) : 1);
      int begin = pins.size();
      while (in.hasNext()) {
        pins.add(in.nextInt(1, vertices, "a pin of net " + (e + 1)) - 1);
      }
      if (pins.size() == begin) {
        throw in.error("net " + (e + 1) + " has no pins");
      }
      checkDistinct(pins.copy(begin), e);
      in.endLine();
      ends.add(pins.size());
    }
    checkIsolated(pins);
    int[] vertexWeights = readVertexWeights();
    long[] offsets = new long[nets + 1];
    int[] netEnds = ends.toArray();
    for (int e = 0; e < nets; e++) {
      offsets[e + 1] = netEnds[e];
    }
    return Hypergraph.of(vertices, vertexWeights, offsets, pins.toArray(), Arrays.stream(weights.toArray()).asLongStream()
        .toArray());
  }

  private void readHeader() throws IOException {
    in.skipComments('%');
    nets = in.nextInt(0, Integer.MAX_VALUE - 16, "the number of nets");
    vertices = in.nextInt(0, Integer.MAX_VALUE - 16, "the number of vertices");
    int format = in.hasNext() ? in.nextInt(0, 11, "the format") : 0;
    if (format > 1 && format < 10) {
      throw in.error("the format is " + format + "; it is 0, 1 (net weights), 10 (vertex weights) or 11 (both)");
    }
    netWeighted = format % 10 == 1;
    vertexWeighted = format >= 10;
    in.endLine();
  }

  private void beginLine(String what, int index, int count) throws IOException {
    in.skipComments('%');
    if (in.atEnd()) {
      throw in.error("the file ends before the line of " + what + " " + (index + 1) + " of " + count);
    }
  }

  private void checkDistinct(int[] sorted, int net) throws IOException {
    Arrays.sort(sorted);
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] == sorted[i - 1]) {
        throw in.error("net " + (net + 1) + " has the pin " + (sorted[i] + 1) + " twice");
      }
    }
  }

  /** What has neither net nor weight is only promised by the header: memory follows what is in the file. */
  private void checkIsolated(IntArray pins) throws IOException {
    if (!vertexWeighted && vertices - pins.size() > MOST_ISOLATED) {
      throw in.error("the header announces " + vertices + " vertices, of which the nets have no more than " + pins.size());
    }
  }

  private int[] readVertexWeights() throws IOException {
    IntArray weights = new IntArray(vertices);
    for (int v = 0; v < vertices; v++) {
      if (vertexWeighted) {
        beginLine("the weight of vertex", v, vertices);
        weights.add(in.nextInt(0, Integer.MAX_VALUE, "the weight of vertex " + (v + 1)));
        in.endLine();
      } else {
        weights.add(1);
      }
    }
    while (!in.atEnd()) {
      in.skipComments('%');
      if (in.hasNext()) {
        throw in.error("there are more lines than the header announces");
      }
      in.endLine();
    }
    return weights.toArray();
  }
}
