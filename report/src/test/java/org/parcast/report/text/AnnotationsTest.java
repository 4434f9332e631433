package org.parcast.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.report.compare.Change;
import org.parcast.report.compare.Comparison;

class AnnotationsTest {
  @Test
  void whatGotWorseIsAWarningAtItsLine() throws IOException {
    assertThat(written(new Change(Change.Kind.WORSE, "loop 1 of A.run", "verdict", "parallel", "sequential", "src/A.java", 7))).containsExactly(
        "::notice title=Parcast::since a: 1 worse, 0 better, 0 gone, 0 new, 3 as before",
        "::warning file=src/A.java,line=7,title=Parcast%3A verdict worse::loop 1 of A.run: parallel, now sequential");
  }

  @Test
  void namesCannotWriteCommands() throws IOException {
    assertThat(written(new Change(Change.Kind.BETTER, "50 %\n::error::x", "verdict", "a", "b", "x,line=1:y", 7)).get(1))
        .isEqualTo("::notice file=x%2Cline=1%3Ay,line=7,title=Parcast%3A verdict better::50 %25\\u000A::error::x: a, now b");
  }

  @Test
  void theFirstNineOfEachKindAsNoMoreAreShown() throws IOException {
    Change[] changes = IntStream.range(0, 24).mapToObj(i -> new Change(i < 12 ? Change.Kind.WORSE : Change.Kind.BETTER, "loop " + i, "verdict", "a", "b", "", 0)).toArray(Change[]::new);
    assertThat(written(changes)).hasSize(1 + 2 * 9).anyMatch(line -> line.contains("loop 8:")).noneMatch(line -> line.contains("loop 9:")).anyMatch(line -> line.contains("loop 12:"));
  }

  private static List<String> written(Change... changes) throws IOException {
    StringBuilder out = new StringBuilder();
    Annotations.write(new Comparison("a", List.of(changes), 3, ""), out);
    return out.toString().lines().toList();
  }
}
