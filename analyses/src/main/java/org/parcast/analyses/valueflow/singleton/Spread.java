package org.parcast.analyses.valueflow.singleton;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.parcast.analyses.valueflow.graph.Components;
import org.parcast.analyses.valueflow.graph.PartsOfNets;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.graph.compact.VertexOrder;
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
  /** Those that are asked for. */
  private final BitSet of;
  private final VertexOrder number;
  private final short[] part;
  private final int parts;
  /** Of the vertices that are asked for, the parts of their neighbours, and those of the whole groups that the neighbours of hubs are of. */
  private final Neighbours neighbours;
  /** Those of the components that the neighbours are of; null until they are asked for. */
  private int[] ofComponents;
  /** Values that others use, and those among them that are used in nearly all parts. */
  private final long[] values;
  private final long[] valuesOverAll;

  /** Parts as bits, by the number of a vertex. */
  private record Neighbours(int[] sources, int[] sinks, int[] possibleSources, int[] possibleSinks) {
    Neighbours(int size, int hubs) {
      this(new int[size], new int[size], new int[hubs], new int[hubs]);
    }

    Neighbours or(Neighbours other) {
      or(sources, other.sources);
      or(sinks, other.sinks);
      or(possibleSources, other.possibleSources);
      or(possibleSinks, other.possibleSinks);
      return this;
    }

    private static void or(int[] bits, int[] more) {
      Arrays.setAll(bits, i -> bits[i] | more[i]);
    }
  }

  /**
   * @param of the vertices that are asked for
   * @param hubs those among them that are asked for {@link #sourcesEverywhere} or {@link #sinksEverywhere}
   * @param part part of every representative, -1 for those that the cut has not
   */
  Spread(ValueCommunicationGraph graph, WordGroups groups, BitSet of, BitSet hubs, short[] part) {
    this.graph = graph;
    this.groups = groups;
    this.of = of;
    this.part = part;
    number = new VertexOrder(of);
    parts = parts(part);
    int[] partsOfGroup = hubs.isEmpty() ? new int[0] : partsOfGroups();
    neighbours = PartsOfNets.collect(graph, () -> new Neighbours(number.size(), hubs.isEmpty() ? 0 : number.size()), (found, first, end) -> graph.forEachEdge(first, end, (home, pin) -> {
      if (of.get(home) && part[pin] >= 0) {
        found.sinks[number.of(home)] |= 1 << part[pin];
        if (hubs.get(home)) {
          found.possibleSinks[number.of(home)] |= partsOfGroup(pin, partsOfGroup);
        }
      }
      if (of.get(pin) && part[home] >= 0) {
        found.sources[number.of(pin)] |= 1 << part[home];
        if (hubs.get(pin)) {
          found.possibleSources[number.of(pin)] |= partsOfGroup(home, partsOfGroup);
        }
      }
    }), Neighbours::or);
    values = new long[number.size()];
    valuesOverAll = new long[number.size()];
    countValues();
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

  private void countValues() {
    Nets nets = graph.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      int bits = 0;
      for (int i = nets.offset(n); of.get(home) && graph.usedInHeadline(n) && i < nets.end(n); i++) {
        int pin = graph.sink(nets.pin(n, i), home);
        bits |= pin != home && part[pin] >= 0 ? 1 << part[pin] : 0;
      }
      if (bits != 0) {
        values[number.of(home)] += nets.count(n);
        valuesOverAll[number.of(home)] += inNearlyAll(bits) ? nets.count(n) : 0;
      }
    }
  }

  /** By number of a group. */
  private int[] partsOfGroups() {
    List<WordBlock> blocks = graph.words().blocks();
    int[] partsOfGroup = new int[groups.numbers()];
    for (WordBlock block : blocks) {
      for (int v = block.firstVertex(); v < block.firstVertex() + block.length(); v++) {
        partsOfGroup[groups.of(block)] |= v >= Nets.FIRST_VERTEX && part[v] >= 0 ? 1 << part[v] : 0;
      }
    }
    return partsOfGroup;
  }

  private int partsOfGroup(int vertex, int[] partsOfGroup) {
    WordBlock block = graph.words().block(vertex);
    return block == null ? 0 : partsOfGroup[groups.of(block)];
  }

  private int[] ofComponents() {
    Components components = new Components(graph, of, part);
    int[] found = new int[number.size()];
    graph.forEachEdge((home, pin) -> {
      if (of.get(home) && part[pin] >= 0) {
        found[number.of(home)] |= components.partsOf(pin);
      }
      if (of.get(pin) && part[home] >= 0) {
        found[number.of(pin)] |= components.partsOf(home);
      }
    });
    return found;
  }

  private int sources(int vertex) {
    return of.get(vertex) ? neighbours.sources[number.of(vertex)] : 0;
  }

  private int sinks(int vertex) {
    return of.get(vertex) ? neighbours.sinks[number.of(vertex)] : 0;
  }

  /** Whether the neighbours of a vertex lie in nearly all parts. */
  boolean overAll(int vertex) {
    return inNearlyAll(sources(vertex) | sinks(vertex));
  }

  /** Whether the sources of a vertex lie in nearly all parts, and the sinks as well. */
  boolean overAllBothWays(int vertex) {
    return inNearlyAll(sources(vertex)) && inNearlyAll(sinks(vertex));
  }

  /** Whether the sources of a vertex lie in half of the parts or more. */
  boolean sourcesInHalf(int vertex) {
    return 2 * Integer.bitCount(sources(vertex)) >= parts;
  }

  /** Whether the sources of a vertex lie in more than one part. */
  boolean sourcesInSeveral(int vertex) {
    return Integer.bitCount(sources(vertex)) > 1;
  }

  /** Whether most values of a vertex are used in nearly all parts, not some here and some there. */
  boolean valuesOverAll(int vertex) {
    return of.get(vertex) && 2 * valuesOverAll[number.of(vertex)] > values[number.of(vertex)];
  }

  private boolean inNearlyAll(int bits) {
    return Integer.bitCount(bits) >= Thresholds.NEARLY_ALL * parts;
  }

  /** Whether the neighbours of a vertex lie in nearly all parts that hold what its neighbours are connected with, other numbers that are asked for aside. */
  boolean overAllConnected(int vertex) {
    if (ofComponents == null) {
      ofComponents = ofComponents();
    }
    return nearlyAll(sources(vertex) | sinks(vertex), ofComponents[number.of(vertex)]);
  }

  /** Whether the sources of a hub lie in nearly all parts that hold words of their arrays. */
  boolean sourcesEverywhere(int hub) {
    return nearlyAll(sources(hub), neighbours.possibleSources[number.of(hub)]);
  }

  /** Whether the sinks of a hub lie in nearly all parts that hold words of their arrays. */
  boolean sinksEverywhere(int hub) {
    return nearlyAll(sinks(hub), neighbours.possibleSinks[number.of(hub)]);
  }

  private static boolean nearlyAll(int bits, int of) {
    return bits != 0 && Integer.bitCount(bits) >= Thresholds.NEARLY_ALL * Integer.bitCount(of);
  }
}
