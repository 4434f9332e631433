package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.cli.console.Console;

/** However a program ends: with status 0 it is done, else it has failed, and its threads and hooks have run. */
@Tag("slow")
class WaysToEndTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(delimiter = '|', textBlock = """
      System.exit(0)                                                                                          | 0
      ((java.util.function.IntConsumer) System::exit).accept(0)                                               | 0
      System.class.getMethod("exit", int.class).invoke(null, 6)                                               | 4
      ((java.util.function.IntConsumer) Runtime.getRuntime()::halt).accept(0)                                 | 0
      Runtime.getRuntime().halt(6)                                                                            | 4
      new Thread(() -> System.exit(6)).start()                                                                | 4
      Runtime.getRuntime().addShutdownHook(new Thread(() -> Runtime.getRuntime().halt(11)))                   | 4
      """)
  void theExitStatusTells(String end, int code) throws IOException {
    Outcome outcome = cache(end + ";");
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.err()).doesNotContain("had not ended", "started threads");
    assertThat(outcome.out()).isNotEmpty();
  }

  @Test
  void threadsAndHooksRunWhereMainThrows() throws IOException {
    Outcome outcome = cache("Runtime.getRuntime().addShutdownHook(new Thread(() -> System.out.println(\"hook ran\")));"
        + " new Thread(() -> { try { Thread.sleep(300); } catch (InterruptedException e) { } System.out.println(\"thread ended\"); }).start();"
        + " throw new IllegalStateException(\"thrown\");");
    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err()).containsSubsequence("IllegalStateException: thrown", "thread ended", "hook ran", "parcast: error: java.lang.IllegalStateException: thrown");
  }

  /** Only the run that watches the loops, the third, fails. */
  @Test
  void analyzeFailsWhereAnyTracedRunDoes() throws IOException {
    String count = directory.resolve("count").toString();
    Outcome outcome = run("analyze", "java.nio.file.Path c = java.nio.file.Path.of(\"" + count + "\"); java.nio.file.Files.writeString(c, \"x\", java.nio.file.StandardOpenOption.CREATE,"
        + " java.nio.file.StandardOpenOption.APPEND); if (java.nio.file.Files.size(c) == 3) System.exit(6);");
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(4);
    assertThat(outcome.err()).contains("parcast: error: the program ended itself with status 6");
  }

  @Test
  void standardOutputThatCannotBeWrittenIsAnError() {
    OutputStream full = new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException("No space left on device");
      }
    };
    java.io.ByteArrayOutputStream err = new java.io.ByteArrayOutputStream();
    assertThat(Main.run(new Console(new PrintStream(full), new PrintStream(err), false), "ir", Programs.good("AddOne"))).isEqualTo(3);
    assertThat(err.toString()).contains("parcast: error: cannot write to standard output");
  }

  private Outcome cache(String end) throws IOException {
    return run("cache", end);
  }

  private Outcome run(String command, String end) throws IOException {
    Path file = Files.writeString(directory.resolve("Ends.java"), "class Ends { public static void main(String[] args) throws Exception { double[] a = new double[64];"
        + " for (int t = 0; t < 3; t++) for (int i = 1; i < 64; i++) a[i] += a[i - 1] + t;\n" + end + " } }");
    return Outcome.of(command, file.toString(), "--out", directory.resolve("report").toString());
  }
}
