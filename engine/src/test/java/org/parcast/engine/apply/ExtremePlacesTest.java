package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where an extreme was met, whatever is kept beside it. */
@Tag("slow")
class ExtremePlacesTest {
  @TempDir private Path directory;

  private List<AppliedLoop> write(String loop) throws Exception {
    String text = WrittenLoopsTest.HEAD + "int[] b = new int[1000];\nfor (int i = 0; i < 1000; i++) {\n  b[i] = i * 37 % 101;\n}\nint at = 0;\nint least = 99;\nint most = -1;\nint where = -1;\n" + loop
        + "\nSystem.out.println(at + \" \" + least + \" \" + most + \" \" + where);\n}\n}\n";
    return WrittenProgram.loops(directory, Form.STREAM, false, text, UnaryOperator.identity());
  }

  @ParameterizedTest
  @ValueSource(strings = {
    "for (int i = 0; i < 1000; i++) {\n  if (b[i] < least) {\n    least = b[i];\n    at = i;\n  }\n  if (b[i] > most) {\n    most = b[i];\n    where = i;\n  }\n}",
    "for (int i = 1; i < 1000; i++) {\n  if (b[i] < b[at]) {\n    at = i;\n  }\n}",
    "for (int i = 1; i < 1000; i++) if (b[at] < b[i]) at = i;",
    "for (int i = 999; i > 0; i--) {\n  if (b[i] > b[at]) {\n    at = i;\n  }\n}",
    "for (int i = 0; i < 1000; i++) {\n  if (Math.abs(b[i] - 50) < Math.abs(b[at] - 50)) {\n    at = i;\n  }\n}",
    "for (int i = 0; i < 1000; i++) if (b[i] * b[i] - 90 * b[i] > b[at] * b[at] - 90 * b[at]) at = i;",
  })
  void isThatOfTheFirst(String loop) throws Exception {
    assertThat(write(loop)).as(loop).hasSize(2).allMatch(AppliedLoop::isWritten);
  }

  /** The value from before the loop is as good as some in it: a part that found none of its own must not bring it in again. */
  @ParameterizedTest
  @ValueSource(strings = {
    "for (int i = 1; i < 1000; i++) {\n  if (b[i] <= b[at]) {\n    at = i;\n  }\n}",
    "at = 62;\nfor (int i = 0; i < 300; i++) if (b[at] <= b[i]) at = i;",
    "most = 100;\nfor (int i = 0; i < 400; i++) {\n  if (b[i] >= most) {\n    most = b[i];\n    where = i % 3;\n  }\n}",
    "least = 0;\nfor (int i = 400; i-- > 0;) {\n  if (b[i] > least) continue;\n  at = i;\n  least = b[i];\n}",
    "for (int i = 0; i < 1000; i++) {\n  if (b[i] <= least) {\n    least = b[i];\n    at = i;\n  }\n  if (!(most > b[i])) {\n    most = b[i];\n    where = i;\n  }\n}",
  })
  void isThatOfTheLast(String loop) throws Exception {
    assertThat(write(loop)).as(loop).hasSize(2).allMatch(AppliedLoop::isWritten);
  }

  /** Compared with something that the places alone do not tell, or assigned anew what it has. */
  @ParameterizedTest
  @ValueSource(strings = {
    "for (int i = 0; i < 1000; i++) {\n  where = b[i] > 90 && i < 300 ? i : where;\n}",
    "for (int i = 0; i < 1000; i++) {\n  if (b[i] * Math.random() > 200 + b[at] * Math.random()) {\n    at = i;\n  }\n}",
    "for (int i = 1; i < 999; i++) {\n  if (b[i] < b[at + 1]) {\n    at = i;\n  }\n}",
    "for (int i = 1; i < 1000; i++) {\n  int far = i;\n  if (b[i] + far < b[at] + far) {\n    at = i;\n  }\n}",
  })
  void isNotWritten(String loop) throws Exception {
    assertThat(write(loop).stream().skip(1)).as(loop).noneMatch(AppliedLoop::isWritten);
  }
}
