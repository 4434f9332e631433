package org.parcast.engine.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.apply.Printed;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.source.SourceLoop;

/** A program prints the same with its loops as they are written, timed, repeated, and in parts. */
class PartFormTest {
  private static final String HEAD = "public class P {\n  public static void main(String[] arguments) throws Exception {\n";

  @TempDir private Path directory;

  /** Little time for repeats. */
  @BeforeAll
  static void littleTime() {
    System.setProperty("parcast.parts.seconds", "0.02");
  }

  /** What a body of main prints in its three forms is the same; how many loops have a part form. */
  private int forms(String body, String... members) throws Exception {
    Path source = Files.writeString(directory.resolve("P.java"), HEAD + body + "\n  }\n" + String.join("\n", members) + "\n}\n");
    List<LoopFinding> findings = StaticLoopsEngine.analyze(Target.of(source));
    try (Frontend.Result program = Frontend.load(Frontend.Request.of(source))) {
      List<TimedLoop> loops = new ArrayList<>();
      for (LoopFinding finding : findings) {
        SourceLoop loop = program.sourceLoops().stream().filter(each -> each.line() == finding.line()).findFirst().orElseThrow();
        TimedLoop timed = TimedLoop.of(loops.size(), finding, loop);
        if (finding.verdict().isUnordered() && timed.form().exists()) {
          loops.add(timed);
        }
      }
      List<TimedLoop> outer = loops.stream().filter(loop -> loops.stream().noneMatch(other -> other.contains(loop))).toList();
      Map<TimedLoop, String> refused = new LinkedHashMap<>();
      TimedClasses.Arms arms = new TimedClasses(program, directory).compile(outer, refused);
      assertThat(arms.loops()).extracting(TimedLoop::number).isEqualTo(outer.stream().map(TimedLoop::number).toList());
      String plain = Printed.by("P", program.classpath());
      assertThat(plain).isNotEmpty();
      assertThat(Printed.by("P", arms.written())).isEqualTo(plain);
      assertThat(Printed.by("P", arms.form())).isEqualTo(plain);
      return outer.size();
    }
  }

  private static final String ARRAY = "double[] a = new double[1000];\n";
  private static final String PRINT = "\nSystem.out.println(java.util.Arrays.toString(a));";

  @Test
  void countsUpDownByStepsAndToClosedBounds() throws Exception {
    for (String header : List.of("int i = 0; i < 1000; i++", "int i = 999; i >= 0; i--", "int i = 1; i <= 997; i += 3", "long i = 10; 990 > i; i += 2", "int i = 7; i < 7; i++",
        "int i = 990; i > 3; i -= 7")) {
      assertThat(forms(ARRAY + "for (" + header + ") {\n  a[(int) i] = 3 * i + 1;\n}" + PRINT)).isEqualTo(1);
    }
  }

  @Test
  void stepAndBoundsMayBeVariables() throws Exception {
    assertThat(forms(ARRAY + "int n = 900;\nint s = 4;\nfor (int i = n / 100; i < n; i += s) {\n  a[i] = i;\n}" + PRINT)).isEqualTo(1);
  }

  @Test
  void gathersSumsProductsAndExtremes() throws Exception {
    for (String gather : List.of("long s = 5;\nfor (int i = 0; i < 1000; i++) {\n  s += i * i;\n}", "int s = 0;\nfor (int i = 0; i < 1000; i++) {\n  s = Math.max(s, i * 37 % 101);\n}",
        "int s = 900;\nfor (int i = 0; i < 1000; i++) {\n  s = Math.min(s, i * 37 % 101 - 3);\n}", "long s = 0;\nfor (int i = 0; i < 1000; i++) {\n  s ^= i * 0x9E3779B9L;\n}")) {
      assertThat(forms(gather + "\nSystem.out.println(s);")).isEqualTo(1);
    }
  }

  /** Sums of floating point by parts differ in their last digits; these are whole numbers. */
  @Test
  void gathersElementsOfArrays() throws Exception {
    assertThat(forms(ARRAY + "for (int i = 0; i < a.length; i++) {\n  a[i] = i;\n}\ndouble s = 0;\nfor (double x : a) {\n  s += 2 * x;\n}\nSystem.out.println(s);")).isEqualTo(2);
  }

