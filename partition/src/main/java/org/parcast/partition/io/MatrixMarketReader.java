package org.parcast.partition.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import org.parcast.partition.graph.Graph;

/**
 * Reads the graph of a square sparse matrix in Matrix Market coordinate format (Boisvert, Pozo and Remington, NISTIR 5935): an
 * edge of weight 1 wherever an entry off the diagonal stands in either triangle. Values are read over.
 */
final class MatrixMarketReader {
  private final NumberScanner in;
  private int valuesPerEntry;

  private MatrixMarketReader(NumberScanner in) {
    this.in = in;
  }

  static Graph read(Path file) throws IOException {
    try (NumberScanner in = NumberScanner.open(file)) {
      return new MatrixMarketReader(in).read();
    }
  }

  private Graph read() throws IOException {
    readBanner();
    in.skipComments('%');
    in.skipBlankLines();
    int order = in.nextInt(0, Integer.MAX_VALUE - 16, "the number of rows");
    int columns = in.nextInt(0, Integer.MAX_VALUE - 16, "the number of columns");
    if (columns != order) {
      throw in.error("the matrix is " + order + " x " + columns + "; only square matrices are graphs");
    }
    long entries = in.nextLong(0, Integer.MAX_VALUE / 2 - 16, "the number of entries");
    in.endLine();
    IntArray ends = new IntArray(2 * entries);
    for (long i = 0; i < entries; i++) {
      in.skipBlankLines();
      if (in.atEnd()) {
        throw in.error("the file ends after " + i + " of the " + entries + " entries that the header announces");
      }
      int row = in.nextInt(1, order, "a row") - 1;
      int column = in.nextInt(1, order, "a column") - 1;
      for (int value = 0; value < valuesPerEntry; value++) {
        in.nextDouble("a value");
      }
      in.endLine();
      if (row != column) {
        ends.add(row);
        ends.add(column);
      }
    }
    in.skipBlankLines();
    if (!in.atEnd()) {
      throw in.error("there are more entries than the " + entries + " that the header announces");
    }
    return Graph.ofEdges(order, ends.toArray());
  }

  private void readBanner() throws IOException {
    String[] words = in.restOfLine().toLowerCase(Locale.ROOT).split("\\s+");
    if (words.length != 5 || !words[0].equals("%%matrixmarket") || !words[1].equals("matrix")) {
      throw in.errorAt(1, "the first line is not '%%MatrixMarket matrix coordinate FIELD SYMMETRY'");
    }
    if (!words[2].equals("coordinate")) {
      throw in.errorAt(1, "the matrix is stored as " + words[2] + "; only coordinate is supported");
    }
    valuesPerEntry = switch (words[3]) {
      case "pattern" -> 0;
      case "real", "double", "integer" -> 1;
      case "complex" -> 2;
      default -> throw in.errorAt(1, "the field '" + words[3] + "' is not pattern, real, integer or complex");
    };
  }
}
