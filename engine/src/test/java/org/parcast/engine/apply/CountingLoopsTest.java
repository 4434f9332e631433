package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Loops that count in their test or body, and those whose bound comes towards the counter, are written in parts; the counter has its value after them. */
@Tag("slow")
class CountingLoopsTest {
  @TempDir private Path directory;

  private List<AppliedLoop> write(boolean strict, String loop) throws Exception {
    String text = WrittenLoopsTest.HEAD + "double[] a = new double[1000];\nint i = 0;\nint j = 1000;\ndouble s = 0.1;\n" + loop + "\nSystem.out.println(i + \" \" + j + \" \" + (float) s + Arrays.toString(a));\n}\n}\n";
    return WrittenProgram.loops(directory, Form.STREAM, strict, text, UnaryOperator.identity());
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "i = 1000;\nwhile (i-- > 0) a[i] = 3 * i;",
    "i = 1000;\nwhile (--i >= 0) {\n  a[i] = 3 * i;\n}",
    "i = 900;\nwhile (0 <= --i) {\n  if (i % 3 == 0) {\n    continue;\n  }\n  a[i] = i;\n}",
    "while (i++ < 990) {\n  a[i] += i;\n}",
    "while (++i != 990) {\n  a[i] += i;\n}",
    "i = 400;\nwhile (i-- != 0) {\n  a[i] += i;\n}",
    "i = 400;\nwhile (i-- >= 7) {\n  a[i] += i;\n}",
    "while (i++ <= 55) {\n  a[i] += i;\n}",
    "while (i-- > 10) {\n  a[i] += i;\n}",
    "for (i = 700; --i > 3;) {\n  a[i] -= i;\n}",
    "for (int k = 700; k-- > 3;) {\n  a[k] -= k;\n}",
    "for (int k = -1; ++k < 800;) {\n  a[k] -= k;\n}",
    "long k = 800;\nwhile (k-- > 0) {\n  a[(int) k] = k;\n}\ni = (int) k;",
  })
  void inTheTest(String loop) throws Exception {
    assertThat(write(false, loop)).as(loop).first().matches(AppliedLoop::isWritten);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "do {\n  a[i] = 3 * i;\n  i++;\n} while (i < 1000);",
    "i = 600;\ndo {\n  a[i] = 3 * i; // kept\n  i += 2;\n} while (i < 100);",
    "do {\n  a[i] += i;\n} while (++i < 1000);",
    "do a[i] += i; while (i++ < 999);",
    "i = 999;\ndo {\n  a[i] += i;\n} while (--i > 5);",
    "i = 999;\ndo a[i] += i; while (i-- > 5);",
    "i = 7;\ndo a[i] += i; while (i-- > 50);",
    "do {\n  a[i++] = 2;\n} while (i < a.length);",
    "do {\n  s += a[i] + 0.5;\n  i++;\n} while (i < a.length);",
  })
  void behindTheFirstIteration(String loop) throws Exception {
    assertThat(write(false, loop)).as(loop).first().matches(AppliedLoop::isWritten);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "while (i < a.length) {\n  a[i++] = 3;\n}",
    "while (i < a.length) {\n  i++;\n  if (i % 3 == 0) {\n    continue;\n  }\n  a[i - 1] = i;\n}",
    "while (i < 999) {\n  a[i++] = 3;\n  a[i++] = 4;\n}",
    "while (j > 0) {\n  j--;\n  for (int k = 0; k < 9; k++) {\n    if (k == 7) {\n      break;\n    }\n    a[j] += k;\n  }\n}",
    "for (; i < a.length;) {\n  a[i] = i;\n  i += 3;\n}",
    "for (int k = 0; k < 1000;) {\n  a[k++] = 2;\n}",
    "for (i = 5; i < 1000;) {\n  a[i++] = i;\n}",
    "for (int k = 1000; k > 1;) {\n  a[--k] = k;\n  a[--k] = -k;\n}",
    "while (i < 1000) {\n  s += a[i] + i;\n  i++;\n  j -= 2;\n}",
  })
  void inTheBody(String loop) throws Exception {
    assertThat(write(false, loop)).as(loop).first().matches(AppliedLoop::isWritten);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "for (int k = 0, l = 999; k < l; k++, l--) {\n  a[k] = l;\n  a[l] = k;\n}",
    "for (int k = 1, l = 999; k <= l; k += 2, --l) {\n  a[k] += l;\n}",
    "while (i < j) {\n  a[i++] = 3;\n  a[--j] = 5;\n}",
    "while (j > i) {\n  a[i] = 3;\n  i++;\n  j -= 3;\n}",
    "j = 17;\nwhile (i < j) {\n  a[i] = 3;\n  i++;\n  j--;\n}",
    "do {\n  a[i] = 3;\n  j--;\n  i += 2;\n} while (i < j);",
  })
  void towardsABoundThatMoves(String loop) throws Exception {
    assertThat(write(false, loop)).as(loop).first().matches(AppliedLoop::isWritten);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "for (int k = 0; k + 1 < j; k += 2) {\n  a[k] = a[k + 1] + k;\n}",
    "for (int k = 0; k + 4 <= a.length; k++) {\n  a[k] += k;\n}",
    "int len = 7;\nfor (int k = 3; len + k < j; k++) {\n  a[k] += len;\n}",
    "while (i + 1 < j) {\n  a[i] = a[i + 1] + 3;\n  i += 2;\n}",
    "for (int k = 998; k - 1 >= 0; k--) {\n  a[k] = 2 * k;\n}",
    "for (int k = 0; j > 2 + k + 1; k++) {\n  a[k + 2] = k;\n}",
    "int less = -9;\nfor (int k = 0; k - less - (less + 1) < j - 20; k++) {\n  a[k] = k;\n}",
    "do {\n  a[i] = 3;\n  i++;\n} while (i + 990 < 17);",
    "while (i++ + 5 < j) {\n  a[i] += i;\n}",
    "for (int k = 1; (k + 1) <= 900L; k++) {\n  a[k] = k;\n}",
    "int[] by = {7, 8};\nfor (int k = 0; k + by.length <= a.length; k++) {\n  a[k] = k;\n}",
    "int low = Integer.MIN_VALUE;\nfor (int k = 0; k + 1 < low; k++) {\n  a[k] = k;\n}",
  })
  void besideWhatStaysAsItIs(String loop) throws Exception {
    assertThat(write(false, loop)).as(loop).first().matches(AppliedLoop::isWritten);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "boolean flag = a.length > 5;\nfor (int k = 0; k < j && flag; k++) {\n  a[k] = k;\n}",
    "boolean flag = a.length < 5;\nwhile (!flag && i < j) {\n  a[i] = i;\n  i++;\n}",
    "boolean flag = a.length < 5;\nfor (i = 9; flag && i <= 700; i++) {\n  a[i] = i;\n}",
    "int n = 800;\nfor (int k = 0; k < a.length && k < n; k++) {\n  a[k] = k;\n}",
    "int n = 80;\nfor (int k = 990; (k >= n) && k >= j - 960 && n + 3 != 7; k--) {\n  a[k] = k;\n}",
    "long n = 80;\nwhile (i < n && i + 40 < j && n > 7) {\n  a[i++] = n;\n}",
  })
  void severalBoundsAndConditionsThatStayAsTheyAre(String loop) throws Exception {
    assertThat(write(false, loop)).as(loop).first().matches(AppliedLoop::isWritten);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "boolean found = false;\nfor (int k = 0; k < j && !found; k++) {\n  a[k] = 3;\n  found = k == 77;\n}",
    "while (i++ < 900 && i++ < j) {\n  a[i - 1] = 5;\n}",
    "boolean flag = a.length < 5;\nwhile (flag && i++ < 900) {\n  a[i] = 5;\n}",
    "while (++i < 900 && i < 800) {\n  a[i] = 5;\n}",
    "while (i < j && a[i] == 0) {\n  a[i++] = 5;\n}",
    "for (int k = 0; k < j && k * k < 400; k++) {\n  a[k] = 3;\n}",
    "for (int k = 0; k < j && Arrays.hashCode(a) != 7; k++) {\n  a[k] = 3;\n}",
    "for (int k = 0; k * k < j; k++) {\n  a[k] = 3;\n}",
    "for (int k = 0; k + k < j; k++) {\n  a[k] = 3;\n}",
    "for (int k = 0; k + 0.5 < j; k++) {\n  a[k] = 3;\n}",
    "for (int k = 1000; j - k < 990; k--) {\n  a[k - 1] = 3;\n}",
  })
  void testsThatMayEndItEarlierAreNotWritten(String loop) throws Exception {
    assertThat(write(false, loop)).as(loop).noneMatch(AppliedLoop::isWritten);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "while (i < 1000 - i) {\n  a[i] = 3;\n  i++;\n}",
    "for (i = 0; i < j - 1 - i; i++) {\n  a[i] += a[j - 1 - i];\n}",
    "for (int k = 0; k < j; k++) {\n  a[k] = 3;\n  j += 1;\n  if (j > 1000) {\n    j = 900;\n  }\n}",
    "while (i < 1000) {\n  a[i] = 3;\n  if (i % 3 == 0) {\n    i++;\n  }\n  i++;\n}",
    "while (i < 1000) {\n  a[i] = 3;\n  for (int k = 0; k < 5; k++) {\n    if (k == i % 5) {\n      break;\n    }\n    i++;\n  }\n  i++;\n}",
  })
  void boundsAndStepsThatDifferAreNotWritten(String loop) throws Exception {
    assertThat(write(false, loop)).as(loop).noneMatch(written -> written.isWritten() && written.finding().line() == 9);
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "while (i < 1000) {\n  i++;\n  s += 1.0 / i;\n}",
    "i = 1000;\nwhile (i-- > 0) {\n  s += 1.0 / (i + 1);\n}",
    "do {\n  s += 1.0 / ++i;\n} while (i < 1000);",
  })
  void strictSumsAreInOrder(String loop) throws Exception {
    assertThat(write(true, loop)).as(loop).hasSize(1).allMatch(AppliedLoop::isWritten);
  }

  @ParameterizedTest
  @EnumSource(Form.class)
  void inEachForm(Form form) throws Exception {
    String text = WrittenLoopsTest.HEAD + "int[] a = new int[500];\nint i = 500;\nwhile (i-- > 0) {\n  a[i] = i;\n}\ndo {\n  a[++i] *= 2;\n} while (i < 499);\nSystem.out.println(i + Arrays.toString(a));\n}\n}\n";
    List<AppliedLoop> loops = WrittenProgram.loops(directory, form, false, text, UnaryOperator.identity());
    assertThat(loops).hasSize(2).allMatch(loop -> loop.isWritten() == (form != Form.DIRECTIVE));
  }
}
