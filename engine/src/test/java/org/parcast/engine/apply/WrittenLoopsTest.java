package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopCondition;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.frontend.stream.SourceText;

/** A program prints the same with its loops written in parallel, and what is not written is told why. */
@Tag("slow")
class WrittenLoopsTest {
  static final String HEAD = "import java.util.*;\npublic class P {\n    public static void main(String[] arguments) throws Exception {\n";
  private static final String ARRAY = "double[] a = new double[1000];\n";
  private static final String PRINT = "\nSystem.out.println(Arrays.toString(a));";

  @TempDir private Path directory;

  /** The loops of a body of main that are unordered, written in a form, the outer ones first. */
  private List<AppliedLoop> write(Form form, boolean strict, String text) throws Exception {
    return write(form, strict, text, UnaryOperator.identity());
  }

  /** @param judged what is found of a loop in the place of what is proven */
  private List<AppliedLoop> write(Form form, boolean strict, String text, UnaryOperator<LoopFinding> judged) throws Exception {
    return WrittenProgram.loops(directory, form, strict, text, judged);
  }

  private long written(String body, String... members) throws Exception {
    String text = HEAD + body + "\n    }\n" + String.join("\n", members) + "\n}\n";
    List<AppliedLoop> loops = write(Form.STREAM, false, text);
    return loops.stream().filter(AppliedLoop::isWritten).count();
  }

  private String why(String body, String... members) throws Exception {
    String text = HEAD + body + "\n    }\n" + String.join("\n", members) + "\n}\n";
    List<AppliedLoop> loops = write(Form.STREAM, false, text);
    return loops.stream().filter(loop -> !loop.isWritten()).map(AppliedLoop::why).findFirst().orElse("");
  }

  @Test
  void independentLoopsByAnyHeader() throws Exception {
    for (String header : List.of("int i = 0; i < 1000; i++", "int i = 999; i >= 0; i--", "int i = 1; i <= 997; i += 3", "long i = 10; 990 > i; i += 2", "int i = 7; i < 7; i++",
        "int i = 0; i != 1000; i++", "var i = 0; i < 1000; i++", "int i = 1000; i-- > 0;", "int i = 990; i-- > 10;", "int i = 0, n = a.length; i < n; i++")) {
      assertThat(written(ARRAY + "for (" + header + ") {\n  a[(int) i] = 3 * i + 1;\n}" + PRINT)).as(header).isEqualTo(1);
    }
  }

  @Test
  void aCounterFromBeforeTheLoopHasItsValueAfterIt() throws Exception {
    assertThat(written(ARRAY + "int i;\nfor (i = 3; i < 997; i += 5) {\n  a[i] = i;\n}\nSystem.out.println(i);" + PRINT)).isEqualTo(1);
  }

  @Test
  void loopsInBodiesOfEnumConstants() throws Exception {
    String call = "System.out.println(M.A.of(200) + \" \" + M.B.of(300));";
    assertThat(written(call, "enum M { A { @Override int of(int n) { int s = 0; for (int i = 0; i < n; i++) { s += i * i; } return s; } }, B { int of(int n) { return n; } }; abstract int of(int n); }")).isEqualTo(1);
    assertThat(written(call, "enum M {\n  A(3), B(4) {\n    private int kept;\n    @Override int of(int n) {\n      for (int i = 0; i < n; i++) {\n        kept ^= i;\n      }\n      return kept;\n    }\n  };\n"
        + "  final int by;\n  M(int by) {\n    this.by = by;\n  }\n  int of(int n) {\n    int s = 0;\n    for (int i = 0; i < n; i++) {\n      s += by * i;\n    }\n    return s;\n  }\n}")).isEqualTo(2);
    assertThat(written(call, "enum M { A { }, B { int[] a = new int[500]; int of(int n) { for (int i = 0; i < n; i++) { a[i] = n - i; } return a[7]; } }; int of(int n) { return n; } }")).isEqualTo(1);
  }

  /** A while that counts in its last statement is written as the for that it is; one that may begin the next iteration before that stays. */
  @Test
  void whileLoops() throws Exception {
    for (String loop : List.of("int i = 0;\nwhile (i < 1000) {\n  a[i] = 3 * i; // kept\n  i++;\n}", "int i = 999;\nwhile (0 <= i) {\n  a[i] = i * i;\n  i -= 3;\n}",
        "int i = 4;\nlines: while (i < 500) {\n  for (int j = 0; j < 3; j++) {\n    if (j == 2) {\n      break;\n    }\n    a[i] += j;\n  }\n  ++i;\n}")) {
      assertThat(written(ARRAY + loop + "\nSystem.out.println(i);" + PRINT)).as(loop).isEqualTo(1);
    }
    assertThat(why(ARRAY + "int i = 0;\nwhile (i < 1000) {\n  a[i] = i;\n  if (i++ % 2 == 0) {\n    continue;\n  }\n}" + PRINT)).contains("by what may differ from iteration to iteration");
  }

  @Test
  void sumsProductsExtremesAndTruths() throws Exception {
    for (String gather : List.of("long s = 5;\nfor (int i = 0; i < 1000; i++) {\n  s += i * i;\n}", "int s = 0;\nfor (int i = 0; i < 1000; i++) {\n  s = Math.max(s, i * 37 % 101);\n}",
        "int s = 900;\nfor (int i = 0; i < 1000; i++) {\n  if (i * 37 % 101 - 3 < s) {\n    s = i * 37 % 101 - 3;\n  }\n}", "long s = 0;\nfor (int i = 0; i < 1000; i++) {\n  s ^= i * 0x9E3779B9L;\n}",
        "boolean s = false;\nfor (int i = 0; i < 1000; i++) {\n  s |= i == 777;\n}")) {
      assertThat(written(gather + "\nSystem.out.println(s);")).as(gather).isEqualTo(1);
    }
  }

