package org.parcast.javac;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Programs are compiled with the plug-in; the comment {@code // loop: TEXT} in a loop's line is what the diagnostic there starts with. */
class ParcastCompilerPluginTest {
  private static final Pattern EXPECTED = Pattern.compile("// loop: (.*)");

  private static final String PROGRAM =
      """
      package demo;
      class Loops {
        static void scale(double[] a) {
          for (int i = 0; i < a.length; i++) { // loop: parallel (proven)
            a[i] = 2 * a[i];
          }
        }
        static double sum(double[] a) {
          double s = 0;
          for (double x : a) { // loop: reduction(+:s) (proven): //#omp parallel for reduction(+:s)
            s += x;
          }
          return s;
        }
        static void prefix(double[] a) {
          int i = 1;
          while (i < a.length) { // loop: sequential
            a[i] += a[i - 1];
            i++;
          }
        }
      }
      """;

  @TempDir private Path directory;

  private final DiagnosticCollector<JavaFileObject> found = new DiagnosticCollector<>();

  private boolean compile(String name, String program, String plugin, String... options) throws IOException {
    Path source = directory.resolve(name);
    Files.createDirectories(source.getParent());
    Files.writeString(source, program);
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    List<String> arguments = new ArrayList<>(List.of(options));
    arguments.addAll(List.of("-Xplugin:" + plugin, "-processorpath", System.getProperty("java.class.path")));
    try (StandardJavaFileManager files = compiler.getStandardFileManager(found, Locale.ROOT, StandardCharsets.UTF_8)) {
      return compiler.getTask(new StringWriter(), files, found, arguments, null, files.getJavaFileObjects(source)).call();
    }
  }

  private List<String> told() {
    return found.getDiagnostics().stream()
        .filter(d -> d.getMessage(Locale.ROOT).contains("[parcast:"))
        .map(d -> d.getLineNumber() + " " + d.getMessage(Locale.ROOT).replaceFirst("\\[parcast:[a-z-]+] ", ""))
        .toList();
  }

  private void checkExpectations() {
    List<String> lines = PROGRAM.lines().toList();
    TreeSet<Integer> expected = new TreeSet<>();
    for (int line = 1; line <= lines.size(); line++) {
      Matcher comment = EXPECTED.matcher(lines.get(line - 1));
      if (comment.find()) {
        expected.add(line);
        String start = line + " " + comment.group(1);
        assertThat(told()).anyMatch(message -> message.startsWith(start));
      }
    }
    assertThat(told()).hasSize(expected.size());
  }

  @Test
  void aNoteAtEachLoop() throws IOException {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    assertThat(compile("src/demo/Loops.java", PROGRAM, "Parcast all", "-g", "-d", classes.toString())).isTrue();
    checkExpectations();
    assertThat(found.getDiagnostics()).extracting(Diagnostic::getKind).containsOnly(Diagnostic.Kind.NOTE);
  }

  @Test
  void classFilesBesideTheSource() throws IOException {
    assertThat(compile("demo/Loops.java", PROGRAM, "Parcast all", "-g")).isTrue();
    checkExpectations();
  }

  @Test
  void warningsAreAskedFor() throws IOException {
    compile("demo/Loops.java", PROGRAM, "Parcast warn", "-g");
    assertThat(found.getDiagnostics()).filteredOn(d -> d.getKind() == Diagnostic.Kind.WARNING).singleElement()
        .satisfies(d -> assertThat(d.getMessage(Locale.ROOT)).contains("sequential"));
  }

  @Test
  void withoutNamesNoDirectiveIsOffered() throws IOException {
    compile("demo/Loops.java", PROGRAM, "Parcast all", "-g:source,lines");
    assertThat(told()).anyMatch(message -> message.startsWith("10 ") && message.endsWith("compile with -g for the names of variables"));
  }

  @Test
  void withoutAnnotationProcessorsTheDirectoryIsGiven() throws IOException {
    Path classes = Files.createDirectory(directory.resolve("classes"));
    assertThat(compile("src/demo/Loops.java", PROGRAM, "Parcast all", "-g", "-proc:none", "-d", classes.toString())).isTrue();
    assertThat(told()).singleElement().asString().contains("classes=DIR");
    assertThat(compile("src/demo/Loops.java", PROGRAM, "Parcast classes=" + classes, "-g", "-proc:none", "-d", classes.toString())).isTrue();
    assertThat(told()).hasSize(4);
  }

  @Test
  void whatTheSettingsExcludeIsNotJudged() throws IOException {
    Files.writeString(directory.resolve("parcast.yaml"), "exclude: demo.Generated\n");
    String loop = " { static void fill(double[] a) { for (int i = 0; i < a.length; i++) { a[i] = i; } } }\n";
    compile("demo/Mine.java", "package demo;\nclass Mine" + loop + "class Generated" + loop, "Parcast all", "-g");
    assertThat(told()).singleElement().asString().startsWith("2 parallel (proven)");

    Files.writeString(directory.resolve("parcast.yaml"), "exlude: demo.Generated\n");
    compile("demo/Mine.java", "package demo;\nclass Mine" + loop, "Parcast all", "-g");
    assertThat(told()).last().asString().contains("loops are not judged", "did you mean exclude?");
  }

  @Test
  void anUnknownArgumentIsSaid() throws IOException {
    assertThat(compile("demo/Loops.java", PROGRAM, "Parcast loud", "-g")).isTrue();
    assertThat(told()).singleElement().asString().contains("'loud'");
  }

  @Test
  void aProgramThatDoesNotCompileIsLeftToTheCompiler() throws IOException {
    assertThat(compile("demo/Loops.java", PROGRAM.replace("double s = 0;", ""), "Parcast all", "-g")).isFalse();
    assertThat(told()).isEmpty();
  }

  /** What parcast time has measured of the loops of the program: one that pays, one that does not. */
  private Path measured(String file, String verdict) throws IOException {
    Path result = Files.createDirectories(directory.resolve("parcast-report")).resolve("Loops-time.json");
    return Files.writeString(result, """
        {"schema": "parcast/time-1", "warnings": [], "comm": {"results": [{"time": {"loops": [{"pays": true}]}}]},
         "time": {"machine": "here", "serial": {"loops": 3}, "pays": "VERDICT", "cores": [{"cores": 1, "breakdown": {"compute": 1}}], "loops": [
          {"file": "FILE", "line": 4, "verdict": "parallel", "share": 0.1, "pays": false, "may_pay": true, "cores": [{"cores": 2, "speedup": 1.1, "low": 0.5, "high": 2, "limit": "memory"}]},
          {"file": "FILE", "line": 10, "verdict": "reduction(+:s)", "share": 0.62, "pays": true, "cores": [{"cores": 1, "speedup": 1, "low": 1, "high": 1},
            {"cores": 2, "speedup": 1.8, "low": 1.75, "high": 1.9}, {"cores": 4, "speedup": 2.91, "low": 1.7, "high": 3.12}, {"cores": 8, "speedup": 3, "low": 0.7, "high": 4}]}]}}
        """.replace("FILE", file).replace("VERDICT", verdict));
  }

  @Test
  void byItselfOnlyWhatPaysIsTold() throws IOException {
    compile("demo/Loops.java", PROGRAM, "Parcast", "-g");
    assertThat(told()).as("nothing was measured").isEmpty();

    Path result = measured("demo/Loops.java", "in longer runs");
    Files.setLastModifiedTime(result, FileTime.from(Instant.now().minusSeconds(60)));
    compile("demo/Loops.java", PROGRAM, "Parcast", "-g");
    assertThat(told()).as("changed since").isEmpty();

    Files.setLastModifiedTime(result, FileTime.from(Instant.now().plusSeconds(60)));
    compile("demo/Loops.java", PROGRAM, "Parcast", "-g");
    assertThat(told()).containsExactly("10 reduction(+:s) pays: 2.91 times as fast on 4 cores (1.70 to 3.12), 62 % of the run, by Loops-time.json");
    assertThat(found.getDiagnostics()).last().satisfies(note -> assertThat(note.getMessage(Locale.ROOT)).startsWith("[parcast:loop-reduction] "));
  }

  @Test
  void ofARunThatDoesNotGainNoLoopPays() throws IOException {
    Files.setLastModifiedTime(measured("demo/Loops.java", "no"), FileTime.from(Instant.now().plusSeconds(60)));
    compile("demo/Loops.java", PROGRAM, "Parcast", "-g");
    assertThat(told()).isEmpty();
  }

  @Test
  void anotherFilesLoopsAreNotThisOnes() throws IOException {
    Files.setLastModifiedTime(measured("other/Loops.java", "yes"), FileTime.from(Instant.now().plusSeconds(60)));
    compile("demo/Loops.java", PROGRAM, "Parcast", "-g");
    assertThat(told()).isEmpty();
  }

  @Test
  void aResultThatCannotBeReadIsSaid() throws IOException {
    Path result = measured("demo/Loops.java", "in longer runs");
    Files.writeString(result, Files.readString(result).substring(0, 200));
    compile("demo/Loops.java", PROGRAM, "Parcast", "-g");
    assertThat(told()).singleElement().asString().contains("Loops-time.json", "measure again, or delete it");
  }
}
