package org.parcast.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

/** What users give to apply that cannot be written, or not there: told with the reason, and no file of theirs is touched. */
@Tag("slow")
class ApplyInputTest {
  private static final String SQUARES = """
      package p;

      public class Squares {
        public static void main(String[] args) {
          int[] squares = new int[500];
          for (int i = 0; i < squares.length; i++) {
            squares[i] = i * i;
          }
          System.out.println(squares[7] + squares[499]);
        }
      }
      """;

  @TempDir private Path directory;

  private Path source(String root, String text) throws Exception {
    return Files.writeString(Files.createDirectories(directory.resolve(root).resolve("p")).resolve("Squares.java"), text);
  }

  private Path classes(Path source) {
    Path classes = directory.resolve("classes");
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes.toString(), source.toString())).isZero();
    return classes;
  }

  /** The one loop of an application that goes to a directory of its own. */
  private JsonNode loop(Path target, String... more) throws Exception {
    List<String> arguments = new ArrayList<>(List.of("apply", target.toString(), "--quiet", "--format", "json", "--out", "-", "--output", directory.resolve("out").toString()));
    arguments.addAll(List.of(more));
    Outcome outcome = Outcome.of(arguments.toArray(String[]::new));
    assertThat(outcome.code()).as(outcome.err()).isZero();
    return new ObjectMapper().readTree(outcome.out()).at("/apply/loops/0");
  }

  @Test
  void sourcesThatDoNotMatchTheClasses() throws Exception {
    Path source = source("src", SQUARES);
    Path classes = classes(source);
    Files.writeString(source, SQUARES.replace("i * i", "i * i + squares[0]"));
    JsonNode loop = loop(classes, "--sources", directory.resolve("src").toString(), "--loop", "Squares.java:6");

    assertThat(loop.get("written").asBoolean()).isFalse();
    assertThat(loop.get("why").asText()).contains("not what the classes were compiled from: compile the program again");
    assertThat(directory.resolve("out")).doesNotExist();
  }

  /** A project's directory stands for the classes that its build has made, unless its sources are newer: then these are compiled. */
  @Test
  void aProjectThatHasChangedSinceItWasBuilt() throws Exception {
    Path project = directory.resolve("project");
    Path source = source("project/src/main/java", SQUARES);
    Files.writeString(project.resolve("pom.xml"), "<project><modelVersion>4.0.0</modelVersion><groupId>g</groupId><artifactId>a</artifactId><version>1</version></project>");
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", project.resolve("target/classes").toString(), source.toString())).isZero();
    assertThat(loop(project, "--loop", "Squares.java:6").get("written").asBoolean()).isTrue();
    Files.writeString(source, SQUARES.replace("i * i", "i * i + squares[0]"));
    assertThat(loop(project, "--loop", "Squares.java:6").get("why").asText()).contains("its iterations keep their order: sequential: flow squares[0]");
  }

  @Test
  void generatedSources() throws Exception {
    Path classes = classes(source("target/generated-sources", SQUARES));
    JsonNode loop = loop(classes, "--sources", directory.resolve("target/generated-sources").toString(), "--loop", "Squares.java:6");

    assertThat(loop.get("written").asBoolean()).isFalse();
    assertThat(loop.get("why").asText()).contains("generated").contains("change what generates it");
    assertThat(loop(directory.resolve("target/generated-sources/p/Squares.java"), "--loop", "Squares.java:6").get("why")).as("a source of no classes").isEqualTo(loop.get("why"));
  }

  /** All that stands there is as it was, to the time of its last change. */
  @Test
  void aTreeThatNobodyMayWrite() throws Exception {
    Path source = source("src", SQUARES);
    Path classes = classes(source);
    List<Path> all;
    try (Stream<Path> found = Stream.concat(Files.walk(directory.resolve("src")), Files.walk(classes))) {
      all = found.toList();
    }
    List<String> before = new ArrayList<>();
    for (Path each : all) {
      assertThat(each.toFile().setWritable(false)).isTrue();
      before.add(each + " " + Files.getLastModifiedTime(each));
    }
    try {
      JsonNode loop = loop(classes, "--sources", directory.resolve("src").toString(), "--loop", "Squares.java:6");

      assertThat(loop.get("written").asBoolean()).as(loop.toString()).isTrue();
      assertThat(directory.resolve("out/p/Squares.java")).exists();
      List<String> after = new ArrayList<>();
      for (Path each : all) {
        after.add(each + " " + Files.getLastModifiedTime(each));
      }
      assertThat(after).isEqualTo(before);
    } finally {
      all.forEach(each -> each.toFile().setWritable(true));
    }
  }

  private int git(String... command) throws Exception {
    List<String> line = new ArrayList<>(List.of("git", "-c", "user.name=t", "-c", "user.email=t@t", "-C", directory.toString()));
    line.addAll(List.of(command));
    return new ProcessBuilder(line).redirectErrorStream(true).redirectOutput(ProcessBuilder.Redirect.DISCARD).start().waitFor();
  }

  @Test
  void filesWithUncommittedChangesInPlace() throws Exception {
    Path source = source("src", SQUARES);
    git("init", "-q");
    git("add", ".");
    git("commit", "-q", "-m", "first");
    String changed = SQUARES.replace("500", "600");
    Files.writeString(source, changed);
    Outcome refused = Outcome.of("apply", source.toString(), "--loop", "Squares.java:6", "--in-place", "--quiet");

    assertThat(refused.code()).isEqualTo(2);
    assertThat(refused.err()).contains("changes that are not committed: commit them first").contains("nothing is written");
    assertThat(source).hasContent(changed);
    git("commit", "-q", "-a", "-m", "second");
    Outcome taken = Outcome.of("apply", source.toString(), "--loop", "Squares.java:6", "--in-place", "--quiet");
    assertThat(taken.code()).as(taken.err()).isZero();
    assertThat(Files.readString(source)).contains("mainPart(");
  }

  /** A library's loops are judged with --include, and its own source is what to change. */
  @Test
  void loopsOfALibrary() throws Exception {
    Path library = Files.createDirectories(directory.resolve("library"));
    Path text = Files.writeString(Files.createDirectories(directory.resolve("lib/q")).resolve("Fill.java"), """
        package q;

        public class Fill {
          public static void fill(int[] a) {
            for (int i = 0; i < a.length; i++) {
              a[i] = 3 * i;
            }
          }
        }
        """);
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", library.toString(), text.toString())).isZero();
    Path program = Files.writeString(directory.resolve("Uses.java"), """
        public class Uses {
          public static void main(String[] args) {
            int[] a = new int[900];
            q.Fill.fill(a);
            System.out.println(a[70]);
          }
        }
        """);
    JsonNode loop = loop(program, "--classpath", library.toString(), "--include", "q", "--loop", "Fill.java:5");

    assertThat(loop.get("written").asBoolean()).isFalse();
    assertThat(loop.get("why").asText()).contains("belongs to a library, q.Fill").contains("change the library's own source");
    assertThat(loop.get("verdict").asText()).isEqualTo("parallel");
  }

  /** Of other languages the verdict is told, and nothing is written. */
  @Test
  void loopsOfOtherLanguages() throws Exception {
    Path classes = classes(source("src", SQUARES));
    Path file = classes.resolve("p/Squares.class");
    byte[] compiled = Files.readAllBytes(file);
    for (String language : List.of("Kotlin", "Scala")) {
      String named = language.equals("Kotlin") ? "Squares.kt" : "Squares.scala";
      ClassWriter writer = new ClassWriter(0);
      new ClassReader(compiled).accept(new ClassVisitor(Opcodes.ASM9, writer) {
        @Override
        public void visitSource(String source, String debug) {
          super.visitSource(named, debug);
        }
      }, 0);
      Files.write(file, writer.toByteArray());
      JsonNode loop = loop(classes, "--loop", named + ":6");

      assertThat(loop.get("written").asBoolean()).isFalse();
      assertThat(loop.get("why").asText()).contains("it is " + language + ", and Java alone is written: needs parallel");
    }
  }

  /** What is named and is not there is refused before the program runs, which would leave a file. */
  @Test
  void loopsThatCannotBeWrittenAreRefusedBeforeAnythingRuns() throws Exception {
    Path left = directory.resolve("left");
    String text = SQUARES.replace("int[] squares", "new java.io.File(\"" + left + "\").mkdir();\n    int[] squares");
    Path source = source("src", text);
    for (String command : List.of("apply", "check")) {
      Outcome unknown = Outcome.of(command, source.toString(), "--loop", "Squares.java:6", "--quiet");
      assertThat(unknown.code()).isEqualTo(2);
      assertThat(unknown.err()).contains("--loop Squares.java:6: no loop starts there").contains("the nearest: Squares.java:7");
      Outcome elsewhere = Outcome.of(command, source.toString(), "--loop", "Other.java:6", "--quiet");
      assertThat(elsewhere.err()).contains("no loop starts there; there are Squares.java:7");
      Outcome hidden = Outcome.of(command, classes(source).toString(), "--loop", "Squares.java:7", "--quiet");
      assertThat(hidden.code()).isEqualTo(2);
      assertThat(hidden.err()).contains("its source is not at hand: give --sources");
    }
    assertThat(left).doesNotExist();
  }
}
