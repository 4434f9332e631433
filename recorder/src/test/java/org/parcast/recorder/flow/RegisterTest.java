package org.parcast.recorder.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RegisterTest {
  @Test
  void sourcesThatOccurManyTimesAreJoinedAndCounted() {
    Register register = new Register();
    for (int i = 0; i < 256; i++) {
      assertThat(register.isFull()).isFalse();
      register.append(i % 10 + 1);
    }
    assertThat(register.isFull()).isTrue();
    int[] dropped = register.join();

    assertThat(register.source).startsWith(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(register.size).isEqualTo(10);
    assertThat(dropped).hasSize(246);
    assertThat(register.uses()).isEqualTo(256);
    assertThat(register.isFull()).isFalse();
  }

  @Test
  void aFullRegisterOfDifferentSourcesGrows() {
    Register register = new Register();
    for (int i = 0; i < 256; i++) {
      register.append(i + 1);
    }

    assertThat(register.join()).isEmpty();
    assertThat(register.size).isEqualTo(256);
    assertThat(register.isFull()).isFalse();
  }

  @Test
  void usesAreCountedUpToALimit() {
    Register register = new Register();
    register.append(7);
    for (int i = 0; i < 100; i++) {
      register.repeat(register.uses());
    }

    assertThat(register.uses()).isEqualTo((1 << 20) + 1);
  }

  /** What a strided loop gathers stands behind what was there, a term for each iteration. */
  @Test
  void groupsOfSourcesThatStandThereAreTermsOfTheirOwn() {
    Register register = new Register();
    register.append(9);
    assertThat(register.makesRoom(6)).isTrue();
    for (int i = 0; i < 6; i++) {
      register.source[1 + i] = i + 1;
    }
    register.appended(3, 2, true);

    assertThat(register.size).isEqualTo(7);
    assertThat(register.source).startsWith(9, 1, 2, 3, 4, 5, 6);
    assertThat(register.takeEnds()).containsExactly(3, 5, 7);
    register.appended(0, 2, false);
    assertThat(register.hasTerms()).isFalse();
  }

  @Test
  void sourcesTakenFromAnotherKeepTheTermsThatAreComplete() {
    Register other = new Register();
    for (int i = 1; i <= 6; i++) {
      other.append(i);
    }
    other.first(0, 11);
    other.first(1, 11);
    other.open = 4;
    Register register = new Register();
    register.append(9);
    for (int i = 0; i < other.size; ) {
      int end = i + register.takes(other.size - i);
      register.take(other, i, end);
      i = end;
    }

    assertThat(register.source).startsWith(9, 1, 2, 3, 4, 5, 6);
    assertThat(register.size).isEqualTo(7);
    assertThat(IntStream.range(0, 7).map(register::first)).containsExactly(0, 11, 11, Register.ALONE, Register.ALONE, 0, 0);
  }
}
