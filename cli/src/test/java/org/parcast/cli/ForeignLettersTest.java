package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** Names with letters that the environment has not are refused with what to do about it. */
@Tag("slow")
@EnabledOnOs(OS.LINUX)
class ForeignLettersTest {
  @TempDir private Path directory;

  /** What the command says in an environment of ASCII alone. */
  private String said(Path in, String... arguments) throws Exception {
    String classPath = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(entry -> Path.of(entry).toAbsolutePath().toString())
        .collect(Collectors.joining(File.pathSeparator));
    List<String> command = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-cp", classPath, Main.class.getName()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(in.toFile()).redirectErrorStream(true);
    builder.environment().put("LC_ALL", "C");
    return new String(builder.start().getInputStream().readAllBytes(), StandardCharsets.UTF_8);
  }

  @Test
  void ofTheWorkingDirectoryTheTargetAndTheResults() throws Exception {
    Path foreign = Files.createDirectory(directory.resolve("größe"));
    Files.writeString(directory.resolve("A.java"), "class A { public static void main(String[] a) { for (int i = 0; i < 3; i++) { a = a.clone(); } } }");

    assertThat(said(foreign, "loops", "A.java")).startsWith("parcast: error: the working directory ").contains("has letters that this environment has not; set LC_ALL=C.UTF-8").hasLineCount(1);
    assertThat(said(directory, "loops", "größe/A.java")).contains("has letters that this environment has not; set LC_ALL=C.UTF-8").hasLineCount(1);
    assertThat(said(directory, "loops", "A.java", "--static-only", "--format", "json", "--out", "größe")).contains("has letters that this environment has not; set LC_ALL=C.UTF-8");
  }
}
