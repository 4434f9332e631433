package org.parcast.analyses.loops.observation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class StorageLoopsTest {

  @Test
  void asASetOfPairs() {
    Random random = new Random(5);
    StorageLoops loops = new StorageLoops();
    Set<Long> pairs = new HashSet<>();
    for (int k = 0; k < 20_000; k++) {
      int storage = random.nextInt(4_000) - 1;
      int loop = random.nextInt(6);
      loops.add(storage, loop);
      pairs.add(100L * storage + loop);
    }
    for (int storage = -1; storage < 5_000; storage++) {
      for (int loop = 0; loop < 8; loop++) {
        assertThat(loops.contains(storage, loop)).isEqualTo(pairs.contains(100L * storage + loop));
      }
    }
  }
}
