package org.parcast.recording.trace.coding;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ReferenceLimitTest {
  @Test
  void whatComesAgainCountsAgain() throws Exception {
    ReferenceLimit limit = new ReferenceLimit(12);
    limit.told(4);
    limit.keep(7);
    limit.told(4);
    limit.kept();
    limit.repeat(7);
    assertThatThrownBy(() -> limit.told(1)).isInstanceOf(ReferenceLimit.Reached.class);
  }

  /** What ends the trace is written all the same. */
  @Test
  void failsOnce() {
    ReferenceLimit limit = new ReferenceLimit(0);
    assertThatThrownBy(() -> limit.told(1)).isInstanceOf(ReferenceLimit.Reached.class);
    assertThatCode(() -> limit.told(Integer.MAX_VALUE)).doesNotThrowAnyException();
  }

  @Test
  void thereIsNoneUnlessItIsAskedFor() {
    assertThatCode(() -> new ReferenceLimit().told(Long.MAX_VALUE)).doesNotThrowAnyException();
  }
}
