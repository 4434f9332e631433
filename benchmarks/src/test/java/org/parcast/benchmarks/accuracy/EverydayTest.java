package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
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

/** Everyday programs, each in three styles, send what a formula says, collectives included; those that do not yet are told by the table. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class EverydayTest {
  private static final Path TESTDATA = Path.of("..", "testdata");

  /**
   * A line of the table.
   *
   * @param right whether the forecast is known to be the formula's
   */
  record Line(int ranks, String decomposition, double bytesPerStep, boolean right) {}

  /** A program with its arguments, and what is known of it. */
  record Program(String name, List<String> arguments, List<Line> lines) {
    @Override
    public String toString() {
      return name;
    }
  }

  static List<Program> programs() throws IOException {
    Map<String, Program> programs = new LinkedHashMap<>();
    Files.readAllLines(TESTDATA.resolve("expected/everyday.csv")).stream().skip(1).map(line -> line.split(",", 7)).forEach(fields -> programs
        .computeIfAbsent(fields[0], name -> new Program(name, Arrays.asList(fields[1].split(" ")), new ArrayList<>())).lines
        .add(new Line(Integer.parseInt(fields[2]), fields[3], Double.parseDouble(fields[4]), fields[5].equals("yes"))));
    return List.copyOf(programs.values());
  }

  @ParameterizedTest
  @MethodSource("programs")
  void anEverydayProgramSendsWhatItsFormulaSays(Program program) throws Exception {
    CommunicationForecast forecast = forecast(program);
    for (Line line : program.lines) {
      List<Double> found = forecast.ranks().stream().filter(answer -> answer.ranks() == line.ranks).flatMap(answer -> answer.results().stream())
          .filter(result -> isNamed(result, line.decomposition)).map(result -> result.bytesPerStep()).toList();
      assertThat(found.contains(line.bytesPerStep)).as("%s: %s of %s is right", line, line.bytesPerStep, found).isEqualTo(line.right);
    }
  }

  @Test
  void thePlaceOfAnIteratorIsNoWorkOfOneRank() throws Exception {
    CommunicationForecast forecast = forecast(new Program("RingsIterated", List.of("64", "4"), List.of(new Line(16, "rows", 256, true))));
    assertThat(forecast.ranks().get(0).results()).filteredOn(result -> isNamed(result, "rows")).isNotEmpty().allMatch(result -> result.imbalance() < 1.1);
  }

  private static CommunicationForecast forecast(Program program) throws Exception {
    List<Integer> ranks = program.lines.stream().map(Line::ranks).distinct().toList();
    AnalysisRequest request = new AnalysisRequest(Target.of(TESTDATA.resolve("everyday").resolve(program.name + ".java")),
        new Run(program.arguments, List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), Path.of("."), null, null), new Region(List.of(), null, 0), CommunicationRequest.of(ranks), false, null);
    return Engine.analyze(request, AnalysisListener.SILENT).communication();
  }

  /** A name alone, or with the grid: {@code rows}, {@code block2d 2x2}. */
  private static boolean isNamed(DecompositionForecast result, String decomposition) {
    String label = result.estimator().label();
    String grid = result.grid().stream().map(String::valueOf).collect(Collectors.joining("x"));
    return decomposition.equals(label) || decomposition.equals(label + " " + grid);
  }
}