  @Test
  void anExtremeWithItsPlaceIsTheFirst() throws Exception {
    assertThat(written("int[] b = new int[1000];\nfor (int i = 0; i < 1000; i++) {\n  b[i] = i * 37 % 101;\n}\nint most = -1;\nint at = -1;\nfor (int i = 0; i < 1000; i++) {\n"
        + "  if (b[i] > most) {\n    most = b[i];\n    at = i;\n  }\n}\nSystem.out.println(most + \" \" + at);")).isEqualTo(2);
  }

  private static final String ZEROS = "double[] a = new double[1000];\nfor (int i = 0; i < 1000; i++) {\n  a[i] = i % 3 == 0 ? 0.0 : i % 3 == 1 ? -0.0 : i == 500 ? Double.NaN : i * 0.5;\n}\n";

  /** 0.0 and -0.0 are equal, so that the comparison decides which is kept, and a NaN is no less than anything. */
  @Test
  void extremesOfZerosAndNaNAreThoseOfTheComparison() throws Exception {
    List<String> steps = List.of("if (a[i] < m) m = a[i];", "if (m >= a[i]) {\n    m = a[i];\n  }", "m = a[i] > m ? a[i] : m;", "if (m <= -a[i]) m = -a[i];", "m = Math.min(m, a[i]);");
    for (String begin : List.of("1", "0.0", "-0.0", "Double.NaN", "Double.POSITIVE_INFINITY", "-7")) {
      String loops = steps.stream().map(step -> "{\ndouble m = " + begin + ";\nfor (int i = 0; i < 1000; i++) {\n  " + step + "\n}\nSystem.out.println(m + \" \" + 1 / m);\n}\n").collect(Collectors.joining());
      for (Form form : List.of(Form.STREAM, Form.EXECUTOR)) {
        assertThat(write(form, false, HEAD + ZEROS + loops + "    }\n}\n")).as(begin).hasSize(1 + steps.size()).allMatch(AppliedLoop::isWritten);
      }
    }
    String fields = "void find(double[] a) {\n  for (int i = 0; i < 1000; i++) {\n    if (a[i] <= least) {\n      least = a[i];\n    }\n    if (this.most < a[i]) most = a[i];\n  }\n  System.out.println(1 / least + most);\n}";
    assertThat(written(ZEROS + "new P().find(a);", "double least = 0.0;", "double most = Double.NaN;", fields)).isEqualTo(2);
    String mixed = ZEROS + "double m = 0.5;\nfor (int i = 0; i < 1000; i++) {\n  if (a[i] < m) m = a[i];\n  m = Math.min(m, i);\n}\nSystem.out.println(1 / m);";
    assertThat(why(mixed)).contains("use Math.min wherever it changes");
  }

  /** Which takes a NaN, and then whatever comes next: in order. Whole numbers know none. */
  @Test
  void whatTakesANaNForAnExtremeKeepsItsOrder() throws Exception {
    for (String step : List.of("m = m < a[i] ? m : a[i];", "if (!(m <= a[i])) m = a[i];", "if (a[i] >= m) {\n    continue;\n  }\n  m = a[i];")) {
      String loop = "m = 9;\nfor (int i = 0; i < 1000; i++) {\n  " + step + "\n}\nSystem.out.println(m);";
      assertThat(why(ZEROS + "double " + loop)).as(step).contains("NaN").contains("write Math.min, or if (v < m) m = v");
      assertThat(written("int[] a = {5, 3, 4, 3, 8};\nint " + loop.replace("1000", "a.length"))).as(step).isEqualTo(1);
    }
    String field = "void find(double[] a) {\n  for (int i = 0; i < 1000; i++) {\n    if (!(least <= a[i])) {\n      least = a[i];\n    }\n  }\n  System.out.println(least);\n}";
    assertThat(why(ZEROS + "new P().find(a);", "double least = 9;", field)).contains("keep their order");
    assertThat(why(ZEROS + "float[] b = new float[10];\nfor (int i = 0; i < 1000; i++) {\n  b[i % 7] = b[i % 7] > (float) a[i] ? b[i % 7] : (float) a[i];\n}\nSystem.out.println(Arrays.toString(b));")).contains("keep their order");
  }

  /** Where two names are of one array, not even one part with copies of its own is the loop. */
  @Test
  void copiesOfOneArrayUnderTwoNames() throws Exception {
    String filled = "static void run(int[] c, int[] d) {\n  int j = 0;\n  int k = 0;\n  for (int i = 0; i < 1000; i++) {\n    if (i % 3 == 0) c[j++] = i;\n    if (i % 3 != 0) d[k++] = -i;\n  }\n  System.out.println(j + k + Arrays.toString(c));\n}";
    String counted = "static void run(int[] c, int[] d) {\n  for (int i = 0; i < 1000; i++) {\n    c[i * 7 % 10]++;\n    d[i * 3 % 10] += i;\n  }\n  System.out.println(Arrays.toString(c) + Arrays.toString(d));\n}";
    String scratch = "static void run(int[] c, int[] d) {\n  int[] a = new int[1000];\n  for (int i = 0; i < 1000; i++) {\n    c[0] = i;\n    d[0] = 2 * i;\n    a[i] = c[0] + d[0];\n  }\n  System.out.println(Arrays.toString(a));\n}";
    apart(filled, List.of(), new Reduction("+", "j"), new Reduction("+", "k"), new Reduction(Reduction.APPEND, "c"), new Reduction(Reduction.APPEND, "d"));
    apart(counted, List.of(), new Reduction("+", "c"), new Reduction("+", "d"));
    apart(scratch, List.of("c", "d"));
    String labelled = "static void run(int[] c, int[] d) {\n  values: for (int i = 0; i < 1000; i++) {\n    if (i % 5 == 3) continue values;\n    c[i % 10]++;\n    d[i % 7] += i;\n  }\n"
        + "  System.out.println(Arrays.toString(c) + Arrays.toString(d));\n}";
    apart(labelled, List.of(), new Reduction("+", "c"), new Reduction("+", "d"));
  }

