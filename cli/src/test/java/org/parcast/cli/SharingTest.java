package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.sharing.matrix.TaskMatrix;

@Tag("slow")
class SharingTest {
  @TempDir private Path directory;
  private Path trace;

  @BeforeEach
  void write() throws IOException {
    trace = Files.writeString(directory.resolve("threads.trace"), "0 100 w\n1 108 w\n2 4000 r\n0 100 w\n");
  }

  @Test
  void theDocumentHasTheFieldsOfTheContract() throws IOException {
    Outcome outcome = Outcome.of("sharing", trace.toString(), "--detect", "accurate", "--format", "json", "--out", "-");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode sharing = new ObjectMapper().readTree(outcome.out()).get("sharing");

    assertThat(sharing.fieldNames()).toIterable().contains("threads", "granularity", "detect", "matrix", "types", "mse");
    assertThat(sharing.get("threads").asInt()).isEqualTo(3);
    assertThat(sharing.get("granularity").asInt()).isEqualTo(64);
    assertThat(sharing.get("detect").asText()).isEqualTo("accurate");
    assertThat(sharing.get("matrix").toString()).isEqualTo("[[0,2,0],[2,0,0],[0,0,0]]");
    assertThat(sharing.get("types").get("spatial_false").asInt()).isEqualTo(2);
    assertThat(sharing.get("types").get("private").asInt()).isEqualTo(1);
  }

  /** Thread 1 comes back to what thread 0 stored after thread 0's small cache has dropped it. */
  @Test
  void temporalFalseCommunicationIsFoundInTheCachesAskedFor() throws IOException {
    Path dropped = Files.writeString(directory.resolve("dropped.trace"), "0 0 w\n0 1000 w\n0 2000 w\n1 0 r\n1 2000 r\n");
    JsonNode sharing = document("sharing", dropped.toString(), "--detect", "accurate", "--cache", "l1=128:2:64:private");

    assertThat(sharing.get("types").get("temporal_false").asInt()).isEqualTo(1);
    assertThat(sharing.get("accurate").get("matrix").toString()).isEqualTo("[[0,1],[1,0]]").isEqualTo(sharing.get("matrix").toString());
    assertThat(sharing.get("accurate").get("matrix_with_temporal_false").toString()).isEqualTo("[[0,2],[2,0]]");
    assertThat(document("sharing", dropped.toString(), "--machine", "2x2").get("types").get("temporal_false").asInt()).isZero();
    assertThat(document("sharing", dropped.toString(), "--detect", "accurate").get("cache").asText()).isEqualTo("diener");
  }

  /** The third and the fourth access load what their threads have had; the page shows both matrices, their errors, and times where detectors are compared. */
  @Test
  void loadsOfKnownValuesAndBothMatricesAreTold() throws IOException {
    Path again = Files.writeString(directory.resolve("again.trace"), "0 0 w\n1 0 r\n0 0 r\n1 0 r\n");

    assertThat(document("sharing", again.toString()).get("types").get("logical_false").asInt()).isEqualTo(2);
    assertThat(Outcome.of("sharing", again.toString()).out()).containsPattern("logical false, of true and spatial false +2");
    assertThat(Outcome.of("sharing", again.toString(), "--granularity", "64,4k", "--format", "html", "--out", directory.toString()).code()).isZero();
    assertThat(directory.resolve("again-sharing.html")).content().contains("2 threads, accurate and temporal false", "relaxed, blocks of 4,096 bytes", "logical false");
  }

  @Test
  void severalGranularitiesAreSweptInOneCall() throws IOException {
    JsonNode relaxed = document("sharing", trace.toString(), "--granularity", "64,4k,1m").get("relaxed");

    assertThat(relaxed).hasSize(3);
    assertThat(relaxed.get(1).get("granularity").asInt()).isEqualTo(4096);
    assertThat(relaxed.get(1).fieldNames()).toIterable().contains("mse", "events", "matrix", "seconds");
    assertThat(Outcome.of("sharing", trace.toString(), "--granularity", "64,4k").out()).contains("relaxed, blocks of 4,096", "accurate and temporal false");
  }

