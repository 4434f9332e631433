package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.parcast.frontend.Frontend;
import org.parcast.ir.ClassDeclaration;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.valueflow.ClassRewriter;

/** Nests with calls that are entered as before: their recording is that of the interpreter, to which all steps are the same. */
@Tag("slow")
@Execution(ExecutionMode.CONCURRENT)
class WatchedNestTest {
  private static final String FIELD = """
      static class Field {
        private double[] data = new double[16];
        private int width = 4;
        double get(int i, int j) { return data[i * width + j]; }
        void set(int i, int j, double value) { data[i * width + j] = value; }
      }
      static void relax(Field u, Field v, double f) {
        for (int i = 0; i < 4; i++) {
          for (int j = 0; j < 4; j++) {
            double sum = 4 * u.get(i, j) + f;
            if (i > 0) { sum -= u.get(i - 1, j); }
            if (j < 3) { sum -= u.get(i, j + 1); }
            v.set(i, j, sum);
          }
        }
      }
      """;

  private static final String STEPS = "Field u = new Field(), v = new Field(); for (int i = 0; i < 16; i++) { u.set(i / 4, i % 4, i); v.set(i / 4, i % 4, 1); }\n"
      + "for (int t = 0; t < 14; t++) { relax(u, v, t < 9 ? 0.5 : u.get(1, 1)); Field w = u; u = v; v = w; }\n";

  private static final String CELLS = """
      static class Cells {
        double[] before = new double[5], now = new double[5], next = new double[5];
        void advance(int i) { before[i] = now[i]; now[i] = next[i]; }
        void blend(int i, int other) { next[i] = now[i] + 0.5 * (before[i] - now[other]); }
      }
      static void blend(Cells cells, int[] other) { for (int i = 0; i < 5; i++) { cells.blend(i, other[i]); } }
      static void advance(Cells cells) { for (int i = 0; i < 5; i++) { cells.advance(i); } }
      """;

  private static final String CELL_STEPS = "int[] other = {1, 2, 3, 4, 0}; Cells cells = new Cells();\n"
      + "for (int i = 0; i < 5; i++) { cells.now[i] = i; cells.before[i] = i + 1; cells.next[i] = 3; }\n"
      + "for (int t = 0; t < 14; t++) { blend(cells, other); advance(cells); }\n";

  private static final String VECTOR = """
      static class Vector {
        private final double[] data = new double[6];
        double get(int i) { return data[i]; }
        void set(int i, double value) { data[i] = value; }
        void add(double factor, Vector other) {
          for (int i = 0; i < 6; i++) { set(i, get(i) + factor * other.get(i)); }
        }
      }
      static double dot(Vector x, Vector y) {
        double sum = 0;
        for (int i = 0; i < 6; i++) { sum += x.get(i) * y.get(i); }
        return sum;
      }
      static void apply(Vector x, Vector y) {
        for (int i = 0; i < 6; i++) {
          double sum = 4 * x.get(i);
          if (i > 0) { sum -= x.get(i - 1); }
          if (i < 5) { sum -= x.get(i + 1); }
          y.set(i, sum);
        }
      }
      """;

  private static final String GRADIENTS = """
      Vector x = new Vector(), r = new Vector(), p = new Vector(), q = new Vector();
      for (int i = 0; i < 6; i++) { r.set(i, i + 1); p.set(i, i + 2); q.set(i, i); }
      double rho = dot(r, r);
      for (int t = 0; t < 30; t++) {
        apply(p, q);
        double alpha = rho / dot(p, q);
        x.add(alpha, p);
        r.add(-alpha, q);
        double next = dot(r, r);
        double beta = next / rho;
        rho = next;
        for (int i = 0; i < 6; i++) { p.set(i, r.get(i) + beta * p.get(i)); }
      }
      """;

  @TempDir Path directory;

  private Path source(String methods, String main, String result) throws Exception {
    return Files.writeString(directory.resolve("P.java"), "class P {\n" + methods + "public static void main(String[] s) {\n" + main + "System.out.println(" + result + ");\n}\n}\n");
  }

  private List<String> differences(String methods, String main, String result) throws Exception {
    return OracleComparison.differences(source(methods, main, result), List.of(), List.of(), null, directory);
  }

