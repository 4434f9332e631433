package org.parcast.engine.time.runtime;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnTimeTest {
  @TempDir private Path proc;

  private double after(long waited) throws IOException {
    Path told = Files.createDirectories(proc.resolve("thread-self")).resolve("schedstat");
    Files.writeString(told, "1000 500 3\n");
    OwnTime own = new OwnTime(proc);
    Files.writeString(told, "2000 " + (500 + waited) + " 4\n");
    return own.share();
  }

  @Test
  void threadThatNeverWaitedHadAllOfIt() throws IOException {
    assertThat(after(0)).isOne();
  }

  @Test
  void waitingForOthersIsNotItsOwn() throws IOException {
    assertThat(after(Long.MAX_VALUE / 2)).isPositive().isLessThan(1e-3);
    assertThat(after(1)).isBetween(0.5, 1.0).isNotEqualTo(1.0);
  }

  @Test
  void systemThatDoesNotTellTakesNothing() {
    assertThat(new OwnTime(proc.resolve("none")).share()).isOne();
  }
}
