package org.parcast.engine.time.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** {@code main} is called again for a while. */
class AgainTest {
  private static int calls;

  @BeforeAll
  static void littleTime() {
    System.setProperty("parcast.parts.seconds", "0.02");
  }

  /** Enters a loop as its text does that was rewritten; what it reaches cannot be copied. */
  private static LoopClock loop(int number, int iterations) {
    LoopClock clock = Parts.enter(number, iterations, Thread.currentThread());
    do {
      clock.begin();
    } while (clock.again());
    return clock;
  }

  /** A program that does the same in each call. */
  public static final class Same {
    static LoopClock clock;

    /** Enters the loop three times. */
    public static void main(String[] arguments) {
      for (int i = 0; i < 3; i++) {
        clock = loop(100, 7);
      }
    }
  }

  /** Another. */
  public static final class Piling {
    static LoopClock clock;

    /** Enters the loop twice. */
    public static void main(String[] arguments) {
      for (int i = 0; i < 2; i++) {
        clock = loop(102, 7);
      }
    }
  }

  /** A program that does more in each call. */
  public static final class More {
    static LoopClock clock;

    /** Enters the loop once more than the last time. */
    public static void main(String[] arguments) {
      calls++;
      for (int i = 0; i < calls; i++) {
        clock = loop(101, 7);
      }
    }
  }

  /** Nothing has to be repeated for that. */
  @Test
  void whatLiesBetweenExecutionsIsKnownOfEachLoopThatIsEnteredAgain() {
    assertThat(loop(103, 7).gap()).isNegative();
    assertThat(loop(103, 7).gap()).isNotNegative();
  }

  /** Enters a loop that waits for so long in each of its executions. */
  private static LoopClock waiting(int number, long... nanos) {
    LoopClock clock = null;
    for (long each : nanos) {
      clock = Parts.enter(number, 1, new double[1]);
      do {
        clock.begin();
        long until = System.nanoTime() + each;
        while (System.nanoTime() < until) {
          Thread.onSpinWait();
        }
      } while (clock.again());
    }
    return clock;
  }

  /** What is repeated of the first is disturbed at times, and then the second has to be, too. */
  @Test
  void whatTakesAsLongAsWhatWasRepeatedIsNotRepeated() {
    LoopClock even = waiting(104, 20_000, 20_000, 20_000, 20_000, 20_000, 20_000, 20_000, 20_000);
    assertThat(even.samples.size()).isBetween(1, 3);
    assertThat(even.samples.stream().mapToLong(LoopClock.Sample::represents).sum()).isLessThanOrEqualTo(8);
  }

  @Test
  void callsAddExecutionsAndLeaveTheCounts() throws Exception {
    Same.main(new String[0]);
    Again.call(Same.class.getMethod("main", String[].class), new String[0], Long.MAX_VALUE, List.of(Same.clock));
    assertThat(Same.clock.executions).isGreaterThan(3).isEqualTo(Same.clock.executions / 3 * 3);
    assertThat(Same.clock.ofFirst().executions()).isEqualTo(3);
    assertThat(Same.clock.ofFirst().iterations()).isEqualTo(21);
  }

  @Test
  void whatIsNotTheSameCountsNothing() throws Exception {
    More.main(new String[0]);
    Again.call(More.class.getMethod("main", String[].class), new String[0], Long.MAX_VALUE, List.of(More.clock));
    assertThat(calls).isEqualTo(2);
    assertThat(More.clock.executions).isEqualTo(1);
    assertThat(More.clock.ofFirst().executions()).isEqualTo(1);
  }

  @Test
  void whatPilesUpCountsNothing() throws Exception {
    Piling.main(new String[0]);
    Again.call(Piling.class.getMethod("main", String[].class), new String[0], -1, List.of(Piling.clock));
    assertThat(Piling.clock.executions).isEqualTo(2);
  }
}
