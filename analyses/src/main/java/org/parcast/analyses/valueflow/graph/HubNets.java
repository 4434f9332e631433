package org.parcast.analyses.valueflow.graph;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.ints.IntOpenHashSet;
import java.util.function.IntConsumer;
import org.parcast.recording.Nets;

/**
 * Nets of the headline phase with more sinks than there are ranks, as of a time step that all elements use: how many of their sinks each rank has, as these move. Of so many nets
 * that this takes no more room than the sinks of all do.
 */
public final class HubNets {
  private final ValueCommunicationGraph graph;
  private final int ranks;
  private final IntArrayList nets = new IntArrayList();
  private final Int2IntOpenHashMap numbers = new Int2IntOpenHashMap();
  /** By vertex, where those of the nets begin in {@link #of} that have it among their sinks. */
  private final int[] start;
  private final int[] of;
  /** By net and rank. */
  private final int[] sinks;

  /** @param owner rank of each representative, -1 where none */
  public HubNets(ValueCommunicationGraph graph, short[] owner, int ranks) {
    this.graph = graph;
    this.ranks = ranks;
    numbers.defaultReturnValue(-1);
    choose();
    start = new int[graph.vertices() + 1];
    for (int hub = 0; hub < nets.size(); hub++) {
      forEachSink(hub, pin -> start[pin + 1]++);
    }
    for (int v = 0; v < graph.vertices(); v++) {
      start[v + 1] += start[v];
    }
    of = new int[start[graph.vertices()]];
    sinks = new int[nets.size() * ranks];
    int[] end = start.clone();
    for (int hub = 0; hub < nets.size(); hub++) {
      int number = hub;
      forEachSink(hub, pin -> {
        of[end[pin]++] = number;
        count(number, owner[pin], 1);
      });
    }
  }

  private void choose() {
    Nets all = graph.nets();
    long pins = 0;
    for (int n = 0; n < all.size(); n++) {
      int size = all.end(n) - all.offset(n);
      if (size > ranks && graph.usedInHeadline(n) && pins + size <= all.keptPins()) {
        numbers.put(n, nets.size());
        nets.add(n);
        pins += size;
      }
    }
  }

  /** Tells each representative once that is a sink; the marks are none. */
  private void forEachSink(int hub, IntConsumer sinks) {
    IntOpenHashSet met = new IntOpenHashSet();
    graph.nets().forEachSink(nets.getInt(hub), sink -> {
      int pin = graph.sink(sink, 0);
      if (pin != 0 && met.add(pin)) {
        sinks.accept(pin);
      }
    });
  }

  private void count(int hub, short rank, int more) {
    if (rank >= 0) {
      sinks[hub * ranks + rank] += more;
    }
  }

  /** Whether it is one of these. */
  public boolean has(int net) {
    return numbers.containsKey(net);
  }

  /** Whether the representative is a sink of the net, which is one of these. */
  public boolean has(int net, int vertex) {
    int hub = numbers.get(net);
    for (int i = start[vertex]; i < start[vertex + 1]; i++) {
      if (of[i] == hub) {
        return true;
      }
    }
    return false;
  }

  /** How many representatives on the rank are sinks of the net, which is one of these. */
  public int sinks(int net, short rank) {
    return sinks[numbers.get(net) * ranks + rank];
  }

  /** The representative moves from a rank, -1 for none, to another. */
  public void move(int vertex, short from, short to) {
    for (int i = start[vertex]; i < start[vertex + 1]; i++) {
      count(of[i], from, -1);
      count(of[i], to, 1);
    }
  }
}
