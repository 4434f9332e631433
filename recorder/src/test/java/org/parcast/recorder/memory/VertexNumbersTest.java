package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.recording.file.PagedInts;

class VertexNumbersTest {
  /** Of 20 vertices 3 to 4 have become 6 to 7, and these with 8 the first of 12 to 19. */
  private final VertexNumbers numbers = new VertexNumbers(20, new int[] {3, 6}, new int[] {2, 3}, new int[] {6, 12});

  @Test
  void leaveNoGap() {
    assertThat(IntStream.range(0, 20).filter(vertex -> !numbers.isGone(vertex)).map(numbers::of)).containsExactly(IntStream.range(0, 15).boxed().toArray(Integer[]::new));
    assertThat(numbers.size()).isEqualTo(15);
  }

  @Test
  void areThoseOfTheWordsThatOthersHaveBecome() {
    assertThat(IntStream.of(3, 4, 6, 7, 8).map(numbers::of)).containsExactly(7, 8, 7, 8, 9);
    assertThat(IntStream.of(3, 8, 12, 2).map(numbers::lastOf)).containsExactly(12, 14, 12, 2);
  }

  @Test
  void areAsMuchLargerUpToAnEnd() {
    assertThat(IntStream.of(0, 3, 5, 7, 19).map(numbers::end)).containsExactly(3, 5, 6, 9, Integer.MAX_VALUE);
  }

  @Test
  void joinWhatIsToldOfVertices() {
    PagedInts told = new PagedInts();
    told.set(2, 9);
    told.set(3, 1);
    told.set(6, 2);
    told.set(12, 4);
    told.set(8, 5);
    assertThat(IntStream.range(0, 15).map(numbers.sums(told)::get)).containsExactly(0, 0, 9, 0, 0, 0, 0, 7, 0, 5, 0, 0, 0, 0, 0);
    assertThat(IntStream.range(0, 15).map(numbers.latest(told)::get)).containsExactly(0, 0, 9, 0, 0, 0, 0, 4, 0, 5, 0, 0, 0, 0, 0);
  }

  @Test
  void areTheVerticesWhereNoneHasBecomeAnother() {
    VertexNumbers same = new VertexNumbers(9);
    assertThat(same.areSame()).isTrue();
    assertThat(same.of(7)).isEqualTo(same.lastOf(7)).isEqualTo(7);
  }
}
