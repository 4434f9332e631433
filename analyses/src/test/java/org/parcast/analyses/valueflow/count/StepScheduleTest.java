package org.parcast.analyses.valueflow.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.plan.StepPath;
import org.parcast.recording.StepOrder;

class StepScheduleTest {
  private static final int FIRST = 3;

  private static StepPath path(StepOrder order, int words, int ranks) {
    short[] owner = new short[FIRST + words];
    IntStream.range(0, words).forEach(word -> owner[FIRST + word] = (short) (word * ranks / words));
    return new StepSchedule(order, v -> v).path(owner, ranks).orElseThrow();
  }

  /** Each word from the one before. */
  @Test
  void aChainIsDoneInTurn() {
    StepOrder chain = new StepOrder(1, FIRST, 2, 0, 7, 1, 2, 1, 1);

    assertThat(path(chain, 8, 4)).isEqualTo(new StepPath(4, 3));
    assertThat(path(chain, 8, 1)).isEqualTo(new StepPath(1, 0));
  }

  @Test
  void nothingWaitsWhereNothingIsComputedFromTheSameStep() {
    assertThat(new StepSchedule(new StepOrder(1, FIRST, 2, 0, 7, 1, 2, 0), v -> v).path(new short[FIRST + 8], 1)).isEmpty();
  }

  /** Pairs of births on each word: one of nothing, one of the first birth of the word before. Each rank waits for one value, and has other work. */
  @Test
  void aRankFillsTheTimeInWhichItWaits() {
    List<Integer> runs = new ArrayList<>(List.of(1, FIRST, 1, 0, 1, 0, 1, 1, 1));
    for (int word = 1; word < 8; word++) {
      runs.addAll(List.of(1, 1, 1, 0, 1, 0, 1, 2, 1, 3));
    }
    StepOrder fused = new StepOrder(runs.stream().mapToInt(Integer::intValue).toArray());

    assertThat(path(fused, 8, 2).shares()).isEqualTo(1);
  }

  /** What all ranks have comes from no rank, and takes no time of theirs. */
  @Test
  void aNumberThatAllHaveIsThereWhenItsSourcesAre() {
    StepOrder order = new StepOrder(1, FIRST, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1);

    assertThat(new StepSchedule(order, v -> v).path(new short[] {-1, -1, -1, 0, -1, 1}, 2)).contains(new StepPath(2, 0));
  }

  @Test
  void aRankDoesOneThingAtATime() {
    Random random = new Random(7);
    RankTime time = new RankTime();
    boolean[] busy = new boolean[100_000];
    for (int i = 0; i < 1000; i++) {
      int length = 1 + random.nextInt(5);
      long ready = random.nextInt(3) == 0 ? time.end() + random.nextInt(9) : Math.max(0, time.end() - random.nextInt(40));
      long start = time.place(ready, length);
      assertThat(start).isGreaterThanOrEqualTo(ready);
      for (int at = (int) start; at < start + length; at++) {
        assertThat(busy[at]).isFalse();
        busy[at] = true;
      }
    }
  }
}
