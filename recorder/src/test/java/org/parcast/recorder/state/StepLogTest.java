package org.parcast.recorder.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.parcast.recording.StepOrder;

class StepLogTest {
  private final StepLog log = new StepLog();

  private static List<String> births(StepOrder order) {
    List<String> births = new ArrayList<>();
    order.forEachBirth((birth, vertex, uses, back, from, to) -> {
      List<Integer> sources = new ArrayList<>();
      for (int i = from; i < to; i++) {
        sources.add(birth - back[i]);
      }
      births.add(vertex + " of " + sources);
    });
    return births;
  }

  private void sweep(int words) {
    for (int word = 0; word < words; word++) {
      log.use(1 + word - 1);
      log.use(5000);
      log.born(1 + word, 10 + word, 2);
    }
  }

  @Test
  void birthsAlikeAreOneRun() {
    log.begin();
    sweep(1000);
    int[] runs = log.take();

    assertThat(runs).hasSize(4 + 5);
    assertThat(births(new StepOrder(runs))).hasSize(1000).startsWith("10 of []", "11 of [0]", "12 of [1]");
  }

  @Test
  void whatWasBornInAnEarlierStepIsNoSource() {
    log.begin();
    sweep(2);
    log.begin();
    log.use(2);
    log.born(5, 11, 1);
    log.use(5);
    log.born(5, 12, 1);

    assertThat(births(new StepOrder(log.take()))).containsExactly("11 of []", "12 of [0]");
  }

  @Test
  void aStepInWhichNothingIsBornLeavesTheOneBefore() {
    log.begin();
    sweep(2);
    log.begin();

    assertThat(births(new StepOrder(log.take()))).hasSize(2);
  }

  @Test
  void aNumberOfAValueIsGivenAgain() {
    log.begin();
    sweep(2);
    log.forget(2);
    log.use(2);
    log.born(3, 20, 1);

    assertThat(births(new StepOrder(log.take()))).endsWith("20 of []");
  }
}
