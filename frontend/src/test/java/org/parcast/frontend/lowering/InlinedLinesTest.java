package org.parcast.frontend.lowering;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InlinedLinesTest {
  /** As Kotlin's compiler writes it for a file of 20 lines with calls of inline functions in lines 10, 12 and 13. */
  private static final String MAP =
      """
      SMAP
      App.kt
      Kotlin
      *S Kotlin
      *F
      + 1 App.kt
      AppKt
      + 2 Lib.kt
      LibKt
      *L
      1#1,20:1
      5#2,3:21
      7#2,2:24
      *S KotlinDebug
      *F
      + 1 App.kt
      AppKt
      *L
      10#1:21,3
      12#1,2:24
      *E
      """;

  @Test
  void linesBeyondTheFileAreThoseOfTheCalls() {
    InlinedLines lines = new InlinedLines(MAP);
    assertThat(lines.calledAt(20)).isEqualTo(20);
    assertThat(lines.calledAt(21)).isEqualTo(10);
    assertThat(lines.calledAt(23)).isEqualTo(10);
    assertThat(lines.calledAt(24)).isEqualTo(12);
    assertThat(lines.calledAt(25)).isEqualTo(13);
    assertThat(lines.calledAt(26)).isEqualTo(26);
  }

  @Test
  void classesWithoutASourceMapHaveTheirOwnLines() {
    assertThat(new InlinedLines(null).calledAt(21)).isEqualTo(21);
    assertThat(new InlinedLines("SMAP\nA.java\nJava\n*S Java\n*L\n1#1,20:1\n*E\n").calledAt(21)).isEqualTo(21);
  }

  @Test
  void numbersThatAreNoLinesAreLeftOut() {
    InlinedLines lines = new InlinedLines("SMAP\nA.kt\nKotlin\n*S KotlinDebug\n*L\n7#1,99999999999:3000000000,9\n6#1,2:41\n*E\n");
    assertThat(lines.calledAt(42)).isEqualTo(7);
    assertThat(lines.calledAt(2_000_000_000)).isEqualTo(2_000_000_000);
  }
}
