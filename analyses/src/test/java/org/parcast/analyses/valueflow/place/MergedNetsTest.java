package org.parcast.analyses.valueflow.place;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.parcast.partition.graph.Hypergraph;

class MergedNetsTest {
  private static void net(MergedNets nets, long cost, int... pins) {
    for (int pin : pins) {
      nets.pin(pin);
    }
    nets.end(cost);
  }

  @Test
  void netsOfTheSamePinsAreOneOfTheSumOfTheirCosts() {
    MergedNets nets = new MergedNets(5);
    net(nets, 3, 0, 1, 2);
    net(nets, 4, 3, 4);
    net(nets, 5, 2, 0, 1, 0);
    Hypergraph hypergraph = nets.hypergraph(new int[] {1, 1, 1, 1, 1});
    assertThat(hypergraph.nets()).isEqualTo(2);
    assertThat(hypergraph.netWeight(0)).isEqualTo(8);
    assertThat(hypergraph.netWeight(1)).isEqualTo(4);
  }

  @Test
  void aNetOfOnePinIsNone() {
    MergedNets nets = new MergedNets(3);
    net(nets, 1, 1, 1);
    net(nets, 2);
    net(nets, 7, 1, 2);
    Hypergraph hypergraph = nets.hypergraph(new int[] {1, 1, 1});
    assertThat(hypergraph.nets()).isEqualTo(1);
    assertThat(hypergraph.netWeight(0)).isEqualTo(7);
  }

  /** 31 * (31 + 1) + 40 = 31 * (31 + 2) + 9. */
  @Test
  void netsOfEqualHashStayApart() {
    MergedNets nets = new MergedNets(64);
    net(nets, 1, 1, 40);
    net(nets, 2, 2, 9);
    assertThat(nets.hypergraph(new int[64]).nets()).isEqualTo(2);
  }
}
