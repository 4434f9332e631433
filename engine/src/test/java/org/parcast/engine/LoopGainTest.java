package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.Verdict;

/** The share of the work that loops have, and what running them in parallel gains. */
@Tag("slow")
class LoopGainTest extends LoopRuns {
  @Test
  void ofLoopsOfOneLineTheOuterComesFirst() throws Exception {
    List<LoopFinding> loops =
        run(program(
                """
                double[][] a = new double[9][9];
                a[8][8] = 1.0;
                for (int k = 0; k < 9; k++) { for (int i = k + 1; i < 9; i++) { for (int j = k + 1; j < 9; j++) { a[i][j] += a[i][k] * a[k][j]; } } }
                System.out.println(a[8][7]);
                """))
            .loops();

    assertThat(loops).extracting(LoopFinding::verdict).containsExactly(Verdict.SEQUENTIAL, Verdict.PARALLEL, Verdict.PARALLEL);
  }

  @Test
  void workAndSpanGiveTheGain() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] a = new double[40];
            for (int i = 0; i < 40; i++) {
              a[i] = i;
            }
            """);

    LoopProfile profile = loop.profile().orElseThrow();
    // Seven instructions in an iteration (i < 40, a[i] = i, i++), five before the loop and after.
    assertThat(profile.iterations()).isEqualTo(40L);
    assertThat(profile.workPerIteration()).isBetween(7.0, 10.0);
    assertThat(profile.imbalance()).isEqualTo(1.0);
    assertThat(profile.share()).isBetween(0.95, 1.0);
    assertThat(profile.gain()).isBetween(25.0, 40.0);
  }

  @Test
  void whatCalledMethodsComputeIsWorkOfTheLoop() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            public class L {
              static int fibonacci(int k) { return k < 2 ? k : fibonacci(k - 1) + fibonacci(k - 2); }
              public static void main(String[] args) {
                int[] a = new int[8];
                int[] b = new int[1000];
                for (int i = 0; i < a.length; i++) { a[i] = fibonacci(15); }
                for (int i = 0; i < b.length; i++) { b[i] = i + 1; }
              }
            }
            """);

    assertThat(loops.get(0).line()).isEqualTo(6);
    assertThat(loops.get(0).profile().orElseThrow().share()).isGreaterThan(0.9);
    assertThat(loops.get(0).profile().orElseThrow().gain()).isBetween(4.0, 8.0);
    assertThat(loops.get(1).profile().orElseThrow().gain()).isLessThan(1.1);
  }

  @Test
  void theLongestIterationIsThatOfAllExecutions() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            public class L {
              static double pow(double x, int n) { double p = 1; for (int k = 0; k < n; k++) { p *= x; } return p; }
              public static void main(String[] args) {
                double[] a = new double[100];
                for (int t = 1; t <= 3; t++) {
                  for (int i = 0; i < 10; i++) { a[10 * t + i] = pow(0.5, 1000 * t); }
                }
              }
            }
            """);

    LoopFinding inner = loops.stream().filter(loop -> loop.line() == 6).findFirst().orElseThrow();
    assertThat(inner.profile().orElseThrow().imbalance()).as("3000 over the mean, 2000").isBetween(1.49, 1.51);
  }

  @Test
  void loopsThatOnlyComputeHaveTheirShareOfTheWork() throws Exception {
    LoopFinding loop =
        find(
            """
            double s = 0.0;
            for (int i = 0; i < 1000; i++) {
              s += Math.sqrt(i) * i;
            }
            int[] one = {(int) s};
            System.out.println(one[0]);
            """);

    assertThat(loop.observed().orElseThrow().verdict()).isEqualTo(Verdict.REDUCTION);
    LoopProfile profile = loop.profile().orElseThrow();
    assertThat(profile.iterations()).isEqualTo(1000L);
    assertThat(profile.share()).isGreaterThan(0.9);
    assertThat(profile.gain()).isGreaterThan(10.0);
  }

  @Test
  void noGainIsToldOfWhatNeverEnds() throws Exception {
    LoopFinding loop =
        find(
            """
            int[] t = new int[1];
            for (int i = 0; true; i++) {
              t[0] += i;
              if (i < 0) { break; }
              if (t[0] > 5000) { System.exit(0); }
            }
            System.out.println(t[0]);
            """);

    assertThat(loop.verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(loop.profile().orElseThrow().gain()).isEqualTo(1.0);
  }

  @Test
  void executionsAreRightInsideALoopAlsoByCalls() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            public class L {
              static void fill(int[] a) { for (int k = 0; k < a.length; k++) { a[k] = k; } }
              public static void main(String[] args) {
                int[][] rows = new int[3][1000];
                for (int t = 0; t < 2; t++) {
                  for (int i = 0; i < 3; i++) { fill(rows[i]); }
                  fill(rows[0]);
                }
              }
            }
            """);

    LoopProfile fill = loops.stream().filter(loop -> loop.line() == 2).findFirst().orElseThrow().profile().orElseThrow();
    assertThat(fill.within()).extracting(LoopProfile.Within::outer).containsExactly("L.java:5", "L.java:6");
    assertThat(fill.within()).extracting(LoopProfile.Within::executions).containsExactly(2L, 6L);
    assertThat(fill.within()).extracting(LoopProfile.Within::iterations).containsExactly(2_000L, 6_000L);
    assertThat(fill.within().stream().mapToDouble(LoopProfile.Within::work).sum()).isBetween(0.999 * fill.work(), 1.001 * fill.work());
  }
}
