package org.parcast.benchmarks.accuracy;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The matrix is that of {@code Spmv rand8}: the volumes are those that the table of cases has for it. */
class RandomMatrixTest {
  @Test
  void volumesAreThoseOfTheCases() throws IOException {
    List<ExpectedCase> cases = ExpectedCase.byRun(Path.of("..", "testdata")).get(ProgramRun.of("Spmv", "rand8 256 4", "Spmv.iterate"));
    assertThat(cases).isNotEmpty().allSatisfy(
        expected -> assertThat(new RandomMatrix(256).neededBytes(expected.ranks()) * expected.steps()).isEqualTo(expected.bytesPointToPoint()));
  }
}
