package org.parcast.recorder.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class IdentityTableTest {
  private final IdentityTable<Integer> table = new IdentityTable<>();

  @Test
  void objectsAreKnownByIdentityNotByWhatTheyAreEqualTo() {
    List<String> equal = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      equal.add(new String("same"));
      assertThat(table.put(equal.get(i), i)).isNull();
    }
    for (int i = 0; i < 1000; i++) {
      assertThat(table.get(equal.get(i))).isEqualTo(i);
    }
    assertThat(table.get("same")).isNull();
    assertThat(table.get(null)).isNull();
  }

  @Test
  void whatIsKnownIsReplaced() {
    Object object = new Object();
    table.put(object, 1);
    assertThat(table.put(object, 2)).isEqualTo(1);
    assertThat(table.get(object)).isEqualTo(2);
  }

  @Test
  void objectsThatAreGoneAreForgottenAndOthersAreNot() throws InterruptedException {
    List<Object> kept = new ArrayList<>();
    for (int i = 0; i < 1000; i++) {
      Object object = new Object();
      table.put(object, i);
      if (i % 3 == 0) {
        kept.add(object);
      }
    }
    Set<Integer> gone = new HashSet<>();
    for (int tries = 0; gone.size() < 666 && tries < 100; tries++) {
      System.gc();
      Thread.sleep(10);
      for (Integer value; (value = table.forgetDead()) != null; ) {
        gone.add(value);
      }
    }
    assertThat(gone).hasSize(666).noneMatch(value -> value % 3 == 0);
    for (int i = 0; i < kept.size(); i++) {
      assertThat(table.get(kept.get(i))).isEqualTo(3 * i);
    }
  }
}
