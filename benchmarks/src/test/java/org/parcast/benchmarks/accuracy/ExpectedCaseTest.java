package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ExpectedCaseTest {
  @Test
  void aLineIsReadWithItsGrid() {
    ExpectedCase expected = ExpectedCase.parse("MiniGhost,16 4 2 7 2,,grids,8,block3d 2x4x1,owner,4,65536,16384,112,\"a, b\"");
    assertThat(expected.run()).isEqualTo(new ProgramRun("MiniGhost", List.of("16", "4", "2", "7", "2"), ""));
    assertThat(expected.estimator()).isEqualTo("block3d");
    assertThat(expected.grid()).containsExactly(2, 4, 1);
    assertThat(expected.bytesPointToPoint()).isEqualTo(65536);
    assertThat(expected.bytesCollectivePerStep()).isEqualTo(112);
  }

  @Test
  void rowsHaveNoGrid() {
    ExpectedCase expected = ExpectedCase.parse("Histogram,4096 16,Histogram.run,x,8,rows,combined,1,896,896,0,8*m*(p-1)");
    assertThat(expected.grid()).isEmpty();
    assertThat(expected.run().kernel()).isEqualTo("Histogram.run");
  }
}
