package org.parcast.analyses.reuse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class ReuseDistancesTest {
  private static final long INF = ReuseDistances.INFINITE;

  /** PPT-SASMM, section 2.2. */
  @Test
  void sequenceOfThePaper() {
    assertThat(distances("abacbdda")).containsExactly(INF, INF, 1L, INF, 2L, INF, 0L, 3L);
  }

  /** DagTM, table 1: the last five of ten references. */
  @Test
  void tableOfDagTM() {
    assertThat(distances("dbceabecfa").subList(5, 10)).containsExactly(3L, 2L, 3L, INF, 4L);
  }

  /** Two cores: private-stack distances on each core's own trace, concurrent ones on the merged trace. */
  @Test
  void twoCores() {
    List<Long> concurrent = distances("acbaedbdab");
    assertThat(List.of(concurrent.get(3), concurrent.get(8), concurrent.get(9))).containsExactly(2L, 3L, 2L);
    assertThat(distances("abaedab").subList(2, 3)).containsExactly(1L);
    assertThat(distances("abaedab").subList(5, 7)).containsExactly(2L, 3L);
  }

  @Property(tries = 200)
  void countsDifferentLinesInBetween(@ForAll @Size(max = 300) List<@IntRange(max = 40) Integer> lines) {
    ReuseDistances distances = new ReuseDistances();
    for (int i = 0; i < lines.size(); i++) {
      assertThat(distances.use(lines.get(i))).isEqualTo(naive(lines, i));
    }
  }

  @Test
  void numbersOfUsesMayRunOutManyTimes() {
    ReuseDistances distances = new ReuseDistances();
    for (int i = 0; i < 100_000; i++) {
      assertThat(distances.use(i % 3_000)).isEqualTo(i < 3_000 ? INF : 2_999);
    }
    assertThat(distances.lines()).isEqualTo(3_000);
  }

  private static long naive(List<Integer> lines, int use) {
    Set<Integer> between = new HashSet<>();
    for (int i = use - 1; i >= 0; i--) {
      if (lines.get(i).equals(lines.get(use))) {
        return between.size();
      }
      between.add(lines.get(i));
    }
    return INF;
  }

  private static List<Long> distances(String sequence) {
    ReuseDistances distances = new ReuseDistances();
    List<Long> all = new ArrayList<>();
    sequence.chars().forEach(line -> all.add(distances.use(line)));
    return all;
  }
}
