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

class LongIntMapTest {
  /** Keys as the recorder has them: a number in each half. */
  private static long key(int of) {
    return (long) (of / 8) << 32 | of % 8 + 1;
  }

  @Property
  void answersAsAMapDoes(@ForAll @Size(max = 200) List<@IntRange(max = 150) Integer> added, @ForAll @IntRange(max = 100) int capacity) {
    LongIntMap map = new LongIntMap(capacity);
    Map<Long, Integer> expected = new HashMap<>();
    for (int i = 0; i < added.size(); i++) {
      map.add(key(added.get(i)), i);
      expected.merge(key(added.get(i)), i, Integer::sum);
    }
    assertThat(map.size()).isEqualTo(expected.size());
    assertThat(map.sortedKeys()).containsExactly(expected.keySet().stream().sorted().mapToLong(Long::longValue).toArray());
    for (int of = 0; of <= 151; of++) {
      assertThat(map.get(key(of))).isEqualTo(expected.getOrDefault(key(of), 0));
    }
  }

  @Test
  void keepsAllAsItGrows() {
    int size = 200_000;
    LongIntMap map = new LongIntMap(0);
    for (int i = 0; i < size; i++) {
      map.put(key(i), i + 1);
    }
    for (int i = 0; i < size; i++) {
      assertThat(map.get(key(i))).isEqualTo(i + 1);
    }
    assertThat(map.get(key(size))).isZero();
  }
}