  private static JsonNode document(String... arguments) throws IOException {
    Outcome outcome = Outcome.of(Stream.concat(Stream.of(arguments), Stream.of("--format", "json", "--out", "-")).toArray(String[]::new));
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return new ObjectMapper().readTree(outcome.out()).get("sharing");
  }

  @Test
  void theMatrixComesAsCsvToo() {
    assertThat(Outcome.of("sharing", trace.toString(), "--format", "csv", "--out", "-").out()).isEqualTo("0,2,0\n2,0,0\n0,0,0\n");
  }

  @Test
  void theMatrixIsComparedWithAnotherOfAsManyThreads() throws IOException {
    String other = Files.writeString(directory.resolve("other.csv"), "0,1,1\n1,0,0\n1,0,0\n").toString();
    // 0 and 1 communicate alone: 100 of 100 against the other's two pairs; two of nine entries differ by 100.
    Outcome text = Outcome.of("sharing", trace.toString(), "--compare", other);
    assertThat(text.out()).contains("mean squared error against " + other + ": 2222.2 of at most 6667");

    String two = Files.writeString(directory.resolve("two.csv"), "0,1\n1,0\n").toString();
    Outcome unlike = Outcome.of("sharing", trace.toString(), "--compare", two);
    assertThat(unlike.code()).isZero();
    assertThat(unlike.err()).contains("warning: --compare: " + two + " has 2 threads, not 3");
    assertThat(Outcome.of("sharing", trace.toString(), "--compare", "none.csv").err()).contains("--compare: no such file: none.csv");
  }

  @Test
  void theTextNamesFalseSharing() {
    assertThat(Outcome.of("sharing", trace.toString()).out()).contains("False sharing", "0x100", "64 bytes").contains("spatial false");
  }

  @Test
  void aThreadAloneSharesNothing() throws IOException {
    Path alone = Files.writeString(directory.resolve("alone.trace"), "0 100 w\n0 108 w\n");
    assertThat(Outcome.of("sharing", alone.toString()).out()).contains("None: there is one thread only.").contains("--threads N");
  }

  @Test
  void falseSharingCanBeALimit() {
    Outcome outcome = Outcome.of("sharing", trace.toString(), "--fail-on", "false_sharing>0", "--fail-on", "communication@3>100");

    assertThat(outcome.code()).isEqualTo(1);
    assertThat(outcome.err()).isEqualTo("parcast: error: --fail-on false_sharing>0: false_sharing is 1 for 3 threads\n");
  }

  @Test
  void nonsenseIsRefused() {
    assertThat(Outcome.of("sharing", trace.toString(), "--granularity", "100").err()).contains("power of two");
    assertThat(Outcome.of("sharing", trace.toString(), "--granularity", "64,many").err()).contains("'many' is not a number of bytes");
    assertThat(Outcome.of("sharing", trace.toString(), "--cache", "toaster").err()).contains("--cache").contains("diener");
    assertThat(Outcome.of("sharing", trace.toString(), "--cache", "zen3", "--machine", "2x2").err()).contains("leave one out");
    assertThat(Outcome.of("sharing", trace.toString(), "--cache", "l1=8k:8:64:private,l2=1m:16:128:shared").err()).contains("lines of one size");
    assertThat(Outcome.of("sharing", "Heat2D.java", "--machine", "toaster").err()).contains("'toaster' is no machine");
    assertThat(Outcome.of("sharing", trace.toString(), "--detect", "some").err()).contains("relaxed and accurate");
  }

  private JsonNode watch(String program) throws IOException {
    Path file = Path.of("..", "testdata", "threads", program + ".java");
    Outcome outcome = Outcome.of("sharing", file.toString(), "--format", "json", "--out", "-");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return new ObjectMapper().readTree(outcome.out()).get("sharing");
  }

