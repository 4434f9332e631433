package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that cannot be analysed, or fail while they are: each with its message and exit code, never a stack trace of Parcast's. */
@Tag("slow")
class BadProgramsTest {
  private static final Pattern STACK_TRACE = Pattern.compile("\\tat org\\.parcast\\.(?!recorder)");

  @TempDir private Path directory;

  @Test
  void noSuchFile() {
    Outcome outcome = analyze(directory.resolve("Missing.java").toString());

    refused(outcome, 3, "no such file or directory: " + directory.resolve("Missing.java"));
  }

  @Test
  void howFarThePathLeads() {
    refused(analyze(directory.resolve("no/such/Missing.java").toString()), 3, "Missing.java; there is no 'no' in " + directory);
  }

  @Test
  void sourceThatDoesNotCompile() {
    refused(analyze(Programs.bad("Broken")), 3, "Broken.java:6: incompatible types");
  }

  @Test
  void sourceInAnotherEncoding() throws IOException {
    Path file = directory.resolve("Latin.java");
    Files.write(file, "class Latin { /* é */ }".getBytes(StandardCharsets.ISO_8859_1));
    refused(analyze(file.toString()), 3, "is not UTF-8 text; convert it to UTF-8");
  }

  @ParameterizedTest
  @ValueSource(strings = {"analyze", "loops", "cache"})
  void malformedDirectivesAreToldAndLeftOut(String command) throws IOException {
    Path file = Files.writeString(directory.resolve("Loud.java"), """
        class Loud {
          public static void main(String[] args) {
            double[] a = new double[400];
            //#omp parallel for shared(
            for (int i = 0; i < 400; i++) { a[i] = a[i] + i; }
          }
        }
        """);
    Outcome outcome = Outcome.of(command, file.toString(), "--format", "json", "--out", directory.toString());
    assertThat(outcome.code()).isZero();
    assertThat(outcome.err()).contains("Loud.java:4: malformed directive, the loop is taken to have none");
  }

  @Test
  void noMain() {
    refused(analyze(Programs.bad("NoMain")), 3, "no class with public static void main(String[])");
  }

  @Test
  void anUnknownKernel() {
    refused(analyze(Programs.good("AddOne"), "--kernel", "AddOne.nothing"), 2, "AddOne.nothing");
  }

