package org.parcast.recording.file;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.parcast.recording.Nets;

class PagedIntsTest {
  @Property
  void givesBackWhatWasSetLast(
      @ForAll @Size(max = 40) Map<@IntRange(max = 20_000) Integer, Integer> before, @ForAll @Size(max = 40) Map<@IntRange(max = 20_000) Integer, Integer> after) {
    int[] expected = new int[20_001];
    PagedInts paged = new PagedInts();
    before.forEach((index, number) -> {
      paged.set(index, number);
      expected[index] = number;
    });
    after.forEach((index, number) -> {
      paged.set(index, number);
      expected[index] = number;
    });
    holds(paged, expected);
  }

  /** Runs of equal numbers, written in order and here and there again, before and after the pages are packed. */
  @Property
  void packedPagesGiveBackWhatWasSetLast(
      @ForAll @Size(max = 30) List<@IntRange(max = 3000) Integer> lengths, @ForAll @Size(max = 30) List<@IntRange(min = -1, max = 3) Integer> numbers,
      @ForAll @Size(max = 20) Map<@IntRange(max = 20_000) Integer, @IntRange(min = -1, max = 70_000) Integer> after) {
    int[] expected = new int[100_000];
    PagedInts paged = new PagedInts();
    int at = 0;
    for (int run = 0; run < Math.min(lengths.size(), numbers.size()); run++) {
      for (int end = at + lengths.get(run); at < end; at++) {
        paged.set(at, numbers.get(run));
        expected[at] = numbers.get(run);
      }
    }
    after.forEach((index, number) -> {
      paged.set(index, number);
      expected[index] = number;
    });
    holds(paged, expected);
    paged.pack();
    holds(paged, expected);
    assertThat(IntStream.range(paged.end(), expected.length).map(i -> expected[i]).sum()).isZero();
  }

  /** A run of numbers that is set, or added to what is there. */
  private record Run(int first, int end, int number, boolean isAdded) {
    static Run of(long drawn) {
      int first = (int) (drawn & 0x3FFF);
      return new Run(first, first + (int) (drawn >> 14 & 0x3FFF), (int) (drawn >> 28 & 0x1FFFF) - 5, (drawn >> 45 & 1) == 0);
    }
  }

  @Property
  void runsAreSetAndAddedAsTheirNumbersAre(@ForAll @Size(max = 12) List<@LongRange(min = 0, max = (1L << 46) - 1) Long> drawn) {
    int[] expected = new int[1 << 15];
    PagedInts paged = new PagedInts();
    for (Run run : drawn.stream().map(Run::of).toList()) {
      for (int i = run.first(); i < run.end(); i++) {
        expected[i] = run.number() + (run.isAdded() ? expected[i] : 0);
      }
      if (run.isAdded()) {
        paged.add(run.first(), run.end(), run.number());
      } else {
        paged.set(run.first(), run.end(), run.number());
      }
    }
    holds(paged, expected);
    for (int i = 0, until; i < expected.length; i = until) {
      until = paged.sameUntil(i, expected.length);
      int same = expected[i];
      assertThat(Arrays.stream(expected, i, until)).allMatch(number -> number == same);
    }
    paged.pack();
    holds(paged, expected);
  }

  private static void holds(PagedInts paged, int[] expected) {
    int[] given = new int[expected.length];
    for (int i = 0; i < given.length; i++) {
      given[i] = paged.get(i);
    }
    assertThat(Arrays.mismatch(given, expected)).as("the first index that gives another number").isNegative();
    int[] told = new int[Math.max(expected.length, paged.end())];
    int[] before = {-1};
    paged.forEachRun((first, end, number) -> {
      if (number == 0 || first < before[0] || first >= end) {
        throw new AssertionError("a run of " + number + " from " + first + " to " + end + " after " + before[0]);
      }
      Arrays.fill(told, first, end, number);
      before[0] = end;
    });
    assertThat(Arrays.mismatch(Arrays.copyOf(told, expected.length), expected)).as("the first index that runs tell another number of").isNegative();
  }

  @Test
  void isZeroBeyondWhatWasSet() {
    assertThat(PagedInts.of(1, 70_000, -1).get(1 << 30)).isZero();
  }

  @Test
  void countsOfNetsMayBeLarge() {
    long[] counts = {3, Integer.MAX_VALUE, 1L << 31, 70_000, 1L << 40};
    Nets nets = new Nets(new int[5], new byte[5], counts, new int[] {0, 1, 0, 70_000, 0}, new long[] {0, 1, 1, 2, 4, 5},
        new int[] {3, 4, 5, 6, 7}, new BitSet(), new BitSet());
    for (int n = 0; n < counts.length; n++) {
      assertThat(nets.count(n)).isEqualTo(counts[n]);
    }
    assertThat(nets.alive(3)).isEqualTo(70_000);
    assertThat(nets.offset(3)).isEqualTo(2);
    assertThat(nets.end(3)).isEqualTo(4);
    assertThat(nets.pins()).isEqualTo(5);
  }
}
