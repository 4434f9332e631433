package org.parcast.analyses.valueflow.graph.compact;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class CodedIntsTest {
  @Property
  void givesBackWhatWasSetWhetherFewNumbersAreDifferentOrMany(@ForAll @IntRange(min = 1, max = 600) int different, @ForAll int start) {
    CodedInts coded = new CodedInts(1_000);
    int[] expected = new int[1_000];
    for (int i = 0; i < 999; i++) {
      expected[i] = start + i * 7919 % different;
      coded.set(i, expected[i]);
    }
    coded.set(5, start - 1);
    expected[5] = start - 1;

    for (int i = 0; i < expected.length; i++) {
      assertThat(coded.get(i)).isEqualTo(expected[i]);
    }
  }
}