  /** Writes the loop of a method as a run has it in which c and d were two arrays, and calls the method with two and with one. */
  private void apart(String run, List<String> privates, Reduction... reductions) throws Exception {
    String text = HEAD + "int[] c = new int[1000];\nrun(c, new int[1000]);\nrun(c, c);\n    }\n" + run + "\n}\n";
    for (Form form : List.of(Form.STREAM, Form.EXECUTOR)) {
      List<AppliedLoop> loops = write(form, false, text, finding -> new LoopFinding(
          finding.file(), finding.line(), finding.method(), finding.variable(), finding.depth(), new LoopVerdict(
              Verdict.REDUCTION, Certainty.OBSERVED, privates, List.of(), List.of(reductions), List.of(), List.of(), List.of(), List.of(), List.of(),
              List.of(LoopCondition.at("c and d are not the same", finding.line()))),
          Optional.empty(), Optional.empty(), ""));
      assertThat(loops).singleElement().satisfies(loop -> assertThat(loop.text().inPlace()).as(loop.why()).first().isEqualTo("if (c != d) {"));
    }
  }

  @Test
  void anExtremeInAFieldWithItsPlace() throws Exception {
    String fill = "int[] b = new int[1000];\nfor (int i = 0; i < 1000; i++) {\n  b[i] = i * 37 % 101;\n}\n";
    assertThat(written(fill + "for (int i = 0; i < 1000; i++) {\n  if (b[i] > most) {\n    most = b[i];\n    at = i;\n  }\n}\nSystem.out.println(most + \" \" + at);", "static int most = -1;", "static int at;"))
        .isEqualTo(2);
    assertThat(written(fill + "new P().find(b);", "int least = 50;", "int where = -1;", "void find(int[] b) {\n  for (int i = b.length - 1; i >= 0; i--) {\n    if (this.least > b[i]) {\n      this.where = i;\n"
        + "      this.least = b[i];\n    }\n  }\n  System.out.println(least + \" \" + where);\n}")).isEqualTo(2);
  }

  /** A cell that each iteration fills anew, and the last one's content is read. */
  @Test
  void whatTheLastIterationLeavesInAnArray() throws Exception {
    String print = "\nSystem.out.println(Arrays.toString(cell) + Arrays.toString(a));";
    for (String loop : List.of("double[] cell = new double[1];\nfor (int i = 0; i < 1000; i++) {\n  cell[0] = Math.sqrt(i);\n  a[i] = cell[0] * 2;\n}",
        "double[] cell = {7, 8, 9};\nfor (int i = 999; i >= 0; i--) {\n  cell[1] = i;\n  while (cell[1] > 10) cell[1] /= 3;\n  cell[2] = cell[1] + 1;\n  a[i] = cell[2];\n}",
        "double[] cell = {7, 8};\nfor (int i = 5; i < arguments.length; i++) {\n  cell[0] = i;\n  a[i] = cell[0];\n}")) {
      for (Form form : List.of(Form.STREAM, Form.EXECUTOR)) {
        assertThat(write(form, false, HEAD + ARRAY + loop + print + "\n    }\n}\n").stream().filter(AppliedLoop::isWritten)).as(loop).hasSize(1);
      }
    }
    for (String body : List.of("if (i % 3 == 0) cell[0] = i;\n  cell[1] = i;", "cell[i % 2] = i;\n  a[i] = cell[i % 2];", "cell[0] = i;\n  other[0] += 1;\n  a[i] = cell[0];")) {
      assertThat(why("double[] cell = new double[2];\ndouble[] other = cell;\n" + ARRAY + "for (int i = 0; i < 1000; i++) {\n  " + body + "\n}" + print)).as(body).isNotEmpty();
    }
    assertThat(written("new P().run();", "final int[] box = new int[2];", "void run() {\n  int[] b = new int[500];\n  for (int i = 0; i < 500; i++) {\n    this.box[0] = i * i;\n    b[i] = box[0] % 7;\n  }\n  System.out.println(box[0] + Arrays.toString(b));\n}")).isEqualTo(1);
  }

  @Test
  void howMapsAreFilledInPartsIsTold() throws Exception {
    for (String fill : List.of("m.merge(i % 7, 1, Integer::sum);", "m.put(i % 7, m.getOrDefault(i % 7, 0) + 1);", "m.compute(i % 7, (key, old) -> old == null ? 1 : old + 1);")) {
      assertThat(why("Map<Integer, Integer> m = new HashMap<>();\nfor (int i = 0; i < 100; i++) {\n  " + fill + "\n}\nSystem.out.println(m);")).as(fill).contains("keep their order", "fill a map each");
    }
    assertThat(why("Map<Integer, Integer> m = new HashMap<>();\nint last = 1;\nfor (int i = 0; i < 100; i++) {\n  last = last * 3 % 101;\n  m.put(last, i);\n}\nSystem.out.println(m);")).contains("keep their order").doesNotContain("fill a map");
  }

