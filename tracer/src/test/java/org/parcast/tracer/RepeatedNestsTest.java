package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.trace.RegisterMode;

/** A nest that is entered as before is told of in one word, and read as if all of it had been told: a product with a sparse matrix, by hand. */
@Tag("slow")
class RepeatedNestsTest {
  private static final String MULTIPLY = """
      static void multiply(int[] start, int[] column, double[] x, double[] y) {
        for (int i = 0; i < y.length; i++) {
          double sum = 0;
          for (int e = start[i]; e < start[i + 1]; e++) { sum += x[column[e]]; }
          y[i] = sum;
        }
      }
      """;

  private static final int[] START = {0, 2, 3, 5};

  private static final int STEPS = 9;

  @TempDir Path directory;

  private TracedBlocks run(String main) throws Exception {
    Path source = directory.resolve("P.java");
    Files.writeString(source, "class P {\n" + MULTIPLY + "public static void main(String[] s) {\n"
        + "int[] start = {0, 2, 3, 5}; int[] column = {0, 2, 1, 0, 1}; double[] x = new double[3], y = new double[3]; int steps = Integer.parseInt(s[0]);\n"
        + main + "}\n}\n");
    return TracedBlocks.run(source, directory, String.valueOf(STEPS));
  }

  /** References of the program from the first product on. */
  private List<String> references(String main) throws Exception {
    List<String> all = run(main).references(RegisterMode.NONE);
    return all.subList(all.indexOf("L start+0"), all.size());
  }

  /** References of a product; an index beyond the end of x ends it. */
  private static List<String> product(int... column) {
    List<String> references = new ArrayList<>();
    for (int i = 0; i < START.length - 1; i++) {
      references.add("L start+" + 4 * i);
      for (int e = START[i]; e < START[i + 1]; e++) {
        references.add("L start+" + 4 * (i + 1));
        references.add("L column+" + 4 * e);
        if (column[e] > 2) {
          return references;
        }
        references.add("L x+" + 8 * column[e]);
      }
      references.add("L start+" + 4 * (i + 1));
      references.add("S y+" + 8 * i);
    }
    return references;
  }

  @Test
  void stepsThatAreTheSameAreAllRead() throws Exception {
    List<String> expected = new ArrayList<>();
    for (int t = 0; t < STEPS; t++) {
      expected.addAll(product(0, 2, 1, 0, 1));
    }
    assertThat(references("for (int t = 0; t < steps; t++) multiply(start, column, x, y);")).isEqualTo(expected);
  }

  @Test
  void moreStepsTakeHardlyMoreOfTheFile() throws Exception {
    TracedBlocks traced = run("steps = 1000; for (int t = 0; t < steps; t++) multiply(start, column, x, y);");
    assertThat(traced.references(RegisterMode.NONE)).hasSizeGreaterThan(20_000);
    assertThat(Files.size(traced.recording().resolve("blocks.bin"))).isLessThan(5_000);
  }

  @Test
  void aNestOfMoreVariablesThanAreRememberedIsToldOfEachTime() throws Exception {
    StringBuilder main = new StringBuilder();
    StringBuilder sum = new StringBuilder("column[k]");
    for (int v = 0; v < 260; v++) {
      main.append("int v").append(v).append(" = 0; ");
      sum.append(" + v").append(v);
    }
    main.append("for (int t = 0; t < steps; t++) { y[0] = start[0]; for (int k = 0; k < 2; k++) { x[").append(sum).append("] = 1; } }");
    List<String> expected = new ArrayList<>();
    for (int t = 0; t < STEPS; t++) {
      expected.addAll(List.of("L start+0", "S y+0", "L column+0", "S x+0", "L column+4", "S x+16"));
    }
    assertThat(references(main.toString())).isEqualTo(expected);
  }

  @Test
  void whatIndicesHaveBecomeIsToldAnew() throws Exception {
    List<String> expected = new ArrayList<>();
    for (int t = 0; t < STEPS; t++) {
      if (t == 5) {
        expected.add("S column+12");
      }
      expected.addAll(t < 5 ? product(0, 2, 1, 0, 1) : product(0, 2, 1, 2, 1));
    }
    assertThat(references("for (int t = 0; t < steps; t++) { if (t == 5) column[3] = 2; multiply(start, column, x, y); }")).isEqualTo(expected);
  }

  @Test
  void anotherArrayWithTheSameIndicesIsToldOfByItself() throws Exception {
    TracedBlocks traced = run("int[] other = {0, 2, 1, 0, 1}; for (int t = 0; t < steps; t++) multiply(start, t % 2 == 0 ? column : other, x, y);");
    List<Long> objects = new ArrayList<>();
    traced.trace().read(RegisterMode.NONE, org.parcast.recording.trace.layout.MemoryLayout.JVM,
        new org.parcast.recording.trace.ReferenceAdapter((number, address) -> {
          if (traced.trace().references(RegisterMode.NONE).get(number).name().equals("column")) {
            objects.add((long) traced.trace().allocations().find(address));
          }
        }));
    List<Long> inMultiply = objects.subList(objects.size() - 5 * STEPS, objects.size());
    for (int t = 0; t < STEPS; t++) {
      assertThat(inMultiply.subList(5 * t, 5 * t + 5)).as("step %d", t).containsOnly(inMultiply.get(t % 2 == 0 ? 0 : 5));
    }
    assertThat(inMultiply.get(0)).isNotEqualTo(inMultiply.get(5));
  }

  @Test
  void aNestThatAnExceptionLeavesIsToldOfEachTime() throws Exception {
    List<String> expected = new ArrayList<>();
    for (int t = 0; t < STEPS; t++) {
      if (t == 0) {
        expected.addAll(product(0, 2, 1, 0, 1));
        expected.add("S column+12");
      } else {
        expected.addAll(product(0, 2, 1, 7, 1));
      }
    }
    assertThat(references("for (int t = 0; t < steps; t++) { try { multiply(start, column, x, y); } catch (IndexOutOfBoundsException e) { continue; }"
        + " column[3] = 7; }")).isEqualTo(expected);
  }

  @Test
  void aNestWhoseAddressesDependOnWhatItStoresIsToldOfEachTime() throws Exception {
    List<String> expected = new ArrayList<>();
    for (int t = 0, position = 0; t < STEPS; t++) {
      expected.add("L start+0");
      for (int k = 0; k < 2; k++) {
        expected.add("L column+" + 4 * position);
        position = position == 0 ? 2 : position == 2 ? 1 : 2;
      }
      expected.add("S start+0");
    }
    List<String> found = references("column[0] = 2; /* a walk goes from 0 to 2, to 1, to 2 and so on */ for (int t = 0; t < steps; t++) { int at = start[0]; for (int k = 0; k < 2; k++) { at = column[at]; } start[0] = at; }");
    assertThat(found).isEqualTo(expected);
  }
}
