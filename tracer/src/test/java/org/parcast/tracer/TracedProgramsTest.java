package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every program of the test data, rewritten, passes the verifier of the virtual machine and prints what it prints untraced. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class TracedProgramsTest {

  private static final Map<String, List<String>> UNMODELLED =
      Map.of(
          "Boxing", List.of("not modelled: 5 numbers in boxes from java.util.Map.get were taken for new input values"));

  static List<String> programs() {
    return TestData.programs().stream().map(file -> file.getFileName().toString().replace(".java", "")).toList();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsTheSame(String program, @TempDir Path directory) throws Exception {
    Traced traced = Traced.run(TestData.program(program), List.of(), List.of(), directory);
    assertThat(traced.output().replace("\r\n", "\n")).isEqualTo(Files.readString(TestData.output(program)));
    assertThat(traced.outcome().warnings()).as("what could not be traced").isEmpty();
    assertThat(traced.recording().warnings()).as("what is not modelled").containsExactlyInAnyOrderElementsOf(UNMODELLED.getOrDefault(program, List.of()));
  }

  private static String results(int times, String method) {
    return "not modelled: " + times + " results of java.util.stream." + method + " were taken for new values: what the stream computed them from is missing";
  }
}
