package org.parcast.recorder.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

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
    for (int i = 0; i < expected.length; i++) {
      assertThat(paged.get(i)).isEqualTo(expected[i]);
    }
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
