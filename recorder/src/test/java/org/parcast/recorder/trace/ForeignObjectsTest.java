package org.parcast.recorder.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class ForeignObjectsTest {
  private record Equal(int value) {}

  private final ForeignObjects objects = new ForeignObjects();
  private final AtomicLong next = new AtomicLong();

  private long address(Object object) {
    return objects.address(object, made -> next.addAndGet(16));
  }

  @Test
  void anObjectKeepsItsAddress() {
    Object object = new Object();

    assertThat(address(object)).isEqualTo(16);
    assertThat(address(object)).isEqualTo(16);
  }

  @Test
  void equalObjectsAreToldApart() {
    assertThat(address(new Equal(3))).isNotEqualTo(address(new Equal(3)));
  }

  @Test
  void anObjectIsNotKeptAlive() throws InterruptedException {
    WeakReference<Object> met = met();

    for (int i = 0; i < 100 && met.get() != null; i++) {
      System.gc();
      Thread.sleep(1);
    }

    assertThat(met.get()).isNull();
  }

  private WeakReference<Object> met() {
    Object object = new Object();
    address(object);
    return new WeakReference<>(object);
  }
}
