package org.parcast.analyses.time.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryLevelTest {
  private static MemoryLevel level(String name, double one, double two) {
    ByThreads figures = new ByThreads(List.of(one, two));
    return new MemoryLevel(name, 1 << 15, 1, figures, figures, figures);
  }

  /** A cache that was measured while others ran looked slower than memory behind it. */
  @Test
  void whatMemoryGivesHasPassedTheCachesBeforeIt() {
    MemoryLevel near = level("L1", 10, 50).inFrontOf(level("memory", 20, 30));
    assertThat(near.name()).isEqualTo("L1");
    assertThat(near.read().values()).containsExactly(20.0, 50.0);
    assertThat(near.write().values()).containsExactly(20.0, 50.0);
    assertThat(near.copy().values()).containsExactly(20.0, 50.0);
  }
}
