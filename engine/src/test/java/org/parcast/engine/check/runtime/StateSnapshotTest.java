package org.parcast.engine.check.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.LinkedList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Objects of the library that hold others are compared by what they hold, not by how. */
class StateSnapshotTest {
  private static String difference(Object one, Object other) {
    return of(one).difference(of(other), StateSnapshot.none());
  }

  private static StateSnapshot of(Object root) {
    return StateSnapshot.of(new String[] {"a"}, new Object[] {root}, List.of(), StateSnapshot.none(), new Scratch());
  }

  @Test
  void roomAndHistoryAreNoResult() {
    List<Object> grown = new ArrayList<>(100);
    grown.addAll(List.of(1, "two", 3.0, 4L));
    grown.remove(3);
    assertThat(difference(grown, new ArrayList<>(List.of(1, "two", 3.0)))).isEmpty();
    assertThat(difference(new ArrayDeque<>(List.of(1, 2)), new ArrayDeque<>(List.of(1, 2)))).isEmpty();
    assertThat(difference(new StringBuilder(99).append("text"), new StringBuilder("text"))).isEmpty();
  }

  @Test
  void whatIsHeldAndItsOrderAre() {
    assertThat(difference(new ArrayList<>(List.of(1, 2)), new ArrayList<>(List.of(2, 1)))).isEqualTo("a[0] is 1 in order, and 2 in parts");
    assertThat(difference(new LinkedHashSet<>(List.of("x", "y")), new LinkedHashSet<>(List.of("y", "x")))).isNotEmpty();
    assertThat(difference(new ArrayList<>(List.of(1, 2)), new ArrayList<>(List.of(1)))).isNotEmpty();
    assertThat(difference(new LinkedList<>(List.of(1)), new ArrayList<>(List.of(1)))).isNotEmpty();
    assertThat(difference(new StringBuilder("text"), new StringBuilder("test"))).isNotEmpty();
  }

  /** Both hold 1, 2 and 3, in this order. */
  @Test
  void whichListHoldsAnElementIsAResult() {
    assertThat(difference(lists(List.of(1), List.of(2, 3)), lists(List.of(1, 2), List.of(3)))).isNotEmpty();
  }

  private static Object[] lists(List<Integer> one, List<Integer> other) {
    return new Object[] {new ArrayList<>(one), new ArrayList<>(other)};
  }
}
