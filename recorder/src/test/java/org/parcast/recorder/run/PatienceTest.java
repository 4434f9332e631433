package org.parcast.recorder.run;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

class PatienceTest {
  @Test
  void aThreadThatWorksIsWaitedForAsLongAsItsProcessorTimeLasts() throws Exception {
    AtomicBoolean done = new AtomicBoolean();
    Thread busy = started(() -> {
      while (!done.get()) {
        Thread.onSpinWait();
      }
    });
    try {
      Patience patience = new Patience(busy, 20);
      assertTrue(patience.lasts());
      while (patience.lasts()) {
        Thread.onSpinWait();
      }
      assertTrue(Patience.isRunning(busy), "it is the thread's time that is up, not the thread");
    } finally {
      done.set(true);
      busy.join();
    }
  }

  /** What waits in the kernel counts as running, and uses no processor: so does what waits for a processor. */
  @Test
  void timeInWhichAThreadDoesNothingIsNotCounted() throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Thread idle = started(() -> {
        try {
          server.accept();
        } catch (SocketException e) {
          // closed by the test
        }
      });
      Patience patience = new Patience(idle, 20);
      Thread.sleep(100);
      assertTrue(patience.lasts());
      server.close();
      idle.join();
      assertFalse(patience.lasts(), "a thread that has ended is not waited for");
    }
  }

  @Test
  void aBlockedThreadIsNotWaitedFor() throws Exception {
    CountDownLatch never = new CountDownLatch(1);
    Thread blocked = started(never::await);
    while (blocked.getState() != Thread.State.WAITING) {
      Thread.onSpinWait();
    }
    assertFalse(new Patience(blocked, 20).lasts());
    never.countDown();
    blocked.join();
  }

  private interface Work {
    void run() throws Exception;
  }

  private static Thread started(Work work) throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    Thread thread = new Thread(() -> {
      begun.countDown();
      try {
        work.run();
      } catch (Exception e) {
        throw new IllegalStateException(e);
      }
    });
    thread.setDaemon(true);
    thread.start();
    begun.await();
    return thread;
  }
}
