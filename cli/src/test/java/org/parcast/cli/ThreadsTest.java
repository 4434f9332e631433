package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs with threads: analysed where the threads take turns, with a warning; refused where two are at work at a time. */
@Tag("slow")
class ThreadsTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @ValueSource(strings = {"Threads", "ThreadsExecutor"})
  void twoThreadsAtATimeEndTheRun(String program) {
    Outcome outcome = analyze(program);

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
    assertThat(outcome.out()).contains("20 steps of the loop at ");
  }

  /** Whatever the moment at which the other comes to its first word. */
  @Test
  void aThreadThatHasHandedOverCallsMethodsAndMakesObjectsUntilItWaits() {
    Outcome outcome = Outcome.of("cache", Path.of("..", "testdata", "odd", "HandsOver.java").toString(), "--out", directory.toString());

    warned(outcome);
    assertThat(outcome.err()).contains("38.0");
  }

  private Outcome analyze(String program) {
    return Outcome.of("analyze", Programs.bad(program), "--ranks", "2", "--out", directory.toString());
  }

  private static void warned(Outcome outcome) {
    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("parcast: warning: the program started threads");
  }
}
