package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Calls are tasks where a run shows that they need no order, and the program prints the same. */
@Tag("slow")
class ConcurrentCallsTest {
  private static final String DATA = "  public static void main(String[] args) {\n    int[] a = new int[4000];\n    for (int i = 0; i < a.length; i++) {\n      a[i] = i * 7919 % 4001;\n    }\n    run(a);\n  }\n";

  @TempDir private Path directory;

  private static String text(String members) {
    return "import java.util.*;\n\npublic class P {\n" + DATA + members + "}\n";
  }

  private static int line(String text, String at) {
    return text.substring(0, text.indexOf(at)).split("\n", -1).length;
  }

  private ApplyRequest request(String text, List<String> names) throws Exception {
    Path source = Files.writeString(directory.resolve("P.java"), text);
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    return new ApplyRequest(Target.of(source), run, names, 2, Form.STREAM, Dialect.PYJAMA, false, Machines.of("laptop-8"), 0);
  }

  /** The first line with this text is that of the calls. */
  private AppliedLoop apply(String at, String members) throws Exception {
    String text = text(members);
    int line = line(text, at);
    ApplyResult result = ApplyEngine.apply(request(text, List.of("P.java:" + line)), AnalysisListener.SILENT);
    for (ChangedFile file : result.files()) {
      assertThat(file.before()).isEqualTo(text);
      assertThat(Printed.by(file.after(), directory.resolve("tasks"))).as(file.after()).isEqualTo(Printed.by(text, directory.resolve("plain")));
    }
    assertThat(result.files()).hasSize(result.loops().get(0).isWritten() ? 1 : 0);
    return result.loops().get(0);
  }

  private static final String SORT = "  static void run(int[] a) {\n    sort(a, new int[a.length], 0, a.length);\n    System.out.println(Arrays.toString(a));\n  }\n\n  static void sort(int[] a, int[] b, int from, int to) {\n"
      + "    if (to - from < 2) {\n      return;\n    }\n    int mid = (from + to) / 2;\n    sort(a, b, from, mid);\n    sort(a, b, mid, to);\n    int i = from;\n    int j = mid;\n    for (int k = from; k < to; k++) {\n"
      + "      b[k] = j >= to || i < mid && a[i] <= a[j] ? a[i++] : a[j++];\n    }\n    System.arraycopy(b, from, a, from, to - from);\n  }\n";

  @Test
  void mergeSort() throws Exception {
    assertThat(apply("    sort(a, b, from", SORT).isWritten()).isTrue();
  }

  @Test
  void aQuickSortWhoseBoundsChange() throws Exception {
    assertThat(apply("    quick(a, lo, j", "  static void run(int[] a) {\n    quick(a, 0, a.length - 1);\n    System.out.println(Arrays.toString(a));\n  }\n\n  static void quick(int[] a, int lo, int hi) {\n    if (lo >= hi) {\n"
        + "      return;\n    }\n    int p = a[(lo + hi) / 2];\n    int i = lo;\n    int j = hi;\n    while (i <= j) {\n      while (a[i] < p) {\n        i++;\n      }\n      while (a[j] > p) {\n        j--;\n      }\n      if (i <= j) {\n"
        + "        int t = a[i];\n        a[i++] = a[j];\n        a[j--] = t;\n      }\n    }\n    quick(a, lo, j);\n    quick(a, i, hi);\n  }\n").isWritten()).isTrue();
  }

  @Test
  void sumsByHalves() throws Exception {
    AppliedLoop halves = apply("    return sum(a, from", "  static void run(int[] a) {\n    System.out.println(sum(a, 0, a.length));\n  }\n\n  static long sum(int[] a, int from, int to) {\n    if (to - from < 8) {\n      long s = 0;\n"
        + "      for (int i = from; i < to; i++) {\n        s += a[i];\n      }\n      return s;\n    }\n    int mid = (from + to) >>> 1;\n    return sum(a, from, mid) + sum(a, mid, to);\n  }\n");
    assertThat(halves.isWritten()).isTrue();
    assertThat(halves.conditions()).as("what the calls return is kept apart").noneMatch(condition -> condition.contains("results"));
    assertThat(apply("    long left = sum", "  static void run(int[] a) {\n    System.out.println(new P().sum(a, 0, a.length));\n  }\n\n  private long sum(int[] a, int from, int to) {\n    if (to - from == 1) return a[from];\n"
        + "    long left = sum(a, from, (from + to) / 2);\n    final long right = sum(a, (from + to) / 2, to);\n    return left + right;\n  }\n").isWritten()).isTrue();
  }

