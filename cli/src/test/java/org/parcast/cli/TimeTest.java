package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.cli.console.ExitCode;

/** {@code parcast time}, on a preset machine and without repeats: what it says does not depend on the speed of this machine. */
@Tag("slow")
class TimeTest {
  @TempDir private Path directory;

  @Test
  void tellsOfCoresAndRanks() throws IOException {
    Outcome outcome = Outcome.of("time", Programs.good("Heat2D"), "--cold", "--machine", "laptop-8", "--cores", "2,4,99", "--ranks", "4", "--quiet", "--format", "json", "--out", "-",
        "--fail-on", "speedup@4<100", "--", "32", "4");

    assertThat(outcome.code()).as(outcome.err()).isEqualTo(ExitCode.THRESHOLD);
    assertThat(outcome.err()).contains("--fail-on speedup@4<100").contains("more are not forecast");
    JsonNode time = new ObjectMapper().readTree(outcome.out()).get("time");
    assertThat(time.get("cores")).extracting(point -> point.get("cores").asInt()).containsExactly(1, 2, 4);
    assertThat(time.get("serial").get("seconds").asDouble()).isPositive();
    assertThat(time.get("serial").get("warm").asBoolean()).isFalse();
    for (JsonNode point : time.get("cores")) {
      assertThat(point.get("low").asDouble()).isLessThanOrEqualTo(point.get("speedup").asDouble());
      assertThat(point.get("high").asDouble()).isGreaterThanOrEqualTo(point.get("speedup").asDouble());
    }
    assertThat(time.get("loops")).extracting(loop -> loop.get("line").asInt()).contains(30);
    assertThat(time.get("ranks").get(0).get("ranks").asInt()).isEqualTo(4);
    assertThat(time.get("ranks").get(0).get("threads").asInt()).isEqualTo(1);
  }

  /** A product is one step, which the clock hears while the virtual machine compiles it: it takes what its loops take when they are repeated. */
  @Test
  void commTimesAStepByItsLoops() throws IOException {
    JsonNode repeated = comm("--warm-up", "0.5");
    JsonNode clocked = comm();

    assertThat(repeated.at("/serial/seconds").asDouble()).isPositive();
    assertThat(repeated.get("loops")).isNotEmpty();
    assertThat(repeated.get("serial_seconds_per_step").asDouble()).isPositive().isLessThan(repeated.at("/serial/seconds").asDouble());
    assertThat(clocked.has("serial")).isFalse();
    assertThat(clocked.get("warm").asBoolean()).isFalse();
  }

  private static JsonNode comm(String... more) throws IOException {
    List<String> arguments = new ArrayList<>(List.of("comm", Programs.good("MatMulIjk"), "--interconnect", "infiniband-edr", "--ranks", "2", "--format", "json", "--out", "-", "--quiet"));
    arguments.addAll(List.of(more));
    arguments.addAll(List.of("--", "20"));
    Outcome outcome = Outcome.of(arguments.toArray(String[]::new));
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return new ObjectMapper().readTree(outcome.out()).get("time");
  }

  /** Its loops share a line, it writes a file, and it has nothing to do. */
  @Test
  void tellsOfAProgramThatIsShortAndCannotBeCalledAgain() throws IOException {
    Path source = Files.writeString(directory.resolve("Short.java"), """
        public class Short {
          public static void main(String[] a) throws Exception {
            java.io.PrintWriter out = new java.io.PrintWriter(a[0]);
            double[] x = new double[30];
            for (int t = 0; t < 3; t++) { for (int i = 0; i < x.length; i++) { x[i] = x[i] + t; } out.println(x[5]); }
            out.close();
          }
        }
        """);
    Outcome outcome = Outcome.of("time", source.toString(), "--repeat-main", "--warm-up", "0", "--machine", "laptop-8", "--format", "json", "--out", "-", "--", directory.resolve("out").toString());
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("--repeat-main: main is not called again, as Short.java:3 calls java.io.PrintWriter");
    JsonNode time = new ObjectMapper().readTree(outcome.out()).get("time");
    assertThat(time.get("serial").get("warm").asBoolean()).isFalse();
    assertThat(time.get("recommended").asInt()).isEqualTo(1);
  }

  @Test
  void refusesToRepeatAndNotTo() {
    Outcome outcome = Outcome.of("time", Programs.good("AddOne"), "--cold", "--repeat-main", "--out", directory.toString(), "--", "4");
    assertThat(outcome.code()).isEqualTo(ExitCode.USAGE);
    assertThat(outcome.err()).contains("--repeat-main and --cold contradict each other: leave one out");
  }

  @Test
  void refusesMoreCoresThanThereAre() {
    Outcome outcome = Outcome.of("time", Programs.good("AddOne"), "--cold", "--machine", "laptop-8", "--cores", "64", "--out", directory.toString(), "--", "4");
    assertThat(outcome.code()).isEqualTo(ExitCode.USAGE);
    assertThat(outcome.err()).contains("--cores 64: ").contains("8 usable cores; name a machine with more by --machine");
  }

  @Test
  void refusesAMachineThatThereIsNot() {
    Outcome outcome = Outcome.of("analyze", Programs.good("AddOne"), "--machine", "laptop-9", "--out", directory.toString(), "--", "4");
    assertThat(outcome.code()).isEqualTo(ExitCode.USAGE);
    assertThat(outcome.err()).contains("there is no machine or file 'laptop-9': there are laptop-8");
  }
}
