package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The recordings of programs that use all of the language equal what the naive interpreter finds. */
@Tag("slow")
@Execution(ExecutionMode.SAME_THREAD)
@ResourceLock(Resources.SYSTEM_OUT)
class OracleTest {
  @ParameterizedTest
  @ValueSource(strings = {"AllPrimitives", "BoxedLists", "Life", "LinkedCells", "Boxing", "ArrayCopies", "Exceptions", "StaticInit", "Interfaces", "Generics", "InnerClasses", "Lambdas", "Records", "Recursion", "Streams", "Strings", "Switches"})
  void findsWhatWasRecorded(String program, @TempDir Path directory) throws Exception {
    assertThat(OracleComparison.differences(TestData.program(program), List.of(), List.of(), null, directory)).isEmpty();
  }
}
