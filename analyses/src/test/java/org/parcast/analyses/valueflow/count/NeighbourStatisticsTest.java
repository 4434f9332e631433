package org.parcast.analyses.valueflow.count;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.place.CommunicationMatrix;

class NeighbourStatisticsTest {
  /** Rank 0 sends to both others, 2 answers: what a rank sends and what it receives do not wait for each other. */
  @Test
  void theBusiestRankIsThatWhichSendsOrReceivesMost() {
    CommunicationMatrix matrix = CommunicationMatrix.of(3, new long[] {0, 160, 80, 0, 0, 0, 40, 0, 0}, 2);
    NeighbourStatistics statistics = NeighbourStatistics.of(matrix);
    assertThat(statistics.largestBytes()).isEqualTo(120);
    assertThat(statistics.largest()).isEqualTo(2);
    assertThat(statistics.mean()).isEqualTo(4 / 3.0);
    CommunicationMatrix reversed = CommunicationMatrix.of(3, new long[] {0, 0, 40, 160, 0, 0, 80, 0, 0}, 2);
    assertThat(NeighbourStatistics.of(reversed).largestBytes()).isEqualTo(120);
  }
}
