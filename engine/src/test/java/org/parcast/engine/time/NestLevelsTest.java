package org.parcast.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.frontend.Frontend;

/** A loop in line 3 around two others, in lines 4 and 7, and one, in line 13, that calls them. */
class NestLevelsTest {
  private static final String SOURCE = """
      public class A {
        static void all(double[][] a, double[][] b) {
          for (int i = 0; i < a.length; i++) {
            for (int j = 0; j < a[i].length; j++) {
              a[i][j] += i;
            }
            for (int j = 0; j < b[i].length; j++) {
              b[i][j] += i;
            }
          }
        }
        public static void main(String[] args) {
          for (int i = 0; i < 3; i++) {
            all(new double[3][100], new double[3][100]);
          }
        }
      }
      """;

  private final List<LoopFinding> findings = new ArrayList<>();
  @TempDir private Path directory;

  /** A loop all of whose executions are inside that of line 3, or, as that itself, inside none. */
  private NestLevelsTest loop(int line, long executions, long iterations, double work, Reduction... gathered) {
    return loop(line, executions, iterations, work, line == 3 ? List.of() : List.of(new LoopProfile.Within("A.java:3", executions, iterations, iterations * work)), gathered);
  }

  private NestLevelsTest loop(int line, long executions, long iterations, double work, List<LoopProfile.Within> within, Reduction... gathered) {
    LoopVerdict judged = new LoopVerdict(gathered.length == 0 ? Verdict.PARALLEL : Verdict.REDUCTION, Certainty.PROVEN, List.of(), List.of(), List.of(gathered), List.of(), List.of());
    findings.add(new LoopFinding("A.java", line, "A.all", "i", 1, judged, Optional.empty(), Optional.of(new LoopProfile(0.9, executions, iterations, work, 1, 1, within)), ""));
    return this;
  }

  private List<Integer> on(int cores) throws Exception {
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(Files.writeString(directory.resolve("A.java"), SOURCE)))) {
      List<TimedLoop> loops = new ArrayList<>();
      for (LoopFinding finding : findings) {
        loops.add(TimedLoop.of(loops.size(), finding, LoopSources.of(program, finding).orElseThrow()));
      }
      return NestLevels.fastest(loops, findings, cores).stream().map(loop -> loop.finding().line()).toList();
    }
  }

  @Test
  void anOuterLoopNeedsFewerRegions() throws Exception {
    assertThat(loop(3, 1, 400, 20_000).loop(4, 400, 400_000, 10).loop(7, 400, 400_000, 10).on(8)).containsExactly(3);
  }

  @Test
  void threeIterationsAreTooFewForEightCores() throws Exception {
    loop(3, 1, 3, 2_000_000).loop(4, 3, 300_000, 10).loop(7, 3, 300_000, 10);
    assertThat(on(8)).containsExactly(4, 7);
    assertThat(on(3)).containsExactly(3);
  }

  @Test
  void shortLoopsInsideAreNotWorthARegion() throws Exception {
    assertThat(loop(3, 1, 3, 2_000).loop(4, 3, 300, 10).loop(7, 3, 300, 10).on(8)).containsExactly(3);
  }

  @Test
  void whatAllIterationsAddToIsWorkForEachCore() throws Exception {
    Reduction sums = new Reduction("+", "a", true);
    assertThat(loop(3, 1, 10, 2_000_000, sums).loop(4, 10, 1_000_000, 10).loop(7, 10, 1_000_000, 10).on(4)).containsExactly(4, 7);
  }

  @Test
  void whatTakesAsLongAndChangesNoResultIsTaken() throws Exception {
    Reduction sums = new Reduction("+", "a", true);
    assertThat(loop(3, 1, 100_000, 2_000_000, sums).loop(4, 100_000, 2_000_000_000L, 100).on(2)).as("few words, many times").containsExactly(4);
    findings.clear();
    assertThat(loop(3, 1, 100_000, 2_000, sums).loop(4, 100_000, 2_000_000, 100).on(2)).as("too short to be dealt").containsExactly(3);
  }

  @Test
  void whatIsInsideOnlyOneBranchLeavesTheRestInOrder() throws Exception {
    assertThat(loop(3, 1, 3, 2_000_000).loop(4, 3, 300_000, 10).on(8)).as("half of the work").containsExactly(3);
  }

  @Test
  void callsAreInsideToo() throws Exception {
    loop(13, 1, 3, 2_000_000, List.of()).loop(3, 3, 900, 6_666, List.of(new LoopProfile.Within("A.java:13", 3, 900, 6_000_000)));
    assertThat(on(8)).as("three calls, 300 iterations in each").containsExactly(3);
    assertThat(on(3)).containsExactly(13);
  }

  /** Most of the loop in line 3 is called by that in line 13, which has iterations enough; where it is not, it is for itself. */
  @Test
  void whatIsAlsoOutsideIsForItselfThere() throws Exception {
    assertThat(loop(13, 1, 3_000, 2_000_000, List.of()).loop(3, 3_001, 900_300, 6_666, List.of(new LoopProfile.Within("A.java:13", 3_000, 900_000, 6e9))).on(8)).containsExactly(13, 3);
  }
}
