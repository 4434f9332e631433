package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.frontend.Frontend;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/**
 * Every program of the test data, rewritten by either tracer, passes the verifier of the virtual machine and prints what it prints untraced. The recordings of those that use all of
 * the language equal what the naive interpreter finds.
 */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class TracedProgramsTest {

  private static final Set<String> INTERPRETED =
      Set.of("AllPrimitives", "BoxedLists", "Boxing", "Life", "LinkedCells", "ArrayCopies", "Exceptions", "StaticInit", "Interfaces", "Generics", "InnerClasses", "Lambdas", "Records",
          "Recursion", "Streams", "Strings", "Switches");

  static List<String> programs() {
    return TestData.programs().stream().map(file -> file.getFileName().toString().replace(".java", "")).toList();
  }

  @ParameterizedTest
  @MethodSource("programs")
  void printsTheSame(String program, @TempDir Path directory) throws Exception {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(TestData.program(program)))) {
      printsTheSameInBlocks(program, loaded, directory.resolve("blocks"));
      Traced traced = Traced.run(loaded, List.of(), List.of(), null, directory);
      assertThat(traced.output().replace("\r\n", "\n")).isEqualTo(Files.readString(TestData.output(program)));
      assertThat(traced.outcome().warnings()).as("what could not be traced").isEmpty();
      assertThat(traced.recording().warnings()).as("what is not modelled").isEmpty();
      if (INTERPRETED.contains(program)) {
        assertThat(OracleComparison.differences(traced, loaded, List.of(), List.of())).isEmpty();
      }
    }
  }

  private static void printsTheSameInBlocks(String program, Frontend.Result loaded, Path directory) throws Exception {
    TracedBlocks traced = TracedBlocks.run(loaded, Files.createDirectories(directory));
    assertThat(traced.output().replace("\r\n", "\n")).isEqualTo(Files.readString(TestData.output(program)));
    assertThat(traced.outcome().warnings()).as("what could not be traced").isEmpty();
    assertThat(traced.trace().reason()).isEmpty();
    assertThat(traced.count(RegisterMode.OPTIMISED, MemoryLayout.C)).isLessThanOrEqualTo(traced.count(RegisterMode.NONE, MemoryLayout.JVM));
  }

  private static String results(int times, String method) {
    return "not modelled: " + times + " results of java.util.stream." + method + " were taken for new values: what the stream computed them from is missing [not-modelled]";
  }
}
