package org.parcast.analyses.loops.fission;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FissionPlanTest {
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "a draw, then the work | 0-1 | 0 | 1 99 | {0} {1}!",
    "work, then what prints it | 0-1 | 1 | 99 1 | {0}! {1}",
    "draw, work, print | 0-1 1-2 | 0 2 | 1 98 1 | {0} {1}! {2}",
    "a ring stays together | 0-1 1-0 1-2 | 0 | 1 1 98 | {0, 1} {2}!",
    "what serves the ordered goes with it | 0-1 1-2 | 1 | 1 1 98 | {0, 1} {2}!",
    "what the work serves, and no ordered needs, goes with the work | 0-1 1-2 | 0 | 1 90 2 | {0} {1, 2}!",
    "all in one ring | 0-1 1-2 2-0 | 0 | 1 90 2 | {0, 1, 2}",
    "independent of each other | | 1 | 99 1 | {1} {0}!",
    "nothing that keeps its order | 0-1 | | 50 50 | {0, 1}!",
  })
  void groups(String what, String after, String ordered, String work, String expected) {
    long[] works = List.of(work.split(" ")).stream().mapToLong(Long::parseLong).toArray();
    List<BitSet> graph = new ArrayList<>();
    for (int unit = 0; unit < works.length; unit++) {
      graph.add(new BitSet());
    }
    for (String edge : after == null ? new String[0] : after.split(" ")) {
      graph.get(Integer.parseInt(edge.split("-")[0])).set(Integer.parseInt(edge.split("-")[1]));
    }
    BitSet inOrder = new BitSet();
    for (String unit : ordered == null ? new String[0] : ordered.split(" ")) {
      inOrder.set(Integer.parseInt(unit));
    }
    assertThat(told(plan(graph, inOrder, works))).as(what).isEqualTo(expected);
  }

  private static List<FissionPlan.Group> plan(List<BitSet> after, BitSet ordered, long[] work) {
    List<BitSet> none = after.stream().map(each -> new BitSet()).toList();
    return new FissionPlan(new FissionPlan.Units(after, none, new BitSet(), ordered::get, new BitSet(), work)).groups();
  }

  private static String told(List<FissionPlan.Group> groups) {
    return groups.stream().map(group -> group.units() + (group.carries() ? "!" : "")).collect(Collectors.joining(" "));
  }

  /** No dependence leads from a later loop to an earlier one, and every unit is in one loop. */
  @Test
  void randomGraphs() {
    Random random = new Random(11);
    for (int graph = 0; graph < 2000; graph++) {
      int size = 1 + random.nextInt(9);
      List<BitSet> after = new ArrayList<>();
      List<BitSet> later = new ArrayList<>();
      BitSet ordered = new BitSet();
      BitSet chained = new BitSet();
      long[] work = new long[size];
      for (int unit = 0; unit < size; unit++) {
        after.add(new BitSet());
        later.add(new BitSet());
        for (int other = 0; other < size; other++) {
          boolean edge = random.nextInt(3 + size) == 0;
          after.get(unit).set(other, edge);
          later.get(unit).set(other, edge && (other <= unit || random.nextBoolean()));
        }
        ordered.set(unit, random.nextInt(4) == 0);
        chained.set(unit, random.nextInt(4) == 0);
        work[unit] = random.nextInt(4) == 0 ? 100 : 1;
      }
      List<FissionPlan.Group> groups = new FissionPlan(new FissionPlan.Units(after, later, new BitSet(), ordered::get, chained, work)).groups();
      int[] loop = new int[size];
      int count = 0;
      for (int number = 0; number < groups.size(); number++) {
        BitSet units = groups.get(number).units();
        count += units.cardinality();
        int at = number;
        units.stream().forEach(unit -> loop[unit] = at);
        assertThat(groups.get(number).carries() && units.intersects(ordered)).isFalse();
      }
      assertThat(count).isEqualTo(size);
      for (int unit = 0; unit < size; unit++) {
        int from = loop[unit];
        assertThat(after.get(unit).stream().allMatch(other -> loop[other] >= from)).as(after + " " + told(groups)).isTrue();
      }
    }
  }
}
