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
  })
  void isThatOfTheFirst(String loop) throws Exception {
    assertThat(write(loop)).as(loop).hasSize(2).allMatch(AppliedLoop::isWritten);
  }

  /** Of equal values the last, or compared with something that the places alone do not tell. */
  @ParameterizedTest
  @ValueSource(strings = {
    "for (int i = 1; i < 1000; i++) {\n  if (b[i] <= b[at]) {\n    at = i;\n  }\n}",
    "for (int i = 1; i < 999; i++) {\n  if (b[i] < b[at + 1]) {\n    at = i;\n  }\n}",
    "for (int i = 1; i < 1000; i++) {\n  int far = i;\n  if (b[i] + far < b[at] + far) {\n    at = i;\n  }\n}",
  })
  void isNotWritten(String loop) throws Exception {
    assertThat(write(loop).stream().skip(1)).as(loop).noneMatch(AppliedLoop::isWritten);
  }
}
