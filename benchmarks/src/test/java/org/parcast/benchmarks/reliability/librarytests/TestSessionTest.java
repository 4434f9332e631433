package org.parcast.benchmarks.reliability.librarytests;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TestSessionTest {
  private static final List<String> CLASSES = List.of("FirstTest", "SecondTest", "ThirdTest");
  private static final TestOutcomes PLAIN = new TestOutcomes(outcomes("FirstTest", "SecondTest", "ThirdTest"), List.of(), List.of());

  @TempDir private Path work;

  /** What the driver does, by a shell: each class has one test, {@code works}. */
  private TestOutcomes run(String before, String runs) throws Exception {
    Path script = Files.writeString(work.resolve("driver.sh"), """
        for run in %s; do
          mkdir $1/$run
          for tests in $(cat $2); do
            mkdir $1/$run/$tests
            %s
            echo "<testsuite><testcase classname='$tests' name='works'/></testsuite>" > $1/$run/$tests/TEST-all.xml
          done
          touch $1/$run/ended
        done
        """.formatted(runs, before));
    return new TestSession(work, 2).run(CLASSES, arguments -> Stream.concat(Stream.of("sh", script.toString()), arguments.stream()).toList());
  }

  private static SortedMap<String, SortedMap<String, String>> outcomes(String... classes) {
    SortedMap<String, SortedMap<String, String>> outcomes = new TreeMap<>();
    for (String tests : classes) {
      outcomes.put(tests, new TreeMap<>(Map.of(tests + ".works", "passed")));
    }
    return outcomes;
  }

  @Test
  void allAreRun() throws Exception {
    TestOutcomes outcomes = run("", "1 2");
    assertThat(outcomes.passing()).isEqualTo(CLASSES);
    assertThat(outcomes.endless()).isEmpty();
    assertThat(outcomes.failedAlone(PLAIN)).isEmpty();
  }

  @Test
  void aClassThatDoesNotEndIsEndedAndTheOthersGoOn() throws Exception {
    TestOutcomes outcomes = run("if [ $tests = SecondTest ]; then while :; do :; done; fi", "1");
    assertThat(outcomes.passed()).containsExactlyInAnyOrder("FirstTest.works", "ThirdTest.works");
    assertThat(outcomes.endless()).containsExactly("SecondTest");
    assertThat(outcomes.failedAlone(PLAIN)).isEmpty();
  }

  @Test
  void aClassWithWhichTheMachineDiesHasFailed() throws Exception {
    TestOutcomes outcomes = run("if [ $tests = SecondTest ]; then exit 1; fi", "1");
    assertThat(outcomes.endless()).isEmpty();
    assertThat(outcomes.failedAlone(PLAIN)).containsExactly("SecondTest.works");
  }

  @Test
  void aClassThatIsRefusedInWordsIsCountedApartAndTheOthersGoOn() throws Exception {
    String refuses = "if [ $tests = SecondTest ]; then echo \"error: threads both came to use the program's numbers\"; exit %s; fi";
    TestOutcomes outcomes = run(refuses.formatted("4"), "1");
    assertThat(outcomes.passed()).containsExactlyInAnyOrder("FirstTest.works", "ThirdTest.works");
    assertThat(outcomes.refused()).containsExactly("SecondTest");
    assertThat(outcomes.failedAlone(PLAIN)).isEmpty();

    TestOutcomes otherwise = run(refuses.formatted("1"), "1");
    assertThat(otherwise.refused()).as("with another status").isEmpty();
    assertThat(otherwise.failedAlone(PLAIN)).containsExactly("SecondTest.works");
  }

  /** As a command runs the program first without watching it: both runs count. */
  @Test
  void aTestThatFailsInOneRunHasFailed() throws Exception {
    TestOutcomes outcomes = run("if [ $run$tests = 2ThirdTest ]; then echo '<s><testcase classname=\"ThirdTest\" name=\"works\"><failure/></testcase></s>' > $1/$run/$tests/TEST-all.xml; continue; fi", "1 2");
    assertThat(outcomes.failedAlone(PLAIN)).containsExactly("ThirdTest.works");
  }

  @Test
  void aClassWithWhichAWatchedMachineDiesHasFailed() throws Exception {
    TestOutcomes outcomes = run("if [ $run$tests = 2ThirdTest ]; then exit 1; fi", "1 2");
    assertThat(outcomes.failedAlone(PLAIN)).containsExactly("ThirdTest.works");
  }

  @Test
  void aParameterThatIsShownByItsHashIsTheSameInEachRun() throws Exception {
    TestOutcomes outcomes = run("echo \"<s><testcase classname='$tests' name='works[a.B@7db${run}c]'/></s>\" > $1/$run/$tests/TEST-all.xml; continue", "1 2");
    assertThat(outcomes.passed()).containsExactlyInAnyOrder("FirstTest.works[a.B@]", "SecondTest.works[a.B@]", "ThirdTest.works[a.B@]");
  }
}
