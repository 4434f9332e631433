package org.parcast.benchmarks.flits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Latencies are computed by hand: a message of B flits over d hops that meets no other takes d + B cycles. */
class WormholeNetworkTest {
  private static final Transaction NONE = new Transaction(0, 0, 0, 1);

  private final Torus torus = new Torus(8);
  private final List<String> arrivals = new ArrayList<>();
  private final WormholeNetwork network = new WormholeNetwork(torus, 4, this::arrived);

  private void arrived(Message message) {
    arrivals.add(message.from() + ">" + message.to() + " " + (network.cycle() - message.sent()));
  }

  private void send(int from, int to, int flits) {
    network.send(new Message(from, to, flits, network.cycle(), NONE, 0));
  }

  private List<String> after(int cycles) {
    for (int i = 0; i < cycles; i++) {
      network.step();
    }
    return arrivals;
  }

  @Test
  void aMessageAloneTakesItsHopsAndItsFlits() {
    send(0, 1, 12);
    send(16, 18 + 8, 12); // two right, one down
    send(63, 0, 5); // over both edges

    assertThat(after(100)).containsExactlyInAnyOrder("0>1 13", "16>26 15", "63>0 7");
  }

  /** Both want the channel from 1 to 2; the other's head comes one cycle later, when the channel is taken, and waits for the last of 12 flits. */
  @Test
  void aHeadWaitsUntilTheChannelIsFree() {
    send(1, 2, 12);
    send(0, 2, 12);

    assertThat(after(100)).containsExactly("1>2 13", "0>2 25");
  }

  /** Through one node's channel messages go one after the other: the second starts 12 cycles later. */
  @Test
  void aNodeSendsOneFlitACycle() {
    send(0, 1, 12);
    send(0, 8, 12);

    assertThat(after(100)).containsExactly("0>1 13", "0>8 25");
  }

  /** Buffers of four flits hold no whole message: the waiting one keeps the channels behind it, and holds up another that goes elsewhere. */
  @Test
  void aWaitingMessageKeepsTheChannelsBehindIt() {
    send(3, 4, 12); // holds 3>4 until cycle 12
    send(1, 4, 12); // waits at 3, holds 1>2 and 2>3
    after(4);
    send(2, 3, 12); // would take 13

    assertThat(after(200)).hasSize(3).startsWith("3>4 13").doesNotContain("2>3 13");
  }

  @Test
  void routesAreShortestFirstDimensionFirst() {
    assertThat(torus.next(0, 3)).isEqualTo(0);
    assertThat(torus.next(0, 5)).isEqualTo(1);
    assertThat(torus.next(0, 8 + 1)).isEqualTo(0);
    assertThat(torus.next(1, 8 + 1)).isEqualTo(2);
    assertThat(torus.next(1, 56 + 1)).isEqualTo(3);
    assertThat(torus.next(9, 9)).isEqualTo(Torus.HERE);
  }

  /** Rings of full buffers would lock up without the second virtual channel. */
  @Test
  void nothingLocksUpUnderLoad() {
    Random random = new Random(1);
    int sent = 0;
    for (int cycle = 0; cycle < 2_000; cycle++) {
      for (int node = 0; node < torus.nodes(); node++) {
        if (random.nextInt(20) == 0) {
          send(node, (node + 1 + random.nextInt(torus.nodes() - 1)) % torus.nodes(), 12);
          sent++;
        }
      }
      network.step();
    }

    assertThat(after(10_000)).hasSize(sent);
  }
}
