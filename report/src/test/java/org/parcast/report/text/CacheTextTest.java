package org.parcast.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.hierarchy.LevelForecast;

class CacheTextTest {
  private static final List<CacheLevel> LEVELS = CacheHierarchy.parse("l1=8k:8:64:private,l2=128k:16:64:shared").levels();

  @Test
  void linesThatStoresOfOtherCoresTakeOutHaveAColumn() {
    assertThat(CacheText.results(List.of(forecast(1, 0, 0), forecast(2, 1599, 0)), LEVELS)).isEqualTo("""
          cores  model  references  l1 misses  local  global  invalidated  l2 misses  local  global
              1  exact       2,000        100  95.00   95.00            0        100   0.00   95.00
              2  exact       2,000        100  95.00   95.00        1,599        100   0.00   95.00
        """);
    assertThat(CacheText.results(List.of(forecast(2, 0, 0)), LEVELS)).doesNotContain("invalidated");
  }

  private static CacheForecast forecast(int cores, long... invalidations) {
    List<LevelForecast> levels =
        IntStream.range(0, 2).mapToObj(level -> new LevelForecast(LEVELS.get(level), level == 0 ? 2000 : 100, 100, 0.95, invalidations[level])).toList();
    return new CacheForecast(cores, Model.EXACT, 2000, levels, List.of(), List.of());
  }
}
