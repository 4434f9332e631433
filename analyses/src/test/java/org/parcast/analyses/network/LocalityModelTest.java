package org.parcast.analyses.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.data.Percentage.withPercentage;

import java.util.OptionalDouble;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The figures of the paper: sections 4.1 and 4.2. */
class LocalityModelTest {
  private static final LocalityParameters TWO_CONTEXTS =
      LocalityParameters.paper(2).orElseThrow();
  private static final LocalityParameters FOUR_CONTEXTS =
      LocalityParameters.paper(4).orElseThrow();

  private static double gain(LocalityParameters parameters, long nodes) {
    return NetworkAnalysis.forecast(parameters, nodes, OptionalDouble.empty()).gain();
  }

  private static OperatingPoint random(LocalityParameters parameters, long nodes) {
    return NetworkAnalysis.forecast(parameters, nodes, OptionalDouble.empty()).random();
  }

  @Test
  void randomPlacementOnSixtyFourNodesIsJustOverFourHops() {
    assertThat(random(LocalityParameters.PAPER, 64).distance()).isCloseTo(4.06, within(0.005));
  }

  @ParameterizedTest
  @CsvSource({"1, 2.1, 41.2", "0.5, 3.1, 68.3", "0.25, 4.5, 101.6", "0.125, 5.9, 134.3"})
  void tableOneHoldsWithinTwoPercent(double speed, double thousand, double million) {
    LocalityParameters parameters = LocalityParameters.PAPER.withSpeed(speed);

    // The paper prints one decimal: what rounds to it counts as equal.
    assertThat(gain(parameters, 1_000)).isCloseTo(thousand, within(0.02 * thousand + 0.05));
    assertThat(gain(parameters, 1_000_000)).isCloseTo(million, withPercentage(2));
  }

  @Test
  void perHopLatencyIsBounded() {
    assertThat(TWO_CONTEXTS.sensitivity()).isCloseTo(3.26, within(0.005));
    assertThat(TWO_CONTEXTS.hopLatencyLimit()).isCloseTo(9.78, within(0.01));
    assertThat(LocalityModel.solve(TWO_CONTEXTS, 1e9).hopLatency()).isCloseTo(9.78, within(0.02));
  }

  @Test
  void perHopLatencyPassesFourFifthsOfItsLimitWithAFewThousandProcessors() {
    assertThat(random(TWO_CONTEXTS, 1_000).hopLatency() / TWO_CONTEXTS.hopLatencyLimit()).isLessThan(0.8);
    assertThat(random(TWO_CONTEXTS, 4_096).hopLatency() / TWO_CONTEXTS.hopLatencyLimit()).isCloseTo(0.826, within(0.002));
  }

  @Test
  void gainsOfSeveralContextsAreAlike() {
    assertThat(gain(LocalityParameters.PAPER, 1_000)).isCloseTo(2.06, within(0.01));
    assertThat(gain(TWO_CONTEXTS, 1_000)).isCloseTo(2.04, within(0.01));
    assertThat(gain(FOUR_CONTEXTS, 1_000)).isCloseTo(1.99, within(0.01));
    assertThat(gain(LocalityParameters.PAPER, 1_000_000)).isCloseTo(41.2, within(0.1));
    assertThat(gain(TWO_CONTEXTS, 1_000_000)).isCloseTo(48.3, within(0.1));
    assertThat(gain(FOUR_CONTEXTS, 1_000_000)).isCloseTo(52.4, within(0.1));
  }

  @Test
  void aCoarserGrainReachesTheSameLimitLater() {
    LocalityParameters coarse = TWO_CONTEXTS.withRunLength(300).withOverhead(1450);

    assertThat(random(coarse, 4_096).hopLatency()).isLessThan(0.7 * random(TWO_CONTEXTS, 4_096).hopLatency());
    assertThat(LocalityModel.solve(coarse, 1e9).hopLatency()).isCloseTo(9.78, within(0.02));
  }

  @Test
  void aThirdDimensionLowersTheGain() {
    assertThat(gain(LocalityParameters.PAPER.withDimension(3), 1_000_000)).isCloseTo(5.1, within(0.05));
  }

  @Test
  void theIdealPlacementOfTheSlowestNetworkOverloadsTheNodesChannel() {
    NetworkForecast forecast = NetworkAnalysis.forecast(LocalityParameters.PAPER.withSpeed(0.125), 1_000, OptionalDouble.empty());

    assertThat(forecast.ideal().injection()).isCloseTo(1.06, within(0.005));
    assertThat(forecast.warnings()).singleElement().asString().contains("the ideal placement").contains("1.06");
  }

