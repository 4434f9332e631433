package org.parcast.recorder.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.parcast.recorder.state.Shadow;

class SortingTest {

  /** Keys are equal exactly where the library's order takes elements for equal. */
  @Property
  void keysTellElementsApart(@ForAll @Size(max = 20) double[] array) {
    long[] keys = Sorting.keys(array);
    for (int i = 0; i < array.length; i++) {
      for (int j = 0; j < array.length; j++) {
        assertThat(keys[i] == keys[j]).isEqualTo(Double.compare(array[i], array[j]) == 0);
      }
    }
  }

  @Property
  void sortingKeepsTheKeys(@ForAll @Size(max = 20) float[] array) {
    long[] before = Sorting.keys(array);
    Arrays.sort(array);
    long[] after = Sorting.keys(array);
    Arrays.sort(before);
    Arrays.sort(after);
    assertThat(after).isEqualTo(before);
  }

  @Test
  void rowsTakeTheirShadowsWithThem() {
    double[] a = {2};
    double[] b = {1};
    Shadow first = new Shadow(1, 3, 0);
    Shadow second = new Shadow(1, 4, 1);
    Shadow rows = new Shadow(3, 2);
    rows.rows[0] = first;
    rows.rows[1] = second;
    Sorting.moveRows(new Object[] {a, b, null}, new Object[] {b, null, a}, rows);
    assertThat(rows.rows).containsExactly(second, null, first);
  }
}
