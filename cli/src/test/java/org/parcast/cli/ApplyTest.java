package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Loops written in parallel, and tried. */
@Tag("slow")
class ApplyTest {
  @TempDir private Path directory;

  private static Outcome apply(String... more) {
    return Outcome.of(Stream.of(new String[] {"apply", Programs.good("Heat2D"), "--quiet"}, more, new String[] {"--", "32", "4"}).flatMap(Stream::of).toArray(String[]::new));
  }

  @Test
  void aNamedLoopIsWrittenToADirectoryAndTheSourceStays() throws Exception {
    String before = Files.readString(Path.of(Programs.good("Heat2D")));
    Outcome outcome = apply("--loop", "Heat2D.java:30", "--output", directory.toString(), "--format", "json", "--out", "-");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode loop = Schemas.ours(outcome.out()).at("/apply/loops/0");
    assertThat(loop.get("written").asBoolean()).isTrue();
    assertThat(loop.get("pays").isNull()).isTrue();
    try (Stream<Path> files = Files.walk(directory)) {
      assertThat(files.filter(Files::isRegularFile)).singleElement().satisfies(file -> assertThat(Files.readString(file)).contains("runPart(from, to, n, "));
    }
    assertThat(Files.readString(Path.of(Programs.good("Heat2D")))).isEqualTo(before);
  }

  @Test
  void theDiffIsAllOfStandardOutput() {
    Outcome outcome = apply("--loop", "Heat2D.java:45", "--loop", "Heat2D.java:29", "--diff");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).startsWith("--- a/").contains("+++ b/", "\n@@ ").contains("sumOfParts");
    assertThat(outcome.err()).contains("Heat2D.java:29 is not written in parallel: its iterations keep their order");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "--loop Heat2D.java:28                      | no loop starts there; the nearest: Heat2D.java:21",
    "--loop Heat2D.java                         | is not of the form File.java:line",
    "--diff --in-place                          | exclude each other",
    "--diff --out - --format json               | leave one of them out",
    "--form tree                                | 'tree' is no form",
    "--form directive --strict                  | --strict has no effect on directives",
    "--dialect omp4j                            | --dialect is of --form directive",
  })
  void whatMakesNoSenseIsRefused(String options, String message) {
    Outcome outcome = apply(options.split(" +"));

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
    assertThat(outcome.out()).isEmpty();
  }

  @Test
  void whatIsNotUnderVersionControlIsNotChanged() throws Exception {
    Path copy = Files.copy(Path.of(Programs.good("Heat2D")), directory.resolve("Heat2D.java"));
    Outcome outcome = Outcome.of("apply", copy.toString(), "--loop", "Heat2D.java:30", "--in-place", "--quiet", "--", "of no size");

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("not under version control").as("before the program runs").doesNotContain("NumberFormatException");
    assertThat(copy).hasSameTextualContentAs(Path.of(Programs.good("Heat2D")));
  }

  /** The whole way, on a machine that is not measured and with loops that are not repeated. */
  @Test
  void checkComparesResultsAndOutput() throws Exception {
    Outcome outcome = Outcome.of("check", Programs.good("Heat2D"), "--loop", "Heat2D.java:30", "--loop", "Heat2D.java:21", "--machine", "laptop-8", "--warm-up", "0", "--quiet", "--format", "json", "--out", "-",
        "--", "32", "4");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode check = Schemas.ours(outcome.out()).get("check");
    assertThat(check.get("same_output").asBoolean()).isTrue();
    assertThat(check.get("same_results").asBoolean()).isTrue();
    assertThat(check.get("loops")).hasSize(2).allMatch(loop -> loop.get("executions").asInt() >= 2 && loop.get("same").asBoolean());
    assertThat(check.at("/cores/0/measured_speedup").asDouble()).isPositive();
  }

  @Test
  void outputThatChangesIsTold() throws Exception {
    Path program = Files.writeString(directory.resolve("Clock.java"), """
        public class Clock {
          static int[] squares = new int[1000];

          public static void main(String[] args) {
            for (int i = 0; i < 1000; i++) {
              squares[i] = i * i;
            }
            System.out.println(squares[7] + " at " + System.nanoTime());
          }
        }
        """);
    Outcome outcome = Outcome.of("check", program.toString(), "--loop", "Clock.java:5", "--machine", "laptop-8", "--warm-up", "0", "--quiet", "--format", "json", "--out", "-");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(Schemas.ours(outcome.out()).at("/check/same_output").isNull()).isTrue();
    assertThat(Schemas.ours(outcome.out()).at("/check/same_results").asBoolean()).isTrue();
  }

  /** Elements that some input may have twice, and this run had once. */
  @Test
  void whatTheRunDidNotNeedIsACondition() throws Exception {
    Path program = Files.writeString(directory.resolve("Bodies.java"), """
        import java.util.*;

        public class Bodies {
          double x;
          double v = 1;

          static void move(Bodies[] all) {
            for (Bodies one : all) {
              one.x += one.v;
            }
          }

          public static void main(String[] args) {
            List<Bodies> list = new ArrayList<>();
            for (int i = 0; i < 100; i++) {
              list.add(new Bodies());
            }
            move(list.toArray(new Bodies[0]));
            System.out.println(list.get(7).x);
          }
        }
        """);
    Outcome outcome = Outcome.of("apply", program.toString(), "--loop", "Bodies.java:8", "--output", directory.resolve("out").toString(), "--quiet", "--format", "json", "--out", "-");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode loop = Schemas.ours(outcome.out()).at("/apply/loops/0");
    assertThat(loop.get("written").asBoolean()).as(loop.toString()).isTrue();
    assertThat(loop.get("verdict").asText()).isEqualTo("parallel");
    assertThat(loop.get("conditions")).isNotEmpty().allMatch(condition -> condition.asText().contains("all.x"));
    assertThat(Files.readString(directory.resolve("out/Bodies.java"))).contains("// Parallel provided that no ");
  }
}
