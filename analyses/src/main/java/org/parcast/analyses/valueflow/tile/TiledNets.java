package org.parcast.analyses.valueflow.tile;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.valueflow.graph.Continuations;
import org.parcast.analyses.valueflow.graph.ReductionTerms;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordArray;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;

/**
 * The nets of a recording between tiles. Words of a tile that are stored at one place in the program, are as large and of one of the
 * {@link SharingClasses} are one vertex; nets that then have the same home and sinks are one. Nothing is lost of what a placement of whole tiles has to send.
 */
final class TiledNets {
  private static final int PLAIN = 0;
  private static final int EARLIER = 1;
  private static final int LAST = 2;

  private final ValueCommunicationGraph graph;
  private final Tiles tiles;
  private final Continuations continuations;
  private final int[] placedWith;
  /** The vertex that stands for a sink. */
  private final int[] sink;
  /** The representative that stands for all of its class; null where there are no classes. */
  private final int[] computedLike;
  /** What the first step's value and the one that the steps leave are used by, for homes that have both; 0 for others. */
  private int[] continuation = new int[0];
  private final Long2IntOpenHashMap continuationIds = new Long2IntOpenHashMap();
  private final Long2IntOpenHashMap homes = new Long2IntOpenHashMap();
  /** The key of the homes that was asked for last, and what it has. */
  private long lastHome;
  private int firstOfLastHome;

  private final TiledSinks sinks;

  /** By phase and kind: the net of {@code home << 32 | set}. */
  private final Long2IntOpenHashMap[] netOf;

  private final IntArrayList home = new IntArrayList();
  private final IntArrayList kind = new IntArrayList();
  private final IntArrayList set = new IntArrayList();
  private final LongArrayList count = new LongArrayList();
  private final IntArrayList alive = new IntArrayList();

  private TiledNets(ValueCommunicationGraph graph, Tiles tiles) {
    this.graph = graph;
    this.tiles = tiles;
    continuations = new Continuations(graph);
    placedWith = new int[graph.vertices()];
    sink = new int[graph.vertices()];
    sinks = new TiledSinks(graph, vertex -> sink[vertex]);
    netOf = new Long2IntOpenHashMap[3 * graph.phases().size()];
    Arrays.setAll(netOf, k -> {
      Long2IntOpenHashMap map = new Long2IntOpenHashMap();
      map.defaultReturnValue(-1);
      return map;
    });
    SharingClasses classes = SharingClasses.of(graph, tiles);
    computedLike = classes.firstOfEach();
    Long2IntOpenHashMap first = new Long2IntOpenHashMap();
    long last = 0;
    int ofLast = 0;
    for (int v = 0; v < sink.length; v++) {
      int representative = graph.representative(v);
      int tile = tiles.of(representative);
      placedWith[v] = tile == 0 ? representative : tile;
      sink[v] = v;
      if (tile != 0) {
        long like = likeness(classes.isEmpty() ? tile : classes.of(v), v);
        // Neighbours in a row mostly are alike.
        if (like != last) {
          int other = first.putIfAbsent(like, v);
          last = like;
          ofLast = other == 0 ? v : other;
        }
        sink[v] = ofLast;
      }
    }
  }

  /** What vertices of a tile, or of a class of its words, have to have in common to be one. */
  private long likeness(int group, int vertex) {
    int flags = (graph.writtenInHeadline(vertex) ? 1 : 0) + (graph.isComputed(vertex) ? 2 : 0);
    return (long) group << 32 | (long) graph.siteInHeadline(vertex) << 6 | graph.words().bytes(vertex) << 2 | flags;
  }

  /** The graph of these nets; empty where they would take more than {@code memory} bytes. */
  static Optional<ValueCommunicationGraph> of(
      ValueFlowRecording fine, ValueCommunicationGraph graph, List<WordArray> arrays, Tiles tiles, long memory) {
    TiledNets tiled = new TiledNets(graph, tiles);
    tiled.joinTerms();
    tiled.noteContinuations();
    if (!tiled.collect(memory)) {
      return Optional.empty();
    }
    ValueFlowRecording coarse = new ValueFlowRecording(fine.partial(), fine.reason(), fine.phases(), fine.blocks(), fine.vertices(),
        tiled.placedWith, fine.terms(), fine.weight(), fine.storedAt(), fine.sites(), tiled.nets(), fine.births(), fine.copies(), fine.warnings());
    for (int v = 0; v < tiled.sink.length; v++) {
      tiled.sink[v] = tiles.of(graph.representative(v)) == 0 ? graph.representative(v) : tiled.sink[v];
    }
    return Optional.of(new ValueCommunicationGraph(coarse, arrays, tiled.sink, tiled.computedLike));
  }

