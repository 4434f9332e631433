package org.parcast.analyses.mapping;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.mapping.machine.MachineHierarchies;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;

/** Cycles of the thread that waits longest, added up by hand. */
class PlacedLatencyTest {
  /** Threads and the lines that they refer to, negative for a store. */
  private record Lines(int threads, int[]... references) implements ThreadTrace {
    @Override
    public void replay(ReferenceConsumer consumer) {
      for (int[] reference : references) {
        consumer.accept(reference[0], 64L * Math.abs(reference[1]), 8, reference[1] < 0, 0);
      }
    }
  }

  private static long cycles(String machine, int[] unitOf, int[]... references) throws IOException {
    return PlacedLatency.of(new Lines(unitOf.length, references), MachineHierarchies.of(machine), unitOf).orElseThrow();
  }

  @Test
  void aCoreAsksItsFirstCacheFirst() throws IOException {
    assertThat(cycles("diener", new int[] {0}, new int[] {0, 1}, new int[] {0, 1})).isEqualTo(190 + 4);
    assertThat(cycles("xeon-phi", new int[] {0}, new int[] {0, 1}, new int[] {0, 1})).isEqualTo(302 + 3);
  }

  /** Units 0 and 1 share a core, 0 and 2 a processor, 0 and 16 nothing. The second thread reads what the first has stored, and then again. */
  @Test
  void whereTheOtherThreadIsTells() throws IOException {
    int[][] handedOn = {{0, -1}, {1, 1}, {1, 1}};

    assertThat(cycles("diener", new int[] {0, 1}, handedOn)).isEqualTo(190);
    assertThat(cycles("diener", new int[] {0, 2}, new int[] {0, -1}, new int[] {1, 1}, new int[] {1, 2}, new int[] {1, 2})).isEqualTo(38 + 190 + 4);
    assertThat(cycles("diener", new int[] {0, 16}, new int[] {0, -1}, new int[] {1, 1}, new int[] {1, 2})).isEqualTo(170 + 190);
  }

  /** From core 0 to core 2 there are two hops, to core 60 one, the other way round the ring. */
  @Test
  void onARingDistanceCosts() throws IOException {
    assertThat(cycles("xeon-phi", new int[] {0, 8}, new int[] {0, -1}, new int[] {1, 1}, new int[] {1, 2})).isEqualTo(235 + 2 + 302);
    assertThat(cycles("xeon-phi", new int[] {0, 240}, new int[] {0, -1}, new int[] {1, 1}, new int[] {1, 2})).isEqualTo(235 + 1 + 302);
  }

  /** A store takes the line from the other core, which finds it there again. */
  @Test
  void aStoreTakesTheLineAway() throws IOException {
    assertThat(cycles("xeon-phi", new int[] {0, 4}, new int[] {0, 1}, new int[] {1, -1}, new int[] {0, 1})).isEqualTo(302 + 235 + 1);
  }
}
