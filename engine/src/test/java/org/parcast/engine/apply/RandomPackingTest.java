package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;

/** Random loops that store at places which variables or fields count: whatever of them is written leaves the same as the loops in order. */
@Tag("slow")
class RandomPackingTest {
  private static final int LOOPS = 40;

  /** The kinds of statements of which each may stand in a loop that packs an array, those that hold others last. */
  private static final List<Integer> PACKING = List.of(0, 1, 4, 10, 11, 14);

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({"1, false", "2, false", "3, false", "4, true", "5, true", "6, true"})
  void whatIsWrittenLeavesTheSame(long seed, boolean fields) throws Exception {
    String text = program(new Random(seed), fields);
    Path source = Files.writeString(directory.resolve("P.java"), text);
    Target target = Target.of(source);
    ApplyRequest request = new ApplyRequest(target, null, List.of(), 0, Form.STREAM, Dialect.PYJAMA, false, null, 0);
    try (Frontend.Result program = Frontend.load(target.frontendRequest())) {
      LoopWriter writer = new LoopWriter(program, request, directory);
      for (LoopFinding finding : StaticLoopsEngine.findings(program)) {
        writer.write(finding, Optional.empty());
      }
      assertThat(writer.loops().stream().filter(AppliedLoop::isWritten)).hasSizeGreaterThan(LOOPS / 8);
      assertThat(writer.loops().stream().filter(loop -> loop.isWritten() && loop.text().toString().contains("Arrays.copyOf("))).as("packed").hasSizeGreaterThan(LOOPS / 8);
      String written = writer.texts(Optional.empty()).values().iterator().next();
      assertThat(Printed.by(written, directory.resolve("parallel")).lines().toList()).isEqualTo(Printed.by(text, directory.resolve("plain")).lines().toList());
    }
  }

  private static String program(Random random, boolean fields) {
    StringBuilder text = new StringBuilder("import java.util.*;\npublic class P {\n").append(fields ? "  static int k, m;\n" : "");
    for (int loop = 0; loop < LOOPS; loop++) {
      text.append("  static void m").append(loop).append("(int[] c, int[] d, int[] a) {\n    int old = 0, s = 0").append(fields ? ";\n    k = " : ", m = 0, k = ").append(random.nextInt(3)).append(fields ? ";\n    m = 0;\n" : ";\n").append("    for (int i = 0; i < 60; i++) {\n")
          .append(block(random, loop % 2 == 0, 2, "      ")).append("    }\n    System.out.println(").append(loop).append(" + \" \" + k + \" \" + m + \" \" + s + \" \" + Arrays.hashCode(c) + \" \" + Arrays.hashCode(d));\n  }\n");
    }
    text.append("  public static void main(String[] arguments) {\n    int[] a = new int[60];\n    for (int i = 0; i < 60; i++) {\n      a[i] = i * 37 % 101;\n    }\n");
    for (int loop = 0; loop < LOOPS; loop++) {
      text.append("    m").append(loop).append("(new int[9000], new int[9000], a);\n");
    }
    return text.append("  }\n}\n").toString();
  }

  private static String block(Random random, boolean packs, int depth, String indent) {
    StringBuilder text = new StringBuilder();
    for (int statements = 1 + random.nextInt(2); statements > 0; statements--) {
      text.append(statement(random, packs, depth, indent));
    }
    return text.toString();
  }

  /** @param packs whether it does nothing that would keep an array from being packed */
  private static String statement(Random random, boolean packs, int depth, String indent) {
    String k = !packs && random.nextInt(5) == 0 ? "m" : "k";
    String c = !packs && random.nextInt(5) == 0 ? "d" : "c";
    int kind = packs ? PACKING.get(random.nextInt(depth > 0 ? PACKING.size() : 3)) : random.nextInt(depth > 0 ? 16 : 10);
    String value = !packs && random.nextInt(12) == 0 ? k : !packs && random.nextInt(12) == 0 ? c + "[0]" : "a[i] + " + random.nextInt(9);
    return switch (kind) {
      case 0, 1, 2, 3 -> indent + c + "[" + k + "++] = " + value + ";\n";
      case 4 -> indent + c + "[" + k + "] = " + value + ";\n" + indent + k + "++;\n";
      case 5 -> random.nextInt(3) > 0 ? indent + "s += a[i];\n" : indent + "old = " + k + ";\n";
      case 6 -> random.nextInt(3) > 0 ? indent + c + "[" + k + "++] = a[i] > 50 ? 1 : -1;\n" : indent + k + " = old;\n";
      case 7 -> random.nextInt(3) > 0 ? indent + "c[" + k + "] = i;\n" + indent + "d[" + k + "++] = -i;\n" : indent + k + "++;\n";
      case 8 -> random.nextInt(3) > 0 ? indent + "s ^= i;\n" : indent + c + "[" + k + "] = i;\n";
      case 9 -> indent + "s += " + (random.nextInt(6) == 0 ? k : "i") + ";\n";
      case 10, 11, 12, 13 -> indent + "if (a[i] % " + (2 + random.nextInt(4)) + " == " + random.nextInt(2) + ") {\n" + block(random, packs, depth - 1, indent + "  ")
          + (random.nextBoolean() ? indent + "} else {\n" + block(random, packs, depth - 1, indent + "  ") : "") + indent + "}\n";
      case 14 -> indent + "for (int j" + depth + " = 0; j" + depth + " < a[i] % 4; j" + depth + "++) {\n" + block(random, packs, depth - 1, indent + "  ") + indent + "}\n";
      default -> indent + "if (" + (random.nextInt(4) == 0 ? k + " > 20" : "i % 7 == 3") + ") {\n" + indent + "  continue;\n" + indent + "}\n";
    };
  }
}
