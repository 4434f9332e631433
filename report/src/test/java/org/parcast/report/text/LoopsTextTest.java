package org.parcast.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;

/** What is said of a loop says how it is known. */
class LoopsTextTest {
  @Test
  void ofWhatIsAssumedTheRunShowedNothing() throws IOException {
    assertThat(text(Certainty.ASSUMED)).contains("sequential: call PrintStream.println() line 8  [assumed; static sequential, observed no obstacle]");
    assertThat(text(Certainty.OBSERVED)).contains("[observed; static sequential, observed sequential]");
  }

  private static String text(Certainty certainty) throws IOException {
    Dependence call = new Dependence(Dependence.Kind.CALL, "PrintStream.println()", 0, 8, List.of(), 0, Certainty.ASSUMED);
    LoopVerdict assumed = sequential(Certainty.ASSUMED, call);
    StringBuilder text = new StringBuilder();
    LoopsText.write(
        List.of(new LoopFinding("Chain.java", 7, "Chain.main", "i", 1, assumed, Optional.of(sequential(certainty, call)), Optional.empty(), "")),
        Dialect.PYJAMA, text);
    return text.toString();
  }

  private static LoopVerdict sequential(Certainty certainty, Dependence because) {
    return new LoopVerdict(Verdict.SEQUENTIAL, certainty, List.of(), List.of(), List.of(), List.of(because), List.of());
  }
}
