package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.analyses.valueflow.place.DecompositionForecast;
import org.parcast.engine.Engine;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** One dataflow sends the same bytes in whatever style it is written, those of a formula. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class StylesTest {
  private static final List<Integer> RANKS = List.of(4, 16);

  @TempDir
  private Path directory;

  static Stream<Arguments> flows() {
    return LongStream.range(0, 4).boxed().flatMap(seed -> {
      int axes = 1 + (int) (seed % 2);
      return Stream.of(Style.values()).filter(style -> axes == 1 || style != Style.STREAMS)
          .map(style -> Arguments.of(style, axes, seed, Stencil.random(axes, seed)));
    });
  }

  @ParameterizedTest
  @MethodSource("flows")
  void aDataflowSendsTheSameInEveryStyle(Style style, int axes, long seed, Stencil stencil) throws Exception {
    String name = "Flow" + seed + style.ordinal();
    Path source = directory.resolve(name + ".java");
    Files.writeString(source, style.program(name, stencil));
    List<String> wrong = differences(stencil, forecast(source));
    assertThat(wrong).as(Files.readString(source)).isEmpty();
  }

  private static CommunicationForecast forecast(Path source) throws Exception {
    AnalysisRequest request = new AnalysisRequest(Target.of(source), new Run(List.of(), List.of(), Path.of("."), null, null), new Region(List.of(), null, 0),
        CommunicationRequest.of(RANKS), false, null);
    return Engine.analyze(request, AnalysisListener.SILENT).communication();
  }

  private static List<String> differences(Stencil stencil, CommunicationForecast forecast) {
    List<String> wrong = new ArrayList<>();
    if (forecast.steps() != stencil.steps()) {
      wrong.add(forecast.steps() + " steps for " + stencil.steps());
    }
    for (int ranks : RANKS) {
      List<Integer> grid = stencil.axes() == 1 ? List.of(ranks) : List.of((int) Math.sqrt(ranks), (int) Math.sqrt(ranks));
      List<DecompositionForecast> blocks = forecast.ranks().stream().filter(answer -> answer.ranks() == ranks).flatMap(answer -> answer.results().stream())
          .filter(result -> result.grid().equals(grid) && result.estimator().label().matches("rows|block2d")).toList();
      String expected = stencil.bytesPointToPoint(grid) + " and " + stencil.bytesCollective(ranks);
      List<String> found = blocks.stream().map(b -> b.bytesPointToPointPerStep() + " and " + b.bytesCollectivePerStep()).toList();
      if (!found.contains(expected)) {
        wrong.add(ranks + " ranks: " + expected + " bytes expected; found " + found);
      }
    }
    return wrong;
  }
}
