package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Formulas from tables that are written here, so that no sweep is needed: a grid of n rows cut along them. */
class ScaleTest {
  private static final LongBinaryOperator ROWS = (n, p) -> 16 * n * (p - 1);

  @TempDir private Path directory;
  private final StringBuilder table = new StringBuilder("n,ranks,estimator,array,assembly,grid,quantity,value\n");

  @BeforeEach
  void plan() throws IOException {
    Files.writeString(directory.resolve("sweep.json"), "{\"program\": \"comm\", \"parameters\": [\"n\"], \"points\": []}");
  }

  private ScaleTest rows(String prefix, LongBinaryOperator bytes, long... sizes) {
    for (long n : sizes) {
      table.append(prefix).append(n).append(",,,,,,words,").append(2 * n * n).append('\n');
      table.append(prefix).append(n).append(",,,,,,distributed_bytes,").append(16 * n * n).append('\n');
      table.append(prefix).append(n).append(",,,,,,replicated_bytes,64\n");
      table.append(prefix).append(n).append(",,,u,,,extent_0,").append(n).append('\n');
      for (int p : new int[] {2, 3, 4, 6, 8}) {
        String row = prefix + n + "," + p + ",rows,u,owner," + p + ",";
        table.append(row).append("bytes_p2p_per_step,").append(bytes.applyAsLong(n, p)).append('\n').append(row).append("bytes_collective_per_step,0\n");
      }
    }
    return this;
  }

  private Outcome scale(String... more) throws IOException {
    Files.writeString(directory.resolve("results.csv"), table);
    String[] arguments = new String[more.length + 2];
    arguments[0] = "scale";
    arguments[1] = directory.toString();
    System.arraycopy(more, 0, arguments, 2, more.length);
    return Outcome.of(arguments);
  }

  private static void assertFollowsTheSchema(String document) throws IOException {
    ObjectMapper json = new ObjectMapper();
    try (InputStream schema = ScaleTest.class.getResourceAsStream("/org/parcast/report/schema/parcast-1.schema.json")) {
      assertThat(JsonSchemaFactory.getInstance(VersionFlag.V202012).getSchema(json.readTree(schema)).validate(json.readTree(document))).isEmpty();
    }
  }

