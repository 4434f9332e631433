package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.valueflow.CommunicationForecast;

/** The closed formulas of the table of cases, to the byte, on a square and a power-of-two number of ranks; the accuracy suite has all. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class CasesTest {
  private static final Path TESTDATA = Path.of("..", "testdata");
  private static final List<Integer> RANKS = List.of(4, 9);

  static List<ProgramRun> runs() throws IOException {
    return ExpectedCase.byRun(TESTDATA).entrySet().stream().filter(entry -> !wanted(entry.getValue()).isEmpty())
        .map(Map.Entry::getKey).toList();
  }

  @ParameterizedTest
  @MethodSource("runs")
  void forecastsAreTheFormulas(ProgramRun run) throws Exception {
    List<ExpectedCase> expected = wanted(ExpectedCase.byRun(TESTDATA).get(run));
    List<CaseCheck> checks = CaseCheck.of(expected, run.forecast(TESTDATA, ExpectedCase.ranks(expected)));
    assertThat(checks).hasSameSizeAs(expected).allMatch(CaseCheck::holds);
  }

  /** Sixteen ranks are one for each row of nodes, so that every element has corners on two of them. */
  @Test
  void elementsWhoseWorkspaceIsNotYetKnownForOneArePlacedWhole() throws Exception {
    Map.Entry<ProgramRun, List<ExpectedCase>> mesh =
        ExpectedCase.byRun(TESTDATA).entrySet().stream().filter(entry -> entry.getKey().program().equals("QuadMesh")).findFirst().orElseThrow();
    List<ExpectedCase> expected = mesh.getValue().stream().filter(entry -> entry.ranks() == 16).toList();
    assertThat(CaseCheck.of(expected, mesh.getKey().forecast(TESTDATA, List.of(16)))).hasSize(2).allMatch(CaseCheck::holds);
  }

  /** Lines of 32 points cross all parts of a cut, but a buffer that holds one after another is not what all ranks need. */
  @Test
  void theBuffersOfShortLinesAreNoSingletons() throws Exception {
    CommunicationForecast forecast = ProgramRun.of("AlternatingLines", "32 3", "").forecast(TESTDATA, List.of(4));
    assertThat(forecast.singletons().singletons()).noneMatch(singleton -> singleton.perStep() > 0);
  }

  private static List<ExpectedCase> wanted(List<ExpectedCase> cases) {
    return cases.stream().filter(expected -> RANKS.contains(expected.ranks())).toList();
  }
}