  @Test
  void falseSharingOfRealThreadsIsNamed() throws IOException {
    JsonNode sharing = watch("NeighbouringSums");

    assertThat(sharing.get("threads").asInt()).isEqualTo(5);
    assertThat(sharing.has("mse")).isFalse();
    assertThat(sharing.get("false_sharing")).hasSize(1);
    JsonNode finding = sharing.get("false_sharing").get(0);
    assertThat(finding.get("data").asText()).isEqualTo("NeighbouringSums.add.sums");
    assertThat(finding.get("places").toString()).isEqualTo("[\"NeighbouringSums.java:25\"]");
    // Which data come first depends on how the threads happened to run.
    JsonNode data = StreamSupport.stream(sharing.get("shared_data").spliterator(), false)
        .filter(shared -> shared.get("data").asText().equals("NeighbouringSums.add.sums")).findFirst().orElseThrow();
    assertThat(data.get("places").get(0).asText()).isEqualTo("NeighbouringSums.java:25");
    assertThat(data.get("events").asLong()).isGreaterThanOrEqualTo(finding.get("events").asLong());
  }

  @Test
  void bothFieldsAreNamedWhereLoopsAreLong() throws IOException {
    JsonNode finding = watch("TwoFields").get("false_sharing").get(0);

    assertThat(finding.get("data").asText().split(" and ")).containsExactlyInAnyOrder("TwoFields$Pair.left", "TwoFields$Pair.right");
    assertThat(finding.get("places").toString()).contains("TwoFields.java:15").contains("TwoFields.java:20");
    assertThat(finding.get("remedy").asText()).contains("64 bytes apart");
  }

  /** What both threads only read, set up by a constructor or by main, does not hide that they count side by side. */
  @Test
  void falseSharingIsNamedBesideDataThatBothRead() throws IOException {
    JsonNode found = watch("CountersBesideData").get("false_sharing");

    assertThat(StreamSupport.stream(found.spliterator(), false).flatMap(finding -> Stream.of(finding.get("data").asText().split(" and "))))
        .contains("CountersBesideData.above", "CountersBesideData.below", "CountersBesideData.counts", "CountersBesideData$Parity.evens",
            "CountersBesideData$Parity.odds")
        .doesNotContain("CountersBesideData.values", "CountersBesideData.limit", "CountersBesideData$Parity.numbers");
  }

  /**
   * A thread loads each of 1,024 steps and every fourth time a scale; the two fields once each, and what is static and final never. The second meets
   * both others once in each block: 129 of the steps, one of the scales, and the object.
   */
  @Test
  void whatALoopKeepsInARegisterIsLoadedOnce() throws IOException {
    Path streams = directory.resolve("walk.trace");
    Outcome live = Outcome.of("sharing", Path.of("..", "testdata", "threads", "WalkInTurn.java").toString(), "--streams", streams.toString(), "--format", "csv",
        "--out", "-", "-q");
    Outcome replayed = Outcome.of("sharing", streams.toString(), "--format", "csv", "--out", "-");

    assertThat(live.out()).as(live.err()).isEqualTo("0,1282,131\n1282,0,1282\n131,1282,0\n").isEqualTo(replayed.out());
  }

  /**
   * The searches, in two forms, load 1, 2, 501 and 1,024 numbers and store to one less, but for the last; each loads the three fields once, the first
   * but two, as it stores nothing. The second thread meets both others once in each of the 129 blocks of numbers and in the object.
   */
  @Test
  void aLoopThatIsLeftInTheMidstOfAnIterationIsToldOfToTheEvent() throws IOException {
    Path streams = directory.resolve("search.trace");
    Outcome live = Outcome.of("sharing", Path.of("..", "testdata", "threads", "SearchInTurn.java").toString(), "--streams", streams.toString(), "--format",
        "csv", "--out", "-", "-q");
    Outcome replayed = Outcome.of("sharing", streams.toString(), "--format", "csv", "--out", "-");

    int loads = 1 + 2 + 501 + 1024;
    int stores = 1 + 500 + 1024;
    int fields = 2 + 3 * 3;
    int withMain = 2 * (loads + fields);
    int withEachOther = 2 * (loads + fields + stores);
    assertThat(live.out()).as(live.err())
        .isEqualTo("0,%1$d,130\n%1$d,0,%2$d\n130,%2$d,0\n".formatted(withMain, withEachOther)).isEqualTo(replayed.out());
  }

