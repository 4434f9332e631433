package org.parcast.analyses.valueflow.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.jgrapht.Graph;
import org.jgrapht.alg.connectivity.ConnectivityInspector;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.Test;
import org.parcast.partition.graph.Hypergraph;
import org.parcast.partition.graph.Partition;

class ConnectedPartsTest {
  /** A line of vertices, a net between each two neighbours, heavier to the right. */
  private static Hypergraph line(int vertices) {
    int[] weights = new int[vertices];
    Arrays.fill(weights, 1);
    long[] offsets = new long[vertices];
    int[] pins = new int[2 * (vertices - 1)];
    long[] netWeights = new long[vertices - 1];
    for (int net = 0; net < vertices - 1; net++) {
      offsets[net + 1] = 2L * (net + 1);
      pins[2 * net] = net;
      pins[2 * net + 1] = net + 1;
      netWeights[net] = net + 1;
    }
    return Hypergraph.of(vertices, weights, offsets, pins, netWeights);
  }

  /** The stray vertex of part 0 goes to part 2, with which it shares the heavier net. */
  @Test
  void aStrayPieceGoesWhereItSharesMost() {
    Partition connected = ConnectedParts.of(line(7), Partition.of(3, new int[] {0, 0, 1, 1, 0, 2, 2}));

    assertThat(connected.toArray()).containsExactly(0, 0, 1, 1, 2, 2, 2);
  }

  @Test
  void connectedPartsStayAsTheyAre() {
    assertThat(ConnectedParts.of(line(6), Partition.of(3, new int[] {2, 2, 0, 0, 1, 1})).toArray()).containsExactly(2, 2, 0, 0, 1, 1);
  }

  @Test
  void whatSharesNothingStays() {
    Hypergraph apart = Hypergraph.of(4, new int[] {1, 1, 1, 1}, new long[] {0, 2}, new int[] {0, 1}, new long[] {1});

    assertThat(ConnectedParts.of(apart, Partition.of(2, new int[] {0, 0, 0, 1})).toArray()).containsExactly(0, 0, 0, 1);
  }

  /** By an independent search: each part of a line is one piece. */
  @Property(tries = 50)
  void everyPartOfALineIsConnected(@ForAll long seed) {
    Random random = new Random(seed);
    int[] partOf = random.ints(30, 0, 4).toArray();
    int[] connected = ConnectedParts.of(line(30), Partition.of(4, partOf)).toArray();

    for (int part = 0; part < 4; part++) {
      Graph<Integer, DefaultEdge> own = new SimpleGraph<>(DefaultEdge.class);
      for (int v = 0; v < connected.length; v++) {
        if (connected[v] == part) {
          own.addVertex(v);
          if (v > 0 && connected[v - 1] == part) {
            own.addEdge(v - 1, v);
          }
        }
      }
      assertThat(new ConnectivityInspector<>(own).connectedSets()).hasSizeLessThanOrEqualTo(1);
    }
  }
}