  @Test
  void variablesOfTheIterationsAreThoseOfTheParts() throws Exception {
    assertThat(forms(ARRAY + "double t;\nfor (int i = 0; i < 1000; i++) {\n  t = i * 2.0;\n  a[i] = t * t;\n}" + PRINT)).isEqualTo(1);
    assertThat(forms(ARRAY + "double[] w = new double[3];\nfor (int i = 0; i < 1000; i++) {\n  for (int k = 0; k < 3; k++) {\n    w[k] = i + k;\n  }\n  a[i] = w[0] + w[1] * w[2];\n}" + PRINT))
        .isGreaterThanOrEqualTo(1);
  }

  @Test
  void bodiesKeepContinueLabelsAndInnerBreaks() throws Exception {
    assertThat(forms(ARRAY + "for (int i = 0; i < 1000; i++) {\n  if (i % 3 == 0) {\n    continue;\n  }\n  inner:\n  for (int k = 0; k < 9; k++) {\n    switch (k) { case 4: break; default: }\n"
        + "    if (k > i % 7) {\n      break inner;\n    }\n    a[i] += k;\n  }\n}" + PRINT)).isEqualTo(1);
  }

  @Test
  void labelsGoWithTheirLoops() throws Exception {
    for (String label : List.of("rows:\n", "rows: ", "rows: // of a table\n", "rows:\n  /* all */ ")) {
      assertThat(forms(ARRAY + label + "for (int i = 0; i < 1000; i++) {\n  for (int k = 0; k < 9; k++) {\n    if (k > i % 7) {\n      continue rows;\n    }\n    a[i] += k;\n  }\n}" + PRINT)).as(label).isEqualTo(1);
    }
    assertThat(forms(ARRAY + "int i = 0;\nrows:\nwhile (i < 1000) {\n  a[i] = i;\n  i++;\n  for (int k = 0; k < 3; k++) {\n    if (i % 7 == k) {\n      continue rows;\n    }\n  }\n}" + PRINT)).isEqualTo(1);
  }

  /** It may be something else the second time, or the call may change something. */
  @Test
  void callsThatTellWhatIsGoneThroughAreMadeOnce() throws Exception {
    String tell = "\nSystem.out.println(s + \" \" + taken);";
    assertThat(forms("int s = 0;\nfor (int x : take()) {\n  s += x;\n}" + tell, "static int taken;", "static int[] take() {\n  taken++;\n  return new int[] {taken, 2, 3, 5};\n}")).isEqualTo(1);
    assertThat(forms("int s = 0;\nfor (String x : scanner.nextLine().split(\" \")) {\n  s += x.length();\n}\nint more = 0;\nfor (String x : scanner.nextLine().split(\" \")) {\n  more += x.length();\n}\ntaken = more;" + tell, "static int taken;",
        "static java.util.Scanner scanner = new java.util.Scanner(\"a bb ccc\\n4 4\\n7 7 7\\n\");")).isEqualTo(2);
    assertThat(forms("int s = 0;\nfor (Integer x : drain()) {\n  s += x;\n}" + tell, "static int taken;", "static java.util.List<Integer> all = new java.util.ArrayList<>(java.util.List.of(3, 1, 4));",
        "static java.util.List<Integer> drain() {\n  java.util.List<Integer> now = new java.util.ArrayList<>(all);\n  taken += now.size();\n  all.clear();\n  return now;\n}")).isNotNegative();
  }

  /** What an earlier loop has stored is read and changed in place: repeats have to begin from what was there. */
  @Test
  void repeatsBeginFromWhatWasThere() throws Exception {
    assertThat(forms(ARRAY + "for (int i = 0; i < 1000; i++) {\n  a[i] = i;\n}\nfor (int t = 0; t < 5; t++) {\n  for (int i = 0; i < 1000; i++) {\n    a[i] = 1.5 * a[i] + t;\n  }\n}" + PRINT))
        .isEqualTo(2);
  }

  @Test
  void methodsOfObjectsAndGenericOnesHavePartsToo() throws Exception {
    assertThat(forms("P p = new P();\np.fill(3);\nSystem.out.println(java.util.Arrays.toString(p.a) + same(new Integer[] {4, 5, 6}));", "  double[] a = new double[500];\n",
        "  void fill(int f) {\n    for (int i = 0; i < a.length; i++) {\n      a[i] = f * i;\n    }\n  }\n",
        "  static <T> int same(T[] of) {\n    Object[] b = new Object[of.length];\n    for (int i = 0; i < of.length; i++) {\n      b[i] = of[i];\n    }\n    return java.util.Arrays.hashCode(b);\n  }\n"))
        .isGreaterThanOrEqualTo(1);
  }
}
