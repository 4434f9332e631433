package org.parcast.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.Form;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.report.apply.Trial;

/** Each group of calls in {@code testdata/tasks} is what its line says: tasks that leave the same behind and print the same in shuffled orders, or calls that keep their order. */
@Tag("slow")
class TaskProgramsTest {
  private static final String EXPECTED = "// expect: ";

  @TempDir private Path directory;

  static List<Arguments> calls() throws Exception {
    List<Arguments> all = new ArrayList<>();
    try (Stream<Path> files = Files.list(Path.of("..", "testdata", "tasks"))) {
      for (Path file : files.sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        for (int i = 0; i < lines.size(); i++) {
          int at = lines.get(i).indexOf(EXPECTED);
          if (at >= 0) {
            all.add(Arguments.of(file, i + 1, lines.get(i).substring(at + EXPECTED.length())));
          }
        }
      }
    }
    return all;
  }

  @ParameterizedTest
  @MethodSource("calls")
  void callsAreTasksWhereTheyNeedNoOrder(Path file, int line, String expected) throws Exception {
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    ApplyRequest request = new ApplyRequest(Target.of(file), run, List.of(file.getFileName() + ":" + line), 2, Form.STREAM, Dialect.PYJAMA, false, Machines.of("laptop-8"), 0);
    Trial trial = CheckEngine.check(new CheckRequest(request, false), AnalysisListener.SILENT).trial();
    Trial.Loop calls = trial.loops().get(0);
    assertThat(calls.written()).as(calls.why()).isEqualTo(expected.equals("tasks"));
    if (calls.written()) {
      assertThat(calls.same()).as(calls.why()).isEqualTo(Optional.of(true));
      assertThat(trial.sameOutput()).as(trial.output()).isEqualTo(Optional.of(true));
    } else {
      assertThat(calls.why()).contains("keep their order");
    }
  }
}
