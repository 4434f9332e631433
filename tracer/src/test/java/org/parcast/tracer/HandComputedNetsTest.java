package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.frontend.Frontend;

/** The nets of tiny runs against those that were written down by hand from the definitions, and all of their flow against what the naive interpreter finds. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class HandComputedNetsTest {

  static List<String> files() {
    return TestData.nets().stream().map(file -> file.getFileName().toString()).toList();
  }

  @ParameterizedTest
  @MethodSource("files")
  void areRecorded(String file, @TempDir Path directory) throws Exception {
    ExpectedNets expected = ExpectedNets.read(TestData.nets().get(0).resolveSibling(file));
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(TestData.program(expected.program())))) {
      Traced traced = Traced.run(program, expected.arguments(), expected.kernels(), null, directory);
      NetLines recorded = RecordedNets.of(traced.recording(), expected.nets());
      assertThat(expected.nets().differences(recorded)).as(file + ": - by hand, + recorded").isEmpty();
      assertThat(OracleComparison.differences(traced, program, expected.arguments(), expected.kernels())).isEmpty();
    }
  }
}
