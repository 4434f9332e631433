package org.parcast.engine.time.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CallSpansTest {
  private long now;

  private void call(CallSpans spans, int depth, int nanos, int levels) {
    spans.enter();
    now += nanos;
    if (depth < levels) {
      group(spans, depth, nanos, levels);
    }
    spans.leave();
  }

  /** Two calls that take as long as the first number and its double, before each of which the thread does something for a nanosecond. */
  private void group(CallSpans spans, int depth, int nanos, int levels) {
    spans.begin();
    now += 1;
    call(spans, depth + 1, nanos, levels);
    now += 1;
    call(spans, depth + 1, 2 * nanos, levels);
    spans.end();
  }

  /** By hand: 10 and 20 and what is in between make 32; together the longer and the rest take 22. */
  @Test
  void aGroupOfTwoCalls() {
    CallSpans spans = new CallSpans(1, 0, () -> now);
    group(spans, 0, 10, 1);
    group(spans, 0, 10, 1);
    assertThat(spans.fields()).isEqualTo("2 64 64,44 0,2 20,40");
  }

  /** Calls of 10 + 32 and 20 + 62 nanoseconds: 2 + 82 with tasks of the first level, 2 + 20 + 2 + 40 with those of the second. */
  @Test
  void callsWithinCalls() {
    CallSpans spans = new CallSpans(2, 0, () -> now);
    group(spans, 0, 10, 2);
    assertThat(spans.fields()).isEqualTo("1 126 126,84,64 0,1,3 42,82");
  }

  /** What is deeper than the levels is part of the call that it is in. */
  @Test
  void deeperGroupsAreNotTimed() {
    CallSpans spans = new CallSpans(1, 0, () -> now);
    group(spans, 0, 10, 2);
    assertThat(spans.fields()).isEqualTo("1 126 126,84 0,1 42,82");
  }

  /** A thousand executions of 32 nanoseconds each are enough where a task takes 33. */
  @Test
  void callsThatAreShorterThanATaskAreTimedNoFurther() {
    for (long least : new long[] {32, 33}) {
      CallSpans spans = new CallSpans(1, least, () -> now);
      for (int execution = 0; execution < 1000; execution++) {
        assertThat(spans.isTooShort()).isFalse();
        group(spans, 0, 10, 1);
      }
      assertThat(spans.isTooShort()).isEqualTo(least == 33);
      assertThat(spans.isWhole()).isEqualTo(least == 32);
    }
  }
}
