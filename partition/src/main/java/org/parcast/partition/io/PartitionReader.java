package org.parcast.partition.io;

import java.io.IOException;
import java.nio.file.Path;
import org.parcast.partition.graph.Partition;

/** Reads partition files: the part of every vertex, counted from 0, each on its line. */
final class PartitionReader {
  private PartitionReader() {
  }

  static Partition read(Path file, int vertices, int parts) throws IOException {
    try (NumberScanner in = NumberScanner.open(file)) {
      IntArray partOf = new IntArray(vertices);
      for (int v = 0; v < vertices; v++) {
        if (in.atEnd()) {
          throw in.error("the file ends after " + v + " of " + vertices + " vertices");
        }
        partOf.add(in.nextInt(0, parts - 1, "the part of vertex " + (v + 1)));
        in.endLine();
      }
      in.skipBlankLines();
      if (!in.atEnd()) {
        throw in.error("there are more lines than the graph's " + vertices + " vertices");
      }
      return Partition.of(parts, partOf.toArray());
    }
  }
}
