package org.parcast.benchmarks.reliability.random.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** What iterations owe to others, of a word that several of them store a constant in. */
class ModelMemoryTest {
  private static final int LOOP = 1;

  private final ModelMemory memory = new ModelMemory();
  private final Word word = new Word("Some.word", "Some.word", 'D');

  @Test
  void storesOfOneNumberMayComeInAnyOrder() {
    loop(i -> memory.store(word, Num.constant(1.5), 2));

    assertThat(memory.carriedBy(LOOP)).isNotEmpty().allMatch(ModelMemory.Carried::same);
  }

  /** The first iteration reads what is there, and no later one may have stored before. */
  @Test
  void whatIsReadBeforeIsOwedByAllThatStore() {
    loop(i -> {
      if (i == 0) {
        memory.load(word, 2);
      }
      memory.store(word, Num.constant(1.5), 3);
    });

    assertThat(owed()).containsExactlyInAnyOrder("anti 2 3 false", "output 3 3 true");
  }

  @Test
  void storesOfAnotherNumberAreInOrderWithAll() {
    loop(i -> {
      memory.store(word, Num.constant(0), 2);
      if (i == 3) {
        memory.store(word, Num.constant(1), 3);
      }
    });

    assertThat(owed()).containsExactlyInAnyOrder("output 2 2 true", "output 2 3 false");
  }

  @Test
  void aCopyOfWhatAVariableGatheredIsNoFlowOfItsOwn() {
    Word from = new Word("Some.from", "Some.from", 'D');
    Word sum = new Word("", "", 'D');
    memory.store(sum, Num.constant(0), 2);
    memory.store(sum, memory.load(sum, 3, true).with(memory.load(from, 3), Double::sum), Set.of(), 3, true);
    memory.store(word, memory.load(sum, 4), 4);
    memory.store(from, memory.load(sum, 5).to(2), 5);

    assertThat(memory.flows()).extracting(flow -> flow.sink() + " " + flow.copied()).containsExactly("Some.word true", "Some.from false");
  }

  @Test
  void aNumberIsLostWhereItWasLostFirst() {
    Word from = new Word("Some.from", "Some.from", 'D');
    Loss first = new Loss("DoubleStream.sum");
    memory.store(word, memory.load(from, 2).to(1).through(first).through(new Loss("Stream.reduce")), 2);

    assertThat(memory.flows()).extracting(ModelMemory.Flow::loss).containsExactly(first);
  }

  private void loop(IntConsumer iteration) {
    long entry = memory.enter(LOOP);
    for (int i = 0; i < 4; i++) {
      memory.iterate(null, LOOP, entry, i);
      iteration.accept(i);
    }
    memory.leave(null);
  }

  private Set<String> owed() {
    return memory.carriedBy(LOOP).stream().map(each -> each.kind() + " " + each.from() + " " + each.to() + " " + each.same()).collect(Collectors.toSet());
  }
}