  /** The same walk where each element and field is a block of its own: the second meets the main thread at each of those once. */
  @ParameterizedTest
  @ValueSource(strings = {"1", "2", "4"})
  void blocksOfRealThreadsMayBeSmallerThanWords(String granularity) throws IOException {
    Outcome live = Outcome.of("sharing", Path.of("..", "testdata", "threads", "WalkInTurn.java").toString(), "--granularity", granularity, "--format", "csv",
        "--out", "-", "-q");

    assertThat(live.out()).as(live.err()).isEqualTo("0,1282,1028\n1282,0,1282\n1028,1282,0\n");
  }

  /** Each counter is loaded and stored; a third thread meets both threads of each of the 129 blocks once. In the end the main thread loads one of them. */
  @Test
  void whatIsCountedUpInNoOrderIsCountedToTheEvent() throws IOException {
    JsonNode matrix = watch("CountersInTurn").get("matrix");

    assertThat(matrix.get(0).get(1).asInt()).isEqualTo(200_000 + 1);
    assertThat(matrix.get(0).get(2).asInt()).isEqualTo(129 + 1);
    assertThat(matrix.get(1).get(2).asInt()).isEqualTo(200_000);
  }

  /** By Algorithm 1, by hand: a third thread meets both of a block's two, of which there are 129, once, and the newer at each of its accesses. */
  @Test
  void whatThreadsThatRunInTurnExchangeIsCountedToTheEvent() throws IOException {
    Outcome outcome = Outcome.of("sharing", Path.of("..", "testdata", "threads", "InTurn.java").toString(), "--format", "json", "--out", "-");
    double[][] events = new ObjectMapper().treeToValue(new ObjectMapper().readTree(outcome.out()).get("sharing").get("matrix"), double[][].class);

    assertThat(outcome.err()).contains("stopped after").doesNotContain("warning");
    assertThat(events[1]).startsWith(512, 0, 1024, 129);
    assertThat(events[2]).startsWith(129, 1024, 0, 1024);
    assertThat(events[3]).startsWith(1024, 129, 1024, 0);
    assertThat(events[4]).startsWith(1024, 0, 0, 0);
    assertThat(events[7][6]).isEqualTo(1024 + 2 * 1024);
    // An order of ints is 65 blocks; each counter is loaded and stored, and the first loaded once more.
    assertThat(events[8]).startsWith(65 + 2 * 1024 + 1, 0, 0, 1024);
  }

  @Test
  void whatAThreadDidBeforeItStartsAnotherComesBeforeWhatThatOneDoes() throws IOException {
    Outcome outcome = Outcome.of("sharing", Path.of("..", "testdata", "threads", "Handover.java").toString(), "--format", "json", "--out", "-");
    double[][] events = new ObjectMapper().treeToValue(new ObjectMapper().readTree(outcome.out()).get("sharing").get("matrix"), double[][].class);

    // Each round of the first thread loads the reference that the main thread stored, and the main thread loads it again at the end. The
    // second finds both there at first; of its 2,048 words it shares the first twelve with the other's last block, five rounds of load and store.
    assertThat(events[0]).containsExactly(0, 10_001, 2);
    assertThat(events[1]).containsExactly(10_001, 0, 10_000 + 12 * 5 * 2);
  }

