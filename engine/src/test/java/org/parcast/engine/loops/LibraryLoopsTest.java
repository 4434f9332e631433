package org.parcast.engine.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Target;

/** Loops that the library runs are named. */
class LibraryLoopsTest {
  @TempDir Path directory;

  @Test
  void loopsOfScalasLibraryAreNamedInTheOrderOfTheirLines() throws Exception {
    Files.createDirectories(directory.resolve("scala"));
    Files.writeString(directory.resolve("scala/Range.java"), """
        package scala;
        public class Range {
          public void foreach(java.util.function.IntConsumer body) {
            body.accept(0);
          }
        }
        """);
    Files.writeString(directory.resolve("Twice.java"), """
        class Twice {
          public static void main(String[] args) {
            int[] a = new int[1];
            new scala.Range().foreach(i -> a[i] = 1);



            new scala.Range().foreach(i -> a[i] = 2);
          }
        }
        """);
    LoopsResult result = LoopsEngine.proven(AnalysisSession.of(Target.of(directory), AnalysisListener.SILENT));
    assertThat(result.warnings()).containsExactly(
        "loops that Scala's library runs are not judged, for and foreach at Twice.java:4, Twice.java:8: while loops in their place are [scala-loops]");
  }
}
