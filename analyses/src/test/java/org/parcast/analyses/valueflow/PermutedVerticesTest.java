package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.recording.ValueFlowRecording;

/** What a named decomposition sends does not depend on the numbers of the vertices. */
@Tag("slow")
class PermutedVerticesTest {
  static Stream<Arguments> programs() {
    return Stream.of(
        Arguments.of("heat", TinyStencils.heat2d(12, 3, TinyStencils.Heat.WHILE)),
        Arguments.of("conjugate gradients", TinyAlgebra.conjugateGradients(8, 4)),
        Arguments.of("matrix product", TinyAlgebra.matMul(12, false)),
        Arguments.of("prefix sum", TinySweeps.prefixSum(64)),
        Arguments.of("norm", TinyAlgebra.normalise(64, 3, true)),
        Arguments.of("sparse product", TinyAlgebra.spmv(144, 3, 'l')),
        Arguments.of("Runge-Kutta", TinyStencils.rungeKutta(64, 3)));
  }

  @ParameterizedTest
  @MethodSource("programs")
  void bytesStayWhereVerticesArePermuted(String name, ValueFlowRecording recording) {
    Map<String, Double> expected = bytes(recording);
    for (long seed = 1; seed <= 3; seed++) {
      assertThat(bytes(Permuted.of(recording, seed))).as(name + ", seed " + seed).isEqualTo(expected);
    }
  }

  private static Map<String, Double> bytes(ValueFlowRecording recording) {
    Map<String, Double> bytes = new TreeMap<>();
    CommunicationAnalysis.forecast(recording, CommunicationRequest.of(List.of(4))).ranks().get(0).results().stream().filter(f -> f.estimator() != Estimator.PARTITION)
        .forEach(f -> bytes.put(f.estimator() + " " + f.grid() + " " + f.array() + " " + f.assembly(), f.bytesPerStep()));
    return bytes;
  }
}
