package org.parcast.partition.refine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.parcast.partition.graph.Graph;
import org.parcast.partition.graph.PartitionState;
import org.parcast.partition.repeatable.Randomness;

/** On pairs of vertices with an edge between them, the one in part 0 and the other in part 1. */
class FmRefinerTest {
  private static final int PAIRS = 200;

  /** @param movable pairs that may come together; for others there is no room */
  private static PartitionState pairs(int movable) {
    int[] weights = new int[2 * PAIRS];
    int[] offsets = new int[2 * PAIRS + 1];
    int[] partners = new int[2 * PAIRS];
    int[] partOf = new int[2 * PAIRS];
    long[] bounds = new long[2];
    for (int v = 0; v < 2 * PAIRS; v++) {
      weights[v] = v / 2 < movable ? 1 : 1000;
      offsets[v + 1] = v + 1;
      partners[v] = v ^ 1;
      partOf[v] = v & 1;
      bounds[v & 1] += weights[v];
    }
    Arrays.setAll(bounds, part -> bounds[part] + movable);
    int[] ones = new int[2 * PAIRS];
    Arrays.fill(ones, 1);
    return Graph.of(weights, offsets, partners, ones).state(partOf, bounds);
  }

  private static long gained(int movable, boolean onTrial, int rounds) {
    PartitionState state = pairs(movable);
    long gained = new FmRefiner(state, 1, 1, 1000, onTrial).refine(rounds, PAIRS, new Randomness(1));
    assertThat(state.objective()).isEqualTo(PAIRS - gained);
    return gained;
  }

  @Test
  void aRoundOnTrialEndsWhereItsFirstSeedsGainNothing() {
    assertThat(gained(1, false, 1)).isEqualTo(1);
    assertThat(gained(1, true, 1)).isZero();
  }

  @Test
  void aRoundOnTrialGoesOnWhereItsFirstSeedsGain() {
    assertThat(gained(PAIRS, true, 1)).isEqualTo(PAIRS);
  }
}
