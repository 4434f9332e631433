package org.parcast.analyses.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworkTopologyTest {
  @ParameterizedTest
  @ValueSource(strings = {"torus:8x8", "torus:5x5", "torus:3x4x5", "mesh:4x6", "mesh:7", "fattree:4x4", "fattree:2x3x5", "torus:1x9"})
  void theMeanDistanceIsThatOfAllPairs(String text) {
    NetworkTopology topology = NetworkTopology.parse(text);
    double sum = 0;
    for (int a = 0; a < topology.nodes(); a++) {
      for (int b = 0; b < topology.nodes(); b++) {
        sum += topology.distance(a, b);
      }
    }
    assertThat(topology.meanDistance()).isCloseTo(sum / topology.nodes() / (topology.nodes() - 1), within(1e-9));
    assertThat(topology.label()).isEqualTo(text);
  }

  @Test
  void distancesFollowTheWires() {
    assertThat(NetworkTopology.parse("torus:4x4").distance(0, 15)).isEqualTo(2);
    assertThat(NetworkTopology.parse("mesh:4x4").distance(0, 15)).isEqualTo(6);
    assertThat(NetworkTopology.parse("fattree:4x4").distance(0, 1)).isEqualTo(2);
    assertThat(NetworkTopology.parse("fattree:4x4").distance(0, 4)).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9})
  void theFormulaIsTheMeanOfATorus(int radix) {
    NetworkTopology torus = NetworkTopology.parse("torus:" + radix + "x" + radix);

    assertThat(new NetworkFamily.Grids(2, true).randomDistance(radix * radix)).isCloseTo(torus.meanDistance(), within(1e-9));
  }

  @ParameterizedTest
  @ValueSource(ints = {8, 9})
  void theFormulaIsTheMeanOfAMesh(int radix) {
    NetworkTopology mesh = NetworkTopology.parse("mesh:" + radix + "x" + radix);

    assertThat(new NetworkFamily.Grids(2, false).randomDistance(radix * radix)).isCloseTo(mesh.meanDistance(), within(1e-9));
  }

  @Test
  void theCurveOfAMeshIsOneOfMeshesAndHasTheMeshItself() {
    NetworkForecast uneven = NetworkAnalysis.forecast(LocalityParameters.PAPER, NetworkTopology.parse("mesh:4x25"), OptionalDouble.empty());
    NetworkForecast even = NetworkAnalysis.forecast(LocalityParameters.PAPER, NetworkTopology.parse("mesh:10x10"), OptionalDouble.empty());
    NetworkForecast torus = NetworkAnalysis.forecast(LocalityParameters.PAPER, NetworkTopology.parse("torus:10x10"), OptionalDouble.empty());

    assertThat(gain(uneven, 100)).isEqualTo(uneven.gain()).isGreaterThan(even.gain());
    assertThat(gain(uneven, 1000)).isEqualTo(gain(even, 1000)).isGreaterThan(gain(torus, 1000));
  }

  @ParameterizedTest
  @ValueSource(strings = {"fattree:4", "fattree:4x4", "fattree:3x3x3", "fattree:2x2x2x2x2"})
  void theFormulaIsTheMeanOfAFatTree(String text) {
    NetworkTopology tree = NetworkTopology.parse(text);

    assertThat(NetworkFamily.of(tree).randomDistance(tree.nodes())).isCloseTo(tree.meanDistance(), within(1e-9));
  }

  @Test
  void theGainOnFatTreesGrowsWithTheirLevelsOnly() {
    NetworkForecast tree = NetworkAnalysis.forecast(LocalityParameters.PAPER, NetworkTopology.parse("fattree:4x16"), OptionalDouble.empty());
    OperatingPoint million = LocalityModel.solveFatTree(LocalityParameters.PAPER, NetworkFamily.of(NetworkTopology.parse("fattree:8x8")).randomDistance(1_000_000));

    assertThat(gain(tree, 64)).isEqualTo(tree.gain());
    assertThat(gain(tree, 1_000_000)).isCloseTo(tree.ideal().rate() / million.rate(), within(1e-9)).isBetween(1.0, 1.3);
    assertThat(gain(tree, 10)).isCloseTo(1, within(0.02));
    assertThat(tree.curve()).extracting(GainPoint::processors).contains(1_000_000L);
    assertThat(tree.limit()).isEqualTo(1);
  }

  private static double gain(NetworkForecast forecast, long size) {
    return forecast.curve().stream().filter(point -> point.processors() == size).findFirst().orElseThrow().gain();
  }

  @Test
  void aFatTreeHasNoContentionAndSaysSo() {
    NetworkForecast forecast = NetworkAnalysis.forecast(LocalityParameters.PAPER, NetworkTopology.parse("fattree:4x16"), OptionalDouble.of(3));

    assertThat(forecast.random().hopLatency()).isEqualTo(1);
    assertThat(forecast.warnings()).anyMatch(w -> w.contains("fat tree"));
    assertThat(forecast.placedGain().orElseThrow()).isGreaterThan(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "torus", "torus:8x", "ring:8", "torus:0x4", "mesh:1", "torus:1000000x1000000"})
  void otherTextsAreRefused(String text) {
    assertThatThrownBy(() -> NetworkTopology.parse(text)).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("'");
  }
}
