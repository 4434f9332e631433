package org.parcast.analyses.valueflow.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.TinyStencils;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.ValueFlowRecording;

class VertexTilesTest {
  private static VertexClusters clusters(ValueFlowRecording recording, int mostTiles) {
    List<WordArray> arrays = WordArrays.of(recording, Map.of());
    ValueCommunicationGraph graph = new ValueCommunicationGraph(recording, arrays);
    BitSet connected = new BitSet();
    for (int n = 0; n < graph.nets().size(); n++) {
      connected.set(graph.nets().home(n));
    }
    return VertexTiles.of(graph, Singletons.none(), arrays, connected, v -> 1, mostTiles);
  }

  @Test
  void aSmallGraphKeepsItsVertices() {
    assertThat(clusters(TinyStencils.jacobi1d(32, 2), 4).size()).isEqualTo(2 * 34);
  }

  @Test
  void aLargeGraphHasNoMoreTilesThanAllowedAndEveryVertexIsInOne() {
    int n = 110;
    VertexClusters clusters = clusters(TinyStencils.heat2d(n, 2, TinyStencils.Heat.SWAP), 1000);
    assertThat(clusters.size()).isBetween(500, 1000);
    int words = 0;
    for (int weight : clusters.weights()) {
      words += weight;
    }
    assertThat(words).isEqualTo((n + 2) * (n + 2) + n * n);
  }

  @Test
  void aMemberOfNoTileIsAClusterOfItsOwn() {
    BitSet members = new BitSet();
    members.set(3, 7);
    VertexClusters clusters = VertexClusters.tiles(members, new short[] {-1, -1, -1, 1, -1, 0, -1}, 2, v -> v);
    assertThat(IntStream.rangeClosed(2, 6).map(clusters::of)).containsExactly(-1, 1, 2, 0, 3);
    assertThat(clusters.weights()).containsExactly(5, 3, 4, 6);
  }
}
