package org.parcast.analyses.valueflow.word;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LevelsTest {
  @Test
  void gridsOfHalfTheSizeAreLevels() {
    List<WordArray.Row> rows = new ArrayList<>();
    for (int level = 0, n = 9; level < 3; level++, n = n / 2 + 1) {
      for (int i = 0; i < n; i++) {
        rows.add(row(n, level, i));
      }
    }
    List<List<WordArray.Row>> levels = Levels.of(rows);
    assertThat(levels).extracting(List::size).containsExactly(9, 5, 3);
    assertThat(levels.get(1).get(4).index()).containsExactly(4);
  }

  @Test
  void linesOfTwiceTheLengthAreLevels() {
    assertThat(Levels.of(List.of(row(5, 0), row(9, 1), row(17, 2)))).hasSize(3);
  }

  @Test
  void matricesAndTrianglesAreNone() {
    assertThat(Levels.of(List.of(row(8, 0), row(8, 1), row(8, 2)))).isEmpty();
    assertThat(Levels.of(List.of(row(7, 0), row(8, 1), row(9, 2), row(10, 3)))).isEmpty();
    assertThat(Levels.of(List.of(row(1, 0), row(2, 1), row(3, 2), row(4, 3)))).isEmpty();
    assertThat(Levels.of(List.of(row(16, 0), row(8, 1), row(16, 2)))).isEmpty();
    assertThat(Levels.of(List.of(row(16)))).isEmpty();
    assertThat(Levels.of(List.of(row(16, 0)))).isEmpty();
  }

  /** Of what one index holds, rows of many lengths. */
  @Test
  void raggedRowsAreNone() {
    assertThat(Levels.of(List.of(row(16, 0, 0), row(15, 0, 1), row(8, 1, 0), row(7, 1, 1)))).isEmpty();
  }

  private static WordArray.Row row(int length, int... index) {
    return new WordArray.Row(2, length, index, new int[0]);
  }
}
