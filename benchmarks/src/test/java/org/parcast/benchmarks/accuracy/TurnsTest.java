package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.analyses.valueflow.plan.StepPath;
import org.parcast.engine.Engine;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** What ranks can only do in turn: sweeps in place and triangular systems, each in three styles, take the path that was derived by hand. */
@Tag("slow")
class TurnsTest {
  private static final Path TESTDATA = Path.of("..", "testdata");

  /**
   * A line of the table.
   *
   * @param messages -1 where these are not derived
   */
  record Line(String program, List<String> arguments, int ranks, String decomposition, double longestPath, int messages) {}

  static Stream<Line> lines() throws IOException {
    return Files.readAllLines(TESTDATA.resolve("expected/turns.csv")).stream().skip(1).map(line -> line.split(",", 7))
        .map(f -> new Line(f[0], Arrays.asList(f[1].split(" ")), Integer.parseInt(f[2]), f[3], Double.parseDouble(f[4]), f[5].isEmpty() ? -1 : Integer.parseInt(f[5])));
  }

  @ParameterizedTest
  @MethodSource("lines")
  void aStepTakesItsLongestPath(Line line) throws Exception {
    AnalysisRequest request = new AnalysisRequest(Target.of(TESTDATA.resolve(line.program + ".java")),
        new Run(line.arguments, List.of(), Path.of("."), null, null), new Region(List.of(), null, 0), CommunicationRequest.of(List.of(line.ranks)), false, null);
    CommunicationForecast forecast = Engine.analyze(request, AnalysisListener.SILENT).communication();
    List<DecompositionForecast> found = forecast.ranks().get(0).results().stream().filter(result -> result.estimator().label().equals(line.decomposition)).toList();

    assertThat(found).isNotEmpty();
    StepPath path = found.get(0).path().orElseThrow();
    assertThat(path.shares()).isCloseTo(line.longestPath, within(1e-9));
    if (line.messages >= 0) {
      assertThat(path.messages()).isEqualTo(line.messages);
    }
    boolean told = forecast.warnings().stream().anyMatch(warning -> warning.endsWith("[in-turn]"));
    assertThat(told).as(forecast.warnings().stream().collect(Collectors.joining("\n"))).isEqualTo(forecast.ranks().get(0).best().isInTurn());
  }
}
