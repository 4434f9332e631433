package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import java.util.zip.GZIPOutputStream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.reuse.StackDistanceModel;
import org.parcast.cli.console.ExitCode;

/** What {@code parcast cache} makes of caches that cannot be, of traces that are none, and of variables on the stack. */
@Tag("slow")
class CacheTest {
  private static final String LACKEY = " L 1ffefff8,8\n S 04222cac,4\nI  04016b80,3\n";
  private static final String BLOCK = "BB START: a\n0x7ffd0008\nBB DONE: a\n";

  @TempDir private Path directory;

  private Path file(String name, byte[] content) throws IOException {
    return Files.write(directory.resolve(name), content);
  }

  private static byte[] zipped(String text, int times) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(bytes)) {
      for (int i = 0; i < times; i++) {
        out.write(text.getBytes(StandardCharsets.UTF_8));
      }
    }
    return bytes.toByteArray();
  }

  private static void assertRefused(Outcome outcome, int code, String... parts) {
    assertThat(outcome.err()).startsWith("parcast: error: ").contains(parts).doesNotContain("internal error", "Exception");
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.out()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "l1=0:8:64:private; 0 bytes are not a multiple of 8 ways of 64 bytes; the nearest is 512",
        "l1=1000:8:64:private; the nearest is 1024",
        "l1=8k:0:64:private; found 0 ways",
        "l1=8k:8:48:private; the line a power of two",
        "l1=8k:8:64:0; 0 is none of private, shared, or a number of cores",
        "l1=8k:8:64:-2; -2 is none of private, shared, or a number of cores",
        "l1=8k:8:64:all; all is none of private, shared, or a number of cores",
        "l1=99999999999:8:64:private; is no whole number",
        "l1=16g:1:64:private; are more than the simulation can hold",
        "=8k:8:64:private; or levels as l1=8k:8:64:private",
        "'l1=8k:8:64:private,'; or levels as l1=8k:8:64:private",
        "'l1=8k:8:64:private,l1=8k:8:64:shared'; two levels have one name"
      })
  void cachesThatCannotBe(String cache, String message) throws IOException {
    assertCachesRefused(cache, message);
  }

  private void assertCachesRefused(String cache, String message) throws IOException {
    Path trace = file("t.trace", LACKEY.getBytes(StandardCharsets.UTF_8));
    assertRefused(Outcome.of("cache", trace.toString(), "--cache", cache), ExitCode.USAGE, "--cache: ", message);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {"0; --cores; 1 up", "-1; --cores; 1 up", "1025; --cores; 1024 are the most", "1024; --cache; for fewer cores"})
  void coresThatCannotBe(String cores, String option, String message) throws IOException {
    Path trace = file("t.trace", BLOCK.getBytes(StandardCharsets.UTF_8));
    Outcome outcome = Outcome.of("cache", trace.toString(), "--cores", cores, "--cache", "l1=4m:8:64:private");
    assertRefused(outcome, ExitCode.USAGE, option, message);
  }

  @Test
  void coresThatAreNamedTwiceCountOnce() throws IOException {
    Path trace = file("t.trace", BLOCK.getBytes(StandardCharsets.UTF_8));
    Outcome twice = Outcome.of("cache", trace.toString(), "--cores", "2,1,2", "--quiet");
    Outcome once = Outcome.of("cache", trace.toString(), "--cores", "2,1", "--quiet");
    assertThat(twice.code()).as(twice.err()).isZero();
    assertThat(twice.out()).isEqualTo(once.out());
  }

  @Test
  void aTraceWithoutParallelRegionsIsSaidToBeOfOneCore() throws IOException {
    Path serial = file("t.trace", "BB START: (main, a)\n0x7f\nBB DONE: (main, a)\n".getBytes(StandardCharsets.UTF_8));
    Path parallel = file("u.trace", "BB START: (OUT__1__7__, a)\n0x7f\nBB DONE: (OUT__1__7__, a)\n".getBytes(StandardCharsets.UTF_8));
    assertThat(Outcome.of("cache", serial.toString(), "--cores", "1,2").err()).contains("warning: no block of the trace is of a parallel region");
    assertThat(Outcome.of("cache", serial.toString(), "--cores", "1").err()).doesNotContain("parallel region");
    Outcome outcome = Outcome.of("cache", parallel.toString(), "--cores", "2");
    assertThat(outcome.err()).doesNotContain("parallel region");
    assertThat(counts(outcome.out(), 2)).as("what is executed once is every core's").containsExactly(2, 2);
  }

  @Test
  void theStackDistanceModelKnowsNothingOfInvalidations() throws IOException {
    String source = "class P {\n public static void main(String[] s) { double[] a = new double[8];\n for (int i = 1; i < 8; i++) a[i] = a[i - 1];\n }\n}\n";
    Path program = file("P.java", source.getBytes(StandardCharsets.UTF_8));
    String[] verify = {"cache", program.toString(), "--parallel-loop", "P.java:3", "--cores", "2", "--coherence", "--verify", "--quiet", "--out", "-", "--format", "text"};
    assertThat(Outcome.of(verify).out()).containsPattern("2  exact( +[\\d.,]+){8}\n").containsPattern("2  sdcm( +[\\d.,]+){7}\n");
    verify[verify.length - 1] = "csv";
    assertThat(Outcome.of(verify).out()).containsPattern("sdcm,l1,[^\n]*,\n").doesNotContainPattern("exact,l1,[^\n]*,\n");
    verify[verify.length - 1] = "json";
    String json = Outcome.of(verify).out();
    assertThat(json.split("\"invalidations\"", -1)).as("two levels of each simulation").hasSize(json.split("\"exact\"", -1).length - 1);
  }

  @Test
  void cachesNeedBeNoPowerOfTwo() throws IOException {
    Path trace = file("t.trace", BLOCK.getBytes(StandardCharsets.UTF_8));
    Outcome outcome = Outcome.of("cache", trace.toString(), "--cores", "65", "--cache", "l1 = 9k : 8 : 64 : private, l2=80k:5:64:shared");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("65  exact");
  }

  @Test
  void cachesMayBeDescribedInAFile() throws IOException {
    Path trace = file("t.trace", LACKEY.getBytes(StandardCharsets.UTF_8));
    Path caches = file("mine.txt", "# of an old board\n\nl1=3k:3:64:private  # near\nl2 = 10k : 5 : 64 : shared\n".getBytes(StandardCharsets.UTF_8));
    Outcome described = Outcome.of("cache", trace.toString(), "--quiet", "--cache", caches.toString());
    assertThat(described.code()).as(described.err()).isZero();
    assertThat(described.out()).isEqualTo(Outcome.of("cache", trace.toString(), "--quiet", "--cache", "l1=3k:3:64:private,l2=10k:5:64:shared").out()
        .replace("l1=3k:3:64:private,l2=10k:5:64:shared", caches.toString()));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'# nothing\n'; describes no cache: write a level in each line",
        "'l1=8k:8:64:private\nl2=0:8:64:shared\n'; mine.txt:2: cache l2: 0 bytes",
        "'l1=8k:8:64:private\nl1=8k:8:64:shared\n'; two levels have one name",
        "'<topology/>'; mine.txt:1: cache <topology/>: give one of"
      })
  void filesThatDescribeNoCaches(String content, String message) throws IOException {
    assertCachesRefused(file("mine.txt", content.getBytes(StandardCharsets.UTF_8)).toString(), message);
  }

  @Test
  void longFilesDescribeNoCaches() throws IOException {
    assertCachesRefused(file("large.txt", new byte[70_000]).toString(), "is too long to describe caches");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "''; has no references",
        "'==1== Lackey\n'; has no references",
        "' L 1ffefff8,-8\n'; line 1 has no size in bytes",
        "' L 1ffefff8,99999999999\n'; line 1 has no size in bytes",
        "' L fffffffffffffff8,16\n'; line 1 reaches beyond the last address",
        "' L 1ffefff8,8\n L 1ffe'; line 2 has no hexadecimal address",
        "'\u0001\u0002\u0003'; line 1 starts with none of I, L, S, M",
        "' L 10,8\n\u00fc L 10,8\n'; line 2 starts with none of I, L, S, M",
        "'==1== \u00fc L 10,8\n'; has no references",
        "'BB START: a\n0x7f\n'; ends at line 2 within block a",
        "'BB START: a\n0x7f\nBB DONE: b\n'; line 3 is none of BB START",
        "'BB START: a\n-0x7f\nBB DONE: a\n'; line 2 is none of BB START",
        "'BB START: a\n0x+7f\nBB DONE: a\n'; line 2: 0x+7f is no address",
        "'BB START: a\nBB DONE: a\n'; holds no reference"
      })
  void tracesThatAreNone(String content, String message) throws IOException {
    Path trace = file("t.trace", content.getBytes(StandardCharsets.UTF_8));
    assertRefused(Outcome.of("cache", trace.toString()), ExitCode.INPUT, trace.toString(), message);
  }

  @Test
  void compressedTracesCutOff() throws IOException {
    byte[] lackey = zipped(LACKEY, 20_000);
    byte[] blocks = zipped(BLOCK, 20_000);
    for (byte[] cut : new byte[][] {Arrays.copyOf(lackey, 2), Arrays.copyOf(lackey, 12), Arrays.copyOf(lackey, lackey.length / 2), Arrays.copyOf(blocks, blocks.length / 2)}) {
      Path trace = file("t.trace.gz", cut);
      assertRefused(Outcome.of("cache", trace.toString()), ExitCode.INPUT, trace.toString(), "the compressed file is cut off or damaged at line ");
    }
  }

  @Test
  void aLineThatNeverEnds() throws IOException {
    Path trace = file("t.trace.gz", zipped("BB START: " + "a".repeat(1 << 16), 500));
    assertRefused(Outcome.of("cache", trace.toString()), ExitCode.INPUT, trace.toString(), "line 1 has more than 4096 characters");
  }

  @Test
  void whatDoesNotGoTogetherIsTold() throws IOException {
    Path trace = file("t.trace", LACKEY.getBytes(StandardCharsets.UTF_8));
    Outcome outcome = Outcome.of("cache", trace.toString(), "--registers", "stack", "--layout", "c");
    assertRefused(Outcome.of("cache", trace.toString(), "--coherence", "--model", "sdcm"), ExitCode.USAGE, "--coherence", "--model sdcm");
    assertRefused(Outcome.of("cache", trace.toString(), "--sample", "1%"), ExitCode.USAGE, "--sample", "--model sdcm");
    assertThat(outcome.err()).contains("--registers, --layout: not used");
    assertThat(outcome.out()).doesNotContain("--parallel-loop");
    assertThat(outcome.code()).isZero();
  }

  /** The stack distance model on the histograms gives the table's hit rates; parts add up to the whole (equation (4)). */
  @Test
  void hitRatesFollowFromTheReuseProfiles() throws IOException {
    JsonNode cache = new ObjectMapper().readTree(Outcome.of("cache", Programs.good("Heat2D"), "--cores", "1,4", "--profiles", "--model", "sdcm", "--filter", "none",
        "--cache", "l1=2k:4:64:private,l2=8k:8:64:2,l3=16k:16:64:shared", "--format", "json", "--out", "-", "-q", "--", "24", "3").out()).get("cache");
    for (JsonNode result : cache.get("results")) {
      int cores = result.get("cores").asInt();
      int[] sharing = {1, Math.min(2, cores), cores};
      for (int level = 0; level < sharing.length; level++) {
        int sharedBy = sharing[level];
        StackDistanceModel model = new StackDistanceModel(4 << level, new int[] {32, 128, 256}[level]);
        double hits = 0;
        for (JsonNode bar : profile(cache, cores, sharedBy, "all").get(0).get("histogram")) {
          hits += bar.get("count").asDouble() * model.hitProbability(bar.get("distance").asLong());
        }
        assertThat(hits / result.get("references").asDouble()).isCloseTo(result.get("levels").get(level).get("hit_rate").asDouble(), within(1e-9));
        for (String part : List.of("loop", "block", "array")) {
          double probability = Stream.of(part + " ", "outside " + part + "s").flatMap(scope -> profile(cache, cores, sharedBy, scope).stream())
              .mapToDouble(scoped -> scoped.get("probability").asDouble()).sum();
          assertThat(probability).as(part).isCloseTo(1, within(1e-9));
        }
      }
    }
  }

  private static List<JsonNode> profile(JsonNode cache, int cores, int sharedBy, String scope) {
    return StreamSupport.stream(cache.get("profiles").spliterator(), false).filter(profile -> profile.get("cores").asInt() == cores
        && profile.get("shared_by").asInt() == sharedBy && profile.get("scope").asText().startsWith(scope)
        && profile.get("kind").asText().equals(sharedBy == 1 ? "private" : "concurrent")).toList();
  }

  /** Of three references to one line the first is a first use; the other two have distance 0, as no other line is between. */
  @Test
  void profilesAreOnThePage() throws IOException {
    Path trace = file("one.lackey", " L 1000,8\n S 1008,8\n L 1000,8\n".getBytes(StandardCharsets.UTF_8));
    Outcome outcome = Outcome.of("cache", trace.toString(), "--profiles", "--format", "html", "--out", directory.toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(directory.resolve("one.lackey-cache.html")).content().contains("Reuse profiles of the program", "private: 1 reuse distance, lines, 66.7 percent of the references below it");
  }

  @Test
  void profilesOfTracesAreWrittenAsCsv() throws IOException {
    Path trace = file("three.lackey", " L 1000,8\n S 1040,8\n L 1000,8\n".getBytes(StandardCharsets.UTF_8));
    Outcome outcome = Outcome.of("cache", trace.toString(), "--profiles", "--format", "csv", "--out", directory.toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(directory.resolve("three.lackey-profiles.csv")).content().startsWith("cores,kind,shared_by,line_bytes,scope,distance,count\n1,private,1,64,all,-1,2\n1,private,1,64,all,1,1\n");
  }

  /** Two cores have a stack each: of its lines both miss, while what misses of the array is the same. */
  @Test
  void everyCoreHasAStackOfItsOwn() throws IOException {
    String source = "class P {\n public static void main(String[] s) { double[] a = new double[64];\n for (int i = 0; i < 64; i++) a[i] = i;\n }\n}\n";
    Path program = file("P.java", source.getBytes(StandardCharsets.UTF_8));
    String[] arguments = {"cache", program.toString(), "--parallel-loop", "P.java:3", "--cores", "1,2", "--layout", "c", "--quiet", "--registers"};
    String[] stack = Arrays.copyOf(arguments, arguments.length + 1);
    stack[arguments.length] = "stack";
    String[] none = stack.clone();
    none[arguments.length] = "none";
    String plain = Outcome.of(none).out();
    String onStack = Outcome.of(stack).out();
    assertThat(counts(plain, 1)).containsExactly(64, 8);
    assertThat(counts(onStack, 1)).containsExactly(6 * 64, 8 + 1);
    assertThat(counts(onStack, 2)).containsExactly(6 * 64, 8 + 2);
  }

  @Test
  void aNamedLoopThatCarriesADependenceIsDealtWithAWarning() throws IOException {
    String source = "class P {\n public static void main(String[] s) { double[] a = new double[64];\n for (int i = 1; i < 64; i++) a[i] = a[i - 1];\n"
        + " for (int i = 1; i < 64; i++) a[i] = i;\n }\n}\n";
    Path program = file("P.java", source.getBytes(StandardCharsets.UTF_8));
    Outcome carries = Outcome.of("cache", program.toString(), "--parallel-loop", "P.java:3", "--cores", "2", "--quiet");
    assertThat(carries.err()).contains("P.java:3: --parallel-loop runs this loop in parallel, but there is a dependence (flow): a[i-1], lines 3 and 3");
    assertThat(carries.out()).contains("parallel  P.java:3");
    assertThat(Outcome.of("cache", program.toString(), "--parallel-loop", "P.java:4", "--cores", "2", "--quiet").err()).doesNotContain("--parallel-loop");
  }

  /** Of what a clause makes private every core has a copy of its own, also of what is left behind the loop. */
  @Test
  void everyCoreHasACopyOfWhatIsPrivate() throws IOException {
    String source = "class P {\n static double t, u, v, s, w;\n public static void main(String[] x) {\n"
        + "//#omp parallel for private(t) firstprivate(v) lastprivate(u) reduction(+:s)\n for (int i = 0; i < 2; i++) { t = i; v = i; u = i; s = i; w = 3; }\n }\n}\n";
    Path program = file("P.java", source.getBytes(StandardCharsets.UTF_8));
    Outcome.of("cache", program.toString(), "--cores", "2", "--emit", "lackey", "--quiet", "--out", directory.toString());
    List<String> first = Files.readAllLines(directory.resolve("P-core0.lackey"));
    List<String> second = Files.readAllLines(directory.resolve("P-core1.lackey"));
    assertThat(first).hasSize(5);
    assertThat(second).hasSize(5).doesNotContainAnyElementsOf(first.subList(0, 4)).endsWith(first.get(4));
  }

  /** What an iteration makes for itself lies apart for each core, but not what others will find. */
  @Test
  void everyCoreHasRoomOfItsOwnForWhatItMakes() throws IOException {
    String source = "class P {\n public static void main(String[] x) { int[][] kept = new int[2][];\n//#omp parallel for\n for (int i = 0; i < 2; i++) {\n"
        + " int[] own = new int[4]; own[i] = 1; int[] row = new int[4]; row[i] = own[i]; kept[i] = row; }\n }\n}\n";
    Path program = file("P.java", source.getBytes(StandardCharsets.UTF_8));
    String[] emit = {"cache", program.toString(), "--cores", "2", "--emit", "lackey", "--quiet", "--out", directory.toString()};
    assertThat(Outcome.of(emit).code()).isZero();
    List<String> apart = Files.readAllLines(directory.resolve("P-core1.lackey"));
    assertThat(apart.get(0)).startsWith(" S 10000001");
    assertThat(apart.subList(1, 3)).allMatch(line -> line.startsWith(" S 10"), "in the heap of all");
    emit[1] = directory.resolve("P.parcast").toString();
    assertThat(Outcome.of(emit).code()).isZero();
    assertThat(Files.readAllLines(directory.resolve("P-core1.lackey"))).isEqualTo(apart);
  }

  @Test
  void everyCoreLoadsOnceWhatStaysInARegister() throws IOException {
    String source = "class P {\n static double[] a = new double[8], b = new double[8];\n static void copy() {\n//#omp parallel for\n for (int i = 0; i < 8; i++) b[i] = a[i];\n }\n"
        + " public static void main(String[] x) { copy(); }\n}\n";
    Path program = file("P.java", source.getBytes(StandardCharsets.UTF_8));
    assertThat(Outcome.of("cache", program.toString(), "--cores", "9", "--emit", "lackey", "--quiet", "--out", directory.toString()).code()).isZero();
    List<String> first = Files.readAllLines(directory.resolve("P-core0.lackey"));
    assertThat(first).as("two fields stored, two loaded, an element of each array").hasSize(6);
    for (int core = 1; core < 8; core++) {
      assertThat(Files.readAllLines(directory.resolve("P-core" + core + ".lackey"))).hasSize(4).startsWith(first.get(2), first.get(3));
    }
    assertThat(directory.resolve("P-core8.lackey")).as("without an iteration").isEmptyFile();
  }

  @Test
  void curvesOfFewLinesFollowAllOfThem() throws IOException {
    String source = "class P {\n public static void main(String[] s) { double[] a = new double[64];\n for (int i = 0; i < 64; i++) a[i] = i;\n }\n}\n";
    Path program = file("P.java", source.getBytes(StandardCharsets.UTF_8));
    String text = Outcome.of("cache", program.toString(), "--cores", "1,2", "--layout", "c", "--quiet").out();
    assertThat(text).as("8 lines, each missed once in 64 references").containsPattern("\n +1 +12.50 +12.50\n").containsPattern("\n +65,536 +12.50 +12.50\n");
  }

  @Test
  void aRecordingThatIsCutOffIsSaidToBePartial() throws IOException {
    Path program = file("P.java", "class P { public static void main(String[] s) { double[] a = new double[64]; a[1] = 2; } }".getBytes(StandardCharsets.UTF_8));
    assertThat(Outcome.of("cache", program.toString(), "--quiet", "--out", directory.toString()).err()).doesNotContain("partial");
    Path recording = directory.resolve("P.parcast");
    Path blocks = recording.resolve("blocks.bin");
    byte[] whole = Files.readAllBytes(blocks);
    Files.write(blocks, Arrays.copyOf(whole, whole.length - 1));
    Outcome outcome = Outcome.of("cache", recording.toString(), "--quiet");
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).contains("warning: partial: the trace is cut off").doesNotContain("no reference");
    Files.write(blocks, Arrays.copyOf(whole, 9));
    assertThat(Outcome.of("cache", recording.toString(), "--quiet").err()).contains("partial", "warning: no reference to an array or field was recorded");
  }

  @Test
  void referencesOfAProgramThatFailedAreWrittenAndItIsSaidSo() throws IOException {
    Path program = file("P.java", "class P { public static void main(String[] s) { double[] a = new double[4]; for (int i = 0; ; i++) a[i] = i; } }".getBytes(StandardCharsets.UTF_8));
    Outcome outcome = Outcome.of("cache", program.toString(), "--cores", "2", "--emit", "lackey", "--verify", "--format", "json", "--quiet", "--out", directory.toString());
    assertThat(outcome.code()).isEqualTo(ExitCode.PROGRAM);
    assertThat(outcome.err()).contains("warning: --verify, --format: not used; with --emit nothing is forecast");
    assertThat(outcome.err()).contains("ArrayIndexOutOfBoundsException");
    assertThat(Files.readAllLines(directory.resolve("P-core0.lackey"))).hasSize(4);
  }

  /** References and misses of the first level on so many cores. */
  private static int[] counts(String text, int cores) {
    Matcher row = Pattern.compile("(?m)^ +" + cores + "  exact +([\\d,]+) +([\\d,]+) ").matcher(text);
    assertThat(row.find()).as(text).isTrue();
    return new int[] {Integer.parseInt(row.group(1).replace(",", "")), Integer.parseInt(row.group(2).replace(",", ""))};
  }

  @Test
  void classFilesThatTellNeitherSourceNorLines() throws IOException {
    Path source = file("P.java", "class P { public static void main(String[] s) { double[] a = new double[9]; for (int i = 0; i < 9; i++) a[i] = i; } }".getBytes(StandardCharsets.UTF_8));
    Path classes = directory.resolve("classes");
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g:none", "-d", classes.toString(), source.toString())).isZero();
    Outcome outcome = Outcome.of("cache", classes.toString(), "--cores", "1,2", "--quiet", "--out", "-");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("P.class:0  schedule static, proven parallel");
  }

  @Test
  void aSampleWithoutALineIsTold() throws IOException {
    Path trace = file("t.trace", LACKEY.getBytes(StandardCharsets.UTF_8));
    String warning = "--sample follows no line at all";
    assertThat(Outcome.of("cache", trace.toString(), "--model", "sdcm", "--sample", "0.0001%").err()).contains(warning);
    assertThat(Outcome.of("cache", trace.toString(), "--model", "sdcm").err()).doesNotContain(warning);
  }

  @Test
  void ofLoopsInOneLineTheFirstIsNamed() throws IOException {
    Path program = file("P.java", ("class P { public static void main(String[] s) { double[] a = new double[9];\n"
        + "for (int i = 0; i < 9; i++) a[i] = i; for (int i = 0; i < 9; i++) a[i] = 2;\n} }").getBytes(StandardCharsets.UTF_8));
    assertThat(Outcome.of("cache", program.toString(), "--parallel-loop", "P.java:2", "--cores", "2", "--quiet", "--out", "-").err())
        .contains("--parallel-loop P.java:2: 2 loops start there, and the first is run in parallel");
  }

  @Test
  void allTablesAreWrittenAsCsv() throws IOException {
    Path program = file("P.java", "class P { public static void main(String[] s) { double[] a = new double[9]; for (int i = 0; i < 9; i++) a[i] = i; } }".getBytes(StandardCharsets.UTF_8));
    Outcome outcome = Outcome.of("cache", program.toString(), "--cores", "1,2", "--format", "csv", "--out", directory.toString());
    assertThat(outcome.err()).contains("tables (.csv) to " + directory);
    assertThat(Files.readString(directory.resolve("P-cache.csv"))).startsWith("cores,interleave,layout,model,level,references,misses");
    assertThat(directory.resolve("P-miss-lines.csv")).content().contains("\nP.java:1,9,");
  }

  /** What does not vary is in a register from one iteration to the next, in loops around too, but not from one parallel region to the next. */
  @Test
  void eachThreadLoadsWhatDoesNotVaryOnceInARegion() throws IOException {
    Path program = file("P.java", ("class P { public static void main(String[] s) { float[] k = new float[2]; for (int i = 0; i < 2; i++) k[i] = i; double[] y = new double[8];\n"
        + "for (int t = 0; t < 3; t++) {\n// omp parallel for\nfor (int i = 0; i < 8; i++) for (int j = 0; j < 4; j++) y[i] += k[1] * j;\n} } }").getBytes(StandardCharsets.UTF_8));
    for (int cores : new int[] {1, 2, 4}) {
      String json = Outcome.of("cache", program.toString(), "--cores", String.valueOf(cores), "--quiet", "--format", "json", "--out", "-").out();
      Matcher k = Pattern.compile("\"name\" : \"k\",\\s+\"references\" : (\\d+)").matcher(json);
      assertThat(k.find()).as(json).isTrue();
      assertThat(k.group(1)).as("2 stores, and a load of each of %d threads in 3 regions", cores).isEqualTo(String.valueOf(2 + 3 * cores));
    }
  }
}
