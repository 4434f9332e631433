package org.parcast.analyses.valueflow.tile;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;
import org.parcast.recording.file.RecordingFormat;

/**
 * The sinks of a graph's nets where vertices stand for others, each set kept once. Of a regular array neighbouring words have sinks at the same distances, and
 * mostly in the same tiles: as far as each of these sinks and those behind it have one vertex that stands for them, the set is not looked at again.
 */
final class TiledSinks {
  /** Sets of distances that are met again and again: as many as one word has nets, or several by turns. A power of two. */
  private static final int RECENT = 256;

  private final Nets nets;
  private final IntUnaryOperator standsFor;
  private final SinkPool pool = new SinkPool();

  /** Sets of sinks that several nets of the recording share, by where they begin there. */
  private final Int2IntOpenHashMap shared = new Int2IntOpenHashMap();

  // Of sets that move with the home, by where they begin, the last that was met: what its pins stood for, its number, and the homes that have the same.
  private final int[] recentStart = new int[RECENT];
  private final int[][] recentPins = new int[RECENT][];
  private final int[] recentNumber = new int[RECENT];
  private final int[] recentHome = new int[RECENT];
  private final int[] recentUntil = new int[RECENT];

  /** The vertices for which another vertex stands than for the one before; null until the first set that moves. */
  private BitSet changes;

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
    Arrays.fill(recentStart, -1);
  }

  SinkPool pool() {
    return pool;
  }

  /** The number in the pool of the net's set. */
  int of(int net) {
    int start = nets.offset(net);
    int end = nets.end(net);
    if (nets.moves(net)) {
      return ofMoving(net, start, end);
    }
    boolean large = end - start >= RecordingFormat.SHARED_SINKS;
    int known = large ? shared.get(start) : -1;
    if (known >= 0) {
      return known;
    }
    int number = add(net, start, end);
    if (large) {
      shared.put(start, number);
    }
    return number;
  }

  private void findChanges() {
    changes = new BitSet(seen.length);
    int before = 0;
    for (int v = Nets.FIRST_VERTEX; v < seen.length; v++) {
      int now = standsFor.applyAsInt(v);
      changes.set(v, now != before);
      before = now;
    }
  }

  private int ofMoving(int net, int start, int end) {
    if (changes == null) {
      findChanges();
    }
    int recent = start & RECENT - 1;
    int home = nets.home(net);
    boolean known = recentStart[recent] == start && recentPins[recent].length == end - start;
    if (known && home >= recentHome[recent] && home <= recentUntil[recent]) {
      return recentNumber[recent];
    }
    int[] pins = known ? recentPins[recent] : new int[end - start];
    boolean same = known;
    int alike = Integer.MAX_VALUE;
    for (int i = start; i < end; i++) {
      int pin = nets.pin(net, i);
      int stands = standsFor.applyAsInt(pin);
      same &= pins[i - start] == stands;
      pins[i - start] = stands;
      if (pin >= Nets.FIRST_VERTEX && alike > 0) {
        int change = changes.nextSetBit(pin + 1);
        alike = change < 0 ? alike : Math.min(alike, change - 1 - pin);
      }
    }
    recentHome[recent] = home;
    recentUntil[recent] = (int) Math.min(Integer.MAX_VALUE, (long) home + alike);
    if (!same) {
      recentStart[recent] = start;
      recentPins[recent] = pins;
      recentNumber[recent] = add(net, start, end);
    }
    return recentNumber[recent];
  }

  private int add(int net, int start, int end) {
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
    return pool.add(collected, size);
  }
}
