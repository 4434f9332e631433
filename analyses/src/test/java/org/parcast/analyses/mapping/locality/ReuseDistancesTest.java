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

class ReuseDistancesTest {
  @Test
  void thePapersWorkedExample() {
    ReuseDistances thread = new ReuseDistances();
    "dbceabecfa".chars().forEach(thread::access);

    assertThat("dbceaf".chars().map(thread::distance)).containsExactly(6, 3, 3, 2, 4, 6);
    assertThat("dbceaf".chars().map(thread::frequency)).containsExactly(1, 2, 2, 2, 2, 1);
    assertThat(thread.data()).isEqualTo(6);
    assertThat(thread.mean()).isCloseTo(24.0 / 6, within(1e-12));
  }

  @Property(tries = 200)
  void theTreeCountsAsAStackDoes(@ForAll @Size(max = 400) List<@IntRange(max = 40) Integer> accesses) {
    ReuseDistances thread = new ReuseDistances();
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
      assertThat(thread.distance(datum)).isEqualTo(smallest.getOrDefault(datum, stack.size()));
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

  @Test
  void aTreeOfManyStampsStaysShallow() {
    TimeStampTree tree = new TimeStampTree();
    for (int time = 1; time <= 100_000; time++) {
      tree.append(time);
      if (time % 3 == 0) {
        tree.remove(time - 1);
      }
    }
    assertThat(tree.size()).isEqualTo(100_000 - 33_333);
    assertThat(tree.later(1)).isEqualTo(tree.size() - 1);
  }
}
