package org.parcast.analyses.valueflow;

import java.util.List;
import java.util.Optional;
import org.parcast.recorder.format.Nets;
import org.parcast.recorder.format.ValueFlowRecording;

/**
 * A graph that fits in the memory at hand: of single words, or of the smallest tiles that do.
 *
 * @param graph the graph
 * @param tiles its tiles; empty where it is of single words
 */
record CoarseGraph(ValueCommunicationGraph graph, Optional<Tiles> tiles) {
  /** Larger tiles would leave too little to cut. */
  private static final int LARGEST_SIDE = 1 << 10;
  /** However little memory there is, some is needed. */
  private static final long LEAST_MEMORY = 16 << 20;

  /**
   * @param fine the recording's graph of single words
   * @param singletons of that graph, which stay single words
   */
  static CoarseGraph of(
      ValueFlowRecording recording, ValueCommunicationGraph fine, List<WordArray> arrays, Singletons singletons, CommunicationRequest request) {
    Nets nets = fine.nets();
    if (GraphMemory.of(nets, fine.vertices()) <= request.memory()) {
      return new CoarseGraph(fine, Optional.empty());
    }
    long left = Math.max(LEAST_MEMORY, request.memory() - GraphMemory.ofTables(fine.vertices()));
    for (int side = 2; side <= LARGEST_SIDE; side *= 2) {
      request.progress().accept("Joining words to tiles, " + side + " along each axis");
      Tiles tiles = new Tiles(fine, arrays, singletons, request.ranks(), side);
      if (tiles.count() == 0) {
        break;
      }
      Optional<ValueCommunicationGraph> coarse = TiledNets.of(recording, fine, arrays, tiles, left);
      if (coarse.isPresent()) {
        return new CoarseGraph(coarse.get(), Optional.of(tiles));
      }
    }
    return new CoarseGraph(fine, Optional.empty());
  }
}
