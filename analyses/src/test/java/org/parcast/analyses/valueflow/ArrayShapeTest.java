package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.word.WordArray;

class ArrayShapeTest {
  /** Two phases of a grid of 6 x 7 with a rim, of which 4 x 5 are computed. */
  @Test
  void whatIsComputedStandsBesideTheWhole() {
    List<WordArray.Row> rows = IntStream.range(0, 12).mapToObj(row -> new WordArray.Row(7 * row, 7, new int[] {row / 6, row % 6}, new int[0])).toList();
    WordArray array = new WordArray("u", new int[] {2, 6, 7}, rows, false);
    array.box(vertex -> vertex / 7 % 6 > 0 && vertex / 7 % 6 < 5 && vertex % 7 > 0 && vertex % 7 < 6);
    assertThat(ArrayShape.of(array)).isEqualTo(new ArrayShape("u", List.of(2, 6, 7), List.of(4, 5)));
    array.box(vertex -> false);
    assertThat(ArrayShape.of(array).computed()).containsExactly(0, 0);
  }
}
