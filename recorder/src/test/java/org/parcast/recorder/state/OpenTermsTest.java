package org.parcast.recorder.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** The vertices of terms. */
class OpenTermsTest {
  private static final int TERMS = 3000;

  private final OpenTerms terms = new OpenTerms(new Vertices());

  /** Each number has terms of two words, as the areas of an element's faces, and so have the numbers of the next element. */
  @Test
  void termsStandAsTheirWordsDoWhereEachElementHasANumber() {
    for (int e = 0; e < TERMS; e++) {
      terms.vertex(100 + e, 9001 + e);
      terms.vertex(100 + e, 9000 + e);
    }
    assertThat(beside(IntStream.range(0, TERMS).map(e -> terms.vertex(100 + e, 9001 + e)).toArray())).isGreaterThan(TERMS - 50);
    assertThat(beside(IntStream.range(0, TERMS).map(e -> terms.vertex(100 + e, 9000 + e)).toArray())).isGreaterThan(TERMS - 50);
  }

  @Test
  void termsOfOneNumberStandAsTheirWordsDoWhereTwoArraysAlternate() {
    for (int e = 0; e < TERMS; e++) {
      terms.vertex(100, 5000 + e);
      terms.vertex(100, 9000 + e);
    }
    assertThat(beside(IntStream.range(0, TERMS).map(e -> terms.vertex(100, 5000 + e)).toArray())).isGreaterThan(TERMS - 50);
    assertThat(beside(IntStream.range(0, TERMS).map(e -> terms.vertex(100, 9000 + e)).toArray())).isGreaterThan(TERMS - 50);
  }

  @Test
  void termsAreToldInTheOrderOfTheirVertices() {
    IntStream.range(0, TERMS).forEach(e -> terms.vertex(100 + e % 7, 9000 + e * 31 % 1000));
    int[] vertices = Arrays.stream(terms.byVertex()).map(terms::vertex).toArray();
    assertThat(vertices).hasSize(terms.size()).isSorted().doesNotHaveDuplicates();
  }

  /** How many stand next to the one before. */
  private static long beside(int[] vertices) {
    return IntStream.range(1, vertices.length).filter(i -> vertices[i] == vertices[i - 1] + 1).count();
  }
}