  /** The task loads and stores each word; main loads it; and the task loads its field, which main has stored. */
  @Test
  void aTaskOfAForkJoinPoolHasToldWhenItHasReturned() throws IOException {
    JsonNode sharing = watch("LastTask");

    assertThat(sharing.get("names").toString()).contains("\"main\"", "\"ForkJoinPool-1-worker-1\"");
    assertThat(sharing.get("shared_data").findValuesAsText("data")).as("what main has no variable for").contains("LastTask.join()");
    assertThat(sharing.get("matrix").get(0).get(1).asInt()).isBetween(3 * 1024, 3 * 1024 + 1024);
  }

  /** The third finds both in each of the 129 blocks once, and the second at each word; no thread ends or waits between. */
  @ParameterizedTest
  @ValueSource(strings = {"lock", "atomic"})
  void whatIsHandedOnWithoutWaitingHasBeenTold(String by) throws IOException {
    Outcome outcome = Outcome.of("sharing", Path.of("..", "testdata", "threads", "LockedHandover.java").toString(), "--format", "csv", "--out", "-", "-q", "--", by);
    TaskMatrix matrix = matrix(outcome);

    assertThat(IntStream.range(0, 4).mapToObj(matrix::row).flatMapToDouble(DoubleStream::of).filter(events -> events > 100).sorted())
        .containsExactly(129.0, 129.0, 1024.0, 1024.0, 1024.0, 1024.0);
  }

  @Test
  void aLoopThatAnExceptionLeavesHasCommunicatedTooAndNoProgramHasFailed() throws IOException {
    assertThat(watch("LeftByException").get("matrix").get(0).get(1).asInt()).isEqualTo(1024);
  }

  /** The accesses that were written are those that were watched, but for what a place tells of late: a replay finds nearly the same. */
  @Test
  void accessesOfRealThreadsCanBeWrittenAndReplayed() throws IOException {
    String program = Path.of("..", "testdata", "threads", "InTurn.java").toString();
    Path streams = directory.resolve("turns.trace.gz");
    Outcome live = Outcome.of("sharing", program, "--streams", streams.toString(), "--format", "csv", "--out", "-");
    Outcome replayed = Outcome.of("sharing", streams.toString(), "--format", "csv", "--out", "-");
    Outcome accurate = Outcome.of("sharing", streams.toString(), "--detect", "accurate", "--out", "-");

    assertThat(matrix(live).meanSquaredError(matrix(replayed))).isLessThan(1);
    assertThat(replayed.out()).contains(",1024,");
    assertThat(accurate.out()).contains("true", "private accesses");
    assertThat(Outcome.of("sharing", program, "--streams", "Turns.java").err()).contains("the name of a program");
    assertThat(Outcome.of("sharing", program, "--streams", "a.trace", "--threads", "2").err()).contains("--streams");
    assertThat(Outcome.of("sharing", streams.toString(), "--streams", "a.trace").err()).contains("no effect on a trace");
  }

  private static TaskMatrix matrix(Outcome csv) {
    return TaskMatrix.of(csv.out().lines().map(line -> Stream.of(line.split(",")).mapToDouble(Double::parseDouble).toArray()).toArray(double[][]::new));
  }

  @Test
  void stagesOfARealPipelineCommunicateWithTheirNeighbours() throws IOException {
    JsonNode matrix = watch("Pipeline").get("matrix");

    // The row of main comes first or, where a stage was faster, later: of each stage, its two heaviest partners are its neighbours.
    double neighbours = 0;
    double all = 0;
    for (int a = 0; a < matrix.size(); a++) {
      for (int b = 0; b < a; b++) {
        all += matrix.get(a).get(b).asDouble();
        neighbours += matrix.get(a).get(b).asDouble() > 40 * 512 / 2 ? matrix.get(a).get(b).asDouble() : 0;
      }
    }
    assertThat(matrix).hasSize(6);
    assertThat(neighbours / all).isGreaterThan(0.5);
  }

