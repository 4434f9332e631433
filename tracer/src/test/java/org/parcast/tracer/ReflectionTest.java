package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReflectionTest {
  @TempDir Path directory;

  @Test
  void aProgramThatListsItsMembersSeesNoneThatWereAdded() throws Exception {
    String source =
        "import java.util.*;\n"
            + "public class Members {\n"
            + "  static double scale = 2;\n  double[] words = new double[4];\n  int first;\n"
            + "  void fill() { for (int i = 0; i < 4; i++) words[i] = scale * i + first; }\n"
            + "  public static void main(String[] args) {\n    new Members().fill();\n"
            + "    List<String> names = new ArrayList<>();\n"
            + "    for (var f : Members.class.getDeclaredFields()) names.add(f.getName());\n"
            + "    for (var m : Members.class.getDeclaredMethods()) names.add(m.getName());\n"
            + "    Collections.sort(names);\n    System.out.println(names);\n  }\n}\n";
    Traced traced = Traced.run(Files.writeString(directory.resolve("Members.java"), source), List.of(), List.of(), directory);
    assertThat(traced.output().strip()).isEqualTo("[fill, first, main, scale, words]");
  }
}
