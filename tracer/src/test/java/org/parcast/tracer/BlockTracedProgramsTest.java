package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.recorder.format.trace.RegisterMode;
import org.parcast.recorder.format.trace.layout.MemoryLayout;

/** Every program of the test data, rewritten for the block trace, passes the verifier and prints what it prints untraced. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class BlockTracedProgramsTest {

  static List<String> programs() {
    return TestData.programs().stream().map(file -> file.getFileName().toString().replace(".java", "")).toList();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsTheSame(String program, @TempDir Path directory) throws Exception {
    TracedBlocks traced = TracedBlocks.run(TestData.program(program), directory);
    assertThat(traced.output().replace("\r\n", "\n")).isEqualTo(Files.readString(TestData.output(program)));
    assertThat(traced.outcome().warnings()).as("what could not be traced").isEmpty();
    assertThat(traced.trace().reason()).isEmpty();
    assertThat(traced.count(RegisterMode.OPTIMISED, MemoryLayout.C)).isLessThanOrEqualTo(traced.count(RegisterMode.NONE, MemoryLayout.JVM));
  }
}
