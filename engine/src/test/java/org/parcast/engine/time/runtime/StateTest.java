package org.parcast.engine.time.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** Which objects are copied. */
class StateTest {
  private static final long MOST = 1 << 20;

  private static final CountDownLatch END = new CountDownLatch(1);

  /** Solvers are often threads, whose loops are also called as methods. */
  private static final class Worker extends Thread {
    private final double[] line = {1, 2};
    private int at = 3;

    @Override
    public void run() {
      try {
        END.await();
      } catch (InterruptedException e) {
        interrupt();
      }
    }
  }

  @Test
  void fieldsOfAThreadThatDoesNotRun() throws State.Uncopied {
    Worker worker = new Worker();
    State state = State.of(new Object[] {worker}, List.of(), MOST);
    worker.line[1] = 7;
    worker.at = 8;
    state.restore();
    assertThat(worker.line).containsExactly(1, 2);
    assertThat(worker.at).isEqualTo(3);
  }

  @Test
  void noneOfAThreadThatRuns() throws InterruptedException {
    Worker worker = new Worker();
    worker.start();
    assertThatThrownBy(() -> State.of(new Object[] {worker}, List.of(), MOST)).hasMessageContaining("which cannot be copied");
    END.countDown();
    worker.join();
  }

  /** As a format for numbers has one: nothing of it ever changes. */
  @Test
  void noneOfALocaleNeeded() throws State.Uncopied {
    double[] line = {1, 2};
    State state = State.of(new Object[] {Locale.ROOT, line}, List.of(), MOST);
    line[1] = 7;
    state.restore();
    assertThat(line).containsExactly(1, 2);
  }
}