  /** Nothing that a part throws is lost, declared or not. */
  @Test
  void whatIsThrownWithoutBeingDeclaredIsThrown() throws Exception {
    String text = HEAD + "double[] a = new double[1000];\ntry {\nfor (int i = 0; i < 1000; i++) {\n  work(a, i);\n}\n} catch (Exception e) {\n  System.out.println(e.getClass());\n}\n    }\n"
        + "static void work(double[] a, int i) {\n  a[i] = i;\n  if (i == 700) P.<RuntimeException>sneak(new java.io.IOException());\n}\n"
        + "static <E extends Throwable> void sneak(Throwable e) throws E {\n  throw (E) e;\n}\n}\n";
    for (Form form : List.of(Form.STREAM, Form.EXECUTOR)) {
      List<AppliedLoop> loops = write(form, false, text, finding -> new LoopFinding(
          finding.file(), finding.line(), finding.method(), finding.variable(), finding.depth(), new LoopVerdict(
              Verdict.PARALLEL, Certainty.OBSERVED, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of()), Optional.empty(), Optional.empty(), ""));
      assertThat(loops).singleElement().matches(AppliedLoop::isWritten);
    }
  }

  @Test
  void arraysThatGatherHaveACopyInEachPart() throws Exception {
    assertThat(written("int[] h = new int[10];\nfor (int i = 0; i < 1000; i++) {\n  h[i * 7 % 10]++;\n}\nSystem.out.println(Arrays.toString(h));")).isEqualTo(1);
  }

  @Test
  void scratchIsOneForEachPart() throws Exception {
    assertThat(written(ARRAY + "double t;\nfor (int i = 0; i < 1000; i++) {\n  t = i * 2.0;\n  a[i] = t * t;\n}" + PRINT)).isEqualTo(1);
    assertThat(written(ARRAY + "var w = new double[3];\nfor (int i = 0; i < 1000; i++) {\n  for (int k = 0; k < 3; k++) {\n    w[k] = i + k;\n  }\n  a[i] = w[0] + w[1] * w[2];\n}" + PRINT)).isEqualTo(1);
  }

  @Test
  void countersBesideTheLoopsOwn() throws Exception {
    assertThat(written(ARRAY + "int k = 2;\nfor (int i = 0; i < 300; i++) {\n  a[k] = i;\n  k += 3;\n}\nSystem.out.println(k);" + PRINT)).isEqualTo(1);
    assertThat(written(ARRAY + "int k = 2;\nfor (int i = 0; i < 300; i++, k += 3) {\n  a[k] = i;\n}\nSystem.out.println(k);" + PRINT)).isEqualTo(1);
    assertThat(written(ARRAY + "for (int i = 0, k = a.length - 1; i < 300; i++, k -= 3) {\n  a[k] = i;\n}" + PRINT)).isEqualTo(1);
  }

  /** What parts have added is added in their order, whatever it is added to. */
  @Test
  void listsSetsAndTextsAreAddedToInOrder() throws Exception {
    for (String made : List.of("List<Integer> all = new ArrayList<>();", "ArrayDeque<Integer> all = new ArrayDeque<Integer>();", "var all = new LinkedList<Integer>();", "Set<Integer> all = new LinkedHashSet<>();",
        "Collection<Integer> all = new HashSet<>();")) {
      assertThat(written(made + "\nall.add(-7);\nfor (int i = 0; i < 1000; i++) {\n  if (i % 3 > 0) {\n    all.add(i * 37 % 101);\n  }\n}\nall.add(3);\nSystem.out.println(all);")).as(made).isEqualTo(1);
    }
    assertThat(written("StringBuilder text = new StringBuilder(\"begin\");\nfor (int i = 0; i < 1000; i++) {\n  text.append(i).append(\" = \").append(0.1 * i);\n}\nSystem.out.println(text);")).isEqualTo(1);
    for (String made : List.of("List<int[]> all = new ArrayList<>();", "Deque<int[]> all = new ArrayDeque<>();", "var all = new LinkedList<int[]>();")) {
      assertThat(written(made + "\nfor (int i = 0; i < 1000; i++) {\n  all.add(new int[] {i});\n}\nfor (int[] one : all) {\n  System.out.print(one[0]);\n}")).as(made).isEqualTo(1);
    }
    String kept = "void run() {\n  for (int i = 0; i < 1000; i++) {\n    this.all.add(i * 3);\n    if (i % 7 == 0) {\n      all.add(-i);\n    }\n  }\n  System.out.println(all);\n}";
    assertThat(written("new P().run();", "List<Integer> all = new ArrayList<>();", kept)).isEqualTo(1);
    assertThat(written("ArrayList<Long> all = new ArrayList<>();\nfill(all);\nSystem.out.println(all);", "static void fill(List<Long> into) {\n  for (int i = 0; i < 1000; i++) {\n    into.add(i * 5L);\n  }\n}")).isEqualTo(1);
    assertThat(why("List all = new ArrayList();\nfor (int i = 0; i < 1000; i++) {\n  all.add(\"a\" + i);\n}\nSystem.out.println(all);")).contains("the type of what all holds");
  }

  @Test
  void theLastValueIsThatOfTheLastPart() throws Exception {
    assertThat(written(ARRAY + "double last = -1;\nfor (int i = 0; i < 1000; i++) {\n  a[i] = 3 * i;\n  last = a[i] + 1;\n}\nSystem.out.println(last);" + PRINT)).isEqualTo(1);
    assertThat(written("String last = \"none\";\nfor (int i = 0; i < arguments.length; i++) {\n  last = arguments[i];\n}\nSystem.out.println(last);")).isEqualTo(1);
    assertThat(written("int[][] rows = {{1}, {2}, {3}, {4}, {5}, {6}, {7}};\nint[] last = null;\nfor (int i = 0; i < rows.length; i++) {\n  last = rows[i];\n}\nSystem.out.println(last[0]);")).isEqualTo(1);
  }