  @Test
  void bytesAndMemoryOfARankFollow() throws Exception {
    Outcome outcome = rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "n=16384", "--ranks", "64", "--format", "json,html");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertFollowsTheSchema(outcome.out());
    JsonNode answer = new ObjectMapper().readTree(outcome.out()).at("/scale/answers/0");
    assertThat(answer.path("bytes_per_step").asLong()).isEqualTo(16L * 16384 * 63);
    assertThat(answer.path("rank_memory_bytes").asDouble()).as("a part, the copies, what is received").isEqualTo(16.0 * 16384 * 16384 / 64 + 64 + 16.0 * 16384 * 63 / 64);
    assertThat(directory.resolve("scale.html")).content().contains("Bytes of a step over the size", "64 ranks, beyond what was run");
  }

  /** Sixteen bytes for each element and cut, in one of three steps. */
  @Test
  void thirdsAreExact() throws Exception {
    for (long n : new long[] {16, 20, 24, 28, 32}) {
      table.append(n).append(",,,,,,steps,3\n");
      for (int p : new int[] {2, 3, 4, 6, 8}) {
        table.append(n).append(',').append(p).append(",cyclic,u,owner,").append(p).append(",bytes_p2p_per_step,").append(ROWS.applyAsLong(n, p) / 3.0).append('\n');
      }
    }
    assertThat(rows("", ROWS, 16, 20, 24, 28, 32).scale().out()).containsPattern("cyclic of u, owner +bytes_per_step +16/3 n \\(p - 1\\) +exact");
  }

  @Test
  void whereNothingCanBeWrittenIsTold() throws Exception {
    Files.createFile(directory.resolve("extra-p"));
    Files.createDirectories(directory.resolve("scale.html/kept"));
    for (String format : List.of("extra-p", "html")) {
      Outcome outcome = rows("", ROWS, 16, 20, 24, 28, 32).scale("--format", format);
      assertThat(outcome.code()).isEqualTo(3);
      assertThat(outcome.err()).contains("cannot write the formulas to " + directory, "make room there, or allow writing");
    }
  }

  @Test
  void onePointIsTooFew() throws Exception {
    Outcome outcome = rows("", ROWS, 16).scale("--at", "n=64", "--ranks", "4");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.out()).contains("because n took 1 value; a power k takes k + 3 values", "none: no exact formula");
  }

  @Test
  void aSweepWhosePointsAllFailedIsTold() throws Exception {
    Outcome outcome = scale();
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).contains("results.csv has no rows: every point of the sweep failed", "*.failed.txt say why");
  }

  @Test
  void sizesOfAKindThatWasNotRunAreTold() throws Exception {
    Outcome outcome = rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "n=1001", "--ranks", "4", "--format", "text");
    assertThat(outcome.out()).contains("imbalance estimated from the extents and the points that were run", "Not verified for n=1001 on 4 ranks: every n that was run is a multiple of 4. Add such a size to the sweep.");
    String json = scale("--at", "n=1001", "--at", "n=1024", "--ranks", "4", "--format", "json").out();
    assertFollowsTheSchema(json);
    JsonNode answers = new ObjectMapper().readTree(json).at("/scale/answers");
    assertThat(answers.at("/0/unverified/0").asText()).isEqualTo("every n that was run is a multiple of 4");
    assertThat(answers.at("/1").has("unverified")).isFalse();
  }

  @Test
  void bytesHaveAsManyDigitsAsTheyNeed() throws Exception {
    Outcome outcome = rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "n=100000000000000004", "--ranks", "64", "--format", "text");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("100,800,000,000,000,004,032");
  }

  /** Ten thousand seconds of a virtual machine that starts would be a thousand years of a million ranks. */
  @Test
  void coldTimesAreNotExtrapolated() throws Exception {
    for (long n : new long[] {16, 20, 24, 28, 32}) {
      table.append(n).append(",,,,,,uses_per_step,").append(5 * n * n).append('\n').append(n).append(",,,,,,cold_seconds_per_step,10000\n");
    }
    Outcome cold = rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "n=4096", "--ranks", "4");
    assertThat(cold.code()).as(cold.err()).isZero();
    assertThat(cold.out()).contains("rows 4 of u").doesNotContain("Time of a step");
    assertThat(cold.err()).contains("no times: the virtual machine was compiling while steps were timed", "add a larger size");

    table.append("32,,,,,,seconds_per_step,0.001\n");
    Outcome warm = scale("--at", "n=4096", "--ranks", "4");
    assertThat(warm.out()).contains("Time of a step").containsPattern("n=4096 +16.4 s");
    assertThat(warm.err()).doesNotContain("no times");
  }

  @Test
  void tooFewSizesForAPowerAreTold() throws Exception {
    assertThat(rows("", (n, p) -> n * n * (p - 1), 16, 20, 24, 28).scale().out()).contains("because too few values for the power").contains("rows of u, owner bytes_per_step");
    assertThat(rows("", (n, p) -> n * n * (p - 1), 32).scale().out()).contains("n^2 (p - 1)");
  }

  @Test
  void sizesThatChangeTheAlgorithmAreFoundByTheirRemainder() throws Exception {
    long[] sizes = {12, 13, 14, 15, 16, 17, 18, 19, 20, 21};
    assertThat(rows("", (n, p) -> n % 2 == 0 ? 16 * n * (p - 1) : 8 * (p - 1), sizes).scale().out()).contains("16 n (p - 1) where n mod 2 = 0; 8 (p - 1) where n mod 2 = 1");
  }

  @Test
  void parametersThatAreNoNumbersTellVariantsApart() throws Exception {
    table.setLength(0);
    table.append("mode,n,ranks,estimator,array,assembly,grid,quantity,value\n");
    rows("fast,", ROWS, 16, 20, 24, 28, 32).rows("\"slow, safe\",", (n, p) -> 3 * ROWS.applyAsLong(n, p), 16, 20, 24, 28, 32);
    assertThat(scale().out()).contains("mode=fast\n", "16 n (p - 1)", "mode=slow, safe\n", "48 n (p - 1)");
    String json = scale("--format", "json").out();
    assertFollowsTheSchema(json);
    JsonNode variants = new ObjectMapper().readTree(json).at("/scale/variants");
    assertThat(List.of(variants.at("/0/variant").asText(), variants.at("/1/variant").asText())).containsExactly("mode=fast", "mode=slow, safe");
    assertThat(scale("--format", "html,extra-p").code()).isZero();
    assertThat(directory.resolve("scale-mode=slow_safe.html")).exists();
    assertThat(directory.resolve("extra-p-mode=fast/rows_of_u_owner_1.txt")).content().startsWith("PARAMETER n\nPARAMETER p\nPOINTS (16 2)");
  }

  @Test
  void damagedTablesAreToldByTheirLine() throws Exception {
    table.append("16,2,rows,u\n");
    assertThat(scale().err()).contains("results.csv, line 2: not as long as the header");
    table.setLength(0);
    table.append("n,ranks,estimator,array,assembly,grid,quantity,value\n16,2,rows,u,owner,two,words,3\n");
    assertThat(scale().err()).contains("results.csv, line 2: grid and value must be numbers");
    table.setLength(0);
    table.append("n,ranks,estimator,array,assembly,grid,quantity,value\nsmall,,,,,,words,3\n");
    assertThat(scale().err()).contains("none of n is a whole number at every point");
    table.setLength(0);
    assertThat(scale().err()).contains("results.csv, line 1: not the header of a sweep's table");
  }

  @Test
  void sizesAskedForMustBeThoseOfTheSweep() throws Exception {
    assertThat(rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "m=64", "--ranks", "4").err()).contains("--at names m; the sweep's parameters are n");
  }

  /** The second command is refused before anything is run. */
  @Test
  void aDirectoryOfAnotherProgramIsRefused() throws Exception {
    String out = directory.resolve("kept").toString();
    Outcome.of("sweep", Programs.good("Heat2D"), "--vary", "n=8,9", "--out", out, "--", "{n}", "2");
    Outcome other = Outcome.of("sweep", Programs.good("Life"), "--vary", "n=8,9", "--out", out, "--", "{n}", "2");
    assertThat(other.code()).isEqualTo(2);
    assertThat(other.err()).contains("kept holds the sweep of another program", "name another with --out").doesNotContain("Exception");
  }

  /** Points of both versions would make formulas of neither; more sizes of the same version are welcome. */
  @Test
  void aDirectoryOfAnEarlierVersionIsRefused() throws Exception {
    Path program = Files.writeString(directory.resolve("Mine.java"), "public class Mine { public static void main(String[] args) { System.out.println(args[0]); } }");
    String out = directory.resolve("kept").toString();
    Outcome.of("sweep", program.toString(), "--vary", "n=8,9", "--out", out, "--", "{n}");
    assertThat(Outcome.of("sweep", program.toString(), "--vary", "n=8,9,10", "--out", out, "--", "{n}").err()).doesNotContain("another version");
    Files.writeString(program, "public class Mine { public static void main(String[] args) { System.out.println(args.length); } }");
    Outcome changed = Outcome.of("sweep", program.toString(), "--vary", "n=8,9", "--out", out, "--", "{n}");
    assertThat(changed.code()).isEqualTo(2);
    assertThat(changed.err()).contains("holds the sweep of another version of", "Mine.java: name another with --out");
  }

  /** Values that a file cannot be named by must not meet in one file. */
  @Test
  void everyPointHasAFileOfItsOwn() throws Exception {
    Path out = directory.resolve("kept");
    Outcome.of("sweep", Programs.good("Heat2D"), "--vary", "mode=a b,a_b,a/b", "--out", out.toString(), "--", "8", "{mode}");
    assertThat(new ObjectMapper().readTree(out.resolve("sweep.json").toFile()).findValuesAsText("key")).containsExactly("mode=a_20b", "mode=a_5fb", "mode=a_2fb");
  }
}
