package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.parcast.frontend.Frontend;
import org.parcast.ir.ClassDeclaration;

/** Irregular nests that are entered as before: their recording is that of the interpreter, to which all steps are the same. */
@Execution(ExecutionMode.SAME_THREAD)
@ResourceLock(Resources.SYSTEM_OUT)
class RepeatedFlowTest {
  private static final String MULTIPLY = """
      static void multiply(int[] start, int[] column, double[] value, double[] x, double[] y) {
        for (int i = 0; i < start.length - 1; i++) {
          double sum = 0;
          for (int e = start[i]; e < start[i + 1]; e++) { sum += value[e] * x[column[e]]; }
          y[i] = sum;
        }
      }
      """;

  @TempDir Path directory;

  private Path source(String methods, String main) throws Exception {
    return Files.writeString(directory.resolve("P.java"), "class P {\n" + methods + "public static void main(String[] s) {\n"
        + "int[] start = {0, 2, 4, 7, 7}; int[] column = {0, 2, 1, 0, 1, 2, 3}; double[] value = {1, 2, 3, 4, 5, 6, 7};\n"
        + "double[] x = {1, 2, 3, 4}, y = new double[4], z = new double[4];\n" + main + "System.out.println(x[0] + y[1] + z[2]);\n}\n}\n");
  }

  private List<String> differences(String methods, String main) throws Exception {
    return OracleComparison.differences(source(methods, main), List.of(), List.of(), null, directory);
  }

  @Test
  void coefficientsAndColumnsThatChangeNowAndThen() throws Exception {
    assertThat(differences(MULTIPLY, "for (int t = 0; t < 12; t++) { multiply(start, column, value, x, y);"
        + " for (int i = 0; i < 4; i++) x[i] = y[i] + 1; if (t == 5) value[4] = y[0]; if (t == 8) column[1] = 3; }")).isEmpty();
  }

  @Test
  void arraysThatChangePlacesAndOneThatIsStoredTwiceInAStep() throws Exception {
    assertThat(differences(MULTIPLY, "for (int t = 0; t < 12; t++) { multiply(start, column, value, x, y); multiply(start, column, value, y, z);"
        + " multiply(start, column, value, x, z); double[] w = x; x = y; y = w; }")).isEmpty();
  }

  @Test
  void wordsThatAreStoredAmongThoseThatAreLoaded() throws Exception {
    assertThat(differences(MULTIPLY, "for (int t = 0; t < 9; t++) multiply(start, column, value, x, x);")).isEmpty();
  }

  @Test
  void anExceptionThatLeavesANestAsItIsNoted() throws Exception {
    assertThat(differences(MULTIPLY, "for (int t = 0; t < 9; t++) { if (t == 1) column[3] = 7; try { multiply(start, column, value, x, y); }"
        + " catch (IndexOutOfBoundsException e) { column[3] = t % 3; } x[t % 4] = y[1]; }")).isEmpty();
  }

  // ---- which nests may be repeated

  private boolean isRepeatable(String method) throws Exception {
    Path source = source(method, "for (int t = 0; t < 3; t++) multiply(start, column, value, x, y);");
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(source))) {
      ProgramPlan plan = new ProgramPlan(loaded.program(), List.of(), java.util.Map.of());
      ClassDeclaration declared = loaded.program().find("P");
      ClassNode rewritten = new ClassNode();
      new ClassReader(new ClassRewriter(plan).rewrite(declared, loaded.classes().get("P"))).accept(rewritten, 0);
      return rewritten.methods.stream().flatMap(node -> java.util.Arrays.stream(node.instructions.toArray()))
          .anyMatch(at -> at instanceof MethodInsnNode call && call.name.equals("isTold"));
    }
  }

  @Test
  void aSparseProductMayBe() throws Exception {
    assertThat(isRepeatable(MULTIPLY)).isTrue();
  }

  @Test
  void aNestWhoseSumIsNotItsOwnMayNot() throws Exception {
    assertThat(isRepeatable(MULTIPLY.replace("double sum = 0;", "double sum = first;").replace("for (int i", "double first = x[0]; for (int i"))).isFalse();
    assertThat(isRepeatable(MULTIPLY.replace("y[i] = sum;", "y[i] = sum; all += sum;").replace("for (int i", "double all = 0; for (int i")
        .replace("}\n}\n", "}\n y[0] = all; }\n"))).isFalse();
  }

  @Test
  void aNestThatStoresWhatItLoadedMayNot() throws Exception {
    assertThat(isRepeatable(MULTIPLY.replace("y[i] = sum;", "y[i] = x[column[i]];"))).isFalse();
  }

  @Test
  void aNestOfStridesMayNot() throws Exception {
    assertThat(isRepeatable(MULTIPLY.replace("x[column[e]]", "x[e % 4]").replace("start[i + 1]", "i + 2").replace("start[i]", "i"))).isFalse();
  }
}
