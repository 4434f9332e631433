package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;

/** Scratch of workers is often a field of a class that they extend: each part has a copy of its own. */
@Tag("slow")
class InheritedFieldsTest {
  private static final String MAIN = "public class P {\n  public static void main(String[] args) {\n    new Solver().step();\n  }\n";
  private static final String SOLVER = "Solver extends Base {\n    void step() {\n      for (int j = 0; j < 200; j++) {\n        for (int i = 0; i < 50; i++) {\n          half = j * 0.5 + i;\n          line[i] = half + 1 / (half + 1);\n        }\n"
      + "        for (int i = 1; i < 50; i++) {\n          rows[j] += this.line[i - 1] * super.line[i];\n        }\n      }\n      System.out.println(java.util.Arrays.toString(rows));\n    }\n  }\n";
  private static final String BASE = "Base extends Thread {\n    double[] line = new double[50];\n    double[] rows = new double[200];\n    double half;\n  }\n";

  @TempDir private Path directory;

  @Test
  void ofTheSameFile() throws Exception {
    assertWritten(MAIN + "  static class " + SOLVER + "  static class " + BASE + "}\n", "= line.clone();");
    assertWritten(MAIN + "}\nclass " + SOLVER.replace("Base", "Middle") + "class Middle extends Base {}\nclass " + BASE, "= line.clone();");
  }

  /** The nearer one counts, as everywhere: here another type shows which that is. */
  @Test
  void notThoseOfTheClassAround() throws Exception {
    assertWritten(MAIN + "  static int half;\n  static String line;\n  static class " + SOLVER + "  static class " + BASE + "}\n", "double ownHalf");
  }

  /** The class around has a field of the name, too, of another type. */
  @Test
  void notThoseThatAClassWithoutNameHides() throws Exception {
    String text = MAIN + "  static class Solver extends Base {\n    void step() {\n      new Other() {\n        void fill() {\n          for (int i = 0; i < 100; i++) {\n            half = i * 2;\n            all[i] = half / 3;\n          }\n"
        + "          System.out.println(all[7]);\n        }\n      }.fill();\n    }\n  }\n  static class Other {\n    int half;\n    int[] all = new int[100];\n  }\n  static class " + BASE + "}\n";
    assertThat(WrittenProgram.loops(directory, Form.STREAM, false, text, UnaryOperator.identity())).singleElement().satisfies(loop -> assertThat(loop.why()).contains("no variable that this file declares"));
  }

  @Test
  void ofAnotherFile() throws Exception {
    Files.createDirectories(directory.resolve("base"));
    Files.createDirectories(directory.resolve("app"));
    Files.writeString(directory.resolve("base/Base.java"), "package base;\npublic class Base extends Thread {\n  protected double[] line = new double[50];\n  protected double[] rows = new double[200];\n  protected double half;\n}\n");
    Files.writeString(directory.resolve("app/P.java"), "package app;\nimport base.Base;\n" + MAIN + "  static class " + SOLVER + "}\n");
    Target target = Target.of(directory);
    ApplyRequest request = new ApplyRequest(target, null, List.of(), 0, Form.STREAM, Dialect.PYJAMA, false, null, 0);
    try (Frontend.Result program = Frontend.load(target.frontendRequest())) {
      LoopWriter writer = new LoopWriter(program, request, directory);
      LoopFinding outer = StaticLoopsEngine.findings(program).get(0);
      writer.write(outer, Optional.empty());
      assertThat(writer.loops()).singleElement().satisfies(loop -> assertThat(loop.isWritten()).as(loop.why()).isTrue());
      Map<Path, String> texts = writer.texts(Optional.empty());
      assertThat(texts.values()).singleElement().asString().contains("double[] ownLine = line.clone();");
    }
  }

  private void assertWritten(String text, String copy) throws Exception {
    List<AppliedLoop> loops = WrittenProgram.loops(directory, Form.STREAM, false, text, UnaryOperator.identity());
    assertThat(loops).anySatisfy(loop -> {
      assertThat(loop.isWritten()).as(loop.why()).isTrue();
      assertThat(String.join("\n", loop.text().members())).contains(copy);
    });
  }
}