  @Test
  void fieldsThatCountAreVariablesOfThePart() throws Exception {
    String print = "System.out.println(i + \" \" + k + Arrays.toString(a));\n";
    for (String loop : List.of("for (i = 3; i < 600; i++) {\n  a[i] = 2 * i;\n}\n", "for (i = 900; i > 0; i -= 3) {\n  a[this.i] = i;\n}\n", "k = 5;\nfor (int j = 0; j < 300; j++) {\n  a[k] = j;\n  k += 3;\n}\n",
        "i = 0;\nwhile (i < 1000) {\n  a[i] = i * i;\n  i++;\n}\n", "for (i = 0; i < 30; i++) {\n  for (k = 0; k < 30; k++) {\n    a[30 * i + k] = i - k;\n  }\n}\n")) {
      assertThat(written("new P().run();", "double[] a = new double[1000];", "int i;", "static int k;", "void run() {\n" + loop + (loop.contains("k < 30") ? print.replace("k +", "") : print) + "}")).as(loop).isEqualTo(1);
    }
  }

  /** Of parts that assign nothing the variable keeps what it has. */
  @Test
  void lastValuesThatSomeIterationsAssign() throws Exception {
    String data = "int[] d = new int[900];\nfor (int i = 0; i < 900; i++) {\n  d[i] = i * 7919 % 8009 - 4000;\n}\nint at = -1;\nString last = \"none\";\n";
    String print = "\nSystem.out.println(at + last);";
    for (String assigned : List.of("if (d[i] % 97 == 3) {\n    at = i;\n  }", "if (i > 900) at = d[i];", "if (i == 0) {\n    at = 5;\n  } else if (d[i] < 0 && i < 300) last = \"n\" + d[i];", "switch (d[i] % 5) {\n    case 2 -> at = d[i];\n    case 3 -> last = \"three\";\n    default -> { }\n  }")) {
      assertThat(written(data + "for (int i = 0; i < 900; i++) {\n  " + assigned + "\n}" + print)).as(assigned).isEqualTo(2);
    }
    assertThat(why(data + "int b = 0;\nfor (int i = 0; i < 900; i++) {\n  if (d[i] > 4) {\n    b = at = i;\n  }\n}\nSystem.out.println(b);" + print)).contains("some iterations assign at within an expression");
  }

  /** What is computed from what all iterations gather has the same digits, as the last iteration finds all that the others gathered, sums in order. */
  @Test
  void lastValuesOfWhatAllGather() throws Exception {
    String data = "double[] d = new double[901];\nfor (int i = 0; i < d.length; i++) {\n  d[i] = Math.sin(i) / 3;\n}\ndouble total = 0.1;\ndouble mean = -1;\n";
    String print = "\nSystem.out.println(total + \" \" + mean);";
    for (String loop : List.of("for (int i = 0; i < d.length; i++) {\n  total += d[i];\n  mean = total / (i + 1);\n}", "for (int i = 0; i < total - 1; i++) {\n  mean = i;\n}\nfor (int i = 3; i < 2; i++) {\n  total += d[i];\n  mean = 3 * total;\n}",
        "for (int i = d.length; i-- > 0;) {\n  if (d[i] < 0) continue;\n  total -= d[i];\n}\nfor (int i = 900; i >= 2; i -= 3) {\n  total *= 1 + d[i];\n  double twice = 2 * total;\n  mean = twice - i;\n}",
        "int n = 0;\nfor (double x : d) {\n  if (x > 0.1) {\n    total += x;\n    n++;\n  }\n  mean = total / n;\n}", "int i = 5;\nwhile (i <= 900) {\n  total = total + d[i] * d[i];\n  mean = total / i;\n  i++;\n}\nmean += i;",
        "double least = 9;\nfor (int i = 0, k = 4; i < 450; i++, k += 2) {\n  least = Math.min(least, d[i]);\n  total += d[k - 4];\n  mean = least * total + k;\n}")) {
      assertThat(written(data + loop + print)).as(loop).isGreaterThanOrEqualTo(2);
    }
    assertThat(written("new P().run();", "double sum;", "long mean;", "void run() {\n  for (int i = 1; i <= 700; i++) {\n    sum += i / 3.0;\n    mean = (long) (sum / i);\n  }\n  System.out.println(sum + \" \" + mean);\n}")).isLessThanOrEqualTo(1);
    assertThat(why(data + "for (int i = 0; i < 900; i++) {\n  total += d[i];\n  total += d[i + 1];\n  mean = total / (i + 1);\n}" + print)).contains("add them up first");
  }

  /** Inner loops change the counter as often for each iteration, or else the loop stays as it is. */
  @Test
  void countersThatInnerLoopsChange() throws Exception {
    String print = "\nSystem.out.println(k);" + PRINT;
    for (String body : List.of("a[k++] = i;", "for (int j = 0; j < 7; j++) {\n  a[k++] = i + j;\n}\na[k++] = -1;", "for (int j = 9; j > 0; j -= 4) {\n  a[k] = j;\n  k += 2;\n}")) {
      assertThat(written(ARRAY + "int k = 3;\nfor (int i = 0; i < 90; i++) {\n" + body + "\n}" + print)).as(body).isGreaterThanOrEqualTo(1);
    }
    assertThat(why(ARRAY + "int k = 0;\nfor (int i = 0; i < 40; i++) {\n  for (int j = 0; j <= i; j++) {\n    a[k++] = i + j;\n  }\n}" + print)).contains("may differ from iteration to iteration");
  }

