package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs with threads: analysed where the threads take turns, with a warning; refused where two are at work at a time. */
@Tag("slow")
class ThreadsTest {
  /** What one thread sends, which all others are compared with. */
  private static Set<String> alone;

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({"analyze, Threads", "cache, ThreadsExecutor"})
  void twoThreadsAtATimeEndTheRun(String command, String program) {
    Outcome outcome = Outcome.of(command, Programs.bad(program), "--format", "json", "--out", directory.toString());

    assertThat(outcome.code()).as(outcome.err()).isEqualTo(4);
    assertThat(outcome.err()).contains("parcast: error: threads \"").contains("neither had ended or was waiting", "by join or get");
  }

  @Test
  void aThreadThatTouchesNothing() {
    warned(analyze("ThreadsHarmless"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ThreadsTakeTurns", "ThreadOutlivesMain"})
  void threadsThatTakeTurnsAreFollowedAsOne(String program) {
    Outcome outcome = analyze(program);

    warned(outcome);
    assertThat(outcome.err()).contains("184756.0");
    assertThat(Outcome.of("report", directory.resolve(program + ".parcast").toString(), "--ranks", "2").out()).contains("20 steps of the loop at ");
  }

  /** Whatever the moment at which the other comes to its first word. */
  @Test
  void aThreadThatHasHandedOverCallsMethodsAndMakesObjectsUntilItWaits() {
    Outcome outcome = Outcome.of("cache", Path.of("..", "testdata", "odd", "HandsOver.java").toString(), "--out", directory.toString());

    warned(outcome);
    assertThat(outcome.err()).contains("38.0");
  }

  private static Set<String> alone() throws IOException {
    if (alone == null) {
      alone = sent(takingTurns("comm", "alone", "--ranks", "4"));
    }
    return alone;
  }

  /** What the steps send is the same whoever makes them. */
  @ParameterizedTest
  @ValueSource(strings = {"monitor", "condition", "semaphores", "queues", "handovers", "exchanger", "barrier", "parking", "atomic"})
  void turnsThatAreHandedOnAreFollowedAsOneThread(String by) throws IOException {
    assertThat(sent(takingTurns("comm", by, "--ranks", "4"))).isEqualTo(alone());
    warned(takingTurns("loops", by));
  }

  /** The turn passes while the other runs on, from loop to loop, from exception to exception: two threads would write at once what each of them tells. */
  @ParameterizedTest
  @ValueSource(strings = {"comm", "loops", "cache"})
  void aThreadThatAsksForItsTurnIsInNobodysWay(String command) {
    Outcome outcome = Outcome.of(command, Path.of("..", "testdata", "threads", "SpinsUntilItsTurn.java").toString(), "--format", "json", "--out", "-", "--", "10");

    warned(outcome);
    assertThat(outcome.err()).contains("252.0");
  }

  @ParameterizedTest
  @ValueSource(strings = {"comm", "cache"})
  void turnsThatAVariableTellsAreRefused(String command) {
    Outcome outcome = takingTurns(command, "variable");

    assertThat(outcome.code()).as(outcome.err()).isEqualTo(4);
    assertThat(outcome.err()).contains("parcast: error: threads \"").contains("by variables alone is not followed");
  }

  private static Outcome takingTurns(String command, String by, String... more) {
    List<String> arguments = new ArrayList<>(List.of(command, Path.of("..", "testdata", "threads", "TakesTurnsBy.java").toString(), "--format", "json", "--out", "-"));
    arguments.addAll(List.of(more));
    arguments.addAll(List.of("--", by));
    return Outcome.of(arguments.toArray(String[]::new));
  }

  /** What each decomposition sends in all; an iteration of a thread's loop is two steps, so that their numbers differ. */
  private static Set<String> sent(Outcome outcome) throws IOException {
    assertThat(outcome.code()).as(outcome.err()).isZero();
    Set<String> sent = new TreeSet<>();
    for (JsonNode result : new ObjectMapper().readTree(outcome.out()).get("comm").get("results")) {
      sent.add(result.get("array") + " " + result.get("estimator") + " " + result.get("ranks") + ": " + result.get("bytes_p2p"));
    }
    assertThat(sent).hasSizeGreaterThan(3);
    return sent;
  }

  private Outcome analyze(String program) {
    return Outcome.of("analyze", Programs.bad(program), "--ranks", "2", "--format", "json", "--out", directory.toString());
  }

  private static void warned(Outcome outcome) {
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("parcast: warning: the program started threads");
  }
}
