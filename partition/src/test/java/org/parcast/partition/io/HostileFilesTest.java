package org.parcast.partition.io;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Every kind of damage is named with its line. */
class HostileFilesTest {
  @TempDir
  private Path directory;

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "graph | 2 1;2;1;1             | 4 | more lines",
    "graph | 3 2;2;1 3             | 4 | ends after 2 of the 3",
    "graph | 2 2;2;1               | 1 | announces 2 edges, the lines hold 2 neighbours, which make 1: every edge is listed from both ends",
    "graph | %note;2 2;2;1         | 2 | announces 2 edges",
    "graph | 2 1;1;1               | 2 | its own neighbour",
    "graph | 3 2;2 2;1;            | 2 | twice",
    "graph | 3 1;2;3;              | 2 | does not list it in turn",
    "graph | 2 1 1;2 5;1 6         | 2 | has the weight 5 here and 6",
    "graph | 2 1 1;2 -5;1 -5       | 2 | -5, outside 1",
    "graph | 2 1 10;-1 2;1 1       | 2 | -1, outside 0",
    "graph | 2 1;3;1               | 2 | a neighbour of vertex 1 is 3, outside 1 to 2",
    "graph | 2 1;x;1               | 2 | 'x', not an integer",
    "graph | 4294967296 1          | 1 | the number of vertices is 4294967296",
    "graph | 2 4294967296;2;1      | 1 | the number of edges is 4294967296",
    "graph | 3 2 1;2 2147483647 3 2147483647;1 2147483647;1 2147483647 | 3 | sum to more than",
    "graph | 2 1 100;1 2;1 1       | 1 | sizes",
    "graph | 2 1 11 2;1 1 2 1;1 1 1 1 | 1 | more than one weight",
    "graph | 2;2;1                 | 1 | the number of edges is missing",
    "graph | %no header            | 2 | the number of vertices is missing: the file ends here",
    "graph | 2 \u0001 1;2;1      | 1 | a character of code 1 stands here: the file is no text",
    "hgr   | 1 3;1 1               | 2 | the pin 1 twice",
    "hgr   | 1 3;4                 | 2 | outside 1 to 3",
    "hgr   | 2 3;1 2               | 3 | ends before the line of net 2",
    "hgr   | 1 3;;                 | 2 | has no pins",
    "hgr   | 1 3 1;-4 1 2          | 2 | -4, outside 0",
    "hgr   | 1 2 10;1 2;1          | 4 | the weight of vertex 2",
    "hgr   | 1 2 7;1 2             | 1 | the format is 7",
    "hgr   | 1 100000000;1 2       | 3 | announces 100000000 vertices, of which the nets have no more than 2",
    "hgr   | 1 711251251;1 711251251 | 3 | of which the nets have no more than 2",
    "mtx   | 3 3 1;1 2             | 1 | first line",
    "mtx   | %%MatrixMarket matrix coordinate pattern general;3 2 1;1 2 | 2 | square",
    "mtx   | %%MatrixMarket matrix coordinate real general;3 3 1;1 2    | 3 | a value is missing",
    "mtx   | %%MatrixMarket matrix coordinate pattern general;3 3 2;1 2 | 4 | ends after 1 of the 2",
    "mtx   | %%MatrixMarket matrix array real general;3 3               | 1 | array",
    "mtx   | %%MatrixMarket matrix coordinate pattern general;3 3 1;0 2 | 3 | outside 1 to 3",
  })
  void damageIsNamedWithItsLine(String extension, String content, long line, String message) throws IOException {
    Path file = directory.resolve("hostile." + extension);
    Files.writeString(file, content.replace(';', '\n') + "\n");

    assertThatThrownBy(() -> read(file)).isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("hostile." + extension + ":" + line + ": ").hasMessageContaining(message);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "0 0;1e39 0       | 2 | a coordinate of vertex 2 is 1.0E39, and at most 3.4028235E38 can be held",
    "0 0;1 nan        | 2 | 'nan', not a finite number",
    "0 0;1            | 2 | vertex 2 has 1 coordinates, the first one 2",
    ";                | 1 | vertex 1 has no coordinates",
    "0 0              | 2 | the file ends after the coordinates of 1 of 2 vertices",
    "0 0;1 0;2 0      | 3 | there are more lines than the graph's 2 vertices",
  })
  void damagedCoordinatesAreNamedWithTheirLine(String content, long line, String message) throws IOException {
    Path file = directory.resolve("hostile.xy");
    Files.writeString(file, content.replace(';', '\n') + "\n");

    assertThatThrownBy(() -> GraphFiles.readCoordinates(file, 2)).isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("hostile.xy:" + line + ": ").hasMessageContaining(message);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 5, 9, 10, 18, 1000})
  void aTruncatedArchiveIsNamed(int length) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (GZIPOutputStream out = new GZIPOutputStream(bytes)) {
      for (int i = 0; i < 5000; i++) {
        out.write(((i * 7919 % 10007) + "\n").getBytes(StandardCharsets.US_ASCII));
      }
    }
    Path file = directory.resolve("cut.graph.gz");
    Files.write(file, Arrays.copyOf(bytes.toByteArray(), length));

    assertThatThrownBy(() -> GraphFiles.readPartition(file, 5000, 10007)).isInstanceOf(GraphFormatException.class)
        .hasMessageContaining("cut.graph.gz:").hasMessageContaining("cut off");
  }

  private static Object read(Path file) throws IOException {
    return GraphFiles.isHypergraph(file) ? GraphFiles.readHypergraph(file) : GraphFiles.readGraph(file);
  }
}
