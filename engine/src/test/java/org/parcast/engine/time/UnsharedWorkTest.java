package org.parcast.engine.time;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.frontend.Frontend;
import org.parcast.recording.Site;

/** A time loop in line 5 around a recurrence in a variable, 6, a sweep over an array, 9, a count of words by the library, 12, and calls of a method of the program, 15. */
class UnsharedWorkTest {
  private static final String SOURCE = """
      public class A {
        static void add(java.util.Map<String, Integer> counts, String word) { counts.merge(word, 1, Integer::sum); }
        public static void main(String[] args) {
          long s = 1; double[] a = new double[9]; java.util.Map<String, Integer> counts = new java.util.HashMap<>();
          for (int t = 0; t < 3; t++) {
            for (int i = 0; i < 100; i++) {
              s = s * 31 + i;
            }
            for (int i = 1; i < 9; i++) {
              a[i] = a[i - 1] + s;
            }
            for (String word : args) {
              counts.merge(word, 1, Integer::sum);
            }
            for (String word : args) {
              add(counts, word);
            }
          }
          System.out.println(a[3] + counts.size());
        }
      }
      """;

  private final List<LoopFinding> findings = new ArrayList<>();
  @TempDir private Path directory;

  private UnsharedWorkTest loop(int line, int depth, double share, Verdict verdict) {
    LoopVerdict judged = new LoopVerdict(verdict, Certainty.PROVEN, List.of(), List.of(), List.of(), List.of(), List.of());
    findings.add(new LoopFinding("A.java", line, "A.main", "i", depth, judged, Optional.empty(), Optional.of(new LoopProfile(share, 3, 300, 1, 1, 1)), ""));
    return this;
  }

  private double share(String step) throws Exception {
    List<Site> sites = List.of(new Site(1, "A.main", "A.java", 10), new Site(2, "A.main", "A.java", 7, Site.Assembly.NONE, "J"));
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(Files.writeString(directory.resolve("A.java"), SOURCE)))) {
      return new UnsharedWork(program, findings, sites).share(step);
    }
  }

  private UnsharedWorkTest all(Verdict recurrence) {
    return loop(5, 1, 0.8, Verdict.SEQUENTIAL).loop(6, 2, 0.4, recurrence).loop(9, 2, 0.1, Verdict.SEQUENTIAL).loop(12, 2, 0.2, Verdict.SEQUENTIAL).loop(15, 2, 0.1, Verdict.SEQUENTIAL);
  }

  /** What is stored in words is told by these; what a method of the program does may be. */
  @Test
  void isThatOfLoopsInOrderWithoutWords() throws Exception {
    assertThat(all(Verdict.SEQUENTIAL).share("A.java:5")).isEqualTo(0.6 / 0.8, within(1e-12));
    assertThat(share(":0")).as("of the whole run").isEqualTo(0.6, within(1e-12));
  }

  @Test
  void whatNeedsNoOrderIsShared() throws Exception {
    assertThat(all(Verdict.REDUCTION).share("A.java:5")).isEqualTo(0.2 / 0.8, within(1e-12));
  }

  @Test
  void nothingIsToldOfUnknownSteps() throws Exception {
    assertThat(all(Verdict.SEQUENTIAL).share("B.java:5")).isZero();
    findings.clear();
    assertThat(share(":0")).isZero();
  }
}
