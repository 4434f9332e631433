package org.parcast.engine.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.Form;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;
import org.parcast.report.apply.Trial;

/** Files and standard error of both versions are compared, and what changes by itself is told. */
@Tag("slow")
class WrittenOutputsTest {
  @TempDir private Path directory;

  private Trial check(String statements) throws Exception {
    Path source = Files.writeString(directory.resolve("Writer.java"), """
        import java.nio.file.*;

        public class Writer {
          public static void main(String[] args) throws Exception {
            double sum = 0;
            for (int i = 1; i < 50000; i++) {
              sum += 1.0 / i;
            }
            %s
          }
        }
        """.formatted(statements));
    Path work = Files.createDirectories(directory.resolve("work"));
    Files.writeString(work.resolve("untouched.txt"), "kept");
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), work, null, null);
    ApplyRequest request = new ApplyRequest(Target.of(source), run, List.of("Writer.java:6"), 2, Form.STREAM, Dialect.PYJAMA, false, Machines.of("laptop-8"), 0);
    return CheckEngine.check(new CheckRequest(request, false), AnalysisListener.SILENT).trial();
  }

  @Test
  void filesAreEqualWithinTheLastDigits() throws Exception {
    Trial trial = check("Files.createDirectories(Path.of(\"a\")); Files.writeString(Path.of(\"a/sum.txt\"), \"sum \" + sum); Files.writeString(Path.of(\"at.txt\"), \"\" + System.nanoTime()); System.err.println((float) sum);");

    assertThat(trial.compared()).containsExactly("standard output", "standard error", "file " + Path.of("a", "sum.txt"));
    assertThat(trial.changing()).containsExactly("file at.txt");
    assertThat(trial.output()).startsWith(Trial.LAST_DIGITS + " in file ");
    assertThat(trial.differs()).isFalse();
    assertThat(trial.sameResults()).isEqualTo(Optional.of(true));
    assertThat(trial.apart()).isBetween(1e-17, 1e-13);
  }

  /** What one run leaves no other finds: a program may go on where it finds a file, or add to it. */
  @Test
  void eachRunHasItsOwnDirectory() throws Exception {
    Files.createDirectories(directory.resolve("work/in/deep"));
    Files.writeString(directory.resolve("work/in/deep/size.txt"), "7");
    Files.writeString(directory.resolve("work/in/old.txt"), "to be written over");
    Trial trial = check("""
        Path log = Path.of("in/runs.txt");
        Files.writeString(log, Files.readString(Path.of("in/deep/size.txt")) + Files.exists(log), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        Files.writeString(Path.of("in/old.txt"), Files.readString(Path.of("untouched.txt")) + Files.exists(Path.of("in/deep/new.txt")));
        Files.writeString(Path.of("in/deep/new.txt"), "n");
        """);

    assertThat(trial.changing()).isEmpty();
    assertThat(trial.compared()).containsExactly("standard output", "standard error", "file " + Path.of("in", "deep", "new.txt"), "file " + Path.of("in", "old.txt"), "file " + Path.of("in", "runs.txt"));
    assertThat(trial.sameOutput()).isEqualTo(Optional.of(true));
    assertThat(Files.readString(directory.resolve("work/untouched.txt"))).isEqualTo("kept");
  }

  /** The parallel version has a directory more on its class path. */
  @Test
  void aFileThatDiffersIsFound() throws Exception {
    Trial trial = check("Files.writeString(Path.of(\"path.txt\"), \"\" + System.getProperty(\"java.class.path\").split(java.io.File.pathSeparator).length);");

    assertThat(trial.sameOutput()).isEqualTo(Optional.of(false));
    assertThat(trial.output()).startsWith("file path.txt: '").contains("in parallel");
    assertThat(trial.differs()).isTrue();
  }

  @Test
  void standardErrorThatDiffersIsFound() throws Exception {
    Trial trial = check("System.err.println(System.getProperty(\"java.class.path\").split(java.io.File.pathSeparator).length);");

    assertThat(trial.output()).startsWith("standard error: '");
    assertThat(trial.differs()).isTrue();
  }
}
