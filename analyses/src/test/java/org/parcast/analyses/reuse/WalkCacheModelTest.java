package org.parcast.analyses.reuse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** 128 lines of 64 bytes in 16 sets of 8 ways. */
class WalkCacheModelTest {
  private static final WalkCacheModel CACHE = new WalkCacheModel(8, 128, 64);

  @Test
  void aContiguousWalkFillsTheCache() {
    Walk contiguous = new Walk(8, 1000);
    assertThat(CACHE.hitProbability(127, contiguous, List.of())).isEqualTo(1);
    assertThat(CACHE.hitProbability(144, contiguous, List.of())).isZero();
  }

  @Test
  void aColumnOfAPowerOfTwoConflicts() {
    assertThat(CACHE.hitProbability(63, new Walk(1024, 64), List.of())).as("all lines in one set").isZero();
    assertThat(CACHE.hitProbability(63, new Walk(1024 + 64, 64), List.of())).as("a line of padding").isEqualTo(1);
    assertThat(CACHE.hitProbability(15, new Walk(512, 64), List.of())).as("two sets").isEqualTo(1);
    assertThat(CACHE.hitProbability(16, new Walk(512, 64), List.of())).as("two sets, one of them with another line").isCloseTo(8.0 / 17, within(1e-12));
  }

  @Test
  void columnsSideBySideFillTheSetsInTurn() {
    Walk column = new Walk(1024, 64);
    assertThat(CACHE.hitProbability(16 * 64 - 1, column, List.of())).isZero();
    assertThat(new WalkCacheModel(64, 1024, 64).hitProbability(16 * 64 - 1, column, List.of())).as("sixteen columns, one in each set").isEqualTo(1);
  }

  @Test
  void aRowLosesTheSetOfTheColumn() {
    // 256 lines of a column in one of 16 sets; of the row's 32 lines two lie there.
    assertThat(CACHE.hitProbability(288, new Walk(8, 256), List.of(new Walk(2048, 256)))).isCloseTo(15.0 / 16, within(0.01));
  }

  @Test
  void irregularLinesLieAtRandom() {
    Walk irregular = new Walk(Walk.IRREGULAR, 1);
    for (long distance : new long[] {5, 40, 90, 140}) {
      assertThat(CACHE.hitProbability(distance, irregular, List.of())).isCloseTo(new StackDistanceModel(8, 128).hitProbability(distance), within(1e-9));
    }
  }

  @Test
  void aRowBesideAColumnTakesItsShare() {
    // 92 lines of the column, 11.5 lines apart, and 12 of the row: 6.5 to a set.
    assertThat(CACHE.hitProbability(103, new Walk(736, 92), List.of(new Walk(8, 92), new Walk(0, 92)))).isGreaterThan(0.9);
  }

  @Test
  void aWalkIsThatOfMostUses() {
    WalkRecorder rows = new WalkRecorder(0);
    WalkRecorder random = new WalkRecorder(0);
    Random addresses = new Random(1);
    for (int i = 0; i < 10; i++) {
      for (int j = 0; j < 20; j++) {
        rows.use(0, 1000 * i + 8 * j);
        rows.use(1, 77);
        random.use(0, 8 * addresses.nextInt(1000));
      }
    }
    assertThat(rows.walk()).isEqualTo(new Walk(8, 20));
    assertThat(random.walk().isRegular()).isFalse();
  }
}
