package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class PositionTableTest {
  /** Keys stand at their positions, a number in each half. */
  private static PositionTable tableOf(long[] keys) {
    return new PositionTable() {
      @Override
      long key(int position) {
        return keys[position];
      }
    };
  }

  private static long key(int of) {
    return (long) (of / 8) << 32 | of % 8;
  }

  @Property
  void answersAsAMapDoes(@ForAll @Size(max = 200) List<@IntRange(max = 150) Integer> added) {
    long[] keys = new long[added.size() + 1];
    PositionTable table = tableOf(keys);
    Map<Long, Integer> expected = new HashMap<>();
    for (int position = 1; position < keys.length; position++) {
      keys[position] = key(added.get(position - 1));
      if (expected.putIfAbsent(keys[position], position) == null) {
        table.add(position);
      }
    }
    for (int of = 0; of <= 151; of++) {
      assertThat(table.get(key(of))).isEqualTo(expected.getOrDefault(key(of), 0));
    }
  }

  @Test
  void keepsAllAsItGrowsUntilItGivesThemUp() {
    long[] keys = new long[200_000];
    PositionTable table = tableOf(keys);
    for (int position = 1; position < keys.length; position++) {
      keys[position] = key(position);
      table.add(position);
    }
    for (int position = 1; position < keys.length; position++) {
      assertThat(table.get(key(position))).isEqualTo(position);
    }
    table.clear();
    assertThat(table.get(key(1))).isZero();
  }
}
