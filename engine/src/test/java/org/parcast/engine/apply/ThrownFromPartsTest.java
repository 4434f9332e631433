package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;

/** Of several iterations that throw, what the first throws comes out, as it does in order, and no part goes on meanwhile. */
@Tag("slow")
class ThrownFromPartsTest {
  @TempDir private Path directory;

  private static final UnaryOperator<LoopFinding> PARALLEL = finding -> new LoopFinding(finding.file(), finding.line(), finding.method(), finding.variable(), finding.depth(),
      new LoopVerdict(Verdict.PARALLEL, Certainty.OBSERVED, List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of(), List.of()), Optional.empty(), Optional.empty(), "");

  @ParameterizedTest
  @ValueSource(strings = {
    "try {\nfor (int i = 0; i < 1000; i++) {\n  a[i] = 100 / (i < 400 ? 1 : i % 2);\n}\n} catch (ArithmeticException e) {\n  System.out.println(e.getMessage());\n}",
    "try {\nfor (int i = 0; i < 1000; i++) {\n  if (i % 100 == 99) {\n    throw new IllegalStateException(\"at \" + i);\n  }\n  a[i] = i;\n}\n} catch (IllegalStateException e) {\n  System.out.println(e.getMessage());\n}",
    "try {\nfor (int i = 300; i < 2000; i++) {\n  a[i] = i;\n}\n} catch (RuntimeException e) {\n  System.out.println(e.getMessage());\n}",
    "try {\n  work(a);\n} catch (ArrayIndexOutOfBoundsException e) {\n  System.out.println(e.getMessage());\n}",
    "for (int t = 0; t < 2; t++) {\n  try {\n    outer(a);\n  } catch (RuntimeException e) {\n    System.out.println(e.getMessage());\n  }\n}",
  })
  void isThatOfTheFirstIteration(String body) throws Exception {
    String text = WrittenLoopsTest.HEAD + "double[] a = new double[1000];\n" + body + "\n}\n"
        + "static void work(double[] a) {\n  for (int i = 500; i < 3000; i++) {\n    a[i] = i;\n  }\n}\n"
        + "static void outer(double[] a) {\n  work(a);\n}\n}\n";
    List<AppliedLoop> loops = WrittenProgram.loops(directory, Form.STREAM, false, text, finding -> body.contains("int t") && finding.line() == 5 ? finding : PARALLEL.apply(finding));
    assertThat(loops).as(body).anyMatch(AppliedLoop::isWritten);
    assertThat(loops).filteredOn(AppliedLoop::isWritten).anyMatch(loop -> String.join("\n", loop.text().inPlace()).contains("throw"));
  }
}