  /** Whether a nest of the method is watched. */
  private boolean isWatched(String methods, String main, String result, String method) throws Exception {
    try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(source(methods, main, result)))) {
      ProgramPlan plan = new ProgramPlan(loaded.program(), List.of(), Map.of(), Set.of());
      ClassDeclaration declared = loaded.program().find("P");
      ClassNode rewritten = new ClassNode();
      new ClassReader(new ClassRewriter(plan).rewrite(declared, loaded.classes().get("P"))).accept(rewritten, 0);
      return rewritten.methods.stream().filter(node -> node.name.equals(method)).flatMap(node -> Arrays.stream(node.instructions.toArray()))
          .anyMatch(at -> at instanceof MethodInsnNode call && call.owner.endsWith("/RepeatedFlow") && call.name.equals("calls"));
    }
  }

  @Test
  void aStencilBehindGettersWhoseBranchesDependOnThePlace() throws Exception {
    assertThat(isWatched(FIELD, STEPS, "u.get(2, 2)", "relax")).isTrue();
    assertThat(differences(FIELD, STEPS, "u.get(2, 2)")).isEmpty();
  }

  @Test
  void sumsOfAnswersAndWhatIsComputedFromThem() throws Exception {
    assertThat(isWatched(VECTOR, GRADIENTS, "x.get(2)", "dot")).isTrue();
    assertThat(differences(VECTOR, GRADIENTS, "x.get(2)")).isEmpty();
  }

  @Test
  void sumsThatDecideAndAreStored() throws Exception {
    String held = GRADIENTS.replace("r.add(-alpha, q);", "last[t % 2] = alpha; r.add(-alpha, q); if (Math.sqrt(alpha) > 1e9) { break; }");
    assertThat(differences(VECTOR, "double[] last = new double[2];\n" + held, "x.get(2) + last[0]")).isEmpty();
  }

  @Test
  void sumsOfSumsHandedOn() throws Exception {
    String scaled = GRADIENTS.replace("double beta = next / rho;", "double scale = Math.sqrt(next) + alpha; double beta = (next + scale) / rho + dot(x, x);").replace("rho = next;", "rho = next + beta;");
    assertThat(differences(VECTOR, scaled, "x.get(2)")).isEmpty();
  }

  @Test
  void sumsThatOneStepLeavesToTheNext() throws Exception {
    String late = GRADIENTS.replace("double alpha = rho / dot(p, q);", "double alpha = kept; kept = rho / dot(p, q) + kept;").replace("x.add(alpha, p);", "if (t % 7 == 3) { x.set(1, alpha); } x.add(alpha, p);");
    assertThat(differences(VECTOR, "double kept = 0.1;\n" + late, "x.get(2) + kept")).isEmpty();
  }

  @Test
  void oneWhoseFieldsChangeIsNotRepeated() throws Exception {
    String wider = FIELD.replace("void set(", "void widen(int to) { width = to; }\n void set(");
    assertThat(isWatched(wider, STEPS + "u.widen(2);\n", "u.get(1, 1)", "relax")).isFalse();
    assertThat(differences(wider, STEPS.replace("Field w", "if (t == 8) { u.widen(3); v.widen(3); } Field w"), "u.get(2, 2)")).isEmpty();
  }

  @Test
  void cellsWhoseMethodsCopyAndCompute() throws Exception {
    assertThat(isWatched(CELLS, CELL_STEPS, "cells.now[1]", "advance")).isTrue();
    assertThat(isWatched(CELLS, CELL_STEPS, "cells.now[1]", "blend")).isTrue();
    assertThat(differences(CELLS, CELL_STEPS, "cells.now[1]")).isEmpty();
  }

  @Test
  void fieldsOfManyObjectsAreTold() throws Exception {
    String objects = "static class Cell { double now, next; void advance() { now = next; } }\n"
        + "static void advance(Cell[] cells) { for (int i = 0; i < 3; i++) { cells[i].advance(); } }\n";
    assertThat(isWatched(objects, "Cell[] cells = {new Cell(), new Cell(), new Cell()}; for (int t = 0; t < 9; t++) { advance(cells); }\n", "cells[1].now", "advance")).isFalse();
  }

  @Test
  void cellsThatChangeNeighboursAndAreCopied() throws Exception {
    assertThat(differences(CELLS, CELL_STEPS.replace("advance(cells);", "advance(cells); if (t == 6) { other[2] = 0; } if (t == 9) { cells.now[1] = cells.now[2]; }"), "cells.now[1]")).isEmpty();
  }

  @Test
  void wordsThatHoldTheSameValueAreNotTakenForEachOther() throws Exception {
    String copies = CELLS.replace("0.5 * (before[i] - now[other])", "0.5 * before[other]").replace("now[i] = next[i];", "");
    assertThat(differences(copies, CELL_STEPS.replace("blend(cells, other);", "if (t > 6) { cells.now[0] = t; } blend(cells, other);"), "cells.next[1] + cells.next[0]")).isEmpty();
  }

  @Test
  void wordsThatAreOverwrittenBeforeTheirValueIsUsed() throws Exception {
    String swap = FIELD + """
        static void swap(Field u, int i, int k) {
          for (int j = 0; j < 4; j++) { double kept = u.get(i, j); u.set(i, j, u.get(k, j)); u.set(k, j, 2 * kept); }
        }
        """;
    assertThat(differences(swap, STEPS.replace("Field w", "swap(u, 1, 2); swap(u, 0, 3); Field w"), "u.get(2, 2)")).isEmpty();
  }

  @Test
  void answersThatAreComputedAndMethodsOfInterfacesThatCallOthers() throws Exception {
    String behind = """
        interface Vector { int size(); double get(int i); void set(int i, double value);
          default double mean(int i, int j) { return 0.5 * (get(i) + get(j)); } }
        static class Dense implements Vector {
          private final double[] data = new double[6];
          public int size() { return data.length; }
          public double get(int i) { return data[i]; }
          public void set(int i, double value) { data[i] = value; }
        }
        static void smooth(Vector x, Vector y) {
          for (int i = 0; i < x.size(); i++) { y.set(i, i == 0 ? x.get(0) : x.mean(i - 1, i)); }
        }
        """;
    String steps = "Vector x = new Dense(), y = new Dense(); for (int i = 0; i < 6; i++) { x.set(i, i); }\n"
        + "for (int t = 0; t < 12; t++) { smooth(x, y); smooth(y, x); }\n";
    assertThat(differences(behind, steps, "x.get(3)")).isEmpty();
  }

  @Test
  void anExceptionThatLeavesANestAsItIsWatched() throws Exception {
    String tried = CELL_STEPS.replace("blend(cells, other);", "if (t == 1) { other[3] = 7; } try { blend(cells, other); } catch (IndexOutOfBoundsException e) { other[3] = t % 3; }");
    assertThat(differences(CELLS, tried, "cells.now[1]")).isEmpty();
  }
}
