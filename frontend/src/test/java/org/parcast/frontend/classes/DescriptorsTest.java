package org.parcast.frontend.classes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DescriptorsTest {
  @ParameterizedTest
  @ValueSource(strings = {"A", "a/b/C", "a b", "a$1", "package-info"})
  void namesOfClasses(String name) {
    assertThat(Descriptors.isClass(name)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "/", "a/", "/a", "a//b", "a.b", "a;", "ja[a/b"})
  void noNamesOfClasses(String name) {
    assertThat(Descriptors.isClass(name)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"I", "[[J", "La/b/C;", "[Ljava/lang/String;"})
  void typesOfFields(String type) {
    assertThat(Descriptors.isField(type)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "V", "[", "[V", "L;", "La", "II", "()V", "a"})
  void noTypesOfFields(String type) {
    assertThat(Descriptors.isField(type)).isFalse();
  }

  @ParameterizedTest
  @ValueSource(strings = {"()V", "()[I", "(I[[La;J)La/B;", "(La;La;)V"})
  void typesOfMethods(String type) {
    assertThat(Descriptors.isMethod(type)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "(", "()", "(V)V", "(I", "(X)V", "()VV", "I", "()II", "(La)V"})
  void noTypesOfMethods(String type) {
    assertThat(Descriptors.isMethod(type)).isFalse();
  }

  @Test
  void longOnesTakeNoStack() {
    assertThat(Descriptors.isClass("a/".repeat(30_000) + "a")).isTrue();
    assertThat(Descriptors.isMethod("(" + "I".repeat(60_000) + ")V")).isTrue();
    assertThat(Descriptors.isField("[".repeat(256) + "I")).isFalse();
  }
}
