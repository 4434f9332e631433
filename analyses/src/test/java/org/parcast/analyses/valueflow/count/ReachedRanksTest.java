package org.parcast.analyses.valueflow.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReachedRanksTest {
  private final ReachedRanks ranks = new ReachedRanks(10);

  @Test
  void aVertexThatRanksReachFromSeveralSidesIsLookedAtOnceForAllThatAreNew() {
    ranks.reach(3, 0b001);
    ranks.reach(7, 0b001);
    ranks.reach(3, 0b111);
    ReachedRanks.Level first = ranks.next();
    assertThat(first.vertices()).containsExactly(3, 7);
    assertThat(first.ranks()).containsExactly(0b111, 0b001);

    ranks.reach(3, 0b111);
    ranks.reach(7, 0b011);
    ReachedRanks.Level second = ranks.next();
    assertThat(second.vertices()).containsExactly(7);
    assertThat(second.ranks()).containsExactly(0b010);
    assertThat(ranks.next().size()).isZero();
  }

  @Test
  void aVertexWaitsOnceForAllRanksThatFailUntilItIsAskedFor() {
    ranks.reach(3, 0b111);
    ranks.reach(4, 0b111);
    ranks.fail(3, 0b001);
    ranks.fail(4, 0b001);
    ranks.fail(3, 0b010);
    ranks.fail(5, 0);
    List<Integer> asked = new ArrayList<>();
    for (int v = ranks.nextFailing(); v > 0; v = ranks.nextFailing()) {
      asked.add(v);
      if (v == 4) {
        ranks.fail(3, 0b011);
        ranks.fail(3, 0b100);
      }
    }
    assertThat(asked).containsExactly(3, 4, 3);
    assertThat(ranks.failedAt(3)).isEqualTo(0b111);
    assertThat(ranks.succeededAt(3)).isZero();
    assertThat(ranks.succeededAt(4)).isEqualTo(0b110);
  }

  @Test
  void nothingIsLeftAfterwards() {
    ranks.reach(9, 0b1);
    ranks.fail(9, 0b1);
    ranks.nextFailing();
    ranks.clear();
    assertThat(ranks.at(9)).isZero();
    assertThat(ranks.failedAt(9)).isZero();
    assertThat(ranks.next().size()).isZero();
    assertThat(ranks.nextFailing()).isZero();
  }
}
