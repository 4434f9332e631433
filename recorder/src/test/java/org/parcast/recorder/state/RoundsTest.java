package org.parcast.recorder.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.recorder.flow.ValueFlowState;
import org.parcast.recording.WordBlock.Kind;

/** The vertices of words that are born afresh several times in a step. */
class RoundsTest {
  private final ValueFlowState flow = new ValueFlowState();

  private int birth(Shadow shadow, int word, boolean update) {
    int sink = flow.sink(shadow, word, update, 1, 1);
    flow.born(shadow, word, sink);
    return sink;
  }

  private Shadow words(int length) {
    flow.active = true;
    return flow.allocation.words(Kind.ARRAY, 1, 1, length);
  }

  @Test
  void aWordBornOnceAStepKeepsItsVertex() {
    Shadow array = words(3);
    for (int step = 0; step < 4; step++) {
      assertThat(birth(array, 1, false)).isEqualTo(array.base + 1);
      flow.nextStep();
    }
  }

  @Test
  void anUpdateStaysOnTheVertexOfTheLastBirth() {
    Shadow array = words(1);
    birth(array, 0, false);
    int second = birth(array, 0, false);
    assertThat(second).isNotEqualTo(array.base);
    assertThat(birth(array, 0, true)).isEqualTo(second);
    assertThat(birth(array, 0, true)).isEqualTo(second);
  }

  /** Scratch that each step makes anew takes no new vertices. */
  @Test
  void theSameRoundOfScratchMadeAnewIsTheSameVertex() {
    flow.nextPhase(1);
    List<List<Integer>> steps = new ArrayList<>();
    for (int step = 0; step < 3; step++) {
      Shadow array = words(4);
      List<Integer> vertices = new ArrayList<>();
      for (int round = 0; round < 20; round++) {
        for (int word = 0; word < 4; word++) {
          vertices.add(birth(array, word, false));
        }
      }
      steps.add(vertices);
      flow.nextStep();
    }
    assertThat(new HashSet<>(steps)).hasSize(1);
  }

  /** Two sums are opened thrice for each element, after scratch that is opened once: each of the six has its own row of vertices. */
  @Test
  void theSameScratchOfTheNextElementIsTheNextVertex() {
    Shadow scratch = words(4);
    Shadow sum = words(1);
    List<List<Integer>> elements = new ArrayList<>();
    for (int element = 0; element < 3000; element++) {
      List<Integer> vertices = new ArrayList<>();
      vertices.add(birth(scratch, 0, false));
      birth(scratch, 1, false);
      for (int round = 0; round < 3; round++) {
        vertices.add(birth(sum, 0, false));
        vertices.add(birth(sum, 0, false));
      }
      elements.add(vertices);
    }
    assertThat(new HashSet<>(elements.stream().flatMap(List::stream).toList())).hasSize(7 * 3000);
    long beside = IntStream.range(1, 3000).filter(e -> IntStream.range(0, 7).allMatch(i -> elements.get(e).get(i) == elements.get(e - 1).get(i) + 1)).count();
    assertThat(beside).isGreaterThan(2900);
  }

  /** Where elements are not alike, each opening still has a vertex of its own, and few are set aside in vain. */
  @Test
  void irregularRoundsHaveVerticesOfTheirOwn() {
    Random random = new Random(5);
    List<Shadow> scratch = List.of(words(1), words(3), words(5), words(2));
    Set<Integer> vertices = new HashSet<>();
    int born = 0;
    for (int i = 0; i < 20000; i++, born++) {
      vertices.add(birth(scratch.get(random.nextInt(4)), 0, false));
    }
    assertThat(vertices).hasSize(born);
    assertThat(flow.vertexCount()).isLessThan(2 * born);
  }

  @Test
  void theSameRoundOfTheNextStepIsTheSameVertex() {
    Shadow array = words(100);
    List<List<Integer>> steps = new ArrayList<>();
    for (int step = 0; step < 3; step++) {
      List<Integer> vertices = new ArrayList<>();
      for (int round = 0; round < 20; round++) {
        for (int word = 0; word < 100; word++) {
          vertices.add(birth(array, word, false));
        }
      }
      steps.add(vertices);
      flow.nextStep();
    }
    assertThat(steps.get(1)).isEqualTo(steps.get(0));
    assertThat(steps.get(2)).isEqualTo(steps.get(0));
    assertThat(steps.get(0)).doesNotHaveDuplicates();
  }

  /** From the ninth element on the four words of an element's scratch are one vertex, another for every element. */
  @Test
  void smallScratchSharesAVertexARound() {
    Shadow scratch = words(4);
    List<Set<Integer>> first = elements(scratch, 30);
    flow.nextStep();
    List<Set<Integer>> second = elements(scratch, 30);
    for (int element = 0; element < 30; element++) {
      assertThat(first.get(element)).hasSize(element < DecidingNumbers.FEW ? 4 : 1);
    }
    Set<Integer> all = new HashSet<>();
    first.forEach(all::addAll);
    assertThat(all).hasSize(8 * 4 + 22);
    assertThat(second).isEqualTo(first);
  }

  private List<Set<Integer>> elements(Shadow scratch, int count) {
    List<Set<Integer>> vertices = new ArrayList<>();
    for (int element = 0; element < count; element++) {
      Set<Integer> of = new HashSet<>();
      for (int word = 0; word < 4; word++) {
        of.add(birth(scratch, word, false));
        of.add(birth(scratch, word, true));
      }
      vertices.add(of);
    }
    return vertices;
  }
}
