package org.parcast.engine.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.parcast.engine.run.AnalysisException;

class RankSearchTest {
  /** Work that is dealt out, and messages that grow with the ranks: shortest on the root of the work over the messages. */
  private static TreeMap<Integer, Double> searched(double work, int most, Integer... asked) throws AnalysisException {
    TreeMap<Integer, Double> known = new TreeMap<>();
    for (int ranks : asked) {
      known.put(ranks, work / ranks + ranks);
    }
    RankSearch.search(known, most, ranks -> work / ranks + ranks);
    return known;
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
    TreeMap<Integer, Double> known = searched(1e9, 100, 64);

    assertThat(known.keySet()).containsExactly(64, 100);
  }

  @Test
  void whereOneRankIsBestItTriesFew() throws AnalysisException {
    assertThat(searched(0, 4096, 2, 4).keySet()).containsExactly(2, 3, 4);
  }
}