  /** What a main thread does after its threads does not undo what they did; nor does a thread end that others go on beside. */
  @Test
  void aProgramThatFailsAfterItsThreadsKeepsWhatTheyDid() throws IOException {
    Outcome outcome = Outcome.of("sharing", Path.of("..", "testdata", "threads", "FailsAfterwards.java").toString(), "--format", "json", "--out", "-");

    assertThat(outcome.code()).isEqualTo(4);
    JsonNode document = new ObjectMapper().readTree(outcome.out());
    assertThat(document.get("partial").asBoolean()).isTrue();
    // The two tasks of a pool, whose threads then wait, each count up the words that the main thread has stored; it loads them before it fails. A
    // few words are on a line of both halves.
    JsonNode matrix = document.get("sharing").get("matrix");
    assertThat(matrix.get(0).get(1).asInt()).isGreaterThan(2 * 512 + 512 - 64);
    assertThat(matrix.get(0).get(2).asInt()).isGreaterThan(2 * 512 + 512 - 64);
    assertThat(outcome.err()).contains("late thread ended");
  }

  /** Who waits for a flag in each iteration meets others while the loop runs, not when it has ended, which it never has here. */
  @Test
  void storesOfALoopThatWaitsForAFlagMeet() throws IOException {
    Path program =
        Files.writeString(directory.resolve("Flag.java"), """
            class Flag {
              static volatile boolean go = true;
              public static void main(String[] args) throws Exception {
                long[] counts = new long[16];
                for (int t = 0; t < 2; t++) {
                  int me = t;
                  Thread thread = new Thread(() -> { while (go) { counts[me]++; } });
                  thread.setDaemon(true);
                  thread.start();
                }
                Thread.sleep(200);
                System.exit(0);
              }
            }
            """);
    Outcome outcome = Outcome.of("sharing", program.toString(), "--out", directory.toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("Flag.main.counts (Flag.java:7)");
  }

  /** An array, rows of one that are gone through, an array of indices and what they lead to, and an object, all touched last by some place of the program. */
  @Test
  void whatTheProgramLetsGoIsCollected() throws IOException {
    Path program =
        Files.writeString(directory.resolve("LetGo.java"), """
            import java.lang.ref.WeakReference;
            import java.util.List;
            class LetGo {
              static final class Cell { int count; Cell next; double[] row = new double[20]; }
              static List<WeakReference<Object>> work() {
                double[][] rows = new double[20][20];
                int[] order = new int[20];
                double[] found = new double[20];
                Cell first = new Cell();
                first.next = new Cell();
                for (int i = 0; i < 20; i++) { order[i] = 19 - i; first.count += i; }
                for (int i = 0; i < 20; i++) { for (int j = 0; j < 20; j++) { rows[i][j] = i * j; first.next.row[j] += rows[i][j]; } }
                for (int i = 0; i < 20; i++) { found[order[i]] += rows[order[i]][3]; }
                first.next.count = (int) found[2];
                return List.of(new WeakReference<>(rows), new WeakReference<>(rows[19]), new WeakReference<>(order), new WeakReference<>(found), new WeakReference<>(first),
                    new WeakReference<>(first.next.row));
              }
              public static void main(String[] args) {
                List<WeakReference<Object>> weak = work();
                System.gc();
                System.out.println(weak.stream().filter(reference -> reference.get() == null).count() + " of " + weak.size());
              }
            }
            """);
    Outcome outcome = Outcome.of("sharing", program.toString(), "--out", directory.toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("6 of 6");
  }

  /** A busy machine may take so long to start the program that its threads have not met when its time is up: it is given more then. */
  @Test
  void ofAProgramThatIsStoppedWhatWasSeenIsToldAsPartialAndNothingOfWhatItCosts() throws IOException {
    Outcome outcome;
    int seconds = 2;
    do {
      seconds *= 2;
      outcome = Outcome.of("sharing", Path.of("..", "testdata", "threads", "EndlessSums.java").toString(), "--timeout", String.valueOf(seconds), "--format", "text,html", "--out", directory.toString());
      assertThat(outcome.code()).isEqualTo(5);
    } while (!outcome.out().contains("EndlessSums.SUMS") && seconds < 100);

    assertThat(outcome.out()).startsWith("PARTIAL: the run ended early: the program had not ended in its half of " + seconds + " s").contains("EndlessSums.SUMS")
        .contains("What watching costs is not known").doesNotContain("times as long");
    Path page = directory.resolve("EndlessSums-sharing.html");
    assertThat(outcome.err()).contains("parcast: wrote " + page);
    assertThat(page).content().contains("Partial result.");
  }

  @Test
  void aProgramOfOneThreadIsToldHowToMimicThem() {
    Outcome outcome = Outcome.of("sharing", Programs.good("AddOne"), "--out", "-");

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("only one thread of the program touched memory").contains("--threads N");
    assertThat(outcome.out()).contains("None: there is one thread only.");
  }

  @Test
  void accurateDetectionOfRealThreadsIsRefused() {
    Outcome outcome = Outcome.of("sharing", Path.of("..", "testdata", "threads", "Pipeline.java").toString(), "--detect", "accurate");

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("takes a trace");
  }

  @Test
  void aRecordingOfAnotherAnalysisIsRefused() throws IOException {
    Outcome outcome = Outcome.of("sharing", LineRecording.in(directory, "").toString());

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("holds no communication between threads");
  }

  @Test
  void aProgramThatFailsIsSaidToHaveFailed() {
    Outcome outcome = Outcome.of("sharing", Programs.bad("Throws"), "--out", "-");

    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).contains("parcast: error: ");
  }

  @Test
  void mimickedThreadsOfAStencilCommunicateWithTheirNeighbours() throws IOException {
    Outcome outcome = Outcome.of("sharing", Programs.good("Heat2D"), "--threads", "4", "--detect", "accurate", "--format", "json", "--out", "-", "-q", "--",
        "64", "4");
    assertThat(outcome.code()).as(outcome.err()).isZero();
    JsonNode sharing = new ObjectMapper().readTree(outcome.out()).get("sharing");
    JsonNode matrix = sharing.get("matrix");

    assertThat(sharing.get("threads").asInt()).isEqualTo(4);
    assertThat(sharing.get("mse").asDouble()).isLessThan(50);
    for (int thread = 0; thread < 3; thread++) {
      assertThat(matrix.get(thread).get(thread + 1).asInt()).isGreaterThan(1000);
    }
    assertThat(matrix.get(0).get(2).asInt() + matrix.get(0).get(3).asInt() + matrix.get(1).get(3).asInt()).isLessThan(100);
    assertThat(sharing.get("false_sharing")).isEmpty();
    assertThat(sharing.get("shared_data").get(0).get("data").asText()).isNotEmpty();
    assertThat(sharing.get("shared_data").get(0).get("places").get(0).asText()).startsWith("Heat2D.java:");
  }

  @Test
  void aLoopThatIsNotThereIsRefused() {
    Outcome outcome = Outcome.of("sharing", Programs.good("Heat2D"), "--threads", "4", "--parallel-loop", "Heat2D.java:1", "--out", "-", "-q", "--", "16", "1");

    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("no loop starts there; the nearest: Heat2D.java:21, Heat2D.java:22,").doesNotContain("Heat2D.java:46");
  }

  @ParameterizedTest
  @ValueSource(strings = {"AllPrimitives", "InnerClasses", "Records"})
  void accessesOfEveryKindAreWatched(String program) {
    Outcome plain = Outcome.of("sharing", Programs.good(program), "--out", "-", "-q");

    assertThat(plain.code()).as(plain.err()).isZero();
    assertThat(plain.out()).contains("Communication between 1 thread");
  }
}