  /** Elements that are packed one after the other: each part fills an array of its own. */
  @Test
  void arraysThatAreFilledOneElementAfterTheOther() throws Exception {
    String print = "\nSystem.out.println(k + Arrays.toString(c));";
    for (String loop : List.of("for (int i = 0; i < 1000; i++) {\n  if (i * 37 % 101 > 50) {\n    c[k++] = i;\n  }\n}", "for (int i = 0; i < 1000; i++)\n  if (i % 3 == 0)\n    c[k++] = i % 2 == 0 ? i : -i;",
        "for (int i = 0; i < 1000; i++) {\n  if (i * 37 % 101 > 50) {\n    c[k] = 3 * i; // kept\n    k += 1;\n  }\n}", "for (int i = 0; i < 40; i++) {\n  for (int j = 0; j < 20; j++) {\n    if ((i ^ j) % 3 == 1) {\n      c[k++] = i * j;\n    }\n  }\n}",
        "for (int i = 0; i < 900; i++) {\n  if (i % 7 == 2) {\n    c[k++] = i;\n    c[k++] = -i;\n  } else if (i % 5 == 1) {\n    c[k] = 0;\n    ++k;\n  }\n}", "int i = 0;\nwhile (i < 600) {\n  if (i % 4 > 1) {\n    c[k++] = i;\n  }\n  i++;\n}")) {
      assertThat(written("int[] c = new int[1000];\nArrays.fill(c, 7);\nint k = 2;\n" + loop + print)).as(loop).isEqualTo(1);
    }
    assertThat(written("double[] x = new double[900];\nlong[] at = new long[900];\nint n = 0;\ndouble s = 0;\nfor (int i = 0; i < 900; i++) {\n  if (i % 3 == 1) {\n    x[n] = i / 8.0;\n    at[n] = i;\n    n++;\n  }\n"
        + "  s += i;\n}\nSystem.out.println(n + Arrays.toString(x) + Arrays.toString(at) + s);")).isEqualTo(1);
    assertThat(written("System.out.println(new P().fill() + Arrays.toString(FOUND));", "static final String[] FOUND = new String[500];", "int fill() {\n  int n = 0;\n  for (int i = 0; i < 500; i++) {\n    if (i % 9 < 4) {\n"
        + "      FOUND[n++] = \"f\" + i;\n    }\n  }\n  return n;\n}")).isEqualTo(1);
    assertThat(written("int[][] pairs = new int[300][];\nint n = 0;\nfor (int i = 0; i < 300; i++) {\n  if (i % 2 == 1) {\n    pairs[n++] = new int[] {i, 2 * i};\n  }\n}\nSystem.out.println(n + Arrays.deepToString(pairs));")).isEqualTo(1);
  }

  /** Where the place of an element depends on more than how many there are, or something else is done with the array, the loop stays. */
  @Test
  void arraysThatAreFilledOtherwise() throws Exception {
    String print = "\nSystem.out.println(k + Arrays.toString(c));";
    for (String body : List.of("int old = k;\n  if (i % 3 == 0) {\n    c[k++] = i;\n  }\n  if (i % 5 == 0) {\n    k = old;\n  }", "if (i % 3 == 0) {\n    c[k] = i;\n  }\n  if (i % 2 == 0) {\n    k++;\n  }",
        "if (k < 90) {\n    c[k++] = i;\n  }", "if (i % 3 == 0) {\n    c[k++] = i;\n  } else if (k > 0) {\n    k--;\n  }", "if (i % 3 == 0) {\n    c[k++] = i + c[0];\n  }", "if (i % 3 == 0) {\n    c[k++] = c.length;\n  }",
        "if (i % 3 == 0) {\n    c[k++] = i;\n  } else if (i % 3 == 1) {\n    k++;\n  }", "if (i % 3 == 0) {\n    c[k++] = k;\n  }", "try {\n    if (i % 3 == 0) {\n      c[k++] = 100 / (i % 2);\n    }\n  } catch (ArithmeticException e) {\n    s++;\n  }",
        "int old = k;\n  try {\n    if (i % 3 == 0) {\n      c[k++] = i;\n      s += Integer.parseInt(i % 2 == 0 ? \"7\" : \"x\");\n    }\n  } catch (NumberFormatException e) {\n    k = old;\n  }", "int t = k + 1;\n  c[k] = i;\n  if (i % 3 == 0) {\n    k = t;\n  }", "if (i % 4 == 0) {\n    c[k++] = i;\n  }\n  if (i % 4 == 1) {\n    c[s++] = -i;\n  }")) {
      assertThat(written("int[] c = new int[400];\nint k = 2;\nint s = 0;\nfor (int i = 0; i < 100; i++) {\n  " + body + "\n}\nSystem.out.println(s);" + print)).as(body).isZero();
    }
    assertThat(written("int[] c = new int[400];\nfor (int i = 0; i < 400; i++) {\n  c[i] = i * 37 % 101;\n}\nint k = 0;\nfor (int i = 0; i < 400; i++) {\n  if (c[i] % 2 == 0) {\n    c[k++] = c[i];\n  }\n}" + print)).isEqualTo(1);
  }

  /** Of whole numbers a division loses the rest. */
  @Test
  void quotientsAreProductsOfQuotients() throws Exception {
    for (String body : List.of("s /= 2;", "s = s / (i % 2 == 0 ? 2.0 : 0.5);", "if (i % 3 == 0) {\n  s /= 4;\n} else {\n  s *= 2;\n}")) {
      assertThat(written("double s = 1e9;\nfor (int i = 0; i < 60; i++) {\n" + body + "\n}\nSystem.out.println(s);")).as(body).isEqualTo(1);
    }
    assertThat(written("float s = 64;\nfor (int i = 0; i < 6; i++) {\n  s /= 2;\n}\nSystem.out.println(s);")).isEqualTo(1);
    for (String body : List.of("n /= 3;", "s = i / s;")) {
      assertThat(written("int n = 1 << 30;\ndouble s = 3;\nfor (int i = 0; i < 9; i++) {\n" + body + "\n}\nSystem.out.println(n + \" \" + s);")).as(body).isZero();
    }
    List<AppliedLoop> strict = write(Form.STREAM, true, HEAD + "double s = 1e300;\nfor (int i = 0; i < 600; i++) {\n  s /= 1.0 + i / 300.0;\n}\nSystem.out.println(s);\n}\n}\n");
    assertThat(strict).hasSize(1).allMatch(AppliedLoop::isWritten);
  }

