package org.parcast.recorder.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

/** Rows that wait do for each word what was told of it, once each, before it is looked at. */
class LazyRowsTest {
  private static final int WORDS = 80;

  /** How often each word was told of, and how often that was done. */
  private final int[] told = new int[WORDS];

  private final int[] done = new int[WORDS];

  private final class Counting extends LazyRow {
    Counting(Shadow shadow, int first, int step, int rows) {
      super(shadow, first, step, rows);
    }

    boolean again(int first, int step, int rows) {
      boolean waits = narrowTo(first, step, rows);
      mayAllWait(); // to ask is not to look
      if (waits) {
        tell();
      }
      return waits;
    }

    @Override
    protected void settle(int word, int value, int before) {
      done[word] += told() - before;
    }

    @Override
    protected boolean mayWait(int word, int value) {
      return word % 7 != 3;
    }

    @Override
    protected boolean mayBeDone(int word, int value) {
      return word % 2 == 1;
    }
  }

  @Property(tries = 500)
  void eachWordIsDoneOnceForEachTimeItWasToldOf(@ForAll Random random) {
    Shadow shadow = new Shadow(WORDS, 0, 0);
    LazyShadows lazy = new LazyShadows();
    for (int i = 0; i < 60; i++) {
      if (random.nextBoolean()) {
        int word = random.nextInt(WORDS);
        shadow.value(word);
        assertThat(done[word]).isEqualTo(told[word]);
      } else if (random.nextInt(8) == 0) {
        lazy.stepEnds();
      } else {
        tell(shadow, lazy, random);
      }
    }
    lazy.settle();
    assertThat(done).isEqualTo(told);
    assertThat(shadow.mayWait()).isFalse();
  }

  @Test
  void rowsWaitAsLongAsEachStepTellsOfThem() {
    Shadow shadow = new Shadow(WORDS, 0, 0);
    LazyShadows lazy = new LazyShadows();
    Counting row = new Counting(shadow, 0, 1, 10);
    lazy.add(row);
    for (int step = 0; step < 5; step++) {
      assertThat(row.again(0, 1, 10)).isTrue();
      lazy.stepEnds();
    }
    assertThat(done[0]).isZero();
    lazy.stepEnds();
    assertThat(done[0]).isEqualTo(5);
    assertThat(shadow.mayWait()).isFalse();
  }

  private void tell(Shadow shadow, LazyShadows lazy, Random random) {
    int step = random.nextInt(4) == 0 ? -1 : 1 + random.nextInt(2);
    int rows = 5 + random.nextInt(30);
    int first = step < 0 ? WORDS - 1 - random.nextInt(3) : random.nextInt(3) * 8;
    rows = Math.min(rows, step < 0 ? first : (WORDS - first) / step);
    boolean waits = shadow.waiting(first) instanceof Counting row && row.again(first, step, rows);
    for (int row = 0; row < rows; row++) {
      told[first + row * step]++;
    }
    if (!waits) {
      shadow.settle(first, step, rows);
      for (int row = 0; row < rows; row++) {
        int word = first + row * step;
        done[word]++;
        assertThat(done[word]).isEqualTo(told[word]);
      }
      lazy.add(new Counting(shadow, first, step, rows));
    }
  }
}
