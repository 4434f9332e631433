package org.parcast.analyses.time.cores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.parcast.analyses.time.cores.CoresModelTest.time;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.OutsideLoops;

/** Blocks of two loops on anti-diagonals. */
class BlockSizeTest {
  @Test
  void diagonalsGrowAndShrinkByOne() {
    List<Integer> lengths = new ArrayList<>();
    double all = new BlockSize(5, 10).overDiagonals(10, 30, blocks -> {
      lengths.add(blocks);
      return blocks;
    });
    assertThat(lengths).containsExactly(2, 1); // asked for once each, of 1, 2, 2, 1
    assertThat(all).isEqualTo(6);
    assertThat(new BlockSize(5, 10).blocksOf(11, 30)).isEqualTo(9);
  }

  @Test
  void oneBlockWhereARegionCostsMoreThanAllOfIt() {
    assertThat(BlockSize.cheapest(100, 80, 1, (blocks, each) -> Math.ceil(blocks / 2.0) * each + (blocks == 1 ? 0 : 9))).isEqualTo(new BlockSize(100, 80));
  }

  /** On two cores two rows of blocks and many columns: 2 C blocks of W / 2 C, C + 1 diagonals, two of them short: W / 2 + W / 2 C + 1 (C - 1) is least at C near the root of W / 2. */
  @Test
  void twoRowsForTwoCores() {
    BlockSize size = BlockSize.cheapest(1024, 1024, 128, (blocks, each) -> Math.ceil(blocks / 2.0) * each + (blocks == 1 ? 0 : 1));
    assertThat(size.blocksOf(1024, 1024)).isEqualTo(16);
    assertThat(Math.min(size.rows(), size.columns())).isEqualTo(128);
  }

  private static CandidateLoop nest(double seconds, double width) {
    return new CandidateLoop("A.java", 3, "pipeline", time(seconds, 10, 1000), time(seconds, 10, 1000), 0, Locks.NONE, 0, new BlockedNest(width, new BlockSize(1, 1)), new double[0]);
  }

  private static LoopForecast forecast(CandidateLoop loop) {
    return CoresModel.forecast(CoresModelTest.machine(1), OutsideLoops.settled(Estimate.exactly(0)), List.of(loop), List.of(1, 2), 10, 3, List.of(), List.of()).loops().get(0);
  }

  @Test
  void aLongNestTakesHalfTheTimeAndItsDiagonals() {
    LoopForecast forecast = forecast(nest(10e-3, 1000));
    BlockSize size = forecast.loop().nest().size();
    double blocks = size.blocksOf(1000, 1000);
    double columns = Math.ceil(1000.0 / size.columns());
    double rows = Math.ceil(1000.0 / size.rows());
    assertThat(Math.min(rows, columns)).isEqualTo(2);
    assertThat(forecast.on(2).seconds().value()).isEqualTo(10 * (10e-3 / 2 + 10e-3 / blocks + (rows + columns - 3) * 1e-6), within(1e-4));
    assertThat(forecast.pays()).isEqualTo(2);
  }

  @Test
  void aShortNestDoesNotPay() {
    assertThat(forecast(nest(3e-6, 10)).pays()).isZero();
  }
}