  /** What counts in a narrow type is cut to it after each step: where the test keeps it from the end of the type, that changes nothing. */
  @Test
  void countersOfNarrowTypes() throws Exception {
    for (String header : List.of("char i = 'a'; i <= 'z'; i++", "char i = 'z'; i >= 'a'; i--", "short i = 3; i < 900; i += 7", "byte i = -100; i < 100; i++", "byte i = 0; i <= 126; i++", "short i = 890; i > 0; i -= 11",
        "char i = 0; 890 > i; i++", "byte i = 5; i < b[3]; i++")) {
      assertThat(written(ARRAY + "byte[] b = {1, 2, 3, 99};\nfor (" + header + ") {\n  a[i + 100] = 3 * i + 1;\n}" + PRINT)).as(header).isEqualTo(1);
    }
    assertThat(written(ARRAY + "char c;\nfor (c = 'b'; c < 'y'; c += 2) {\n  a[c - 'a'] = c;\n}\nSystem.out.println(c);" + PRINT)).isEqualTo(1);
    assertThat(written("StringBuilder text = new StringBuilder();\nfor (char c = 'b'; c < 'y'; c++) {\n  text.append(c);\n}\nSystem.out.println(text);")).isEqualTo(1);
    for (String loop : List.of("byte k = 100;\nfor (int i = 0; i < 600; i++) {\n  a[k + 200] += i;\n  k++;\n}", "for (byte i = 1; i != 0; i++) {\n  a[i + 200] += a[i + 201];\n}",
        "for (byte i = 0, n = 0; n < 100; i += 50, n++) {\n  a[i + 200] = n;\n}")) {
      assertThat(written(ARRAY + loop + PRINT)).as(loop).isZero();
    }
  }

  @Test
  void elementsOfArraysAndRows() throws Exception {
    assertThat(written("double[][] m = new double[40][30];\nfor (int i = 0; i < 40; i++) {\n  for (int j = 0; j < 30; j++) {\n    m[i][j] = i + j;\n  }\n}\nfor (double[] row : m) {\n"
        + "  for (int j = 0; j < row.length; j++) {\n    row[j] *= 2;\n  }\n}\nSystem.out.println(Arrays.deepToString(m));")).isGreaterThanOrEqualTo(2);
  }

  /** The file does not tell what a method of the library gives: the compiler does. */
  @Test
  void elementsOfWhatCallsGive() throws Exception {
    assertThat(written("int s = 0;\nfor (char c : \"some letters\".toCharArray()) {\n  s += c;\n}\nSystem.out.println(s);")).isEqualTo(1);
    assertThat(written("int s = 0;\nfor (int[] row : rows()) {\n  s += row[0];\n}\nSystem.out.println(s);", "static int[][] rows() {\n  return new int[][] {{1}, {2}, {3}};\n}")).isEqualTo(1);
  }

  @Test
  void checkedExceptionsAreCarriedOut() throws Exception {
    String body = "int[] a = new int[100];\nfor (int i = 0; i < 100; i++) {\n  a[i] = tested(i);\n}\nSystem.out.println(Arrays.toString(a));";
    assertThat(written(body, "static int tested(int i) throws java.io.IOException {\n  return 3 * i;\n}")).isEqualTo(1);
  }

  @Test
  void methodsOfObjectsGenericOnesAndInnerClasses() throws Exception {
    assertThat(written("P p = new P();\np.fill(3);\nSystem.out.println(Arrays.toString(p.a) + p.new In().sum() + same(new Integer[] {4, 5, 6}));", "double[] a = new double[500];\n",
        "void fill(int f) {\n  for (int i = 0; i < a.length; i++) {\n    a[i] = f * i;\n  }\n}\n",
        "class In {\n  long sum() {\n    long s = 0;\n    for (int i = 0; i < 500; i++) {\n      s += i;\n    }\n    return s;\n  }\n}\n",
        "static <T> int same(T[] of) {\n  Object[] b = new Object[of.length];\n  for (int i = 0; i < of.length; i++) {\n    b[i] = of[i];\n  }\n  return Arrays.hashCode(b);\n}\n"))
        .isGreaterThanOrEqualTo(2);
  }

