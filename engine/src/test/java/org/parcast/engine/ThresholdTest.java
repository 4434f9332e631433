package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.network.LocalityParameters;
import org.parcast.analyses.network.NetworkAnalysis;
import org.parcast.analyses.network.NetworkForecast;
import org.parcast.report.Report;
import org.parcast.report.ReportContext;
import org.parcast.report.Sources;

class ThresholdTest {
  private static final NetworkForecast NETWORK = NetworkAnalysis.forecast(LocalityParameters.PAPER, 64, OptionalDouble.empty());

  @Test
  void aRuleNamesMetricRanksComparisonAndLimit() {
    Threshold rule = Threshold.parse(" bytes_per_step@16 >= 1.5MB ");

    assertThat(rule.metric()).isEqualTo("bytes_per_step");
    assertThat(rule.of()).isEqualTo(OptionalInt.of(16));
    assertThat(rule.comparison()).isEqualTo(Threshold.Comparison.AT_LEAST);
    assertThat(rule.limit()).isEqualTo(1.5e6);
    assertThat(rule.text()).isEqualTo("bytes_per_step@16 >= 1.5MB");
  }

  @Test
  void withoutANumberEveryOneIsConcerned() {
    Report report = Report.of(ReportContext.named("test", List.of()), Sources.NONE).withNetwork(NETWORK);

    assertThat(Threshold.parse("gain>1").concerns(report)).isTrue();
    assertThat(Threshold.parse("gain@64>1").concerns(report)).isTrue();
    assertThat(Threshold.parse("gain@8>1").concerns(report)).isFalse();
    assertThat(Threshold.parse("gain@1000000>1").concerns(report)).as("on the curve").isTrue();
    assertThat(Threshold.parse("gain>3").passedBy(report)).as("of the machine asked for only").isEmpty();
    assertThat(Threshold.parse("imbalance>1").concerns(report)).isFalse();
    assertThat(Threshold.parse("gain@64>1").passedBy(report)).singleElement().asString().startsWith("gain@64>1: gain is 1.").endsWith(" for 64 processors");
    assertThat(Threshold.parse("gain@64>1000000").passedBy(report)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"1B,1", "1kB,1000", "1KiB,1024", "1MB,1e6", "1MiB,1048576", "1GB,1e9", "1GiB,1073741824", "12,12"})
  void bytesHaveUnits(String limit, double bytes) {
    assertThat(Threshold.parse("bytes<" + limit).limit()).isEqualTo(bytes);
  }

  @Test
  void sharesMayBeInPercent() {
    assertThat(Threshold.parse("hit_rate@8<90%").limit()).isEqualTo(0.9);
    assertThat(Threshold.parse("l1_hit_rate@8<0.9").limit()).isEqualTo(0.9);
  }

  @ParameterizedTest
  @CsvSource({">,2,false", ">,3,true", ">=,2,true", ">=,1,false", "<,2,false", "<,1,true", "<=,2,true", "<=,3,false"})
  void theOperatorSaysWhatIsRefused(String operator, double value, boolean refused) {
    Threshold rule = Threshold.parse("imbalance" + operator + "2");

    assertThat(rule.comparison().refuses(value, rule.limit())).isEqualTo(refused);
  }

  @ParameterizedTest
  @CsvSource({"bytes", "bytes=3", "bytes@0>3", "bytes@x>3", "bytes>-3", "bytes>", "'bytes > 3 MB/s'", "energy>3", "imbalance>3MB", "bytes>3XB", "bytes>3%", "hit_rate<90"})
  void whatIsNoRuleIsRefusedWithItsText(String text) {
    assertThatThrownBy(() -> Threshold.parse(text)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("'" + text + "'");
  }
}
