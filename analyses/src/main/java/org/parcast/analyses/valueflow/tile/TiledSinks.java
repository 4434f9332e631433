package org.parcast.analyses.valueflow.tile;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;
import org.parcast.recording.file.RecordingFormat;

/** The sinks of a graph's nets where vertices stand for others, each set kept once. */
final class TiledSinks {
  private final Nets nets;
  private final IntUnaryOperator standsFor;
  private final SinkPool pool = new SinkPool();

  /** Sets of sinks that several nets of the recording share, by where they begin there. */
  private final Int2IntOpenHashMap shared = new Int2IntOpenHashMap();

  /** The last net that had the sink. */
  private final int[] seen;

  private int stamp;
  private int[] collected = new int[64];

  /** @param standsFor the vertex that stands for a sink */
  TiledSinks(ValueCommunicationGraph graph, IntUnaryOperator standsFor) {
    nets = graph.nets();
    this.standsFor = standsFor;
    seen = new int[graph.vertices()];
    shared.defaultReturnValue(-1);
  }

  SinkPool pool() {
    return pool;
  }

  /** The number in the pool of the net's set. */
  int of(int net) {
    int start = nets.offset(net);
    int end = nets.end(net);
    boolean large = end - start >= RecordingFormat.SHARED_SINKS && !nets.moves(net);
    int known = large ? shared.get(start) : -1;
    if (known >= 0) {
      return known;
    }
    if (end - start > collected.length) {
      collected = new int[end - start];
    }
    stamp++;
    int size = 0;
    for (int i = start; i < end; i++) {
      int pin = standsFor.applyAsInt(nets.pin(net, i));
      if (seen[pin] != stamp) {
        seen[pin] = stamp;
        collected[size++] = pin;
      }
    }
    Arrays.sort(collected, 0, size);
    int number = pool.add(collected, size);
    if (large) {
      shared.put(start, number);
    }
    return number;
  }
}