  /** In a compact constructor a component's name is that of a parameter; the field has its value later. */
  @Test
  void componentsInACompactConstructor() throws Exception {
    assertThat(written("System.out.println(new Q(2.5, 3));", "record Q(double x, int n) {\n  Q {\n    double s = 0;\n    for (int k = 0; k < 20 * n; k++) {\n      s += k * x;\n    }\n    x = s;\n  }\n}")).isEqualTo(1);
    assertThat(written("System.out.println(new Q(2.5, 3));", "record Q(double x, int n) {\n  Q(double x, int n) {\n    double s = 0;\n    for (int k = 0; k < 20 * n; k++) {\n      s += k * x;\n    }\n    this.x = s;\n    this.n = n;\n  }\n"
        + "  public String toString() {\n    double s = 0;\n    for (int k = 0; k < n; k++) {\n      s += k * x;\n    }\n    return x + \" \" + s;\n  }\n}")).isGreaterThanOrEqualTo(1);
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void severalLoopsOfAFileInEachForm(Form form) throws Exception {
    List<AppliedLoop> loops = write(form, false, HEAD + ARRAY + "for (int i = 0; i < 1000; i++) {\n  a[i] = i;\n}\nlong s = 0;\nfor (int i = 0; i < 1000; i++) {\n  s += (long) a[i];\n}\nSystem.out.println(s);"
        + PRINT + "\n}\n}\n");
    assertThat(loops).hasSize(2).allMatch(AppliedLoop::isWritten);
  }

  /** Sums of fractions differ in their last digits when they are added otherwise. */
  @Test
  void strictSumsAreThoseOfTheLoop() throws Exception {
    for (String term : List.of("s += 1.0 / (i + 1);", "s -= Math.sin(i);", "s = s + 0.1 * i;", "if (i % 3 == 0) {\n  s += 1.0 / (i + 1);\n}")) {
      List<AppliedLoop> loops = write(Form.STREAM, true, HEAD + "double s = 0.3;\nfor (int i = 0; i < 100000; i++) {\n" + term + "\n}\nSystem.out.println(s);\n}\n}\n");
      assertThat(loops).as(term).hasSize(1).allMatch(AppliedLoop::isWritten);
    }
  }

  @Test
  void strictRefusesSeveralTermsOfAnIteration() throws Exception {
    List<AppliedLoop> loops = write(Form.STREAM, true, HEAD + "double s = 0;\nfor (int i = 0; i < 100; i++) {\n  for (int j = 0; j < 10; j++) {\n    s += 0.1 * j;\n  }\n}\nSystem.out.println(s);\n}\n}\n");
    assertThat(loops.get(0).why()).contains("--strict");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "int[] a = {1, 2}; Random r = new Random(1); for (int i = 0; i < 2; i++) { a[i] = r.nextInt(); } | order",
    "int[] a = {1, 2, 3}; for (int i = 1; i < 3; i++) { a[i] += a[i - 1]; }                        | its iterations keep their order: ",
  })
  void whatIsNotWrittenIsToldWhy(String body, String why) throws Exception {
    assertThat(why(body)).contains(why);
  }

  /** The loop's thread has the lock, and waits for threads that want it. */
  @Test
  void loopsThatRunUnderALockAreRefusedWhereTheyMayNeedIt() throws Exception {
    String members = "int[] a = new int[100];\nsynchronized int twice(int i) {\n  return 2 * i;\n}\nsynchronized void fill() {\n  for (int i = 0; i < 100; i++) {\n    a[i] = twice(i);\n  }\n}\n";
    assertThat(why("P p = new P();\np.fill();\nSystem.out.println(Arrays.toString(p.a));", members)).isNotEmpty();
    assertThat(written("P p = new P();\np.fill();\nSystem.out.println(Arrays.toString(p.a));", members.replace("twice(i)", "2 * i"))).isEqualTo(1);
  }

  /** Threads that come to the class would wait for its initialiser, which waits for them. */
  @Test
  void whatClassInitialisersCallIsRefused() throws Exception {
    assertThat(why("System.out.println(T[5]);", "static final int[] T = table();", "static int[] table() {\n  int[] t = new int[100];\n  for (int i = 0; i < 100; i++) {\n    t[i] = i * i;\n  }\n  return t;\n}"))
        .contains("class initialiser");
  }

  @Test
  void theRestOfTheFileStaysAsItIs() throws Exception {
    String text = (HEAD + "        // before\n        int[] a = new int[9]; /* here */\n        for (int i = 0; i < 9; i++) {\n            a[i] = i; // kept\n        }\n"
        + "        System.out.println(Arrays.toString(a));\n    }\n}").replace("\n", "\r\n");
    List<AppliedLoop> loops = write(Form.STREAM, false, text);
    assertThat(loops).hasSize(1).allMatch(AppliedLoop::isWritten);
    String written = SourceText.of(Map.of(loops.get(0).source().syntax(), loops.get(0).text()));
    assertThat(written).startsWith(text.substring(0, text.indexOf("for"))).endsWith("}").contains("            a[i] = i; // kept\r\n");
    assertThat(written.replace("\r\n", "")).doesNotContain("\n");
  }

  /** As the loop's own line does: a line of the file elsewhere may begin otherwise, as in what several people wrote. */
  @Test
  void whatIsWrittenBeginsAsTheLoopDoes() throws Exception {
    for (String[] begin : new String[][] {{"        ", "\t\t"}, {"\t\t", "        "}}) {
      String text = HEAD.replace("\n    p", "\n" + begin[0].substring(begin[0].length() / 2) + "p") + begin[0] + "int[] a = new int[9];\n" + begin[0] + "for (int i = 0; i < 9; i++) {\n" + begin[0] + " a[i] = i;\n" + begin[0] + "}\n"
          + begin[1] + "System.out.println(Arrays.toString(a));\n" + begin[1] + "}\n}";
      List<AppliedLoop> loops = write(Form.STREAM, false, text);
      String written = SourceText.of(Map.of(loops.get(0).source().syntax(), loops.get(0).text()));
      assertThat(written.lines().filter(line -> line.startsWith(begin[1].substring(0, 1))).toList()).as(written).hasSize(2);
    }
  }

  /** A bound that is a number of floating point is no number of iterations. */
  @Test
  void boundsThatAreNoWholeNumbersDoNotCompile() throws Exception {
    List<AppliedLoop> loops = new ArrayList<>(write(Form.STREAM, false, HEAD + ARRAY + "double n = 9.5;\nfor (int i = 0; i < n; i++) {\n  a[i] = i;\n}" + PRINT + "\n}\n}\n"));
    assertThat(loops).noneMatch(AppliedLoop::isWritten);
  }
}