  @Test
  void treesOfObjects() throws Exception {
    String node = "  static final class Node {\n    int value;\n    Node left;\n    Node right;\n\n    int depth() {\n      if (left == null) {\n        return 1;\n      }\n      return 1 + Math.max(left.depth(), right.depth());\n    }\n  }\n\n"
        + "  static void run(int[] a) {\n    Node root = build(a, 0, a.length);\n    System.out.println(total(root) + \" \" + root.depth());\n  }\n\n  static Node build(int[] a, int from, int to) {\n    Node node = new Node();\n    node.value = a[from];\n"
        + "    if (to - from > 3) {\n      int mid = (from + to) / 2;\n      node.left = build(a, from, mid);\n      node.right = build(a, mid, to);\n    }\n    return node;\n  }\n\n  static long total(Node node) {\n    if (node == null) {\n"
        + "      return 0;\n    }\n    return node.value + total(node.left) + total(node.right);\n  }\n";
    for (String at : List.of("      node.left = build", "    return node.value + total", "      return 1 + Math.max")) {
      assertThat(apply(at, node).isWritten()).as(at).isTrue();
    }
  }

  @Test
  void fourQuarters() throws Exception {
    assertThat(apply("    fill(m, x, y, h", "  static void run(int[] a) {\n    int[][] m = new int[64][64];\n    fill(m, 0, 0, 64);\n    System.out.println(Arrays.deepToString(m));\n  }\n\n  static void fill(int[][] m, int x, int y, int n) {\n"
        + "    if (n == 1) {\n      m[x][y] = 31 * x + y;\n      return;\n    }\n    int h = n / 2;\n    fill(m, x, y, h);\n    fill(m, x + h, y, h);\n    fill(m, x, y + h, h);\n    fill(m, x + h, y + h, h);\n  }\n").isWritten()).isTrue();
  }

  /** What one call leaves to the other, in memory or in what it returns. */
  @Test
  void callsThatKeepTheirOrder() throws Exception {
    String run = "  static int next;\n\n  static void run(int[] a) {\n    walk(a, 0, a.length);\n    System.out.println(next + Arrays.toString(a));\n  }\n\n  static void walk(int[] a, int from, int to) {\n    if (to - from < 2) {\n      LEAF\n      return;\n    }\n"
        + "    int mid = (from + to) / 2;\n    walk(a, from, mid);\n    walk(a, mid, to);\n  }\n";
    for (String leaf : List.of("a[from] = next++;", "a[0] = 3 * a[0] + a[from];", "if (from > 0) {\n        a[from] += a[from - 1];\n      }", "System.out.println(from);")) {
      assertThat(apply("    walk(a, from, mid", run.replace("LEAF", leaf)).why()).as(leaf).contains("calls of walk() keep their order");
    }
    assertThat(apply("    walk(a, from, mid", run.replace("LEAF", "next += a[from];")).why()).contains("share what each would need of its own");
  }

  @Test
  void whatCannotBeWrittenIsToldWithItsReason() {
    for (String[] each : new String[][] {
      {"int left = f(n - 1);\n    int right = f(left % 5);\n    return left + right;", "int left", "what an earlier one returns"},
      {"return n < 2 ? n : f(n - 1) + f(n - 2);", "return n < 2 ?", "depends on something"},
      {"int left = f(n - 1);\n    int right = g(f(n - 2));\n    return left + right;", "int left", "is computed in their statement"},
      {"return f(n - 1) + f(n -= 2);", "return f(", "change variables"},
    }) {
      String text = "  static void run(int[] a) {\n    System.out.println(f(9));\n  }\n\n  static int g(int x) {\n    return x;\n  }\n\n  static int f(int n) {\n    if (n < 2) {\n      return n;\n    }\n    " + each[0] + "\n  }\n";
      assertThatThrownBy(() -> apply(each[1], text)).as(each[0]).isInstanceOf(AnalysisException.class).hasMessageContaining(each[2]);
    }
  }

  @Test
  void callsUnderConditionsOfTheirOwn() throws Exception {
    assertThat(apply("    if (lo < mid", "  static void run(int[] a) {\n    fill(a, 0, a.length - 1);\n    System.out.println(Arrays.toString(a));\n  }\n\n  static void fill(int[] a, int lo, int hi) {\n    int mid = (lo + hi) / 2;\n"
        + "    a[mid] = lo - hi;\n    if (lo < mid) fill(a, lo, mid - 1);\n    if (mid < hi) {\n      fill(a, mid + 1, hi);\n    }\n  }\n").isWritten()).isTrue();
  }

  private static final String WORK = "  static long work(int[] a, int from) {\n    long s = from;\n    for (int k = 0; k < 3000; k++) {\n      s = 31 * s + a[(int) ((s >>> 3) % 4000 + 4000) % 4000];\n    }\n    return s;\n  }\n\n"
      + "  static void fill(long[] to, int[] a, int n) {\n    for (int k = 0; k < n; k++) {\n      to[k] = work(a, k) + (k == 0 ? 0 : to[k - 1]);\n    }\n  }\n\n";

  private static String run(String body) {
    return WORK + "  static void run(int[] a) {\n" + body + "  }\n";
  }

  @Test
  void neighbours() throws Exception {
    assertThat(apply("    long left", run("    long left = work(a, 1);\n    double right = work(a, 2); // the other\n    System.out.println(left + right);\n")).isWritten()).isTrue();
    assertThat(apply("    fill(x", run("    long[] x = new long[50];\n    long[] y = new long[50];\n    int n = 10;\n    n += 40;\n    fill(x, a, n);\n    // between\n    fill(y, a, n);\n    System.out.println(x[49] + y[49]);\n")).isWritten()).isTrue();
    assertThat(apply("    x[3] = work", "  static long last;\n\n" + run("    long[] x = new long[50];\n    x[3] = work(a, 3);\n    last = work(a, 4) - 1;\n    long third;\n    third = work(a, 5);\n    System.out.println(x[3] + last * third);\n")).isWritten())
        .isTrue();
  }