  @Test
  void aStepThatIsNoLoop() {
    refused(analyze(Programs.good("AddOne"), "--step", "AddOne.java:1"), 2, "AddOne.java:1");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "--kernel | Heat2D.initialize | (did you mean Heat2D.initialise?); give Class.method",
    "--kernel | run            | (did you mean Heat2D.run?); give Class.method",
    "--kernel | Heat.run       | (did you mean Heat2D.run?); give Class.method",
    "--kernel | xyzzy          | no such method; give Class.method",
    "--step   | Heat2D.java:36 | the nearest: Heat2D.java:",
    "--step   | heat2d.java:36 | the nearest: Heat2D.java:",
    "--step   | Mesh.java:36   | no loop of the program starts there; there are Heat2D.java:",
  })
  void whatWasPerhapsMeantIsTold(String option, String value, String message) {
    refused(analyze(Programs.good("Heat2D"), option, value), 2, message);
  }

  @Test
  void moreRanksThanWords() {
    refused(analyze(Programs.good("AddOne"), "--ranks", "30000", "--", "8"), 2, "30000 ranks");
  }

  @Test
  void noRankAtAll() {
    refused(analyze(Programs.good("AddOne"), "--ranks", ","), 2, "--ranks names no number");
  }

  @Test
  void mainThrows() {
    Outcome outcome = analyze(Programs.bad("Throws"));

    reported(outcome, 4, "IllegalStateException");
    assertThat(outcome.err()).contains("Throws.java:10");
  }

  @Test
  void systemExitWithAStatus() {
    reported(analyze(Programs.bad("Exits")), 4, "System.exit(3)");
  }

  @Test
  void systemExitWithZeroIsAReturn() {
    Outcome outcome = analyze(Programs.bad("ExitsZero"));

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).isNotEmpty();
  }

  /** A busy machine may take so long to start the program that it has done nothing when its time is up: it is given more then. */
  @Test
  void anEndlessLoop() {
    Outcome again;
    int seconds = 2;
    do {
      seconds *= 2;
      Outcome outcome = analyze(Programs.bad("Endless"), "--ranks", "2", "--timeout", String.valueOf(seconds));
      assertThat(outcome.code()).as(outcome.err()).isEqualTo(5);
      assertThat(outcome.err()).contains("parcast: error: ", seconds + " s").doesNotContainPattern(STACK_TRACE);
      again = Outcome.of("report", directory.resolve("report/Endless.parcast").toString(), "--ranks", "2", "--out", directory.toString());
    } while (again.code() != 0 && seconds < 100);
    assertThat(again.code()).as("what was recorded is kept, whether there was time to report it or not: " + again.err()).isZero();
    assertThat(again.out()).contains("Best decomposition");
  }

  /** Its shutdown hook would sleep for ten minutes. */
  @Test
  @Timeout(300)
  void anEndlessLoopThatDoesNotWantToBeStopped() throws IOException {
    Path file = Files.writeString(directory.resolve("Hook.java"), "class Hook { public static void main(String[] s) throws Exception { Runtime.getRuntime().addShutdownHook("
        + "new Thread(() -> { try { Thread.sleep(600_000); } catch (InterruptedException e) { } })); double[] a = new double[9]; a[1] = 2; while (true) a[3] += 1; } }");
    Outcome outcome = Outcome.of("cache", file.toString(), "--timeout", "4", "--cores", "1", "--out", directory.toString());
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(5);
  }

  @Test
  void outOfMemory() {
    reported(analyze(Programs.bad("OutOfMemory"), "--memory", "512m,128m"), 4, "--memory");
  }

  @Test
  void outOfMemoryBeforeAnyWordIsTouched() {
    refused(analyze(Programs.good("AddOne"), "--memory", "512m,64m", "--", "100000000"), 4, "--memory");
  }

  @Test
  void aProgramThatDoesNothingSaysWhyThereIsNoResult() {
    refused(analyze(Programs.bad("Nothing")), 3, "touches no array element or field");
  }

  @Test
  void aProgramWithoutLoopsIsOneStep() {
    Outcome outcome = comm(Programs.bad("NoLoops"));

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.out()).contains("no time loop: the region is one step");
  }

  @Test
  void anOverflowOfTheStackThatTheProgramCatches() {
    Outcome outcome = untimed(Programs.bad("StackOverflow"));

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("caught 5").doesNotContainPattern(STACK_TRACE);
  }

  @Test
  void theStackThatAProgramSeesIsItsOwn() {
    Outcome outcome = untimed(Programs.bad("CatchesThrowable"));

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err())
        .contains("Index 10 out of bounds for length 10 at [CatchesThrowable.main(CatchesThrowable.java:10)]\n")
        .contains("15 5.0");
  }

  @Test
  void theTraceOfMainIsThatOfAPlainRun() {
    analyze(Programs.bad("Throws"));

    assertThat(directory.resolve("report/Throws.parcast/err.txt"))
        .hasContent("Exception in thread \"main\" java.lang.IllegalStateException: the sum is 4950.0\n\tat Throws.main(Throws.java:10)\n");
  }

  @Test
  void whatTheProgramSaysDoesNothingToTheTerminal() {
    Outcome outcome = analyze(Programs.bad("Hostile"), "--quiet", "--ranks", "1");

    assertThat(outcome.code()).isEqualTo(4);
    assertThat(outcome.err())
        .contains("parcast: error: java.lang.IllegalStateException: \\u001B[2J\\u001B]0;title\\u0007boom\n  parcast: warning: forged\\u202E at Hostile.main")
        .doesNotContain("\u001b");
  }

  @Test
  void aTruncatedClassFile() throws IOException {
    Path file = compile("Cut", "public class Cut { public static void main(String[] a) { System.out.println(a.length); } }").resolve("Cut.class");
    byte[] bytes = Files.readAllBytes(file);
    Files.write(file, Arrays.copyOf(bytes, bytes.length / 2));

    refused(analyze(directory.resolve("classes").toString(), "--main", "Cut"), 3, "Cut.class");
  }

  @Test
  void whereNothingCanBeWritten() throws IOException {
    Path file = Files.writeString(directory.resolve("file"), "");
    Outcome outcome = Outcome.of("analyze", Programs.good("AddOne"), "--out", file.resolve("below").toString());

    refused(outcome, 3, "--out");
  }

  @Test
  void classFilesNewerThanSupported() throws IOException {
    Path file = compile("Newer", "public class Newer { public static void main(String[] a) { } }").resolve("Newer.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = 99;
    Files.write(file, bytes);

    refused(analyze(directory.resolve("classes").toString()), 3, "Newer.class");
  }

  @Test
  void classFilesOfANewerJavaThanTheOneThatRunsThem() throws IOException {
    int running = Runtime.version().feature();
    assumeTrue(running < 25);
    Path file = compile("Later", "public class Later { public static void main(String[] a) { } }").resolve("Later.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[7] = (byte) (44 + running + 1);
    Files.write(file, bytes);

    refused(analyze(directory.resolve("classes").toString()), 3, "class file of Java " + (running + 1) + ", which Java " + running + " cannot run");
  }

  @Test
  void classFilesWithPreviewFeatures() throws IOException {
    Path file = compile("Early", "public class Early { public static void main(String[] a) { } }").resolve("Early.class");
    byte[] bytes = Files.readAllBytes(file);
    bytes[4] = bytes[5] = (byte) 0xFF;
    bytes[7] = (byte) (44 + Runtime.version().feature());
    Files.write(file, bytes);
    refused(analyze(directory.resolve("classes").toString()), 3, "Early: class file with preview features of Java; give --jvm-args --enable-preview");

    bytes[7]--;
    Files.write(file, bytes);
    int compiled = Runtime.version().feature() - 1;
    refused(analyze(directory.resolve("classes").toString(), "--jvm-args", "--enable-preview"), 3, "with preview features of Java " + compiled + ", which Java");
  }

  @Test
  void argumentsThatTheVirtualMachineRefuses() {
    String bogus = "--jvm-args: the virtual machine does not start with -Xbogus: Unrecognized option: -Xbogus";
    refused(analyze(Programs.good("AddOne"), "--jvm-args", "-Xbogus"), 2, bogus);
    for (String command : List.of("loops", "cache", "sharing")) {
      refused(Outcome.of(command, Programs.good("AddOne").toString(), "--jvm-args", "-Xbogus"), 2, bogus);
    }
  }

  @Test
  void anotherCollectorThanOurs() {
    assertThat(untimed(Programs.good("AddOne"), "--jvm-args", "-XX:+UseSerialGC", "--ranks", "2").code()).isZero();
  }

  @Test
  void aStaticInitialiserThatFails() throws IOException {
    Path classes = compile("Initialised", "public class Initialised { static int x = 1 / Integer.parseInt(\"0\"); public static void main(String[] a) { } }");

    refused(analyze(classes.toString(), "--ranks", "2"), 4, "ExceptionInInitializerError");
  }

  @Test
  void aMethodTooLargeToRewriteIsLeftOutAndNamed() throws IOException {
    StringBuilder source = new StringBuilder("public class Large { public static void main(String[] x) { double[] a = new double[400]; large(a);"
        + " if (x.length == 0) { for (int i = 1; i < 400; i++) a[i] += a[i - 1]; System.out.println(a[399]); } }\n  static void large(double[] a) {\n");
    for (int i = 0; i < 2400; i++) {
      source.append("    a[").append(i % 400).append("] += ").append(i).append(".5;\n");
    }
    Path classes = compile("Large", source.append("  }\n}\n").toString());
    Outcome outcome = comm(classes.toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("parcast: warning: ").contains("Large.large");
    assertThat(outcome.out()).contains("Best decomposition");

    Outcome allInIt = analyze(classes.toString(), "--ranks", "2", "--", "large");
    assertThat(allInIt.code()).as(allInIt.err()).isZero();
    assertThat(allInIt.err()).contains("Large.large");
    assertThat(allInIt.out()).contains("Nothing is forecast").doesNotContain("Best decomposition", "Time of a step");
  }

  /** More frames and local variables than class files are written with. */
  @Test
  void aMethodWithTooManyBranchesToRewriteIsLeftOutAndNamed() throws IOException {
    StringBuilder source = new StringBuilder("public class Branchy { public static void main(String[] x) { double[] a = new double[400], b = new double[400]; for (int i = 0; i < 9; i++) branch(a, b, i);"
        + " for (int i = 1; i < 400; i++) a[i] += a[i - 1]; System.out.println(a[399]); }\n  static void branch(double[] a, double[] b, int i) {\n");
    for (int k = 0; k < 500; k++) {
      source.append("    if (a[(i + ").append(k).append(") % 400] > b[i]) b[(i + ").append(k).append(") % 400] = 1; else b[i] = a[i];\n");
    }
    Path classes = compile("Branchy", source.append("  }\n}\n").toString());
    Outcome outcome = comm(classes.toString());

    assertThat(outcome.code()).as(outcome.err()).isZero();
    assertThat(outcome.err()).contains("parcast: warning: ").contains("Branchy.branch is not traced");
    assertThat(outcome.out()).contains("Best decomposition");
  }

  private Outcome analyze(String target, String... more) {
    List<String> arguments = new ArrayList<>(List.of("analyze", target, "--out", directory.resolve("report").toString()));
    arguments.addAll(List.of(more));
    return Outcome.of(arguments.toArray(String[]::new));
  }

  /** The same without the machines in which loops are timed, which only people are told of. */
  private Outcome untimed(String target, String... more) {
    return analyze(target, Stream.concat(Stream.of("--format", "json"), Stream.of(more)).toArray(String[]::new));
  }

  private Outcome comm(String target) {
    return Outcome.of("comm", target, "--ranks", "2", "--out", directory.resolve("report").toString());
  }

  /** Nothing is reported. */
  private static void refused(Outcome outcome, int code, String message) {
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.err()).contains("parcast: error: ").contains(message).doesNotContainPattern(STACK_TRACE);
    assertThat(outcome.out()).isEmpty();
  }

  /** What was recorded is reported. */
  private static void reported(Outcome outcome, int code, String message) {
    assertThat(outcome.code()).as(outcome.err()).isEqualTo(code);
    assertThat(outcome.err()).contains("parcast: error: ").contains(message).doesNotContainPattern(STACK_TRACE);
    assertThat(outcome.out()).isNotEmpty();
  }

  private Path compile(String name, String source) throws IOException {
    Path file = Files.writeString(directory.resolve(name + ".java"), source);
    Path classes = Files.createDirectories(directory.resolve("classes"));
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes.toString(), file.toString())).isZero();
    return classes;
  }
}
