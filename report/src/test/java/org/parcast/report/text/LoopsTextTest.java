package org.parcast.report.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
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

  /** A nest is one item, from its outermost loop on; what is inside a loop that can run in parallel is named only. */
  @Test
  void aNestIsOneItem() throws IOException {
    LoopFinding time = loop(10, 1, Verdict.SEQUENTIAL);
    LoopFinding rows = loop(11, 2, Verdict.PARALLEL);
    LoopFinding columns = loop(12, 3, Verdict.PARALLEL);
    LoopFinding after = loop(20, 1, Verdict.PARALLEL);
    assertThat(text(List.of(columns, rows, after, time)).lines().filter(line -> line.contains("A.java") || line.contains("inside")))
        .containsExactly("A.java:10  A.run", "  A.java:11  A.run", "    inside it: line 12 parallel", "A.java:20  A.run");
  }

  /** Ten nests are shown, those first that can run in parallel where nothing was run; the rest is counted. */
  @Test
  void theRestIsCounted() throws IOException {
    List<LoopFinding> loops = new ArrayList<>();
    for (int line = 1; line <= 12; line++) {
      loops.add(loop(line, 1, line < 6 ? Verdict.SEQUENTIAL : Verdict.PARALLEL));
    }
    assertThat(text(loops)).startsWith("12 loops").contains("A.java:12 ", "A.java:3 ").doesNotContain("A.java:4 ", "A.java:5 ").endsWith("\nand 2 loops more: --format json, csv or html has all of them\n");
  }

  private static LoopFinding loop(int line, int depth, Verdict verdict) {
    LoopVerdict known = new LoopVerdict(verdict, Certainty.PROVEN, List.of(), List.of(), List.of(), List.of(), List.of());
    return new LoopFinding("A.java", line, "A.run", "i", depth, known, Optional.empty(), Optional.empty(), "");
  }

  private static String text(List<LoopFinding> loops) throws IOException {
    StringBuilder text = new StringBuilder();
    LoopsText.write(loops, Dialect.PYJAMA, text);
    return text.toString();
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
