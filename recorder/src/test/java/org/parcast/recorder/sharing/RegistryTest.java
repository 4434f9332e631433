package org.parcast.recorder.sharing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RegistryTest {
  @Test
  void moreThreadsThanCanBeToldApartCountAsTheLastEachOnItsOwn() throws InterruptedException {
    List<ThreadCounts> all = new ArrayList<>();
    for (int i = 0; i < Entry.MOST_THREADS + 10; i++) {
      Thread thread = new Thread(() -> all.add(Registry.current()));
      thread.start();
      thread.join();
    }

    assertThat(all).doesNotHaveDuplicates();
    assertThat(all.get(1).thread).isEqualTo(all.get(0).thread + 1);
    assertThat(all.subList(Entry.MOST_THREADS, all.size())).allMatch(counts -> counts.thread == Entry.MOST_THREADS - 1);
  }

  /** Virtual threads have an empty name where the program gives none. */
  @Test
  void eachThreadHasANameOfOneWord() {
    Thread unnamed = new Thread(() -> {}, "");

    assertThat(Registry.name(unnamed)).isEqualTo("unnamed-" + unnamed.getId());
    assertThat(Registry.name(new Thread(() -> {}, "my worker"))).isEqualTo("my_worker");
  }

  @Test
  void aThreadKeepsItsCounts() {
    assertThat(Registry.current()).isSameAs(Registry.current());
    assertThat(Registry.current().site(7)).isSameAs(Registry.current().site(7));
  }
}
