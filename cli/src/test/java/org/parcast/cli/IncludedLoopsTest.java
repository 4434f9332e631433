package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Loops of a library that is included: those that the run came to, each in its own class though files and lines are the same. */
class IncludedLoopsTest {
  private static final String SUMS =
      """
      package %s;
      public class Work {
        public static void work(double[] a) {
          for (int i = 1; i < a.length; i++) {
            %s;
          }
        }
        public static void idle(double[] a) {
          for (int i = 0; i < a.length; i++) {
            a[i] = i;
          }
        }
      }
      """;
  private static final String MAIN =
      """
      public class Main {
        public static void main(String[] arguments) {
          double[] a = new double[64];
          first.Work.work(a);
          second.Work.work(a);
          if (a.length == 1) {
            for (int i = 0; i < a.length; i++) {
              a[i] = 2;
            }
          }
        }
      }
      """;

  @TempDir private Path directory;
  private Path target;
  private Path library;

  @BeforeEach
  void compile() throws IOException {
    library = Files.createDirectories(directory.resolve("library"));
    target = Files.createDirectories(directory.resolve("target"));
    compile(library, "first/Work.java", SUMS.formatted("first", "a[i] = a[i - 1] + 1"));
    compile(library, "second/Work.java", SUMS.formatted("second", "a[i] = a[i] + 1"));
    compile(target, "Main.java", MAIN);
  }

  private void compile(Path classes, String file, String source) throws IOException {
    Path written = directory.resolve("sources").resolve(file);
    Files.createDirectories(written.getParent());
    Files.writeString(written, source);
    List<String> options = List.of("-g", "-cp", library.toString(), "-d", classes.toString(), written.toString());
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, options.toArray(String[]::new))).isZero();
  }

  private String told(String command, Path of, String... more) {
    List<String> arguments = new ArrayList<>(List.of(command, of.toString(), "--out", directory.resolve("out").toString()));
    arguments.addAll(List.of(more));
    Outcome outcome = Outcome.of(arguments.toArray(String[]::new));
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return outcome.out() + outcome.err();
  }

  @Test
  void ofALibraryThoseAreToldThatTheRunCameTo() {
    String told = told("loops", target, "--classpath", library.toString(), "--include", "first,second");
    assertThat(told).contains("3 loops", "Main.java:7", "Work.java:4").doesNotContain("Work.java:9");
    assertThat(told("loops", directory.resolve("out/Main.parcast"))).contains("3 loops").doesNotContain("Work.java:9");
  }

  @Test
  void aProofIsForTheLoopOfItsOwnClass() {
    String told = told("sharing", target, "--classpath", library.toString(), "--include", "second", "--threads", "2");
    assertThat(told).contains("parallel loops: Work.java:4");
    Outcome refused = Outcome.of("sharing", target.toString(), "--classpath", library.toString(), "--include", "first,second", "--exclude", "second", "--threads", "2");
    assertThat(refused.err()).contains("no loop is known to run in parallel");
  }
}
