package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongBinaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.cli.console.Console;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.Ranks;

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
      table.append(prefix).append(n).append(",,,u,,,computed_extent_0,").append(n).append('\n');
      for (int p : new int[] {2, 3, 4, 6, 8}) {
        String row = prefix + n + "," + p + ",rows,u,owner," + p + ",";
        table.append(row).append("bytes_p2p_per_step,").append(bytes.applyAsLong(n, p)).append('\n').append(row).append("bytes_collective_per_step,0\n");
      }
    }
    return this;
  }

  private Outcome scale(String... more) throws IOException {
    Files.writeString(directory.resolve("results.csv"), table);
    return ofSweep(more);
  }

  private Outcome ofSweep(String... more) {
    String[] arguments = new String[more.length + 2];
    arguments[0] = "scale";
    arguments[1] = directory.toString();
    System.arraycopy(more, 0, arguments, 2, more.length);
    return Outcome.of(arguments);
  }

  @Test
  void bytesAndMemoryOfARankFollow() throws Exception {
    Outcome outcome = rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "n=16384", "--ranks", "64", "--format", "json,html");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    Schemas.ours(outcome.out());
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
    assertThat(outcome.out()).contains("because n took 1 value, and a power k takes k + 3: four tell a line", "None for n=64 on 4 ranks: no decomposition has an exact formula of its bytes.");
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
    Schemas.ours(json);
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
    assertThat(rows("", (n, p) -> n * n * (p - 1), 16, 20, 24, 28).scale().out()).contains("because too few values for the power: n^2 takes 5 values of n, which took 4; add sizes: words; rows of u, owner bytes_per_step");
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
    Files.writeString(directory.resolve("sweep.json"), "{\"parameters\": [\"mode\", \"n\"], \"points\": []}");
    table.append("mode,n,ranks,estimator,array,assembly,grid,quantity,value\n");
    rows("fast,", ROWS, 16, 20, 24, 28, 32).rows("\"slow, safe\",", (n, p) -> 3 * ROWS.applyAsLong(n, p), 16, 20, 24, 28, 32);
    assertThat(scale().out()).contains("mode=fast\n", "16 n (p - 1)", "mode=slow, safe\n", "48 n (p - 1)");
    String json = scale("--format", "json").out();
    Schemas.ours(json);
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
    assertThat(rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "m=64", "--ranks", "4").err()).contains("--at names m; the sweep's parameters are n: give a size of each, as in --at n=4096");
  }

  @Test
  void severalSizesAreAnsweredEach() throws Exception {
    rows("", ROWS, 16, 20, 24, 28, 32);
    assertThat(answers("--at", "n=100,104", "--at", "n=104,200")).containsExactly("n=100", "n=104", "n=200");
    assertThat(scale("--at", "n=100,101", "--ranks", "4").out()).containsPattern("n=100 +4  rows 4 of u +4,800").containsPattern("n=101 +4  rows 4 of u +4,848");
    table.setLength(0);
    Files.writeString(directory.resolve("sweep.json"), "{\"parameters\": [\"m\", \"n\"], \"points\": []}");
    table.append("m,n,ranks,estimator,array,assembly,grid,quantity,value\n");
    for (int m : new int[] {1, 2, 3, 5}) {
      rows(m + ",", (n, p) -> m * ROWS.applyAsLong(n, p), 16, 20, 24, 28);
    }
    assertThat(answers("--at", "n=100,104,m=7,8")).containsExactly("m=7 n=100", "m=7 n=104", "m=8 n=100", "m=8 n=104");
    for (String wrong : List.of("100,n=4", "n=4,n=5", "n=4,", "n=")) {
      assertThat(scale("--at", wrong, "--ranks", "4").code()).as(wrong).isEqualTo(2);
    }
    assertThat(scale("--at", "n=4,m=2,n=5", "--ranks", "4").err()).contains("names n twice: give all its sizes together, as in n=1024,4096");
  }

  private List<String> answers(String... at) throws IOException {
    List<String> arguments = new ArrayList<>(List.of(at));
    arguments.addAll(List.of("--ranks", "4", "--format", "json"));
    List<String> sizes = new ArrayList<>();
    for (JsonNode answer : new ObjectMapper().readTree(scale(arguments.toArray(String[]::new)).out()).at("/scale/answers")) {
      List<String> of = new ArrayList<>();
      answer.path("at").fields().forEachRemaining(size -> of.add(size.getKey() + "=" + size.getValue().asText()));
      sizes.add(String.join(" ", of));
    }
    return sizes;
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "--out elsewhere            | --out is for a sweep, and this one is done: leave it out, or give the program with --vary",
      "--master local[2]          | --master is for a sweep, and this one is done",
      "--cores 1                  | --cores is for a sweep, and this one is done",
      "--seed 3                   | --seed is for a sweep, and this one is done",
      "--interconnect ethernet-10g | --interconnect is for a sweep, and this one is done",
      "--timeout 5                | --timeout is for a sweep, and this one is done",
      "--ranks 4                  | --ranks is what --at is answered for: give sizes too, as in --at n=4096, or leave it out",
      "--cache zen3               | --cache: the sweep is of communication, which tells no hit rates: leave it out, or make a sweep of reuse distances with --cores 1"})
  void whatWouldHaveNoEffectIsRefused(String options, String message) throws Exception {
    Outcome outcome = rows("", ROWS, 16, 20, 24, 28, 32).scale(options.strip().split(" "));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message);
  }

  @ParameterizedTest
  @ValueSource(strings = {"n=9000000000000000000", "n=1000000000000000000", "n=0", "n=-5", "n=64,-1"})
  void sizesBeyondTheLimitAreToldTheLimit(String at) throws Exception {
    Outcome outcome = rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", at);
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(at.replace("n=64,", "") + "' is no size: it is a whole number from 1 to 999999999999999999");
  }

  @Test
  void whatHasNoEffectOnThisKindOfSweepIsTold() throws Exception {
    rows("", ROWS, 16, 20, 24, 28, 32);
    assertThat(scale("--at", "n=64", "--cache", "zen3").err()).contains("no hit rates: the sweep is of communication");
    assertThat(scale("--machine", "cluster-ethernet").err()).contains("no times: the sweep did not time its points");
    assertThat(scale("--memory", "64m").err()).isEmpty();
    Files.createDirectories(directory.resolve("points"));
    Files.writeString(directory.resolve("sweep.json"), "{\"parameters\": [\"n\"], \"points\": [{\"key\": \"n=16\", \"values\": [\"16\"]}]}");
    Files.writeString(directory.resolve("points/n=16.json"), "{\"cache\": {\"profiles\": [{\"shared_by\": 1, \"scope\": \"reference a\", \"block\": \"a\", \"histogram\": [{\"distance\": 3, \"count\": 4}]}]}}");
    assertThat(scale("--ranks", "4").err()).contains("--ranks: the sweep is of reuse distances on a core, which tell nothing of ranks: leave it out, or make a sweep without --cores");
    assertThat(scale("--cache", "zen3").err()).contains("--cache is what --at is answered for");
    assertThat(scale("--at", "n=64", "--ranks", "4", "--machine", "cluster-ethernet").err()).contains("--ranks, --machine: not used; the sweep is of reuse distances on a core");
  }

  /** What a project sets for its other commands is no fault of who calls this one. */
  @Test
  void settingsOfAProjectThatHaveNoEffectAreNotForThisCommand() throws Exception {
    Files.writeString(directory.resolve("results.csv"), rows("", ROWS, 16, 20, 24, 28, 32).table);
    Files.writeString(directory.resolve("parcast.yaml"), "ranks: 4,8\nout: reports\ncache: zen3\nseed: 3\ncores: 8\n");
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    assertThat(Main.run(new Console(new PrintStream(out), new PrintStream(err), false), directory, "scale", directory.toString())).as(err.toString()).isZero();
    assertThat(Main.run(new Console(new PrintStream(out), new PrintStream(err), false), directory, "scale", directory.toString(), "--at", "n=64")).as(err.toString()).isZero();
    assertThat(out.toString()).containsPattern("n=64 +4  rows 4 of u").containsPattern("n=64 +8  rows 8 of u").doesNotContainPattern("n=64 +16 ");
  }

  @Test
  void whatCannotBeSweptIsRefusedBeforeAnythingIsRun() throws Exception {
    String heat = Programs.good("Heat2D");
    assertThat(Outcome.of("scale", heat, "--vary", "n=8,9", "--at", "m=64", "--out", directory.resolve("new").toString(), "--", "{n}", "2").err()).contains("--at names m, which --vary does not: the sweep varies n");
    assertThat(Outcome.of("sweep", heat, "--vary", "n=8,9", "--cores", "1", "--ranks", "4", "--out", directory.resolve("new").toString(), "--", "{n}", "2").err())
        .contains("--ranks is of the communication between ranks, and --cores has reuse distances swept in its place: leave one of them out");
    rows("", ROWS, 16, 20, 24, 28, 32).scale();
    assertThat(scale("--vary", "n=8").err()).contains("is a sweep already: leave --vary out");
    assertThat(directory.resolve("new")).doesNotExist();
  }

  @Test
  void helpNamesTheRanksThatAreRun() {
    assertThat(Outcome.of("sweep", "--help").out().replaceAll("\\s+", " ")).contains("(default: 2,3,4,6,8,9,12,16,18,24: they tell").doesNotContain("2,4,8,16,32,64");
    assertThat(Outcome.of("scale", "--help").out().replaceAll("\\s+", " ")).contains("that --at is answered for (default: 2,4,8,16,32,64)", "(default: cluster-infiniband)");
    assertThat(Outcome.of("comm", "--help").out().replaceAll("\\s+", " ")).contains("(default: " + AnalysisRequest.USUAL_RANKS.toString().replaceAll("[\\[\\] ]", "") + ")");
  }

  /** The plan that is written says what is run. */
  @Test
  void ranksThatNobodyNamesAreThoseOfTheHelp() throws Exception {
    Path out = directory.resolve("planned");
    Outcome.of("sweep", Programs.good("Heat2D"), "--vary", "n=8,9", "--out", out.toString(), "--", "{n}", "2");
    assertThat(out.resolve("sweep.json")).content().contains("\"--ranks\", \"" + Ranks.OF_SWEEPS.toString().replaceAll("[\\[\\] ]", "") + "\"");
  }

  /** Its extents are those of whole arrays, of which a rim is not computed. */
  @Test
  void aTableOfAnEarlierVersionIsRefused() throws Exception {
    rows("", ROWS, 16, 20, 24, 28, 32).table.append("16,,,u,,,extent_0,18\n");
    Outcome outcome = scale("--at", "n=64", "--ranks", "4");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("results.csv is of an earlier version, which did not tell what is computed of arrays: remove " + directory + ", and give the sweep's command again");
  }

  @Test
  void aTableThatWasCutIsTold() throws Exception {
    rows("", ROWS, 16, 20, 24, 28, 32);
    long lines = table.chars().filter(c -> c == '\n').count();
    Path counted = Files.writeString(directory.resolve(".results.csv.lines"), Long.toString(lines));
    assertThat(scale().code()).isZero();
    String whole = table.toString();
    table.setLength(whole.length() - 4);
    assertThat(scale().err()).contains("results.csv, line " + lines + ": cut off; give the sweep's command again, which writes the table anew");
    table.setLength(whole.lastIndexOf('\n', whole.length() - 2) + 1);
    Outcome cut = scale();
    assertThat(cut.code()).isEqualTo(3);
    assertThat(cut.err()).contains("results.csv has " + (lines - 1) + " lines, and its sweep wrote " + lines + "; give the sweep's command again");
    Files.delete(counted);
    assertThat(scale().code()).as("nothing says how many there were").isZero();
    Files.delete(directory.resolve("results.csv"));
    assertThat(ofSweep().err()).contains("results.csv is not there: the sweep has not ended; give the sweep's command again");
  }

  @Test
  void pointsThatTheTableLacksAreTold() throws Exception {
    Files.writeString(directory.resolve("sweep.json"), "{\"parameters\": [\"n\"], \"points\": [{\"key\": \"n=28\", \"values\": [\"28\"]}, {\"key\": \"n=32\", \"values\": [\"32\"]}, {\"key\": \"n=36\", \"values\": [\"36\"]}]}");
    Files.createDirectories(directory.resolve("points"));
    Files.writeString(directory.resolve("points/n=28.json"), "{\"comm\": {}}");
    assertThat(rows("", ROWS, 16, 20, 24, 28).scale().code()).isZero();
    Files.writeString(directory.resolve("points/n=32.json"), "{\"comm\": {}}");
    Files.writeString(directory.resolve("points/n=36.json"), "{\"comm\": {}}");
    Outcome outcome = scale();
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("results.csv lacks n=32 and 1 more, though points/n=32.json is there; give the sweep's command again");
    Files.writeString(directory.resolve("sweep.json"), "{\"parameters\": [\"m\"], \"points\": []}");
    assertThat(scale().err()).contains("results.csv is of n, and sweep.json beside it varies m");
  }

  @Test
  void whatIsNoSweepOrADamagedOneIsToldInWordsOfItsOwn() throws Exception {
    Path plan = directory.resolve("sweep.json");
    Files.delete(plan);
    Outcome outcome = ofSweep();
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains(directory + " is no sweep, as it has no sweep.json: give the directory that parcast sweep has written, or a program with --vary");
    Files.writeString(plan, "{\n  \"parameters\" : [ \"n\" ],\n  \"po");
    assertToldInOurWords("sweep.json, line 3: damaged, no JSON from there on; remove " + directory + ", as nothing else tells what its points are of, and give the sweep's command again");
    Files.writeString(plan, "garbage");
    assertToldInOurWords("sweep.json, line 1: damaged");
    Outcome again = Outcome.of("sweep", Programs.good("Heat2D"), "--vary", "n=8,9", "--out", directory.toString(), "--", "{n}", "2");
    assertThat(again.err()).contains("sweep.json, line 1: damaged, no JSON from there on; remove " + directory).doesNotContain("Unrecognized", "cannot write");
    for (String other : List.of("{}", "[]", "3", "{\"parameters\": [\"n\"], \"points\": [{\"key\": \"n=16\", \"values\": []}]}")) {
      Files.writeString(plan, other);
      assertToldInOurWords("sweep.json is not the plan of a sweep: it wants parameters, and points with a value of each; remove " + directory);
    }
    Files.writeString(plan, "{\"parameters\": [\"n\"], \"points\": [{\"key\": \"n=16\", \"values\": [\"16\"]}]}");
    Files.createDirectories(directory.resolve("points"));
    Files.writeString(directory.resolve("points/n=16.json"), "{\"comm\"");
    assertToldInOurWords("n=16.json, line 1: damaged, no JSON from there on; remove it, and give the sweep's command again, which runs this point anew");
    Files.writeString(directory.resolve("points/n=16.json"), "");
    Files.writeString(directory.resolve("results.csv"), table);
    assertToldInOurWords("n=16.json");
  }

  private void assertToldInOurWords(String message) {
    Outcome outcome = ofSweep();
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(3);
    assertThat(outcome.err()).contains(message).doesNotContain("Unexpected", "Unrecognized", "Exception", "[Source");
  }

  @Test
  void whyThereIsNoAnswerIsToldApart() throws Exception {
    assertThat(rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "n=64", "--ranks", "64,100").out()).containsPattern("n=64 +64  rows 64 of u").containsPattern("n=64 +100  none").contains("None for n=64 on 100 ranks: more parts than places of u are computed along an axis.");
    String json = scale("--at", "n=64", "--ranks", "100", "--format", "json").out();
    Schemas.ours(json);
    assertThat(new ObjectMapper().readTree(json).at("/scale/answers/0/because").asText()).isEqualTo("more parts than places of u are computed along an axis");
  }

  /** Errors below what is printed of them look like none. */
  @Test
  void fitsDoNotLookExact() throws Exception {
    for (long n : new long[] {8, 16, 32, 64, 128, 256}) {
      table.append(n).append(",,,,,,uses_per_step,").append(5 * n * Long.numberOfTrailingZeros(n)).append('\n');
    }
    assertThat(scale().out()).containsPattern("5.000 n log2\\(n\\) +fitted, within 0.1 %");
  }

  /** Two conventions of assembly send what they do. */
  @Test
  void quantitiesOfADecompositionStandTogether() throws Exception {
    for (long n : new long[] {16, 20, 24, 28, 32}) {
      for (int p : new int[] {2, 3, 4, 6, 8}) {
        table.append(n + "," + p + ",rows,u,combined," + p + ",bytes_p2p_per_step," + 8 * n * (p - 1) + "\n" + n + "," + p + ",rows,u,combined," + p + ",bytes_collective_per_step,0\n");
        table.append(n + "," + p + ",rows,u,combined," + p + ",messages_per_step," + (p - 1) + "\n");
        table.append(n + "," + p + ",rows,u,owner," + p + ",messages_per_step," + 2 * (p - 1) + "\n");
      }
    }
    String text = rows("", ROWS, 16, 20, 24, 28, 32).scale("--at", "n=64", "--ranks", "4").out();
    assertThat(text.lines().map(String::strip).filter(line -> line.startsWith("rows of")).map(line -> line.replaceAll(" +", " ").replaceAll(" exact.*", "")).toList())
        .containsExactly("rows of u, combined bytes_per_step 8 n (p - 1)", "rows of u, combined messages_per_step p - 1", "rows of u, owner bytes_per_step 16 n (p - 1)", "rows of u, owner messages_per_step 2 (p - 1)");
    assertThat(text).contains("rows 4 of u, combined");
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

  /** A measurement of the user's own may have the same name. */
  @ParameterizedTest
  @ValueSource(strings = {"results.csv", "results.parquet", "points"})
  void resultsThatAreNoSweepsAreNotOverwritten(String name) throws Exception {
    Path foreign = Files.createDirectories(directory.resolve("foreign"));
    Path mine = Files.writeString(foreign.resolve(name), "mine");
    Outcome outcome = Outcome.of("sweep", Programs.good("Heat2D"), "--vary", "n=8,9", "--out", foreign.toString(), "--", "{n}", "2");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(mine + " is there, and no sweep.json beside it tells that it is a sweep's: it would be overwritten; name another directory with --out");
    assertThat(mine).hasContent("mine");
    assertThat(foreign.resolve("sweep.json")).doesNotExist();
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
