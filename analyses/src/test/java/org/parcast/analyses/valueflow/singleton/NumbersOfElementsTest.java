package org.parcast.analyses.valueflow.singleton;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.valueflow.CommunicationAnalysis;
import org.parcast.analyses.valueflow.Singleton;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.place.CommunicationRequest;

/** Which gathered registers that decide over branches and addresses all ranks need. */
class NumbersOfElementsTest {
  private static final int POINTS = 96;
  private static final int STEPS = 3;

  private final TinyProgram program = new TinyProgram();
  private final int[] x = program.array("x", POINTS);
  private final int[] centre = program.array("centre", 4);

  private int[] roundsOfRegister(String name, int rounds) {
    int[] first = {program.register(name)};
    int[] vertices = new int[rounds];
    for (int round = 0; round < rounds; round++) {
      vertices[round] = round == 0 ? first[0] : program.round(first, round)[0];
    }
    return vertices;
  }

  private void points() {
    program.before();
    program.constants(1, x);
    program.constants(1, centre);
  }

  private void smooth(int[] words) {
    for (int i = 0; i < words.length; i++) {
      program.compute(3, words[i], words[i], words[(i + 1) % words.length]);
    }
  }

  private List<Singleton> singletons() {
    return CommunicationAnalysis.forecast(program.recording(), CommunicationRequest.of(List.of(4))).singletons().singletons().stream()
        .filter(singleton -> singleton.perStep() > 0).toList();
  }

  /** A point's nearest centre, which every rank knows, is an address for the rank alone that has the point. */
  @Test
  void ofWordsInOnePartNoOtherRankNeedsThem() {
    int[] nearest = roundsOfRegister("nearest", POINTS);
    int[] label = program.array("label", POINTS);
    points();
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      for (int i = 0; i < POINTS; i++) {
        program.compute(2, nearest[i], x[i], centre[0], centre[1], centre[2], centre[3]);
        program.branch(nearest[i]);
        program.compute(3, label[i], x[i], nearest[i]);
      }
      for (int c = 0; c < centre.length; c++) {
        int k = c;
        int[] members = IntStream.range(0, POINTS).filter(i -> i % centre.length == k).map(i -> label[i]).toArray();
        program.compute(4, centre[c], members);
      }
    }
    assertThat(singletons()).noneMatch(singleton -> singleton.name().equals("nearest"));
  }

  /** The inner iterations of a solver test a norm of all words. */
  @Test
  void ofWordsAllOverEveryRankNeedsThem() {
    int iterations = 20;
    int[] norm = roundsOfRegister("norm", iterations);
    points();
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      for (int round : norm) {
        program.compute(2, round, x);
        program.branch(round);
        smooth(x);
      }
    }
    assertThat(singletons()).singleElement().satisfies(singleton -> {
      assertThat(singleton.name()).isEqualTo("norm");
      assertThat(singleton.kind()).isEqualTo(SingletonKind.ALLREDUCE);
      assertThat(singleton.perStep()).isEqualTo(iterations);
    });
  }

  /** Columns whose words lie together, each with a pivot: the rows that it names are everybody's. */
  @Test
  void ofColumnsAsLongAsThereAreManyEveryRankNeedsThem() {
    int columns = 32;
    int[] pivot = roundsOfRegister("pivot", columns);
    points();
    program.steps(STEPS);
    for (int t = 0; t < STEPS; t++) {
      for (int c = 0; c < columns; c++) {
        int[] column = Arrays.copyOfRange(x, c * POINTS / columns, (c + 1) * POINTS / columns);
        program.compute(2, pivot[c], column);
        program.branch(pivot[c]);
        smooth(column);
      }
    }
    assertThat(singletons()).singleElement().satisfies(singleton -> assertThat(singleton.perStep()).isEqualTo(columns));
  }
}
