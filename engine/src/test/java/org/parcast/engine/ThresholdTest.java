package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ThresholdTest {
  @Test
  void aRuleNamesMetricRanksComparisonAndLimit() {
    Threshold rule = Threshold.parse(" bytes_per_step@16 >= 1.5MB ");

    assertThat(rule.metric()).isEqualTo(Metric.BYTES_PER_STEP);
    assertThat(rule.ranks()).isEqualTo(OptionalInt.of(16));
    assertThat(rule.comparison()).isEqualTo(Threshold.Comparison.AT_LEAST);
    assertThat(rule.limit()).isEqualTo(1.5e6);
    assertThat(rule.text()).isEqualTo("bytes_per_step@16 >= 1.5MB");
  }

  @Test
  void withoutRanksEveryNumberIsConcerned() {
    assertThat(Threshold.parse("imbalance>1.1").concerns(7)).isTrue();
    assertThat(Threshold.parse("imbalance@8>1.1").concerns(7)).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1B,1", "1kB,1000", "1KiB,1024", "1MB,1e6", "1MiB,1048576", "1GB,1e9", "1GiB,1073741824", "12,12"})
  void bytesHaveUnits(String limit, double bytes) {
    assertThat(Threshold.parse("bytes<" + limit).limit()).isEqualTo(bytes);
  }

  @ParameterizedTest
  @CsvSource({">,2,false", ">,3,true", ">=,2,true", ">=,1,false", "<,2,false", "<,1,true", "<=,2,true", "<=,3,false"})
  void theOperatorSaysWhatIsRefused(String operator, double value, boolean refused) {
    Threshold rule = Threshold.parse("imbalance" + operator + "2");

    assertThat(rule.comparison().refuses(value, rule.limit())).isEqualTo(refused);
  }

  @ParameterizedTest
  @CsvSource({"bytes", "bytes=3", "bytes@0>3", "bytes@x>3", "bytes>-3", "bytes>", "'bytes > 3 MB/s'", "energy>3", "imbalance>3MB", "bytes>3XB"})
  void whatIsNoRuleIsRefusedWithItsText(String text) {
    assertThatThrownBy(() -> Threshold.parse(text)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("'" + text + "'");
  }
}
