package org.parcast.analyses.valueflow.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.parcast.recording.Nets;

/**
 * Distinct neighbours of every vertex of the value communication graph, itself apart; a word that only receives copies is
 * no neighbour, since moving is no value-flow chain. Of a vertex of the steps those of the steps, since a matrix entry is one whether it is
 * read or computed before; of others those of all other phases. A leaf has one neighbour, that it flows into.
 */
final class Degrees {
  private final ValueCommunicationGraph graph;
  private final BitSet inSteps;
  private final int[] out;
  private final int[] in;
  private final int[] leavesInto;

  /** @param inSteps the vertices of the steps; none where all phases count alike */
  Degrees(ValueCommunicationGraph graph, BitSet inSteps) {
    this.graph = graph;
    this.inSteps = inSteps;
    out = new int[graph.vertices()];
    in = new int[graph.vertices()];
    int[] netsByHome = netsByHome(graph);
    count(netsByHome);
    leavesInto = leavesInto(netsByHome);
  }

  private static int[] netsByHome(ValueCommunicationGraph graph) {
    Nets nets = graph.nets();
    int[] start = new int[graph.vertices() + 1];
    for (int n = 0; n < nets.size(); n++) {
      start[graph.representative(nets.home(n)) + 1]++;
    }
    for (int v = 0; v < graph.vertices(); v++) {
      start[v + 1] += start[v];
    }
    int[] order = new int[nets.size()];
    for (int n = 0; n < nets.size(); n++) {
      order[start[graph.representative(nets.home(n))]++] = n;
    }
    return order;
  }

  /** Nets of one home are neighbours in the order, so one stamp per vertex tells a sink that was met before. */
  private void count(int[] netsByHome) {
    Nets nets = graph.nets();
    int[] seenFrom = new int[graph.vertices()];
    int[] seenInStepsFrom = inSteps.isEmpty() ? seenFrom : new int[graph.vertices()];
    for (int n : netsByHome) {
      int home = graph.representative(nets.home(n));
      boolean steps = graph.usedInHeadline(n);
      int[] seen = steps ? seenInStepsFrom : seenFrom;
      nets.forEachSink(n, sink -> {
        int pin = isComputed(sink) ? graph.representative(sink) : home;
        if (pin != home && seen[pin] != home) {
          seen[pin] = home;
          out[home] += steps || !inSteps.get(home) ? 1 : 0;
          in[pin] += steps || !inSteps.get(pin) ? 1 : 0;
        }
      });
    }
  }

  private boolean isComputed(int sink) {
    return sink >= Nets.FIRST_VERTEX && graph.isComputed(sink);
  }

  int vertices() {
    return graph.vertices();
  }

  int out(int vertex) {
    return out[vertex];
  }

  int in(int vertex) {
    return in[vertex];
  }

  int degree(int vertex) {
    return out[vertex] + in[vertex];
  }

  boolean isLeaf(int vertex) {
    return in[vertex] == 0 && out[vertex] == 1;
  }

  /** The smaller of mean and median degree over those of these vertices that are connected; 0 where there are none. */
  double centroid(IntPredicate of) {
    int[] degrees = new int[graph.vertices()];
    int size = 0;
    long sum = 0;
    for (int v = Nets.FIRST_VERTEX; v < graph.vertices(); v++) {
      if (degree(v) > 0 && of.test(v)) {
        degrees[size++] = degree(v);
        sum += degree(v);
      }
    }
    if (size == 0) {
      return 0;
    }
    Arrays.sort(degrees, 0, size);
    double median = size % 2 == 1 ? degrees[size / 2] : (degrees[size / 2 - 1] + degrees[size / 2]) / 2.0;
    return Math.min((double) sum / size, median);
  }

  /** Edges from leaves into each vertex. */
  int[] leavesInto() {
    return leavesInto;
  }

  private int[] leavesInto(int[] netsByHome) {
    Nets nets = graph.nets();
    int[] leavesInto = new int[graph.vertices()];
    int last = 0;
    for (int n : netsByHome) {
      int home = graph.representative(nets.home(n));
      if (home == last || !isLeaf(home) || inSteps.get(home) && !graph.usedInHeadline(n)) {
        continue;
      }
      int into = nets.firstSink(n, sink -> isComputed(sink) && graph.representative(sink) != home);
      if (into != 0) {
        leavesInto[graph.representative(into)]++;
        last = home;
      }
    }
    return leavesInto;
  }
}
