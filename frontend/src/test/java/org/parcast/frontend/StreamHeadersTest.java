package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.frontend.source.SourceLoops;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.WrittenStream;
import org.parcast.frontend.stream.loop.Clauses;

/** Headers of loops as the sources of streams. */
class StreamHeadersTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "int i = 0; i < n; i++                | IntStream.range(0, n)",
    "int i = 0; i != n; i++               | IntStream.range(0, n)",
    "int i = 0; n >= i; i++               | IntStream.rangeClosed(0, n)",
    "int i = n; i > 0; i--                | IntStream.rangeClosed(0 + 1, n)",
    "int i = 0; i < (int) wide; i++       | IntStream.range(0, (int) wide)",
    "int i = 0; i < Math.min(n, 4); i++   | IntStream.range(0, Math.min(n, 4))",
    "int i = 0; i < n; i += 2             | IntStream.range(0, (n - 0 + 2 - 1) / 2)",
    "int i = n; i < 9; i += 2             | IntStream.range(0, (int) (((long) 9 - first + 2 - 1) / 2))",
    "long i = 0; i < wide; i++            | LongStream.range(0, wide)"
  })
  void aCountedLoopHasASource(String header, String source) throws Exception {
    assertThat(stream(header).text()).contains(source);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "int i = 0; i == n; i++               | tests with ==",
    "int i = n; i != 0; i += by           | tests with !=",
    "int i = 0; i < wide; i++             | wider than i",
    "int i = 0; i < wide / 2; i++         | wider than i",
    "int i = 0; i < Math.sqrt(n); i++     | wider than i",
    "int i = 0; i < 1.5 * n; i++          | wider than i",
    "int i = n; i < 0; i--                | counts away"
  })
  void whatNoStreamCountsIsToldWhy(String header, String obstacle) throws Exception {
    assertThat(stream(header)).satisfies(form -> assertThat(form.text()).isNull()).satisfies(form -> assertThat(form.obstacle()).contains(obstacle));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "int i = 0; i < n; i++                | ''",
    "int i = n; i > 0; i -= 2             | ''",
    "int i = 0; i <= n; i++               | test is <=",
    "int i = 0; n > i; i++                | counter on the right",
    "int i = 0; i < n; i = i + 2          | step is an assignment",
    "long i = 0; i < wide; i++            | no int that the header declares",
    "by = 0; by < n; by++                 | no int that the header declares",
    "int each : a                         | does not count"
  })
  void whatIsBeyondThePlainestHeadersIsTold(String header, String beyond) throws Exception {
    String told = loop(header, "a[0] = 1;").elaborate();
    assertThat(told).satisfies(text -> assertThat(text.isEmpty()).isEqualTo(beyond.isEmpty())).contains(beyond);
    assertThat(loop("int i = 0; i < n; i++", "if (i > 3) { continue; } a[i] = 1;").elaborate()).contains("continue");
  }

  /** An array that each iteration makes anew begins as none, not as a number. */
  @Test
  void whatIterationsAssignIsDeclaredInThem() throws Exception {
    assertThat(loop("int i = 0; i < n; i++", "a = new int[n];").asStream(new Clauses(List.of("a"), List.of(), List.of())).text()).contains("int[] ownA = null;");
    assertThat(loop("int i = 0; i < n; i++", "by = i;").asStream(new Clauses(List.of("by"), List.of(), List.of())).text()).contains("int ownBy = 0;");
  }

  /** A lambda could change a field, but not begin with what the iterations before it have made of it. */
  @Test
  void whatCountsBesideTheLoopHasNoStream() throws Exception {
    for (String counter : List.of("total", "by")) {
      WrittenStream form = loop("int i = 0; i < n; i++", "a[" + counter + "++] = i;").asStream(new Clauses(List.of(), List.of(), List.of(), List.of(counter), List.of()));
      assertThat(form.obstacle()).isEqualTo("iterations change " + counter + ": compute it from i first");
    }
  }

  private WrittenStream stream(String header) throws Exception {
    return loop(header, "a[(int) i] = 1;").asStream(new Clauses(List.of(), List.of(), List.of()));
  }

  private LoopSyntax loop(String header, String body) throws Exception {
    Path file = directory.resolve("Loop.java");
    Files.writeString(file, "class Loop { int total; void run(int[] a, int n, long wide, int by) { for (" + header + ") { " + body + " } } }");
    return SourceLoops.parse(file).get(0).syntax();
  }
}
