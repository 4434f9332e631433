package org.parcast.tracer.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.frontend.Frontend;
import org.parcast.tracer.NetLines;
import org.parcast.tracer.OracleComparison;
import org.parcast.tracer.Traced;
import org.parcast.tracer.VariantsTest;

/** Numbers gathered in loops: when they are values of their own, and who needs them. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class GatheredTest {
  @TempDir Path directory;

  private static final Pattern HEAD = Pattern.compile("for \\(int ([a-z]) = 0; [a-z]( < [0-9]); [a-z]\\+\\+\\) \\{");

  private static final String SUM = "static double sum(double[] x) { double s = 0; for (double v : x) s += v; return s; }\n";

  @Test
  void aSumThatEndsALoopIsUsedByAll() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory, SUM + "static void run(double[] x, double[] y) { while (Math.sqrt(sum(x)) > 1) { for (int i = 0; i < 6; i++) x[i] *= 0.25; } }\n");
    assertThat(nets.nets()).contains("reg:sum.s : ALL x4").doesNotContain("x[0] : ALL");
  }

  private static String leastOf(String type, String look, String gather) {
    return "static TYPE part(double[] x, int from) { TYPE most = 0; for (int i = from; i < from + 2; i++) { TYPE at = (TYPE) x[i]; LOOK } return most; }\n".replace("LOOK", look).replace("TYPE", type)
        + "static void run(double[] x, double[] y) { TYPE least = 99; for (int k = 0; k < 3; k++) { TYPE most = part(x, 2 * k); GATHER } y[0] = least; y[1] = least; }\n".replace("GATHER", gather).replace("TYPE", type);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "int| if (at > most) most = at;| if (most < least) least = most;",
      "long| most = at >= most ? at : most;| least = least <= most ? least : most;",
      "double| if (!(at <= most)) most = at;| least = Math.min(least, most);",
      "int| most = Math.max(most, at);| if (least > most) least = most;"
  })
  void aMinimumNeedsEachMaximumThatBranchesLookFor(String type, String look, String gather) throws Exception {
    assertThat(VariantsTest.nets(directory, leastOf(type, look, gather)).nets()).anyMatch(net -> net.contains(": reg:part.most")).noneMatch(net -> net.startsWith("x[") && net.contains("least"));
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "int| if (at < most) most = at;| if (most < least) least = most;",
      "double| most = at >= most ? most : at;| least = least <= most ? least : most;",
      "float| if (!(at >= most)) most = at;| least = Math.min(least, most);"
  })
  void aMinimumOfMinimaThatBranchesLookForIsOne(String type, String look, String gather) throws Exception {
    assertThat(VariantsTest.nets(directory, leastOf(type, look, gather)).nets()).isNotEmpty().noneMatch(net -> net.contains("part.most"));
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "double s = 0; for (int i = 0; i < 6; i++) { s += x[i]; } for (int k = 0; k < 6; k++) x[k] /= s;",
      "double s = 0; for (int i = 0; i < 2; i++) { for (int j = 0; j < 3; j++) { s += x[3 * i + j]; } } for (int k = 0; k < 6; k++) x[k] /= s;",
      "double s = 0; for (int i = 0; i < 2; i++) { double r = 0; for (int j = 0; j < 3; j++) { r += x[3 * i + j]; } s += r; } for (int k = 0; k < 6; k++) x[k] /= s;",
      "for (int i = 0; i < 2; i++) { double m = 0; for (int j = 0; j < 6; j++) { if (x[j] > m) m = x[j]; } y[i] = m; } for (int k = 0; k < 6; k++) x[k] /= y[0];",
      "double s = 0; for (int i = 0; i < 6; i++) { s += x[i]; y[i] = 2 * s; } for (int k = 0; k < 6; k++) x[k] /= s;"
  })
  void aLoopThatTestsAtItsEndGathersAsOneThatTestsAtItsHead(String loops) throws Exception {
    assertThat(nets(whileAtEnd(loops))).isEqualTo(nets(loops));
  }

  private List<String> nets(String body) throws Exception {
    return VariantsTest.nets(directory, "static void run(double[] x, double[] y) { " + body + " }\n").nets();
  }

  /** Each loop with a body in braces tests at its end. */
  private static String whileAtEnd(String loops) {
    String text = loops;
    for (Matcher head = HEAD.matcher(text); head.find(); head = HEAD.matcher(text)) {
      int end = head.end();
      for (int depth = 1; depth > 0; end++) {
        depth += text.charAt(end) == '{' ? 1 : text.charAt(end) == '}' ? -1 : 0;
      }
      text = text.substring(0, head.start()) + "int " + head.group(1) + " = 0; do {" + text.substring(head.end(), end) + " while (++" + head.group(1) + head.group(2) + ");" + text.substring(end);
    }
    return text;
  }

  @Test
  void aPivotFoundByAHelperIsUsedByAll() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            "static int largest(double[] x) { int p = 0; for (int i = 1; i < 6; i++) if (x[i] > x[p]) p = i; return p; }\n"
                + "static void run(double[] x, double[] y) { int p = largest(x); y[0] = x[p] + 1; }\n");
    assertThat(nets.nets()).contains("reg:largest.p : ALL", "x[3] : reg:largest.p y[0]");
  }

  @Test
  void aNumberInAFieldThatDecidesABranchIsUsedByAll() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            "static double error = 1;\n"
                + "static void run(double[] x, double[] y) { while (error > 0.3) { error = 0; for (int i = 0; i < 6; i++) { x[i] *= 0.25; error = Math.max(error, x[i]); } } }\n");
    // a step uses the numbers of the one before, which makes it a time loop
    assertThat(nets.nets()).contains("Variant.error : ALL x3");
  }

  @Test
  void aNumberInAnArrayOfOneThatDecidesABranchIsUsedByAll() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            "static double[] error = {1}, pair = {1, 1};\n"
                + "static void run(double[] x, double[] y) { while (error[0] > 0.3 && pair[0] > 0) { error[0] = 0; pair[0] = x[0] + 1;\n"
                + "  for (int i = 0; i < 6; i++) { x[i] *= 0.25; error[0] = Math.max(error[0], x[i]); } } }\n");
    // the array of one goes by the type and place of its making
    assertThat(nets.nets()).contains("double[][0] : ALL x3").filteredOn(net -> net.contains("ALL")).hasSize(1);
  }

  @Test
  void fieldsOfManyObjectsThatDecideBranchesAreNot() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            "static class P { double at; void move() { at = at * 2 + 1; } }\n"
                + "static void run(double[] x, double[] y) { P[] ps = new P[3]; for (int i = 0; i < 3; i++) { ps[i] = new P(); ps[i].at = x[i]; }\n"
                + "  for (P p : ps) { p.move(); if (p.at > 3) y[0] = 1; } }\n");
    assertThat(nets.nets()).isNotEmpty().noneMatch(net -> net.contains("ALL"));
  }

  @Test
  void aRunningMaximumThatIsScaledIsAValueInEachIteration() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory, "static void run(double[] x, double[] y) { double m = 0; for (int i = 0; i < 3; i++) { if (x[i] > m) m = x[i]; y[i] = 2 * m; } }\n");
    assertThat(nets.nets())
        .containsExactlyInAnyOrder(
            "x[0] : reg:run.m#0", "x[1] : reg:run.m#1", "x[2] : reg:run.m#2",
            "reg:run.m#0 : reg:run.m#1 y[0]", "reg:run.m#1 : reg:run.m#2 y[1]", "reg:run.m#2 : y[2]");
  }

  @Test
  void aRunningSumThatAMethodTakesBeforeMoreIsAddedIsToo() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            "static void put(double[] y, int i, double v) { y[i] = v + 1; }\n"
                + "static void run(double[] x, double[] y) { double s = 0; for (int i = 0; i < 3; i++) { put(y, i, s); s += x[i]; } }\n");
    assertThat(nets.nets())
        .containsExactlyInAnyOrder(
            "x[0] : reg:run.s#0", "x[1] : reg:run.s#1", "x[2] : reg:run.s#2", "reg:run.s#0 : reg:run.s#1 y[1]", "reg:run.s#1 : reg:run.s#2 y[2]");
  }

  @Test
  void aSumThatOnlyFindsPlacesOnTheWayIsNone() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory, "static void run(double[] x, double[] y) { double s = 0; for (int i = 0; i < 3; i++) { s += x[i]; y[i + (int) (0 * s)] = 2 * x[i]; } y[5] = s; }\n");
    assertThat(nets.nets()).containsExactlyInAnyOrder("x[0] : y[0] y[5]", "x[1] : y[1] y[5]", "x[2] : y[2] y[5]");
  }

  @Test
  void oneStorePerGatheringIsTheBirth() throws Exception {
    NetLines nets = VariantsTest.nets(directory, SUM + "static void run(double[] x, double[] y) { y[0] = sum(x); y[1] = 2 * y[0]; }\n");
    assertThat(nets.nets())
        .containsExactly("x[0] : y[0]", "x[1] : y[0]", "x[2] : y[0]", "x[3] : y[0]", "x[4] : y[0]", "x[5] : y[0]", "y[0] : y[1]");
  }

  @Test
  void severalStoresOfAGatheredRegisterUseOneValue() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory, "static void run(double[] x, double[] y) { double s = 0; for (double v : x) s += v; for (int i = 0; i < 3; i++) y[i] = s + i; }\n");
    assertThat(nets.nets())
        .containsExactly(
            "reg:run.s : y[0] y[1] y[2]", "x[0] : reg:run.s", "x[1] : reg:run.s", "x[2] : reg:run.s", "x[3] : reg:run.s", "x[4] : reg:run.s", "x[5] : reg:run.s");
  }

  /** A method that adds to what it is given, or to what it has answered to itself, stands for the loop that would. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "static double add(double s, double v) { return s + v; } | double s = 0; for (double v : x) s = add(s, v);",
      "static double sum(double[] x, int i) { return i == 6 ? 0 : x[i] + sum(x, i + 1); } | double s = sum(x, 0);",
      "static double top(double[] x, int from, int to) { if (to - from == 1) return x[from]; int m = (from + to) / 2; return Math.max(top(x, from, m), top(x, m, to)); } | double s = top(x, 0, 6);"
  })
  void whatMethodsGatherIsOneValue(String method, String gathering) throws Exception {
    NetLines nets = VariantsTest.nets(directory, method + " static void run(double[] x, double[] y) { " + gathering + " for (int i = 0; i < 3; i++) y[i] = s + i; }\n");
    assertThat(nets.nets()).hasSize(7).anyMatch(net -> net.startsWith("reg:run") && net.endsWith(" : y[0] y[1] y[2]")).filteredOn(net -> net.startsWith("x[")).hasSize(6)
        .allMatch(net -> net.contains(" : reg:run"));
  }

  /** Which object is meant is asked of all points, as an index would be; which one a method only chooses is not gathered. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "static P best(P[] ps, double v) { P b = ps[0]; for (P p : ps) if (Math.abs(p.at - v) < Math.abs(b.at - v)) b = p; return b; } | best(ps, x[5] / 2).sum += 1; | true",
      "static P best(P[] ps, double v) { return ps[0].at < v ? ps[1] : ps[0]; } | best(ps, x[5] / 2).sum += 1; | false",
      "'' | P b = null; double least = 9; for (P p : ps) { double d = Math.abs(p.at - x[5] / 2); if (d < least) { least = d; b = p; } } b.add(1); | true"
  })
  void anObjectThatALoopHasChosenIsAGatheredNumber(String method, String choice, boolean isGathered) throws Exception {
    NetLines nets = VariantsTest.nets(directory, "static class P { double at, sum; void add(double v) { sum += v; } } " + method
        + " static void run(double[] x, double[] y) { P[] ps = new P[3]; for (int i = 0; i < 3; i++) { ps[i] = new P(); ps[i].at = x[i] * 2; } " + choice + " y[0] = ps[0].sum; }\n");
    assertThat(nets.nets().stream().anyMatch(net -> net.startsWith("x[5] : ") && net.contains("reg:"))).isEqualTo(isGathered);
  }

  @Test
  void thePlaceInAListIsNoOutput() throws Exception {
    NetLines nets = VariantsTest.nets(directory, "static void run(double[] x, double[] y) { java.util.List<double[]> rows = new java.util.ArrayList<>(); rows.add(x); rows.add(y);\n"
        + "  int k = 0; for (int i = 0; i < 6; i++) if (x[i] > 3) k = i; rows.get(k / 6)[0] = 1; }\n");
    assertThat(nets.nets()).anyMatch(net -> net.startsWith("reg:run.k : ALL")).noneMatch(net -> net.contains("ONE"));
  }

  @Test
  void aNestedGatheringIsOne() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            "static void run(double[] x, double[] y) { double s = 0; for (int i = 0; i < 3; i++) for (int j = 0; j < 2; j++) s += x[2 * i + j];\n"
                + "  System.out.println(\"sum \" + s); }\n");
    assertThat(nets.nets())
        .containsExactly("reg:run.s : ONE", "x[0] : reg:run.s", "x[1] : reg:run.s", "x[2] : reg:run.s", "x[3] : reg:run.s", "x[4] : reg:run.s", "x[5] : reg:run.s");
  }

  @Test
  void aFormattedSumIsPrinted() throws Exception {
    NetLines nets = VariantsTest.nets(directory, SUM + "static void run(double[] x, double[] y) { System.out.printf(\"%f%n\", sum(x)); }\n");
    assertThat(nets.nets()).contains("reg:sum.s : ONE");
  }

  @Test
  void aNormThatALambdaCapturesIsOneValue() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            SUM + "static void run(double[] x, double[] y) { double s = sum(x); java.util.stream.IntStream.range(0, 3).forEach(i -> y[i] = i / s); }\n");
    assertThat(nets.nets()).contains("reg:sum.s : y[0] y[1] y[2]");
  }

  @Test
  void theResultOfTheRegionIsUsedByOne() throws Exception {
    NetLines nets =
        VariantsTest.nets(directory, "static double run(double[] x, double[] y) { double s = 0; for (double v : x) s += v; return 2 * s; }\n");
    assertThat(nets.nets()).contains("reg:run.s : ONE");
  }

  @Test
  void aGatheringThatIsBrokenOffIsNotAValue() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            "static void run(double[] x, double[] y) { double s = 0; for (double v : x) { if (v > 5) return; s += v; }\n"
                + "  for (int i = 0; i < 6; i++) y[i] = s; }\n");
    assertThat(nets.nets()).isEmpty();
  }

  /** The prefix function of Knuth, Morris and Pratt: what is stored goes on gathering, by way of a loop within the loop that gathers it. */
  @Test
  void whatIsStoredWhileItGathersIsCarriedThroughALoopWithin() throws Exception {
    NetLines nets =
        VariantsTest.nets(
            directory,
            "static int[] p = new int[4];\n"
                + "static void run(double[] x, double[] y) { int j = 0; for (int i = 1; i < 4; i++) { while (j > 0 && x[i] != x[j]) j = p[j - 1];\n"
                + "  if (x[i] == x[j]) j++; p[i] = j; } }\n");
    assertThat(nets.nets())
        .containsExactly("p[1] : p[2]", "p[2] : p[3]", "x[0] : p[1] p[2] p[3]", "x[1] : p[1]", "x[2] : p[2]", "x[3] : p[3]");
  }

  @ParameterizedTest
  @CsvSource({"3, 40, 48", "3, 16, 48", "15, 17, 240", "16, 40, 640"})
  void smallSumsOfOneElementAfterAnotherHaveNoTermsAfterSixteen(int words, int elements, int terms) throws Exception {
    Traced traced =
        VariantsTest.traced(
            directory,
            "static double dot(double[] a, int at, double[] b) { double s = 0; for (int j = 0; j < b.length; j++) s += a[at + j] * b[j]; return s; }\n"
                + ("static void run(double[] x, double[] y) { double[] a = new double[%1$d * %2$d], b = new double[%1$d], c = new double[%2$d];\n"
                        + "  for (int i = 0; i < a.length; i++) a[i] = i * x[0]; for (int j = 0; j < b.length; j++) b[j] = j * x[1];\n"
                        + "  for (int i = 0; i < c.length; i++) { c[i] = dot(a, %1$d * i, b) / 2; y[0] += c[i]; } }\n")
                    .formatted(words, elements));
    assertThat(traced.recording().terms().size()).isEqualTo(terms);
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(directory.resolve("Variant.java")))) {
      assertThat(OracleComparison.differences(traced, program, List.of(), List.of("Variant.run"))).isEmpty();
    }
  }

  /** The way out may pass merges on which something was gathered already, and leave several loops. */
  @ParameterizedTest
  @ValueSource(strings = {
      "int at = -1, k = 0; search: for (int i = 1; i < 6; i++) for (int j = 0; j < i; j++) { if (x[i] < x[j] && x[j] > 3) continue search;"
          + " if (i > 2 && (x[i] == x[j] || x[i] + x[j] > 9)) { at = 6 * i + j; break search; } k++; } System.out.println(at + k);",
      "int at = -1; search: for (int i = 1; i < 6; i++) for (int j = 0; j < i; j++) { if (x[i] < x[j]) { if (x[j] > 3) continue search; y[j] = 1; }"
          + " if (i > 3) { at = 6 * i + j; break search; } } System.out.println(at);",
      "int at = -1; for (int i = 0; i < 6 && at < 0; i++) for (int j = 0; j < 6; j++) if (x[i] * x[j] > 14) { at = 6 * i + j; break; } System.out.println(at); y[0] = at;",
      "int k = 0; search: for (int i = 0; i < 6; i++) for (int j = 0; j < 6; j++) { if (i * j > 7) break search; k++; } System.out.println(k); y[0] = x[0] + k;",
      "int at = -1; for (int i = 0; i < 6; i++) { int t = 0; while (t < 3 && x[i] > t) t++; if (t == 2) { at = i; break; } } System.out.println(at); y[0] = at;"
  })
  void whatLeavesLoopsByAJumpIsWhatTheyHaveGathered(String body) throws Exception {
    Traced traced = VariantsTest.traced(directory, "static void run(double[] x, double[] y) { " + body + " }\n");
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(directory.resolve("Variant.java")))) {
      assertThat(OracleComparison.differences(traced, program, List.of(), List.of("Variant.run"))).isEmpty();
    }
  }
}
