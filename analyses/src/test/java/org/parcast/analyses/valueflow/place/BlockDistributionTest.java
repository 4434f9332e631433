package org.parcast.analyses.valueflow.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.word.WordArray;

class BlockDistributionTest {
  private static WordArray array(int... dimensions) {
    int words = 1;
    for (int extent : dimensions) {
      words *= extent;
    }
    WordArray array = new WordArray("a", dimensions, List.of(new WordArray.Row(3, words, new int[0], new int[0])), false);
    array.box(v -> true);
    return array;
  }

  private static short[] owners(WordArray array, BlockDistribution cut, int words) {
    short[] owner = new short[3 + words];
    java.util.Arrays.fill(owner, (short) -1);
    array.assign(cut.tables(array, array, false), owner);
    return java.util.Arrays.copyOfRange(owner, 3, 3 + words);
  }

  @Test
  void blocksAreCutAtTheFloor() {
    assertThat(owners(array(10), BlockDistribution.blocks(3), 10)).containsExactly(0, 0, 0, 1, 1, 1, 2, 2, 2, 2);
  }

  @Test
  void ranksAreRowMajorOverTheGrid() {
    assertThat(owners(array(4, 4), BlockDistribution.blocks(2, 2), 16)).containsExactly(0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3);
  }

  @Test
  void cyclicDealsInTurn() {
    assertThat(owners(array(7), BlockDistribution.dealt(new int[] {3}, new int[] {1}), 7)).containsExactly(0, 1, 2, 0, 1, 2, 0);
    assertThat(owners(array(8), BlockDistribution.dealt(new int[] {2}, new int[] {2}), 8)).containsExactly(0, 0, 1, 1, 0, 0, 1, 1);
  }

  @Test
  void aLeadingDimensionOfTwoOrThreeIsKeptWhole() {
    assertThat(array(2, 6).axes()).isEqualTo(1);
    assertThat(array(3, 6, 6).axes()).isEqualTo(2);
    assertThat(array(4, 6).axes()).isEqualTo(2);
    assertThat(array(3).axes()).isEqualTo(1);
    assertThat(owners(array(2, 4), BlockDistribution.blocks(2), 8)).containsExactly(0, 0, 1, 1, 0, 0, 1, 1);
  }

  @Test
  void wordsOutsideTheBoxAreLeftAlone() {
    WordArray rimmed = array(6);
    rimmed.box(v -> v > 3 && v < 8);
    assertThat(owners(rimmed, BlockDistribution.blocks(2), 6)).containsExactly(-1, 0, 0, 1, 1, -1);
    assertThat(BlockDistribution.blocks(5).fits(rimmed)).isFalse();
    assertThat(BlockDistribution.blocks(4).fits(rimmed)).isTrue();
  }

  @Test
  void everyFactorisationIsNamed() {
    assertThat(NamedCuts.of(array(16, 16, 16), 8)).filteredOn(c -> c.estimator() == Estimator.BLOCK3D).hasSize(10);
    assertThat(NamedCuts.of(array(19, 16, 16, 16), 8)).extracting(c -> c.cut().grid()).contains(List.of(1, 2, 2, 2), List.of(2, 2, 1, 2), List.of(1, 1, 4, 2));
    assertThat(NamedCuts.of(array(16, 16), 7)).filteredOn(c -> c.estimator() == Estimator.BLOCK2D).extracting(c -> c.cut().grid())
        .containsExactly(List.of(7, 1), List.of(1, 7));
    assertThat(NamedCuts.of(array(16), 17)).isEmpty();
    assertThat(NamedCuts.of(array(16), 4)).extracting(NamedCut::estimator)
        .containsExactly(Estimator.ROWS, Estimator.CYCLIC, Estimator.BLOCK_CYCLIC);
    assertThat(NamedCuts.of(array(16, 16), 4)).filteredOn(c -> c.estimator() == Estimator.CYCLIC).extracting(c -> c.cut().grid())
        .containsExactly(List.of(4, 1), List.of(1, 4));
  }
}