  @Test
  void neighboursThatKeepTheirOrder() throws Exception {
    for (String body : List.of("    fill(x, a, 50);\n    fill(y, a, (int) x[3] % 2 + 40);\n", "    fill(x, a, 50);\n    fill(x, a, 49);\n")) {
      assertThat(apply("    fill(", run("    long[] x = new long[50];\n    long[] y = new long[50];\n" + body + "    System.out.println(x[49] + y[39]);\n")).why()).as(body).contains("keep their order");
    }
  }

  @Test
  void callsAreFoundWithoutBeingNamed() throws Exception {
    String text = text(SORT.replace("new int[a.length]", "new int[a.length]").replace("void run(int[] a) {", "void run(int[] a) {\n    a = new int[100000];\n    for (int i = 1; i < a.length; i++) {\n      a[i] = a[i - 1] * 31 + i;\n    }")
        .replace("Arrays.toString(a)", "a[0] + \" \" + a[70000]"));
    ApplyResult result = ApplyEngine.apply(request(text, List.of()), AnalysisListener.SILENT);
    AppliedLoop calls = result.loops().stream().filter(AppliedLoop::isWritten).findFirst().orElseThrow();
    assertThat(calls.finding().line()).isEqualTo(line(text, "    sort(a, b, from"));
    assertThat(result.files()).hasSize(1);
    assertThat(Printed.by(result.files().get(0).after(), directory.resolve("tasks"))).isEqualTo(Printed.by(text, directory.resolve("plain")));
  }

  /** Of three neighbours the third needs what the first two do: these are tasks, and it is not. */
  @Test
  void neighboursAreFoundAsFarAsTheyLeaveEachOtherAlone() throws Exception {
    String text = text(run("    long[] x = new long[300];\n    long[] y = new long[300];\n    fill(x, a, 300);\n    fill(y, a, 300);\n    fill(y, a, (int) x[9] % 2 + 200);\n    System.out.println(x[49] + y[140]);\n"));
    ApplyResult result = ApplyEngine.apply(request(text, List.of()), AnalysisListener.SILENT);
    AppliedLoop calls = result.loops().stream().filter(AppliedLoop::isWritten).findFirst().orElseThrow();
    assertThat(calls.finding().line()).isEqualTo(line(text, "    fill(x"));
    assertThat(result.files().get(0).after()).contains("adapt(() -> { fill(x, a, 300); }).fork()").contains("\n    fill(y, a, (int) x[9] % 2");
  }

  /** Calls in one method are timed together, whatever their tasks are named. */
  @Test
  void neighboursBehindOthersInOneMethod() throws Exception {
    String text = text(run("    long[] x = new long[300];\n    long[] y = new long[300];\n    fill(x, a, 3);\n    fill(y, a, 4);\n    System.out.println(x[2] + y[3]);\n    fill(x, a, 299);\n    fill(y, a, 298);\n"
        + "    System.out.println(x[49] + y[140]);\n"));
    ApplyResult result = ApplyEngine.apply(request(text, List.of()), AnalysisListener.SILENT);
    assertThat(result.loops().stream().filter(AppliedLoop::isWritten).map(calls -> calls.finding().line())).containsExactly(line(text, "    fill(x, a, 299"));
  }

  /** What is remembered from call to call keeps them in order, though they take most of the run. */
  @Test
  void callsThatRememberStayAsTheyAre() throws Exception {
    String spend = "      for (int k = 0; k < 300000; k++) {\n        s = 31 * s + k;\n      }\n";
    for (String way : List.of("  static final Map<Integer, Long> known = new HashMap<>();\n\n  static long ways(int n) {\n    Long old = known.get(n);\n    if (old != null) {\n      return old;\n    }\n    long s = n;\n    if (n > 1) {\n      s = ways(n - 1) + ways(n - 2);\n"
        + spend + "    }\n    known.put(n, s);\n    return s;\n  }\n", "  static final long[] known = new long[99];\n\n  static long ways(int n) {\n    if (known[n] == 0) {\n      long s = n + 1;\n      if (n > 1) {\n      s = ways(n - 1) + ways(n - 2);\n" + spend + "      }\n      known[n] = s;\n    }\n    return known[n];\n  }\n",
        "  static long calls;\n\n  static long ways(int n) {\n    if (n < 2) {\n      return ++calls;\n    }\n    long s = ways(n - 1) + ways(n - 2);\n" + spend + "    return s;\n  }\n")) {
      ApplyResult result = ApplyEngine.apply(request(text(way + "\n  static void run(int[] a) {\n    System.out.println(ways(9));\n  }\n"), List.of()), AnalysisListener.SILENT);
      assertThat(result.files()).as(way).isEmpty();
    }
  }
}
