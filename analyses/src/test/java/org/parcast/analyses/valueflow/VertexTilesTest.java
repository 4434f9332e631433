package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.parcast.recorder.format.ValueFlowRecording;

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
    assertThat(clusters(TinyPrograms.jacobi1d(32, 2), 4).size()).isEqualTo(2 * 34);
  }

  @Test
  void aLargeGraphHasNoMoreTilesThanAllowedAndEveryVertexIsInOne() {
    int n = 110;
    VertexClusters clusters = clusters(TinyPrograms.heat2d(n, 2, TinyPrograms.Heat.SWAP), 1000);
    assertThat(clusters.size()).isBetween(500, 1000);
    int words = 0;
    for (int weight : clusters.weights()) {
      words += weight;
    }
    assertThat(words).isEqualTo((n + 2) * (n + 2) + n * n);
  }
}
