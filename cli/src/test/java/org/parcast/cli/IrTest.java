package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class IrTest {
  @Test
  void theTextNamesMethodsAndVariablesOfTheSource() {
    Outcome outcome = Outcome.of("ir", Programs.good("Heat2D"));

    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).isEmpty();
    assertThat(outcome.out()).startsWith("class Heat2D from Heat2D.java\n").contains("Heat2D.checksum([[D)D").contains("phi").contains("next.");
  }

  @Test
  void sourceThatDoesNotCompileIsNamedWithTheLine() {
    Outcome outcome = Outcome.of("ir", Programs.bad("Broken"));

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.out()).isEmpty();
    assertThat(outcome.err()).startsWith("parcast: error: ").contains("Broken.java:6: incompatible types");
  }

  @Test
  void constantsDoNothingToTheTerminal() {
    assertThat(Outcome.of("ir", Programs.bad("Hostile")).out()).contains("title").doesNotContain("\u001b", "\u0007", "\u202e").endsWith("\n");
  }

  @Test
  void aProgramIsNotRun() {
    assertThat(Outcome.of("ir", Programs.bad("Endless")).code()).isZero();
  }

  /** Nothing is run, so nothing has to start. */
  @Test
  void aLibraryNeedsNoMain() {
    assertThat(Outcome.of("ir", Programs.bad("NoMain")).code()).isZero();
  }
}
