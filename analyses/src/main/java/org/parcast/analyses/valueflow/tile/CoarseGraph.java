package org.parcast.analyses.valueflow.tile;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.singleton.SingletonDetector;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;

/**
 * A graph that fits in the memory at hand: of single words, or of the smallest tiles that do. Singletons are told from single words, and stay so;
 * where values have more uses than can be gone through, or than there is memory to index, from tiles.
 *
 * @param graph the graph
 * @param singletons its singletons
 * @param tiles its tiles; empty where it is of single words
 */
public record CoarseGraph(ValueCommunicationGraph graph, Singletons singletons, Optional<Tiles> tiles) {
  /** Larger tiles would leave too little to cut. */
  private static final int LARGEST_SIDE = 1 << 10;
  /** However little memory there is, some is needed. */
  private static final long LEAST_MEMORY = 16 << 20;
  /** What a sample says may be this many times too much. */
  private static final int UNSURE = 2;
  /** As many uses are gone through in some twenty seconds. */
  private static final long MOST_USES = 1L << 28;

  /** @param words the recording's graph of single words */
  public static CoarseGraph of(ValueFlowRecording recording, ValueCommunicationGraph words, List<WordArray> arrays, CommunicationRequest request) {
    return of(recording, words, arrays, request, MOST_USES);
  }

  /** @param mostUses up to so many uses of values singletons are told from single words */
  static CoarseGraph of(
      ValueFlowRecording recording, ValueCommunicationGraph words, List<WordArray> arrays, CommunicationRequest request, long mostUses) {
    Nets nets = words.nets();
    boolean fits = GraphMemory.of(nets, words.vertices()) <= request.memory();
    boolean byWords = fits || nets.pins() <= mostUses && GraphMemory.ofDetection(nets, words.vertices()) <= Math.max(LEAST_MEMORY, request.memory());
    Optional<Singletons> ofWords = byWords ? Optional.of(singletons(words, recording, arrays, request)) : Optional.empty();
    if (!fits) {
      words.dropIncidence();
    }
    long left = Math.max(LEAST_MEMORY, request.memory() - GraphMemory.ofTables(words.vertices()));
    // What the largest tiles take is taken in any case: words that stay single have nets too. Single words alone would take far more.
    long least = 0;
    for (int side = 2; !fits && side <= LARGEST_SIDE; side *= 2) {
      request.progress().accept("Joining words to tiles, " + side + " along each axis");
      Tiles tiles = new Tiles(words, arrays, ofWords.orElseGet(Singletons::none), request.ranks(), side);
      if (tiles.count() == 0) {
        break;
      }
      long memory = TileSample.memory(words, tiles);
      if (memory > left && least == 0) {
        least = TileSample.memory(words, new Tiles(words, arrays, ofWords.orElseGet(Singletons::none), request.ranks(), LARGEST_SIDE));
        left = Math.max(left, UNSURE * least);
      }
      if (memory > left) {
        side *= farTooSmall(memory, left, arrays);
        continue;
      }
      Optional<ValueCommunicationGraph> coarse = TiledNets.of(recording, words, arrays, tiles, left);
      if (coarse.isPresent()) {
        tiles.tile(coarse.get().placed());
        return new CoarseGraph(coarse.get(), ofWords.orElseGet(() -> singletons(coarse.get(), recording, arrays, request)), Optional.of(tiles));
      }
    }
    return new CoarseGraph(words, ofWords.orElseGet(() -> singletons(words, recording, arrays, request)), Optional.empty());
  }

  /** How many times as large tiles may be that would still take too much, as far as that is certain: of twice the side there are 2^axes times fewer. */
  private static int farTooSmall(long memory, long left, List<WordArray> arrays) {
    int axes = arrays.stream().mapToInt(WordArray::axes).max().orElse(1);
    int times = 1;
    for (long least = memory / UNSURE >> axes; least > left; least >>= axes) {
      times *= 2;
    }
    return times;
  }

  private static Singletons singletons(
      ValueCommunicationGraph graph, ValueFlowRecording recording, List<WordArray> arrays, CommunicationRequest request) {
    request.progress().accept("Looking for singletons");
    return SingletonDetector.detect(graph, recording.blocks(), arrays, request);
  }
}
