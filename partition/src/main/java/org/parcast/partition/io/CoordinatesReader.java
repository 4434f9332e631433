package org.parcast.partition.io;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.parcast.partition.geometric.Coordinates;

/** Reads coordinate files: for every vertex a line with the same number of numbers; comments begin with {@code %} or {@code #}. */
final class CoordinatesReader {
  private CoordinatesReader() {
  }

  static Coordinates read(Path file, int vertices) throws IOException {
    try (NumberScanner in = NumberScanner.open(file)) {
      float[] values = new float[Math.min(vertices, 1 << 18) * 3];
      int size = 0;
      int dimensions = 0;
      for (int v = 0; v < vertices; v++) {
        in.skipComments('%');
        in.skipComments('#');
        if (in.atEnd()) {
          throw in.error("the file ends after the coordinates of " + v + " of " + vertices + " vertices");
        }
        int begin = size;
        while (in.hasNext()) {
          if (size == values.length) {
            values = Arrays.copyOf(values, 2 * size);
          }
          values[size++] = in.nextFloat("a coordinate of vertex " + (v + 1));
        }
        if (size == begin) {
          throw in.error("vertex " + (v + 1) + " has no coordinates");
        }
        dimensions = v == 0 ? size : dimensions;
        if (size - begin != dimensions) {
          throw in.error("vertex " + (v + 1) + " has " + (size - begin) + " coordinates, the first one " + dimensions);
        }
        in.endLine();
      }
      in.skipBlankLines();
      if (!in.atEnd()) {
        throw in.error("there are more lines than the graph's " + vertices + " vertices");
      }
      return Coordinates.of(Math.max(1, dimensions), Arrays.copyOf(values, size));
    }
  }
}
