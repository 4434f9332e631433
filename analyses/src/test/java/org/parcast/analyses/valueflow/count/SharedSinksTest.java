package org.parcast.analyses.valueflow.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.graph.SinkSharing;
import org.parcast.recording.Nets;

class SharedSinksTest {
  /** Nets of which those with equal numbers of sets have the same sinks, {@code 10 s, 10 s + 1, 10 s + 2} for set s. */
  private static Nets nets(int... sets) {
    int[] home = IntStream.range(100, 100 + sets.length).toArray();
    int[] start = Arrays.stream(sets).map(s -> 3 * s).toArray();
    int[] end = Arrays.stream(start).map(s -> s + 3).toArray();
    int[] pins = IntStream.range(0, 3 * (Arrays.stream(sets).max().orElseThrow() + 1)).map(i -> 10 * (i / 3) + i % 3).toArray();
    long[] count = new long[sets.length];
    Arrays.fill(count, 7);
    return new Nets(home, new byte[sets.length], count, new int[sets.length], start, end, pins, new BitSet(), new BitSet());
  }

  private static List<Integer> sinks(Nets nets, int net) {
    return IntStream.range(nets.offset(net), nets.end(net)).map(i -> nets.pin(net, i)).boxed().toList();
  }

  @Test
  void setsOfManyNetsAreGoneThroughOnce() {
    Nets nets = nets(1, 0, 1, 0, 1, 0, 1, 0);
    int[] asked = new int[1];
    Nets odd = new SharedSinks(nets, new SinkSharing(nets)).with((set, pin) -> {
      asked[0]++;
      return pin % 2 == 1;
    });
    assertThat(asked[0]).isEqualTo(6);
    assertThat(sinks(odd, 0)).containsExactly(11);
    assertThat(sinks(odd, 6)).containsExactly(11);
    assertThat(sinks(odd, 7)).containsExactly(1);
    assertThat(odd.home(6)).isEqualTo(106);
    assertThat(odd.count(6)).isEqualTo(7);
  }

  @Test
  void netsThatHaveSinksOfTheirOwnAreLeftAlone() {
    Nets nets = nets(0, 1, 2, 2, 2, 2);
    assertThat(new SharedSinks(nets, new SinkSharing(nets)).with((set, pin) -> false)).isSameAs(nets);
  }
}
