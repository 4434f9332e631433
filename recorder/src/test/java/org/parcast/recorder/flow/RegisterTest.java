package org.parcast.recorder.flow;

import static org.assertj.core.api.Assertions.assertThat;

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
}
