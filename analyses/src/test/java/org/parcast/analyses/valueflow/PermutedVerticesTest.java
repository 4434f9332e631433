package org.parcast.analyses.valueflow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.place.Estimator;
import org.parcast.analyses.valueflow.plan.Distribution;
import org.parcast.analyses.valueflow.plan.PlannedVariable;
import org.parcast.recording.ValueFlowRecording;

/** What a named decomposition sends, and who keeps which variable then, does not depend on the numbers of the vertices. */
class PermutedVerticesTest {
  private enum Program {
    HEAT(TinyStencils.heat2d(12, 3, TinyStencils.Heat.WHILE)),
    CONJUGATE_GRADIENTS(TinyAlgebra.conjugateGradients(8, 4)),
    MATRIX_PRODUCT(TinyAlgebra.matMul(12, false)),
    DENSE_PRODUCT(TinyAlgebra.densePowerIteration(24, 3, "local")),
    ELIMINATION(TinyAlgebra.elimination(12)),
    PREFIX_SUM(TinySweeps.prefixSum(64)),
    TRANSPOSITION(TinySweeps.rowsTransposed(12, 3)),
    TRANSFORM(TinySweeps.fft(32)),
    LINE_SOLVES(TinySweeps.lineSolves(12)),
    NORM(TinyAlgebra.normalise(64, 3, true)),
    SPARSE_PRODUCT(TinyAlgebra.spmv(144, 3, 'l')),
    RUNGE_KUTTA(TinyStencils.rungeKutta(64, 3));

    private final ValueFlowRecording recording;
    private final Answer expected;

    Program(ValueFlowRecording recording) {
      this.recording = recording;
      expected = Answer.of(recording);
    }
  }

  /**
   * What a forecast for 4 ranks says.
   *
   * @param bytes by named decomposition
   * @param plan the variables that have names of their own, each with its layout, kind and bytes; none where the partitioner's parts are the plan, which are one of many
   */
  private record Answer(TreeMap<String, Double> bytes, List<String> plan) {
    static Answer of(ValueFlowRecording recording) {
      RankForecast answer = CommunicationAnalysis.forecast(recording, CommunicationRequest.of(List.of(4))).ranks().get(0);
      TreeMap<String, Double> bytes = answer.results().stream().filter(result -> result.estimator() != Estimator.PARTITION)
          .collect(Collectors.toMap(Answer::name, DecompositionForecast::bytesPerStep, Math::max, TreeMap::new));
      boolean isNamed = answer.plan().variables().stream().noneMatch(variable -> variable.layout() == Distribution.PARTS);
      return new Answer(bytes, isNamed ? answer.plan().variables().stream().map(Answer::line).sorted().toList() : new ArrayList<>());
    }

    private static String name(DecompositionForecast result) {
      return result.estimator() + " " + result.grid() + " " + result.array() + " " + result.assembly();
    }

    private static String line(PlannedVariable variable) {
      return variable.name() + " " + variable.kind() + " " + variable.layout() + " " + variable.grid() + " " + variable.bytesPerStep() + " " + variable.collectives();
    }
  }

  @Provide
  Arbitrary<Program> programs() {
    return Arbitraries.of(Program.class);
  }

  @Property(tries = 60)
  void bytesAndPlanStayWhereVerticesArePermuted(@ForAll("programs") Program program, @ForAll long seed) {
    assertThat(Answer.of(Permuted.of(program.recording, seed))).isEqualTo(program.expected);
  }
}
