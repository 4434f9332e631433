package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import it.unimi.dsi.fastutil.ints.Int2LongOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.Components;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock;

/**
 * In which parts of a {@link TrialPartition} the sources and the sinks of some vertices lie. Leaves, which lie where their neighbour lies, say
 * nothing.
 */
final class Spread {
  private final ValueCommunicationGraph graph;
  private final WordGroups groups;
  private final short[] part;
  private final int parts;
  /** Parts as bits, by vertex; and those of the whole groups that the neighbours are of. */
  private final Int2IntOpenHashMap sources = new Int2IntOpenHashMap();
  private final Int2IntOpenHashMap sinks = new Int2IntOpenHashMap();
  private final Int2IntOpenHashMap possibleSources = new Int2IntOpenHashMap();
  private final Int2IntOpenHashMap possibleSinks = new Int2IntOpenHashMap();
  /** Those of the components that the neighbours are of. */
  private final Int2IntOpenHashMap ofComponents = new Int2IntOpenHashMap();
  /** Values that others use, by vertex, and those among them that are used in nearly all parts. */
  private final Int2LongOpenHashMap values = new Int2LongOpenHashMap();
  private final Int2LongOpenHashMap valuesOverAll = new Int2LongOpenHashMap();

  /**
   * @param of the vertices that are asked for
   * @param hubs those among them that are asked for {@link #sourcesEverywhere} or {@link #sinksEverywhere}
   * @param part part of every representative, -1 for those that the cut has not
   */
  Spread(ValueCommunicationGraph graph, WordGroups groups, BitSet of, BitSet hubs, short[] part) {
    this.graph = graph;
    this.groups = groups;
    this.part = part;
    parts = parts(part);
    Int2IntOpenHashMap partsOfGroup = hubs.isEmpty() ? new Int2IntOpenHashMap() : partsOfGroups();
    Components components = new Components(graph, of, part);
    graph.forEachEdge((home, pin) -> {
      if (of.get(home) && part[pin] >= 0) {
        add(sinks, home, 1 << part[pin]);
        add(ofComponents, home, components.partsOf(pin));
        add(possibleSinks, home, hubs.get(home) ? partsOfGroup.get(groupOf(pin)) : 0);
      }
      if (of.get(pin) && part[home] >= 0) {
        add(sources, pin, 1 << part[home]);
        add(ofComponents, pin, components.partsOf(home));
        add(possibleSources, pin, hubs.get(pin) ? partsOfGroup.get(groupOf(home)) : 0);
      }
    });
    countValues(of);
  }

  /** How many parts there are, but for those that the cut left nearly empty, as the largest parts may be above the mean. */
  private static int parts(short[] part) {
    int[] size = new int[Thresholds.PARTS];
    int all = 0;
    for (short p : part) {
      if (p >= 0) {
        size[p]++;
        all++;
      }
    }
    int few = all / (Thresholds.PARTS * Thresholds.NEARLY_EMPTY);
    return (int) Arrays.stream(size).filter(s -> s > few).count();
  }

  private void countValues(BitSet of) {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      int bits = 0;
      for (int i = nets.offset(n); of.get(home) && graph.usedInHeadline(n) && i < nets.end(n); i++) {
        int pin = graph.sink(nets.pin(n, i), home);
        bits |= pin != home && part[pin] >= 0 ? 1 << part[pin] : 0;
      }
      if (bits != 0) {
        values.addTo(home, nets.count(n));
        valuesOverAll.addTo(home, inNearlyAll(bits) ? nets.count(n) : 0);
      }
    }
  }

  private static void add(Int2IntOpenHashMap bits, int vertex, int more) {
    bits.put(vertex, bits.get(vertex) | more);
  }

  private Int2IntOpenHashMap partsOfGroups() {
    Int2IntOpenHashMap partsOfGroup = new Int2IntOpenHashMap();
    for (WordBlock block : graph.words().blocks()) {
      int bits = 0;
      for (int v = block.firstVertex(); v < block.firstVertex() + block.length(); v++) {
        bits |= v >= Nets.FIRST_VERTEX && part[v] >= 0 ? 1 << part[v] : 0;
      }
      add(partsOfGroup, groups.of(block), bits);
    }
    return partsOfGroup;
  }

  private int groupOf(int vertex) {
    WordBlock block = graph.words().block(vertex);
    return block == null ? -1 : groups.of(block);
  }

  /** Whether the neighbours of a vertex lie in nearly all parts. */
  boolean overAll(int vertex) {
    return inNearlyAll(sources.get(vertex) | sinks.get(vertex));
  }

  /** Whether the sources of a vertex lie in nearly all parts, and the sinks as well. */
  boolean overAllBothWays(int vertex) {
    return inNearlyAll(sources.get(vertex)) && inNearlyAll(sinks.get(vertex));
  }

  /** Whether the sources of a vertex lie in half of the parts or more. */
  boolean sourcesInHalf(int vertex) {
    return 2 * Integer.bitCount(sources.get(vertex)) >= parts;
  }

  /** Whether the sources of a vertex lie in more than one part. */
  boolean sourcesInSeveral(int vertex) {
    return Integer.bitCount(sources.get(vertex)) > 1;
  }

  /** Whether most values of a vertex are used in nearly all parts, not some here and some there. */
  boolean valuesOverAll(int vertex) {
    return 2 * valuesOverAll.get(vertex) > values.get(vertex);
  }

  private boolean inNearlyAll(int bits) {
    return Integer.bitCount(bits) >= Thresholds.NEARLY_ALL * parts;
  }

  /** Whether the neighbours of a vertex lie in nearly all parts that hold what its neighbours are connected with, other numbers that are asked for aside. */
  boolean overAllConnected(int vertex) {
    return nearlyAll(sources.get(vertex) | sinks.get(vertex), ofComponents.get(vertex));
  }

  /** Whether the sources of a hub lie in nearly all parts that hold words of their arrays. */
  boolean sourcesEverywhere(int hub) {
    return nearlyAll(sources.get(hub), possibleSources.get(hub));
  }

  /** Whether the sinks of a hub lie in nearly all parts that hold words of their arrays. */
  boolean sinksEverywhere(int hub) {
    return nearlyAll(sinks.get(hub), possibleSinks.get(hub));
  }

  private static boolean nearlyAll(int bits, int of) {
    return bits != 0 && Integer.bitCount(bits) >= Thresholds.NEARLY_ALL * Integer.bitCount(of);
  }
}
