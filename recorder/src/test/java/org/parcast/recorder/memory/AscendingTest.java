package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

class AscendingTest {
  @Property
  void keysAreFoundInWhateverOrderTheyAreLookedFor(
      @ForAll @Size(max = 60) List<@LongRange(min = -30, max = 30) Long> keys, @ForAll @Size(max = 30) List<@LongRange(min = -31, max = 31) Long> wanted) {
    long[] sorted = keys.stream().mapToLong(Long::longValue).sorted().toArray();
    Ascending ascending = new Ascending(sorted);
    for (long key : wanted) {
      int first = 0;
      while (first < sorted.length && sorted[first] < key) {
        first++;
      }
      assertThat(ascending.first(key)).isEqualTo(first);
      assertThat(ascending.find(key)).isEqualTo(first < sorted.length && sorted[first] == key ? first : -1);
    }
  }
}
