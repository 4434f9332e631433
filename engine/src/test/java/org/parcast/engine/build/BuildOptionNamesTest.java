package org.parcast.engine.build;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BuildOptionNamesTest {
  @Test
  void messagesNameWhatTheBuildHas() {
    assertThat(BuildOptionNames.of("-Xmx in MAVEN_OPTS").in("choose one with --main; --steps, --step-by: give --memory, or the program --memory ANALYSIS,PROGRAM, x--main"))
        .isEqualTo("choose one with parcast.mainClass or parcast.test; parcast.steps, --step-by: give -Xmx in MAVEN_OPTS, or the program parcast.memory, x--main");
  }
}
