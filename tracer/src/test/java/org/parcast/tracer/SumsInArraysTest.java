package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which words meet in the terms of sums that are kept in arrays, few and many, is recorded as the naive interpreter finds it. */
@Tag("slow")
class SumsInArraysTest {
  @ParameterizedTest
  @CsvSource({"LagsArrays,40 4 4", "LagsArrays,40 30 3", "LagsMeans,150 4 3", "LagsObjects,40 3 3", "LagsRecords,40 3", "LagsPlane,8 6 2 3", "LagsWords,40 4 4", "LagsWords,40 30 3", "LagsFields,40 4 3", "RadialObjects,10 3"})
  void termsMeetAsTheOracleFinds(String program, String arguments, @TempDir Path directory) throws Exception {
    Path source = Path.of("..", "testdata", "everyday", program + ".java");
    assertThat(OracleComparison.differences(source, List.of(arguments.split(" ")), List.of(), null, directory)).isEmpty();
  }
}
