package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Libraries that others have written, traced through small drivers: verified, with the same output as untraced, and every call modelled. */
@Tag("slow")
class LibrariesTest {
  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource({"SciMarkDriver, jnt, 8", "JamaDriver, Jama, 5", "EjmlDriver, org.ejml, 6"})
  void printWhatTheyPrintUntraced(String driver, String library, String size) throws IOException, InterruptedException {
    Path source = Path.of("..", "testdata", "libraries", driver + ".java");
    String jars = jars();
    Outcome outcome =
        Outcome.of(
            "comm", source.toString(), "--classpath", jars, "--include", library, "--ranks", "2", "--format", "json", "--out",
            directory.toString(), "--", size);

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).doesNotContain("parcast: error").doesNotContain("not modelled");
    assertThat(directory.resolve(driver + ".parcast/out.txt")).hasSameTextualContentAs(untraced(source, jars, size));
  }

  private Path untraced(Path source, String jars, String size) throws IOException, InterruptedException {
    Path output = directory.resolve("untraced");
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Process process = new ProcessBuilder(java, "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", jars, source.toString(), size).redirectOutput(output.toFile()).start();
    assertThat(process.waitFor()).isZero();
    return output;
  }

  private static String jars() {
    return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> entry.matches(".*(scimark|jama|ejml-[a-z]+)-[^/]*\\.jar"))
        .collect(Collectors.joining(File.pathSeparator));
  }
}
