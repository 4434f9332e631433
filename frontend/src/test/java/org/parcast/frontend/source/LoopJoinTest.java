package org.parcast.frontend.source;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.Frontend.Request;
import org.parcast.frontend.Frontend.Result;

class LoopJoinTest {
  private static final String SOURCE =
      """
      import java.util.function.IntUnaryOperator;
      class Loops {
        static int[] data = new int[9];
        static { for (int s = 0; s < 3; s++) data[s] = s; }
        public static void main(String[] args) {
          for (int i = 0;
              i < 10;
              i++) {
            for (int a = 0; a < 3; a++) for (int b = 0; b < 3; b++) data[a * b] += i;
          }
          int k = 0;
          while (k < 5) {
            for (int value : data) {
              k += value;
            }
            k++;
          }
          do
            for (k = 9; k > 0; --k) data[k - 1]++;
          while (data[0] < 0);
          IntUnaryOperator f = x -> {
            int sum = 0;
            for (int j = 0; j < x; j += 2) sum += j;
            return sum;
          };
          System.out.println(f.applyAsInt(3) + java.util.stream.IntStream.range(0, 3).map(q -> q * q).sum());
          while (true) { if (k++ > 3) break; }
          while (true) {
            for (int m = 0; m < 2; m++) k += m;
            break;
          }
          for (int p = 0; p < 2; p++) k++; for (int q = 0; q < 2; q++) k--;
        }
      }
      """;

  @TempDir Path directory;

  @Test
  void everyLoopOfTheBytecodeFindsItsSource() throws Exception {
    Path file = Files.writeString(directory.resolve("Loops.java"), SOURCE);
    try (Result result = Frontend.load(Request.of(file))) {
      assertThat(result.loops().stream().filter(l -> l.method().name().equals("main")).map(LoopJoinTest::text))
          .containsExactly(
              "FOR i 6-10 depth 1", "FOR a 9-9 depth 2", "FOR b 9-9 depth 3", "WHILE null 12-17 depth 1", "FOREACH value 13-15 depth 2",
              "DO null 18-20 depth 1", "FOR k 19-19 depth 2", "WHILE null 27-27 depth 1", "FOR m 29-29 depth 1", "FOR p 32-32 depth 1", "FOR q 32-32 depth 1");
      assertThat(result.loops().stream().filter(l -> !l.method().name().equals("main")).map(LoopJoinTest::text))
          .containsExactlyInAnyOrder("FOR j 23-23 depth 1", "FOR s 4-4 depth 1");
      assertThat(result.sourceLoops().stream().filter(l -> l.kind() == SourceLoop.Kind.STREAM).map(SourceLoop::line))
          .containsExactly(26);
      assertThat(result.sourceLoops()).extracting(SourceLoop::method).containsOnly("Loops.main", "Loops.<clinit>");
    }
  }

  /** It stands in the bytecode once for each way into it. */
  @Test
  void everyCopyOfALoopInAFinallyBlockFindsItsSource() throws Exception {
    Path file =
        Files.writeString(
            directory.resolve("Copies.java"),
            """
            class Copies {
              static double[] a = new double[9];
              public static void main(String[] args) {
                while (true) {
                  try {
                    if (args.length > 3) return;
                    synchronized (a) { a[args.length]++; }
                  } finally {
                    for (int i = 0; i < 9; i++)
                      for (int j = 0; j < 9; j++) { a[i] += j; }
                  }
                  break;
                }
              }
            }
            """);
    try (Result result = Frontend.load(Request.of(file))) {
      assertThat(result.loops()).extracting(ProgramLoop::line).containsExactlyInAnyOrder(9, 9, 9, 10, 10, 10);
      assertThat(result.loops()).allSatisfy(loop -> assertThat(loop.source().line()).isEqualTo(loop.line()));
    }
  }

  @Test
  void oneLoopAfterAnotherOnALineIsNotInIt() throws Exception {
    Path file = Files.writeString(directory.resolve("Line.java"), "class Line { void run(int n) { for (int i = 0; i < n; i++) n--; for (int j = 0; j < n; j++) n--; } }");
    List<SourceLoop> loops = SourceLoops.parse(file);
    assertThat(loops.get(0).contains(loops.get(1))).isFalse();
  }

  @Test
  void withoutSourceTheLineTableTellsTheLine() throws Exception {
    Path file = Files.writeString(directory.resolve("Loops.java"), SOURCE);
    try (Result compiled = Frontend.load(Request.of(file));
        Result result = Frontend.load(Request.of(compiled.classpath().get(0)))) {
      assertThat(result.loops()).allSatisfy(loop -> assertThat(loop.source()).isNull());
      assertThat(result.loops()).allSatisfy(loop -> assertThat(loop.file()).isEqualTo("Loops.java"));
      List<Integer> lines = result.loops().stream().filter(l -> l.method().name().equals("main")).map(ProgramLoop::line).toList();
      assertThat(lines).containsExactly(7, 9, 9, 12, 13, 19, 19, 27, 29, 32, 32);
    }
  }

  @Test
  void streamsAreLoopsOfTheSource() throws Exception {
    Path file =
        Files.writeString(
            directory.resolve("Streams.java"),
            """
            import java.util.stream.*;
            class Streams {
              void run(java.util.List<String> list, Runner other) {
                IntStream.range(0, 3)
                    .parallel()
                    .forEach(i -> { for (;;) { } });
                list.stream().map(String::length).toList();
                other.reduce(3);
                list.forEach(System.out::println);
              }
              interface Runner { void reduce(int i); }
            }
            """);
    assertThat(SourceLoops.parse(file))
        .extracting(l -> l.kind() + " " + l.line() + "-" + l.endLine())
        .containsExactly("STREAM 4-6", "FOR 6-6", "STREAM 7-7");
  }

  private static String text(ProgramLoop loop) {
    SourceLoop source = loop.source();
    return "%s %s %d-%d depth %d".formatted(source.kind(), source.variable(), source.line(), source.endLine(), loop.loop().depth());
  }
}