  @Test
  void theNodesChannelAddsTwoToFiveCycles() {
    for (LocalityParameters parameters : new LocalityParameters[] {LocalityParameters.PAPER, TWO_CONTEXTS, FOUR_CONTEXTS}) {
      OperatingPoint without = random(parameters, 64);
      OperatingPoint with = random(parameters.withNodeChannel(true), 64);
      assertThat(with.messageLatency() - without.messageLatency()).isBetween(1.5, 5.0);
    }
  }

  @Property(tries = 300)
  void theAnswerIsTheRootOfTheQuadratic(@ForAll @IntRange(min = 1, max = 4) int dimension, @ForAll @IntRange(min = 1, max = 4) int contexts,
      @ForAll @DoubleRange(min = 1, max = 3) double critical, @ForAll @DoubleRange(min = 4.1, max = 2000) double distance,
      @ForAll @DoubleRange(min = 1, max = 500) double overhead) {
    LocalityParameters parameters = new LocalityParameters(dimension, contexts, critical, 3.2, 12, 10, overhead, 0, 1, false);
    OperatingPoint point = LocalityModel.solve(parameters, distance);
    double kd = distance / dimension;
    double x = 12 * (kd - 1) / (kd * kd) * (dimension + 1) / dimension;
    double e = (10 + overhead) / critical + distance + 12;
    double sq = parameters.sensitivity() * 12 * kd / 2;
    double rho = point.utilisation();

    if (!point.masked()) {
      assertThat((e - distance * x) * rho * rho - (sq + e) * rho + sq).isCloseTo(0, within(1e-9 * (sq + e)));
      assertThat(point.contributions().stream().mapToDouble(c -> c).sum()).isCloseTo(point.issueTime(), withPercentage(1e-6));
    }
    assertThat(rho).isBetween(0.0, 1.0);
    assertThat(point.issueTime()).isGreaterThanOrEqualTo(10 * (1 - 1e-12));
  }

  @Test
  void contextsThatHideAllLatencyLeaveTheWorkAndTheSwitch() {
    OperatingPoint point = LocalityModel.solve(
        new LocalityParameters(2, 32, 1.88, 3.2, 12, 200, 0, 11, 1, false), 4);

    assertThat(point.masked()).isTrue();
    assertThat(point.issueTime()).isCloseTo(211, within(1e-9));
  }

  @Test
  void wherePlacementFillsTheChannelsThereIsNoAnswer() {
    LocalityParameters greedy = new LocalityParameters(1, 64, 1.88, 3.2, 12, 0, 0, 0, 1, false);

    assertThatThrownBy(() -> LocalityModel.solve(greedy, 1)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("--contexts");
  }

  /** However long a transaction takes, its four contributions are the whole of it, equation (18). */
  @Test
  void amountsAtTheirBoundsAreSolvedToo() {
    for (LocalityParameters parameters : new LocalityParameters[] {LocalityParameters.PAPER.withOverhead(1e15), LocalityParameters.PAPER.withSpeed(1e15),
        LocalityParameters.PAPER.withOverhead(1e15).withSpeed(1e15).withCriticalMessages(1).withMessages(1),
        LocalityParameters.PAPER.withFlits(1e15),
        LocalityParameters.PAPER.withMessages(1e15).withCriticalMessages(1e15), LocalityParameters.PAPER.withFlits(1)}) {
      OperatingPoint point = LocalityModel.solve(parameters, 4);
      assertThat(point.contributions().stream().mapToDouble(Double::doubleValue).sum() / point.issueTime()).isCloseTo(1, within(1e-9));
    }
  }

  @Test
  void parametersOutOfRangeAreNamedByTheirOption() {
    assertThatThrownBy(() -> LocalityParameters.PAPER.withFlits(0)).hasMessage("--flits is 0.0: it has to be 1 to 1e15");
    assertThatThrownBy(() -> LocalityParameters.PAPER.withCriticalMessages(0.5)).hasMessage("--critical is 0.5: it has to be 1 to 1e15");
    assertThatThrownBy(() -> LocalityParameters.PAPER.withMessages(0.9)).hasMessage("--messages is 0.9: it has to be 1 to 1e15");
    assertThatThrownBy(() -> LocalityParameters.PAPER.withOverhead(1e308)).hasMessage("--overhead is 1.0E308: it has to be 0 to 1e15");
    assertThatThrownBy(() -> NetworkAnalysis.forecast(LocalityParameters.PAPER, 1, OptionalDouble.empty())).hasMessageContaining("--nodes");
  }
}
