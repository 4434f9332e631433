package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class VertexSetTest {

  /** Whatever is added and taken out, singly and in ranges, it holds what a set of the library holds. */
  @Property
  void holdsWhatASetOfTheLibraryHolds(@ForAll Random random, @ForAll @IntRange(min = 1, max = 12_000) int vertices) {
    VertexSet set = new VertexSet();
    BitSet expected = new BitSet();
    for (int operation = 0; operation < 200; operation++) {
      int first = random.nextInt(vertices);
      int end = first + random.nextInt(vertices - first + 1);
      switch (random.nextInt(4)) {
        case 0 -> {
          set.add(first);
          expected.set(first);
        }
        case 1 -> {
          set.addAll(first, end);
          expected.set(first, end);
        }
        case 2 -> {
          set.remove(first);
          expected.clear(first);
        }
        default -> {
          set.removeAll(first, end);
          expected.clear(first, end);
        }
      }
    }
    for (int vertex = 0; vertex < vertices + 100; vertex++) {
      assertThat(set.get(vertex)).as("vertex %d", vertex).isEqualTo(expected.get(vertex));
    }
  }

  /** The highest member comes and goes at the same cost each time, however far below the next one is. */
  @Test
  void theHighestMemberMayComeAndGo() {
    VertexSet set = new VertexSet();
    set.add(3);
    for (int time = 0; time < 100_000; time++) {
      set.add(1 << 26);
      set.remove(1 << 26);
    }
    assertThat(set.get(3)).isTrue();
    assertThat(set.get(1 << 26)).isFalse();
  }
}
