package org.parcast.gradle;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A build of two projects by the Gradle of this machine, where it has one (Debian's is 4.4.1). */
@Tag("slow")
class GradleBuildTest {
  private static final int SECONDS = 180;

  @TempDir private Path directory;

  @BeforeEach
  void copyProject() throws IOException {
    boolean gradle = Stream.of(System.getenv("PATH").split(":")).anyMatch(place -> Files.isExecutable(Path.of(place, "gradle")));
    Assumptions.assumeTrue(gradle, "there is no gradle on this machine");
    Path from = Path.of("src", "test", "resources", "project");
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path to = directory.resolve(from.relativize(file).toString());
        Files.createDirectories(to.getParent());
        Files.copy(file, to);
      }
    }
  }

  /** That of this test without the API of another Gradle. */
  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(":"))
        .filter(element -> Stream.of("/dev/gradleplugins/", "/org/codehaus/groovy/", "/org/jetbrains/", "/test-classes").noneMatch(element::contains))
        .collect(Collectors.joining(":"));
  }

  private String gradle(int exit, String... arguments) throws Exception {
    Path log = directory.resolve("gradle.log");
    List<String> command = new ArrayList<>(List.of("gradle", "--offline", "--no-daemon", "-g", directory.resolve("home").toString(), "-PparcastClassPath=" + classPath()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true).redirectOutput(log.toFile());
    builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
    builder.environment().put("GRADLE_OPTS", "-Xmx512m -XX:TieredStopAtLevel=1 -XX:+UseSerialGC"); // not as a property, for which Gradle would start another virtual machine
    Process process = builder.start();
    try {
      assertThat(process.waitFor(SECONDS, TimeUnit.SECONDS)).isTrue();
    } finally {
      process.destroyForcibly();
    }
    String said = Files.readString(log);
    assertThat(process.exitValue()).as(said).isEqualTo(exit);
    return said;
  }

  @Test
  void aRealBuild() throws Exception {
    String said = gradle(0, "parcastAnalyze", "parcastLoops", "parcastAggregate", "check");
    assertThat(said).contains("Does it pay", "Best decomposition", "Loops of 2 modules: 14", "1 check passed");
    assertThat(directory.resolve("build/parcast/analyze/Heat.html")).isNotEmptyFile();
    assertThat(directory.resolve("build/parcast/analyze/Heat.sarif")).content().contains("\"uri\" : \"src/main/java/demo/Heat.java\"");
    assertThat(directory.resolve("build/parcast/aggregate/aggregate-loops.sarif")).content()
        .contains("\"uri\" : \"src/main/java/demo/Heat.java\"", "\"uri\" : \"second/src/main/java/demo/Sum.java\"");
    assertThat(gradle(0, "parcastAnalyze", "parcastLoops", "parcastReport", "--console=plain"))
        .contains(":parcastAnalyze UP-TO-DATE", ":parcastLoops UP-TO-DATE", "Reports of Heat.parcast");
    assertThat(gradle(1, "parcastCheck", "-Plimits=hit_rate@2<100%")).contains("limit hit_rate@2<100%: hit_rate is");
  }
}
