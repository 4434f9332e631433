package org.parcast.benchmarks.flits;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class NeighbourMachineTest {
  @Test
  void mappingsArePermutationsOfRisingDistance() {
    assertThat(ThreadMapping.NINE).allSatisfy(mapping -> assertThat(IntStream.range(0, 64).map(mapping::nodeOf).distinct().count()).isEqualTo(64));
    assertThat(ThreadMapping.NINE).extracting(ThreadMapping::distance).isSorted().startsWith(1.0).endsWith(6.0);
  }

  /**
   * With so much work between transactions that messages hardly meet: a read takes T_f and its two messages, d + 8 and d + 24 cycles; a write T_f and the last
   * of four messages from one node, each of 8 flits, there and back. T_t is the mean of four reads and a write.
   */
  @Test
  void withoutContentionLatenciesAreThoseOfTheModel() {
    Measured alone = NeighbourMachine.run(ThreadMapping.NINE.get(0), new MachineSettings(1, 4_000, 50, 8), 40_000, 1);

    double read = 50 + (1 + 8) + (1 + 24);
    double write = 50 + (1 + 4 * 8) + (1 + 8);
    assertThat(alone.transactionLatency()).isCloseTo((4 * read + write) / 5, org.assertj.core.data.Offset.offset(0.5));
  }

  @Test
  void theSameSeedGivesTheSameFiguresAndDistanceCosts() {
    MachineSettings settings = new MachineSettings(2, 30, 145, 48);
    List<Measured> nine = NeighbourMachine.run(settings, 1_000, 7);

    assertThat(NeighbourMachine.run(settings, 1_000, 7)).isEqualTo(nine);
    assertThat(nine.get(8).messageLatency()).isGreaterThan(nine.get(0).messageLatency() + 5);
    assertThat(nine.get(8).messageTime()).isGreaterThan(nine.get(0).messageTime());
  }
}
