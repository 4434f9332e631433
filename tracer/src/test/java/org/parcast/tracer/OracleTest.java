package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The recording of every small program equals what the naive interpreter finds. */
@Execution(ExecutionMode.SAME_THREAD)
@ResourceLock(Resources.SYSTEM_OUT)
class OracleTest {

  static Stream<String> tinyRuns() {
    return TestData.nets().stream().map(file -> file.getFileName().toString());
  }

  @ParameterizedTest
  @ValueSource(strings = {"AllPrimitives", "BoxedLists", "Life", "LinkedCells", "Boxing", "ArrayCopies", "Exceptions", "StaticInit", "Interfaces", "Generics", "InnerClasses", "Lambdas", "Records", "Recursion", "Streams", "Strings", "Switches"})
  void findsWhatWasRecordedOfTheLanguage(String program, @TempDir Path directory) throws Exception {
    assertThat(OracleComparison.differences(TestData.program(program), List.of(), List.of(), null, directory)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("tinyRuns")
  void findsWhatWasRecorded(String file, @TempDir Path directory) throws Exception {
    ExpectedNets run = ExpectedNets.read(TestData.nets().get(0).resolveSibling(file));
    assertThat(OracleComparison.differences(TestData.program(run.program()), run.arguments(), run.kernels(), null, directory)).isEmpty();
  }
}
