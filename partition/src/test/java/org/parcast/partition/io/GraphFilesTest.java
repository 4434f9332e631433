package org.parcast.partition.io;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Partition;

class GraphFilesTest {
  @TempDir
  private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"g.graph", "g.graph.gz"})
  void weightsSurviveAMetisFile(String name) throws IOException {
    Graph graph = Graph.of(new int[] {3, 0, 5}, new int[] {0, 1, 3, 4}, new int[] {1, 0, 2, 1}, new int[] {7, 7, 9, 9});
    Path file = directory.resolve(name);

    GraphFiles.write(file, graph);
    Graph read = GraphFiles.readGraph(file);

    assertThat(read.vertexWeight(2)).isEqualTo(5);
    assertThat(read.edges()).isEqualTo(2);
    assertThat(read.neighbour(1, 1)).isEqualTo(2);
    assertThat(read.edgeWeight(1, 1)).isEqualTo(9);
  }

  @Test
  void commentsAndVerticesWithoutNeighboursAreUnderstood() throws IOException {
    Path file = directory.resolve("g.graph");
    Files.writeString(file, "% a comment\n3 1\n3\n% another\n\n1\n");

    Graph graph = GraphFiles.readGraph(file);

    assertThat(graph.degree(0)).isEqualTo(1);
    assertThat(graph.degree(1)).isZero();
    assertThat(graph.neighbour(2, 0)).isZero();
  }

  @ParameterizedTest
  @ValueSource(strings = {"plain.graph", "matrix.mtx"})
  void aByteOrderMarkIsReadOver(String name) throws IOException {
    Path file = directory.resolve(name);
    Files.writeString(file, "\uFEFF" + (name.endsWith(".graph") ? "2 1\n2\n1\n" : "%%MatrixMarket matrix coordinate pattern general\n2 2 1\n2 1\n"));

    assertThat(GraphFiles.readGraph(file).edges()).isEqualTo(1);
  }

  @Test
  void netsSurviveAnHmetisFile() throws IOException {
    Hypergraph hypergraph = Hypergraph.of(4, new int[] {1, 2, 3, 4}, new long[] {0, 3, 5}, new int[] {0, 1, 3, 2, 3},
        new long[] {6, 8});
    Path file = directory.resolve("h.hgr.gz");

    GraphFiles.write(file, hypergraph);
    Hypergraph read = GraphFiles.readHypergraph(file);

    assertThat(read.nets()).isEqualTo(2);
    assertThat(read.netWeight(1)).isEqualTo(8);
    assertThat(read.pin(0, 2)).isEqualTo(3);
    assertThat(read.vertexWeight(3)).isEqualTo(4);
  }

  @Test
  void bothTrianglesOfAMatrixMakeOneGraph() throws IOException {
    Path file = directory.resolve("m.mtx");
    Files.writeString(file, "%%MatrixMarket matrix coordinate real general\n% comment\n3 3 5\n"
        + "1 1 2.0\n1 2 -1e3\n2 1 4\n3 2 0.5\n3 3 1\n");

    Graph graph = GraphFiles.readGraph(file);

    assertThat(graph.edges()).isEqualTo(2);
    assertThat(graph.degree(1)).isEqualTo(2);
  }

  @Test
  void aMatrixFileOfOursIsReadBack() throws IOException {
    Graph path = Graph.unweighted(new int[] {0, 1, 3, 4}, new int[] {1, 0, 2, 1});
    Path file = directory.resolve("m.mtx.gz");

    GraphFiles.write(file, path);

    assertThat(GraphFiles.readGraph(file).edges()).isEqualTo(2);
  }

  @Test
  void partitionsAreReadBack() throws IOException {
    Path file = directory.resolve("p.part");

    GraphFiles.write(file, Partition.of(3, new int[] {2, 0, 1, 1}));

    assertThat(GraphFiles.readPartition(file, 4, 3).toArray()).containsExactly(2, 0, 1, 1);
  }
}
