package org.parcast.engine.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.IntToDoubleFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.parcast.engine.run.AnalysisException;

class RankSearchTest {
  /** Work that is dealt out, and messages that grow with the ranks: shortest on the root of the work over the messages. */
  private static TreeMap<Integer, Double> searched(double work, int most, Integer... asked) throws AnalysisException {
    return searched(ranks -> work / ranks + ranks, most, asked);
  }

  private static TreeMap<Integer, Double> searched(IntToDoubleFunction step, int most, Integer... asked) throws AnalysisException {
    TreeMap<Integer, Double> known = new TreeMap<>();
    for (int ranks : asked) {
      known.put(ranks, step.applyAsDouble(ranks));
    }
    RankSearch.search(known, most, tried -> tried.stream().collect(Collectors.toMap(Function.identity(), step::applyAsDouble)));
    return known;
  }

  /** A grid in rows: the heaviest rank has the most of them; ranks without a row wait. */
  private static double rows(int rows, int ranks) {
    return (rows + ranks - 1) / ranks + (ranks > rows ? ranks : 0) + 0.01 * ranks;
  }

  private static int best(TreeMap<Integer, Double> known) {
    return known.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow().getKey();
  }

  @Test
  void itGoesBeyondWhatWasAskedFor() throws AnalysisException {
    assertThat(best(searched(300 * 300, 4096, 2, 4, 8))).isBetween(280, 320);
  }

  @Test
  void itGoesBetweenAndBelowWhatWasAskedFor() throws AnalysisException {
    assertThat(best(searched(100, 4096, 4, 16, 64))).isBetween(9, 11);
    assertThat(best(searched(36, 4096, 32, 64))).isBetween(5, 7);
  }

  @Test
  void itEndsAtTheMostRanksThatThereMayBe() throws AnalysisException {
    assertThat(searched(1e9, 100, 64).keySet()).contains(64, 100).allMatch(ranks -> ranks >= 2 && ranks <= 100);
    assertThat(searched(1e9, 2, 2).keySet()).containsExactly(2);
    assertThat(searched(1e9, 1, 1).keySet()).containsExactly(1);
  }

  @Test
  void whereOneRankIsBestItTriesFew() throws AnalysisException {
    assertThat(searched(0, 4096, 2, 4).keySet()).containsExactly(2, 3, 4, 8);
  }

  /** Where only what divides the grid is good, a search that goes by the gaps between the numbers asked for passes it over. */
  @Test
  void whatItFindsDoesNotDependOnWhatWasAskedFor() throws AnalysisException {
    for (int rows : new int[] {32, 48, 96, 128, 180}) {
      for (int asked : new int[] {2, 3, 7, 8, 33, 50, 64, 100, 128, 1000}) {
        assertThat(best(searched(ranks -> rows(rows, ranks), 4096, asked))).as(rows + " rows from " + asked + " ranks").isEqualTo(best(searched(ranks -> rows(rows, ranks), 4096, 2)));
      }
    }
    assertThat(best(searched(ranks -> rows(32, ranks), 4096, 64))).isEqualTo(32);
    assertThat(best(searched(ranks -> rows(96, ranks), 4096, 64))).isEqualTo(96);
  }
}
