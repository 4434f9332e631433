package org.parcast.analyses.valueflow.tile;

import it.unimi.dsi.fastutil.HashCommon;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * What some tiles, drawn at random, say the nets of all would take: tiles too small for the memory at hand are then passed over in a tenth of the
 * time. It is rather less than they do take, as {@link SharingClasses} and {@link TiledNets} keep more apart than is counted here.
 */
final class TileSample {
  /** A power of two. Graphs that need tiles have millions of nets; of the 100,000 of a small stencil it tells 0.7 to 1.1 of what they take. */
  private static final int ONE_OF = 64;

  private TileSample() {}

  /** Bytes of all nets between the tiles. */
  static long memory(ValueCommunicationGraph graph, Tiles tiles) {
    Nets nets = graph.nets();
    IntUnaryOperator tile = vertex -> {
      int representative = graph.representative(vertex);
      int of = tiles.of(representative);
      return of == 0 ? representative : of;
    };
    TiledSinks sinks = new TiledSinks(graph, tile);
    LongOpenHashSet[] ofKind = new LongOpenHashSet[3 * graph.phases().size()];
    Arrays.setAll(ofKind, kind -> new LongOpenHashSet());
    long pins = 0;
    int home = 0;
    boolean isDrawn = false;
    for (int n = 0; n < nets.size(); n++) {
      int of = tile.applyAsInt(nets.home(n));
      if (of != home) {
        home = of;
        isDrawn = (HashCommon.mix(home) & ONE_OF - 1) == 0;
      }
      if (isDrawn) {
        int set = sinks.of(n);
        if (ofKind[TiledNets.kind(nets, n)].add((long) home << 32 | set)) {
          pins += sinks.pool().size(set);
        }
      }
    }
    long different = Arrays.stream(ofKind).mapToLong(LongOpenHashSet::size).sum();
    return GraphMemory.bytes(ONE_OF * different, ONE_OF * pins);
  }
}