  /** The terms of a number whose first words lie in one tile are one. */
  private void joinTerms() {
    Long2IntOpenHashMap joined = new Long2IntOpenHashMap();
    ReductionTerms terms = graph.terms();
    for (int term = 0; term < terms.size(); term++) {
      int word = graph.representative(terms.firstWord(term));
      int tile = tiles.of(word);
      int other = joined.putIfAbsent((long) terms.number(term) << 32 | (tile == 0 ? word : tile), terms.vertex(term));
      sink[terms.vertex(term)] = other == 0 ? terms.vertex(term) : other;
    }
  }

  private void noteContinuations() {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int continued = continuations.of(n);
      if (continued >= 0) {
        if (continuation.length == 0) {
          continuation = new int[graph.vertices()];
        }
        int id = id((long) sinks.of(n) << 32 | sinks.of(continued));
        int before = continuation[nets.home(n)];
        continuation[nets.home(n)] = before == 0 || before == id ? id : id((long) ~before << 32 | id);
      }
    }
  }

  private int id(long pair) {
    int id = continuationIds.putIfAbsent(pair, continuationIds.size() + 1);
    return id == 0 ? continuationIds.size() : id;
  }

  private boolean collect(long memory) {
    Nets nets = graph.nets();
    long pins = 0;
    // By kind the net that was met last: neighbours in a row mostly have it too.
    long[] lastKey = new long[netOf.length];
    int[] lastNet = new int[netOf.length];
    for (int n = 0; n < nets.size(); n++) {
      int of = home(nets.home(n));
      int setOfNet = sinks.of(n);
      int kindOfNet = kind(nets, n);
      long key = (long) of << 32 | setOfNet;
      int net = key == lastKey[kindOfNet] ? lastNet[kindOfNet] : netOf[kindOfNet].putIfAbsent(key, home.size());
      lastKey[kindOfNet] = key;
      lastNet[kindOfNet] = net < 0 ? home.size() : net;
      if (net < 0) {
        home.add(of);
        kind.add(kindOfNet);
        set.add(setOfNet);
        count.add(nets.count(n));
        alive.add(nets.alive(n));
        pins += sinks.pool().size(setOfNet);
        if (GraphMemory.bytes(home.size(), pins) > memory) {
          return false;
        }
      } else {
        count.set(net, count.getLong(net) + nets.count(n));
        alive.set(net, alive.getInt(net) + nets.alive(n));
      }
    }
    return true;
  }

  /** Nets of different kinds stay apart. */
  static int kind(Nets nets, int net) {
    return 3 * nets.phase(net) + (nets.earlier(net) ? EARLIER : nets.last(net) ? LAST : PLAIN);
  }

  /** Homes whose values go on in different ways from the last step to a next one are kept apart. */
  private int home(int vertex) {
    if (tiles.of(graph.representative(vertex)) == 0) {
      return vertex;
    }
    int going = continuation.length == 0 ? 0 : continuation[vertex];
    long key = (long) sink[vertex] << 32 | going;
    if (key != lastHome) {
      int first = homes.putIfAbsent(key, vertex);
      lastHome = key;
      firstOfLastHome = first == 0 ? vertex : first;
    }
    return firstOfLastHome;
  }

  private Nets nets() {
    SinkPool pool = sinks.pool();
    int size = home.size();
    byte[] phase = new byte[size];
    int[] start = new int[size];
    int[] end = new int[size];
    BitSet earlier = new BitSet();
    BitSet last = new BitSet();
    for (int n = 0; n < size; n++) {
      phase[n] = (byte) (kind.getInt(n) / 3);
      earlier.set(n, kind.getInt(n) % 3 == EARLIER);
      last.set(n, kind.getInt(n) % 3 == LAST);
      start[n] = pool.start(set.getInt(n));
      end[n] = pool.end(set.getInt(n));
    }
    return new Nets(home.toIntArray(), phase, count.toLongArray(), alive.toIntArray(), start, end, pool.pins(), earlier, last);
  }
}
