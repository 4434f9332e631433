package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.parcast.recording.Nets;
import org.parcast.recording.Pins;

/** Runs of sinks say what the sinks one by one say. */
class SinkRunsTest {
  private static final int HOME = 1_000;
  private static final VertexNumbers SAME = new VertexNumbers(Integer.MAX_VALUE);

  /** Rows, columns, blocks, marks and single vertices. */
  @Provide
  Arbitrary<int[]> sinks() {
    Arbitrary<List<Integer>> row = Combinators.combine(Arbitraries.integers().between(1, 300), Arbitraries.of(1, 2, 10), Arbitraries.integers().between(1, 12))
        .as((first, step, length) -> IntStream.range(0, length).map(i -> first + i * step).boxed().toList());
    return row.list().ofMaxSize(4).map(rows -> {
      TreeSet<Integer> all = new TreeSet<>();
      rows.forEach(all::addAll);
      return all.stream().mapToInt(sink -> sink).toArray();
    });
  }

  @Property
  void theyAreTheSinks(@ForAll("sinks") int[] sinks) {
    assertThat(SinkRuns.of(sinks).toArray()).isEqualTo(sinks);
    assertThat(SinkRuns.of(sinks).size()).isEqualTo(sinks.length);
  }

  @Property
  void theyAreInTheOrderOfTheSinks(@ForAll("sinks") int[] one, @ForAll("sinks") int[] other) {
    assertThat(Integer.signum(SinkRuns.of(one).compareTo(SinkRuns.of(other)))).isEqualTo(Integer.signum(Arrays.compare(one, other)));
    assertThat(SinkRuns.of(one).equals(SinkRuns.of(other))).isEqualTo(Arrays.equals(one, other));
  }

  /** By distance or by vertex: the same sinks are the same runs, the marks among them. */
  @Property
  void theSameSinksByDistanceAreTheSame(@ForAll("sinks") int[] sinks) {
    int[] members = Arrays.stream(sinks).map(sink -> sink < Nets.FIRST_VERTEX ? sink : Pins.distance(HOME, sink)).toArray();
    SinkRuns moved = SinkRuns.of(members).at(HOME, SAME);
    assertThat(moved).isEqualTo(SinkRuns.of(sinks).at(HOME, SAME)).hasSameHashCodeAs(SinkRuns.of(sinks));
    assertThat(moved.toArray()).isEqualTo(sinks);
  }

  /** Vertices 100 to 119 have become 200 to 219, and all beyond them are numbered as if they had never been. */
  @Property
  void byNumbersTheyAreThoseOfEachVertexOnce(@ForAll("sinks") int[] sinks) {
    VertexNumbers numbers = new VertexNumbers(1_000, new int[] {100}, new int[] {20}, new int[] {200});
    assertThat(SinkRuns.of(sinks).at(HOME, numbers).toArray()).isEqualTo(Arrays.stream(sinks).map(numbers::of).sorted().distinct().toArray());
  }

  @Test
  void aColumnTakesTheRoomOfOneRun() {
    int[] column = new int[500];
    Arrays.setAll(column, i -> 10 + 200 * i);
    assertThat(SinkRuns.of(column).room()).isEqualTo(SinkRuns.of(new int[] {10}).room());
  }
}
