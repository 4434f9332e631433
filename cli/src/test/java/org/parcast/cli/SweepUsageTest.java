package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What cannot be swept is refused, and what is no master of Spark; clusters that need an installation of Spark are reached by its {@code spark-submit}. */
class SweepUsageTest {
  private static final String HEAT = Programs.good("Heat2D");

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "--vary m=8,9 -- {n} 2         | --vary m: {m} occurs in no argument of the program",
      "--vary n=8,9 -- {n} {k}       | {k} stands in TARGET, the program's arguments, --jvm-args or --stdin and has no values: give --vary k=8,16; or --vary k='{k}' where the braces are meant",
      "--vary n=8,9 --jvm-args -Dk={k} -- {n} | {k} stands in",
      "-- {n} 2                      | --vary is missing: say which sizes",
      "--vary n= -- {n} 2            | is not NAME=VALUE,VALUE",
      "--vary 8,9 -- {n} 2           | is not NAME=VALUE,VALUE",
      "--vary n=8 --vary n=9 -- {n}  | --vary names n twice: leave one",
      "--vary n=8 --stdin no.txt -- {n} | --stdin no.txt cannot be read as text"})
  void whatCannotBeVariedIsRefused(String arguments, String message) {
    List<String> all = new ArrayList<>(List.of("sweep", HEAT, "--out", directory.resolve("sweep").toString()));
    all.addAll(List.of(arguments.strip().split(" +")));
    Outcome outcome = Outcome.of(all.toArray(String[]::new));
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains(message).doesNotContain("Exception");
    assertThat(directory.resolve("sweep")).as("nothing is begun").doesNotExist();
  }

  @Test
  void whereNothingCanBeWrittenIsToldBeforeAnythingIsRun() throws Exception {
    Path file = Files.writeString(directory.resolve("taken"), "");
    Outcome outcome = Outcome.of("sweep", HEAT, "--vary", "n=8,9", "--out", file.resolve("sweep").toString(), "--", "{n}", "2");
    assertThat(outcome.code()).isEqualTo(3);
    assertThat(outcome.err()).contains("cannot write the sweep to " + file, "give another directory with --out").doesNotContain("Exception");
  }

  @Test
  void bracesCanBeMeant() throws Exception {
    Outcome.of("sweep", HEAT, "--vary", "n=8,9", "--vary", "k={k}", "--out", directory.resolve("sweep").toString(), "--", "{n}", "{k}", "{}", "{1}");
    assertThat(directory.resolve("sweep/sweep.json")).content().contains("\"8\", \"{k}\", \"{}\", \"{1}\"");
  }

  @ParameterizedTest
  @ValueSource(strings = {"mesos://host:5050", "local[0]", "local[two]", "spark://host", "yarn-cluster", ""})
  void whatIsNoMasterIsRefused(String master) {
    Outcome outcome = Outcome.of("sweep", HEAT, "--vary", "n=8,9", "--master", master, "--out", directory.resolve("sweep").toString(), "--", "{n}", "2");
    assertThat(outcome.code()).isEqualTo(2);
    assertThat(outcome.err()).contains("is no master of Spark: give local[2], spark://HOST:PORT, yarn or k8s://URL");
    assertThat(directory.resolve("sweep")).as("nothing is begun").doesNotExist();
  }

  /** The module's directory, an installation that notes what it is called with, and the command in a process of its own. */
  private String sweep(String sparkHome, String master) throws Exception {
    Path built = Files.createDirectories(directory.resolve("built"));
    Files.writeString(built.resolve("classpath.txt"), "");
    Files.writeString(built.resolve("parcast-sweep-1.jar"), "");
    Path submit = Files.createDirectories(directory.resolve("spark/bin")).resolve("spark-submit");
    Files.writeString(submit, "#!/bin/sh\necho \"$@\" > " + directory.resolve("submitted.txt") + "\n");
    assertThat(submit.toFile().setExecutable(true)).isTrue();
    Path said = directory.resolve("said.txt");
    ProcessBuilder builder = new ProcessBuilder(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-XX:TieredStopAtLevel=1", "-Dparcast.sweep=" + built, "-cp",
        System.getProperty("java.class.path"), Main.class.getName(), "sweep", HEAT, "--vary", "n=8,9", "--master", master, "--out", directory.resolve("sweep").toString(), "--", "{n}", "2"))
        .redirectErrorStream(true).redirectOutput(said.toFile());
    builder.environment().put("SPARK_HOME", sparkHome);
    int status = builder.start().waitFor();
    return status + " " + Files.readString(said);
  }

  @Test
  void anInstallationOfSparkSubmitsToYarnAndKubernetes() throws Exception {
    for (String master : List.of("yarn", "k8s://https://host:6443")) {
      assertThat(sweep(directory.resolve("spark").toString(), master)).startsWith("0 ");
      assertThat(directory.resolve("submitted.txt")).content().isEqualTo("--master " + master + " --class org.parcast.sweep.Sweep " + directory.resolve("built/parcast-sweep-1.jar") + " "
          + directory.resolve("sweep").toAbsolutePath() + " " + master + "\n");
    }
  }

  @Test
  void withoutAnInstallationTheyAreRefused() throws Exception {
    assertThat(sweep(directory.resolve("nowhere").toString(), "yarn")).startsWith("2 ").contains("takes an installation of Spark", "set SPARK_HOME");
  }
}
