package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The launcher in a checkout of its own, with a stand-in for Maven whose build is the classes under test. */
@Tag("slow")
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the launcher is a shell script")
class LauncherTest {
  private static final List<String> TOOLS =
      List.of("sh", "sed", "find", "head", "tail", "cat", "cp", "mv", "rm", "mkdir", "date", "dirname", "readlink", "sleep", "od");

  /** Where a build is that several tests start. */
  @TempDir private static Path shared;

  private static Path built;

  @TempDir private Path directory;
  private Path checkout;
  private Path tools;
  private Path log;

  @BeforeEach
  void checkOut() throws IOException {
    checkout = checkoutIn(directory);
    tools = Files.createDirectories(directory.resolve("tools"));
    log = directory.resolve("builds");
    for (String tool : TOOLS) {
      script(tools.resolve(tool), "#!/bin/sh\nexec '" + find(tool) + "' \"$@\"\n");
    }
    classesUnderTest(directory.resolve("built.jar"));
    maven(copyOfClasses());
  }

  private static Path checkoutIn(Path directory) throws IOException {
    Path checkout = Files.createDirectories(directory.resolve("a check out"));
    Files.copy(Path.of("..", "parcast"), checkout.resolve("parcast"), StandardCopyOption.COPY_ATTRIBUTES);
    Files.createDirectories(checkout.resolve("ir/src/main"));
    Files.createFile(checkout.resolve("pom.xml"));
    return checkout;
  }

  /** Has the launcher in a checkout that was built already. */
  private void built() throws Exception {
    if (built == null) {
      checkout = checkoutIn(shared);
      assertThat(launch("--version").code()).isZero();
      built = checkout;
    }
    checkout = built;
  }

  /** What looks like a JDK, and has no virtual machine that would take time to start: for what the launcher does before. */
  private Path standIn() throws IOException {
    return jdk("17.0.1", true);
  }

  @Test
  void buildsOnceAndRuns() throws Exception {
    Outcome first = launch("--version");
    Outcome second = launch("--version");

    assertThat(first.code()).isZero();
    assertThat(first.err()).isEqualTo("parcast: building (once, about a minute)...\n");
    assertThat(first.out()).startsWith("parcast ");
    assertThat(second).isEqualTo(new Outcome(0, first.out(), ""));
    assertThat(builds()).isEqualTo(1);
  }

