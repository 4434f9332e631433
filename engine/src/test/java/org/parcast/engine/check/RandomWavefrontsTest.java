package org.parcast.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.apply.ApplyEngine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.apply.Form;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.report.apply.Trial;

/** Nests of random references: those that are written in blocks leave the same in any order of the blocks that a diagonal allows. */
@Tag("slow")
class RandomWavefrontsTest {
  private static final int NESTS = 40;
  private static final int SEED = Integer.getInteger("parcast.nests.seed", 1);

  @TempDir private Path directory;

  @Test
  void whatIsWrittenInBlocksLeavesTheSame() throws Exception {
    Random random = new Random(SEED);
    Path source = Files.writeString(directory.resolve("P.java"), program(random));
    Target target = Target.of(source);
    Run run = new Run(List.of(), List.of(), directory, "512m", Duration.ofMinutes(4));
    LoopsResult judged = LoopsEngine.analyze(new AnalysisSession(target, run, null, AnalysisListener.SILENT));
    List<String> names = judged.loops().stream().filter(loop -> loop.blocks().isPresent()).map(LoopFinding::place).distinct().toList();
    ApplyRequest request = new ApplyRequest(target, run, names, 0, Form.STREAM, Dialect.PYJAMA, false, null, 0);
    ApplyResult applied = ApplyEngine.judged(request, judged, AnalysisListener.SILENT);
    List<Trial.Loop> compared = CheckEngine.compare(new CheckRequest(request, false), applied, UnaryOperator.identity(), AnalysisListener.SILENT);
    List<Trial.Loop> written = compared.stream().filter(Trial.Loop::written).toList();
    assertThat(written).hasSizeGreaterThan(NESTS / 8);
    assertThat(written).allSatisfy(loop -> assertThat(loop.same()).as(loop + "\n" + Files.readString(source)).contains(true));
  }

  private static String program(Random random) {
    StringBuilder text = new StringBuilder("public class P {\n  static final int N = 26;\n");
    List<String> calls = new ArrayList<>();
    for (int nest = 0; nest < NESTS; nest++) {
      text.append(nest(nest, random));
      calls.add("    nest" + nest + "();\n");
    }
    text.append("  static void fill(int[] v) {\n    for (int i = 0; i < v.length; i++) {\n      v[i] = i * v.length % 11;\n    }\n  }\n");
    return text.append("  public static void main(String[] arguments) {\n").append(String.join("", calls)).append("  }\n}\n").toString();
  }

  private static String nest(int number, Random random) {
    boolean descends = random.nextInt(4) == 0;
    boolean innerDescends = random.nextInt(5) == 0;
    String inner = innerDescends ? "int j = N - 3; j > 1; j--" : random.nextInt(4) == 0 ? "int j = 2; j < a[i].length - 2; j++" : random.nextInt(8) == 0 ? "int j = 2; j < i; j++" : random.nextInt(6) == 0 ? "int j = 2; j < N - 2; j += 2"
        : random.nextInt(8) == 0 ? "int j = i / 2 + 2; j < N - 2; j++" : "int j = 2; j < N - 2; j++";
    StringBuilder text = new StringBuilder("  static void nest" + number + "() {\n    int[][] a = new int[N][N];\n    int[] b = new int[N * N];\n    int[] v = new int[2 * N];\n    int[] w = new int[2 * N];\n    for (int i = 0; i < N; i++) {\n      fill(a[i]);\n    }\n    fill(b);\n    fill(v);\n    fill(w);\n    int sum = 0;\n    int most = 0;\n    int kept = 0;\n");
    text.append("    for (").append(descends ? "int i = N - 3; i > 1; i--" : random.nextInt(6) == 0 ? "int i = 2; i < N - 2; i += 3" : "int i = 2; i < N - 2; i++").append(") {\n");
    boolean declared = random.nextInt(3) == 0;
    if (declared) {
      text.append("      int d = ").append(random.nextBoolean() ? "v[i] + i" : read(random, "2", descends, false)).append(";\n");
    }
    if (random.nextInt(3) == 0) {
      text.append("      ").append(random.nextBoolean() ? "a[i][" + random.nextInt(3) + "] = i * 3" : "v[i + " + random.nextInt(2) + "] += i").append(";\n");
    }
    text.append("      for (").append(inner).append(") {\n");
    text.append("        a[i][j] = a[i ").append(descends ? "+" : "-").append(" 1][j] + a[i][j ").append(innerDescends ? "+" : "-").append(" 1] + 1 & 0xFFF;\n");
    for (int statement = random.nextInt(3); statement > 0; statement--) {
      text.append("        ").append(random.nextInt(5) == 0 ? "if ((i + j) % 3 == 0) " : "").append(place(random)).append(" = ").append(read(random, "j", descends, innerDescends)).append(" + ").append(read(random, "j", descends, innerDescends))
          .append(declared && random.nextBoolean() ? " + d" : "").append(" & 0xFFF;\n");
    }
    if (random.nextInt(5) == 0) {
      text.append("        sum += a[i][j];\n");
    }
    if (random.nextInt(5) == 0) {
      text.append("        most = Math.max(most, a[i][j]);\n");
    }
    if (random.nextInt(8) == 0) {
      text.append("        kept = a[i][j] + 1;\n        a[i][j] = kept / 2;\n");
    }
    text.append("      }\n");
    if (random.nextInt(6) == 0) {
      text.append("      ").append(random.nextBoolean() ? "a[i][N - 1] = a[i][N - 3]" : "v[i] = i").append(";\n");
    }
    return text.append("    }\n    System.out.println(sum + most + a[N / 2][N - 3] + b[N * N - N / 2] + v[7]);\n  }\n").toString();
  }

  private static String place(Random random) {
    return switch (random.nextInt(16)) {
      case 0 -> "b[i * N + j]";
      case 1 -> "v[j]";
      case 2 -> "v[i]";
      default -> "a[i][j]";
    };
  }

  /** Mostly what nests read: the same place, above and to the left. */
  private static String read(Random random, String column, boolean descends, boolean innerDescends) {
    int up = (descends ? 1 : -1) * (random.nextInt(12) == 0 ? random.nextInt(5) - 2 : random.nextInt(2));
    int left = (innerDescends ? 1 : -1) * (random.nextInt(12) == 0 ? random.nextInt(5) - 2 : random.nextInt(2));
    return switch (random.nextInt(20)) {
      case 0 -> "b[(i + " + up + ") * N + " + column + " + " + left + "]";
      case 1 -> "v[" + column + " + " + left + "]";
      case 2 -> "v[i + " + up + "]";
      case 3 -> "w[i + " + column + "]";
      case 4 -> random.nextInt(4) == 0 ? "a[" + column + "][i]" : "w[i]";
      default -> "a[i + " + up + "][" + column + " + " + left + "]";
    };
  }
}
