package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;

class SortedKeysTest {
  @Property
  void everyKeyCountsAsOftenAsItWasAdded(
      @ForAll @Size(max = 30) List<@LongRange(min = -5, max = 5) Long> first, @ForAll @Size(max = 30) List<@LongRange(min = -5, max = 5) Long> second) {
    SortedKeys keys = new SortedKeys();
    keys.add(first.stream().mapToLong(Long::longValue).toArray());
    keys.add(second.stream().mapToLong(Long::longValue).toArray());
    List<Long> all = Stream.concat(first.stream(), second.stream()).toList();
    for (long key = -6; key <= 6; key++) {
      assertThat(keys.count(key)).isEqualTo(Collections.frequency(all, key));
    }
  }
}
