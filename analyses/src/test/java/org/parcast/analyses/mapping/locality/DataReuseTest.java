package org.parcast.analyses.mapping.locality;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class DataReuseTest {
  @Test
  void thePapersWorkedExample() {
    DataReuse thread = new DataReuse();
    "dbceabecfa".chars().forEach(thread::access);

    assertThat("dbceaf".chars().mapToLong(thread::distance)).containsExactly(6L, 3L, 3L, 2L, 4L, 6L);
    assertThat(thread.data()).isEqualTo(6);
    assertThat(thread.mean()).isCloseTo(24.0 / 6, within(1e-12));
  }

  @Property(tries = 200)
  void distancesAreThoseOfAStack(@ForAll @Size(max = 400) List<@IntRange(max = 40) Integer> accesses) {
    DataReuse thread = new DataReuse();
    List<Integer> stack = new ArrayList<>();
    Map<Integer, Integer> smallest = new HashMap<>();
    for (int datum : accesses) {
      thread.access(datum);
      int depth = stack.indexOf(datum);
      if (depth >= 0) {
        smallest.merge(datum, depth, Math::min);
        stack.remove(depth);
      }
      stack.add(0, datum);
    }
    for (int datum : stack) {
      assertThat(thread.distance(datum)).isEqualTo((long) smallest.getOrDefault(datum, stack.size()));
    }
  }

  @Test
  void patternsAreToldByTheShareOfTheData() {
    assertThat(LocalityBounds.DEFAULT.pattern(34.9, 100)).isEqualTo(LocalityPattern.SHARING);
    assertThat(LocalityBounds.DEFAULT.pattern(35, 100)).isEqualTo(LocalityPattern.DEPENDENCY);
    assertThat(LocalityBounds.DEFAULT.pattern(85, 100)).isEqualTo(LocalityPattern.DEPENDENCY);
    assertThat(LocalityBounds.DEFAULT.pattern(85.1, 100)).isEqualTo(LocalityPattern.ISOLATION);
    assertThat(new LocalityBounds(0.2, 0.3).pattern(34.9, 100)).isEqualTo(LocalityPattern.ISOLATION);
    assertThatThrownBy(() -> new LocalityBounds(0.5, 0.4)).hasMessageContaining("50.0 and 40.0 percent");
  }
}
