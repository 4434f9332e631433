package org.parcast.recorder.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OpenTermsTest {
  private final Vertices vertices = new Vertices();
  private final OpenTerms terms = new OpenTerms(vertices);

  @Test
  void whereThereIsNoRoomNumbersWithoutTermsStandForThemAndOthersKeepTheirs() {
    int number = vertices.allocate(3);
    int first = terms.vertex(number, 1);
    for (int word = 2; word < OpenTerms.LEAST; word++) {
      terms.vertex(number, word);
    }
    int last = terms.vertex(number + 1, 1);

    assertThat(terms.size()).isEqualTo(OpenTerms.LEAST);
    assertThat(terms.vertex(number + 2, 1)).isEqualTo(number + 2);
    assertThat(terms.vertex(number + 1, 2)).isEqualTo(number + 1);
    assertThat(terms.vertex(number + 1, 1)).isEqualTo(last);
    assertThat(terms.vertex(number, 1)).isEqualTo(first);
  }
}