  @Test
  void buildsAgainWhenASourceIsNewer() throws Exception {
    Path jdk = standIn();
    launchWith(jdk, "--version");
    Path source = Files.createFile(checkout.resolve("ir/src/main/New.java"));
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(2)));
    launchWith(jdk, "--version");

    assertThat(builds()).isEqualTo(2);
  }

  @Test
  void twoAtOnceBuildOnce() throws Exception {
    maven("sleep 1", copyOfClasses());
    Map<String, String> environment = Map.of("JAVA_HOME", standIn().toString());
    Started one = start(environment, checkout.resolve("parcast"), "--version");
    Started other = start(environment, checkout.resolve("parcast"), "--version");

    assertThat(outcome(one).code()).isZero();
    assertThat(outcome(other).code()).isZero();
    assertThat(builds()).isEqualTo(1);
    assertThat(checkout.resolve("cli/target/app/lock")).doesNotExist();
  }

  @Test
  void aLockWhoseHolderIsGoneIsTaken() throws Exception {
    Path lock = Files.createDirectories(checkout.resolve("cli/target/app/lock"));
    Process ended = new ProcessBuilder("true").start();
    ended.waitFor();
    Files.writeString(lock.resolve("pid"), ended.pid() + "\n");

    assertThat(launchWith(standIn(), "--version").code()).isZero();
  }

  @Test
  void worksThroughSymbolicLinksFromAnywhereAndKeepsArguments() throws Exception {
    built();
    Path link = Files.createSymbolicLink(directory.resolve("link"), directory.toRealPath().relativize(checkout.resolve("parcast").toRealPath()));
    Outcome outcome = outcome(start(Map.of(), link, "analyze", "no such file"));

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).endsWith("parcast: error: no such file or directory: no such file; there is no 'no such file' in " + directory.toRealPath() + "\n");
  }

  /** Spark is large: what does not sweep must not fetch it, whatever its program's arguments are. */
  @Test
  void onlySweepsBuildWhatRunsThem() throws Exception {
    Path jdk = standIn();
    for (String[] other : new String[][] {{"comm", "no.java", "--", "sweep", "3"}, {"sweep", "--help"}, {"scale", "no.sweep", "--", "--vary"}, {"help", "sweep"}}) {
      launchWith(jdk, other);
    }
    assertThat(builds()).isEqualTo(1);
    launchWith(jdk, "scale", "no.java", "--vary", "n=4,5", "--", "{n}");
    assertThat(builds()).isEqualTo(2);
    launchWith(jdk, "sweep", "no.java");
    assertThat(builds()).isEqualTo(3);
  }

  @Test
  void aFailedBuildShowsTheLogsTailAndItsPath() throws Exception {
    maven("echo 'ERROR it is broken'", "exit 1");
    Outcome outcome = launch("--version");

    assertThat(outcome.code()).isEqualTo(3);
    Path buildLog = checkout.toRealPath().resolve("cli/target/app/build.log");
    assertThat(outcome.err()).contains("ERROR it is broken\n").endsWith("the build failed; its whole log is " + buildLog + "\n");
    assertThat(checkout.resolve("cli/target/app/lock")).doesNotExist();
  }

  @Test
  void aWorkingDirectoryThatIsGoneIsTold() throws Exception {
    Path gone = Files.createDirectories(directory.resolve("gone"));
    Path leave = directory.resolve("leave");
    script(leave, "#!/bin/sh\ncd '" + gone + "' && rm -r '" + gone + "' && exec '" + checkout.resolve("parcast") + "' --version\n");
    Outcome outcome = outcome(start(Map.of(), leave));

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("parcast: error: the working directory is not there any more: go to one that is\n");
  }

  @Test
  void withoutMavenTheRemedyIsNamed() throws Exception {
    Files.delete(tools.resolve("mvn"));
    Outcome outcome = launch("--version");

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).isEqualTo(
        "parcast: error: Maven is needed to build Parcast on first use: install it (for example apt-get install maven, brew install maven)\n");
  }

  @Test
  void aJavaThatIsTooOldIsRefused() throws Exception {
    Outcome outcome = launchWith(jdk("11.0.2", true), "--version");

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("is Java 11.0.2: Parcast needs a JDK, version 17 or later (set JAVA_HOME)");
  }

  @Test
  void aJavaWithoutACompilerIsRefused() throws Exception {
    Outcome outcome = launchWith(jdk("17.0.1", false), "--version");

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("is a Java runtime without a compiler: install the JDK");
  }

  @Test
  void aJavaHomeWithoutJavaIsRefused() throws Exception {
    Outcome outcome = launchWith(directory, "--version");

    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("JAVA_HOME is " + directory + ", which has no bin/java");
  }

  @Test
  void theHeapOfTheAnalysisIsTheFirstSizeBeforeTheProgramsArguments() throws Exception {
    Path jdk = standIn();
    launchWith(jdk, "--version");
    Files.writeString(jdk.resolve("bin/java"), "#!/bin/sh\necho \"$@\"\n");

    assertThat(launchWith(jdk, "analyze", "--memory", "2g,1g", "X").out()).contains("-Xmx2g ").doesNotContain("MaxRAMPercentage");
    assertThat(launchWith(jdk, "analyze", "--memory=300m", "X").out()).contains("-Xmx300m ");
    assertThat(launchWith(jdk, "analyze", "--memory", "lots", "X").out()).contains("-XX:MaxRAMPercentage=75");
    assertThat(launchWith(jdk, "analyze", "X", "--", "--memory", "2g").out()).contains("-XX:MaxRAMPercentage=75");
  }

  /** The number of values born stands behind the magic, the version and the reason why the recording is partial: seven bits a byte. */
  @Test
  void whatIsSoonOverIsDoneByCodeThatIsCompiledOnce() throws Exception {
    Path jdk = standIn();
    launchWith(jdk, "--version");
    Files.writeString(jdk.resolve("bin/java"), "#!/bin/sh\necho \"$@\"\n");
    String once = "-XX:TieredStopAtLevel=1";

    assertThat(launchWith(jdk, "comm", recording("few", 7, 0, 0x89, 0x90, 0x30)).out()).as("788,489").contains(once);
    assertThat(launchWith(jdk, "comm", recording("many", 7, 0, 0xFF, 0xFF, 0x7F)).out()).as("2,097,151").doesNotContain(once);
    assertThat(launchWith(jdk, "comm", recording("partial", 7, 3, 'a', 'b', 'c')).out()).doesNotContain(once);
    assertThat(launchWith(jdk, "comm", recording("short", 7, 0)).out()).doesNotContain(once);
    assertThat(launchWith(jdk, "comm", "none.parcast").out()).doesNotContain(once);
    assertThat(launchWith(jdk, "analyze", "X", "--", recording("few", 7, 0, 1)).out()).doesNotContain(once);
    assertThat(launchWith(jdk, "--help").out()).contains(once);
    assertThat(launchWith(jdk, "help", "comm").out()).contains(once);
    assertThat(launchWith(jdk, "analyze", "X", "--", "--help").out()).doesNotContain(once);
  }

  private String recording(String name, int... content) throws IOException {
    Path recording = Files.createDirectories(directory.resolve("a " + name + ".parcast"));
    try (OutputStream to = Files.newOutputStream(recording.resolve("values.bin"))) {
      to.write("PARCASTV".getBytes(StandardCharsets.US_ASCII));
      for (int each : content) {
        to.write(each);
      }
    }
    return recording.toString();
  }

  @Test
  void aHeapThatNoJvmStartsWithIsRefusedByTheCommand() throws Exception {
    built();
    for (String size : List.of("0", "-5g", "9999g", "9999999999999g", "1g,9999g")) {
      Outcome outcome = launch("analyze", "--memory=" + size, "X");

      assertThat(outcome.code()).as(outcome.err()).isEqualTo(2);
      assertThat(outcome.err()).contains("--memory: '").doesNotContain("Error occurred during initialization");
    }
  }

  @Test
  void aRecordingThatIsTooLargeToAnalyseIsKept() throws Exception {
    built();
    String program = Path.of(Programs.good("Heat2D")).toRealPath().toString();
    Outcome outcome = launch("comm", program, "--memory", "64m,512m", "--ranks", "2", "--out", "results", "--", "1024", "2");

    assertThat(outcome.code()).as(outcome.err()).isEqualTo(5);
    assertThat(outcome.err()).contains("the analysis ran out of memory", "results/Heat2D.parcast is the recording, which can be analysed without another run");
    assertThat(directory.resolve("results/Heat2D.parcast")).isDirectoryContaining("glob:**/tables.bin").isDirectoryContaining("glob:**/values.bin");
  }

  /** A launcher under way, and where its standard error goes. */
  private record Started(Process process, Path err) {}

  private Outcome launch(String... arguments) throws Exception {
    return outcome(start(Map.of(), checkout.resolve("parcast"), arguments));
  }

  private Outcome launchWith(Path javaHome, String... arguments) throws Exception {
    return outcome(start(Map.of("JAVA_HOME", javaHome.toString()), checkout.resolve("parcast"), arguments));
  }

  private Started start(Map<String, String> environment, Path launcher, String... arguments) throws IOException {
    List<String> command = new ArrayList<>(List.of(launcher.toString()));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).directory(directory.toFile());
    builder.environment().clear();
    builder.environment().putAll(Map.of("PATH", tools.toString(), "JAVA_HOME", System.getProperty("java.home")));
    builder.environment().putAll(environment);
    Path err = Files.createTempFile(directory, "err", ".txt");
    return new Started(builder.redirectError(err.toFile()).start(), err);
  }

  private static Outcome outcome(Started started) throws Exception {
    Process process = started.process();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Outcome(process.exitValue(), out, Files.readString(started.err()));
  }

  /** What the stand-in for Maven does where it builds. */
  private String copyOfClasses() {
    return "mkdir -p cli/target/lib && cp '" + directory.resolve("built.jar") + "' cli/target/lib/ && cp cli/target/lib/built.jar cli/target/parcast-cli-0.jar";
  }

  private int builds() throws IOException {
    return Files.readAllLines(log).size();
  }

  private void maven(String... commands) throws IOException {
    script(tools.resolve("mvn"), "#!/bin/sh\necho build >>'" + log + "'\n" + String.join("\n", commands) + "\n");
  }

  /** A directory that looks like a JDK to the launcher. */
  private Path jdk(String version, boolean compiler) throws IOException {
    Path jdk = Files.createDirectories(directory.resolve("jdk"));
    Files.createDirectories(jdk.resolve("bin"));
    Files.writeString(jdk.resolve("release"), "IMPLEMENTOR=\"Somebody\"\nJAVA_VERSION=\"" + version + "\"\n");
    script(jdk.resolve("bin/java"), "#!/bin/sh\n");
    if (compiler) {
      script(jdk.resolve("bin/javac"), "#!/bin/sh\n");
    }
    return jdk;
  }

  private static void script(Path file, String text) throws IOException {
    Files.writeString(file, text);
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  private static Path find(String tool) {
    return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
        .map(entry -> Path.of(entry, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow();
  }

  /** A jar that names the class path of this test. */
  private static void classesUnderTest(Path jar) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    String classPath =
        Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
            .map(entry -> Path.of(entry).toUri().toString())
            .collect(Collectors.joining(" "));
    manifest.getMainAttributes().put(Attributes.Name.CLASS_PATH, classPath);
    try (OutputStream out = Files.newOutputStream(jar)) {
      new JarOutputStream(out, manifest).close();
    }
  }
}
