package org.parcast.benchmarks.scale;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A slice of the suite {@code scale}: to the byte at 8 and 64 times the size, on up to a million ranks. */
@Tag("slow")
class FormulasTest {
  @ParameterizedTest
  @ValueSource(strings = {"Heat2D", "Transpose", "BandedEntries", "SparseEntries", "RelaxUntil", "RefinedCells"})
  void formulasFoundAtSmallSizesAreThoseOfTheText(String name) throws Exception {
    // What depends on the data must not be called exact, and for the right reason.
    ScaledProgram program = Stream.concat(ScaledProgram.all().stream(), ScaledProgram.everyday().stream()).filter(each -> each.name().equals(name)).findFirst().orElseThrow();
    assertThat(FormulaCheck.of(program, Path.of(".."))).isNotEmpty().allMatch(FormulaCheck::holds);
  }
}
