package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.engine.run.Target;

/** A loop that the compiler writes several times is one loop, whether its source is there or not. */
class LoopCopiesTest {
  @TempDir Path directory;

  @Test
  void theLoopOfAFinallyBlockIsOne() throws Exception {
    Path source = Files.writeString(directory.resolve("Once.java"), """
        class Once {
          static int[] a = new int[9];

          static int run(int n) {
            try {
              if (n > 3) {
                return 1;
              }
              return a[n];
            } finally {
              for (int i = 0; i < 9; i++) {
                a[i] = n;
              }
            }
          }

          public static void main(String[] args) {
            System.out.println(run(args.length));
          }
        }
        """);
    Path classes = Files.createDirectory(directory.resolve("classes"));
    ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), source.toString());
    assertThat(StaticLoopsEngine.analyze(Target.of(classes))).extracting(LoopFinding::line).containsExactly(11);
    assertThat(StaticLoopsEngine.analyze(Target.of(source))).extracting(LoopFinding::line).containsExactly(11);
  }
}
