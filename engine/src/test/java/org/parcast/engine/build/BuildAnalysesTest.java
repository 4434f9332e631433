package org.parcast.engine.build;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.engine.settings.SettingsFile;

class BuildAnalysesTest {
  private static final String ROWS = """
        public static void main(String... arguments) {
          double[][] u = new double[60][60];
          double[][] next = new double[60][60];
          for (int step = 0; step < 6; step++) {
            for (int i = 1; i < 59; i++) {
              for (int j = 1; j < 59; j++) {
                next[i][j] = 0.25 * (u[i - 1][j] + u[i + 1][j] + u[i][j - 1] + u[i][j + 1]) + 1;
              }
            }
            double[][] old = u;
            u = next;
            next = old;
          }
          System.out.println(u[30][30]);
        }""";

  @TempDir private Path directory;

  private final List<String> said = new ArrayList<>();

  private BuildProject project(String name, String body) throws Exception {
    Path classes = Files.createDirectories(directory.resolve(name));
    Path source = Files.writeString(directory.resolve(name + ".java"), "public class " + name + " {\n" + body + "\n}\n");
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", classes.toString(), source.toString())).isZero();
    return new BuildProject(name, directory, List.of(classes), List.of(), List.of(), List.of(), List.of(directory), List.of());
  }

  private boolean hasProgram(String name, String body) throws Exception {
    return analyses("").hasProgram(project(name, body));
  }

  private BuildAnalyses analyses(String settings) throws Exception {
    Files.writeString(directory.resolve("parcast.yaml"), settings);
    BuildSettings all = BuildSettings.ofRun(null).over(SettingsFile.above(directory), "analyze");
    return new BuildAnalyses(all, directory.resolve("parcast"), new Heard(), BuildOptionNames.of("-Xmx"));
  }

  private String written(String name) throws Exception {
    return Files.readString(directory.resolve("parcast").resolve(name));
  }

  /** As the command does: in the log, on the page and in the document, on the machine that is named. */
  @Test
  void anAnalysisOpensWithWhetherItPays() throws Exception {
    assertThat(analyses("ranks: 2\nmachine: laptop-8\n").analyze(project("Rows", ROWS))).isEmpty();
    assertThat(said).anyMatch(line -> line.startsWith("Does it pay "));
    assertThat(written("Rows.html")).contains("Does it pay", "laptop-8");
    assertThat(written("Rows.json")).contains("\"time\" : {");
  }

  @Test
  void aSpeedUpCanBeLimited() throws Exception {
    assertThat(analyses("ranks: 2\nfail-on: speedup@1<1000\n").check(project("Rows", ROWS))).singleElement().asString()
        .startsWith("limit speedup@1<1000: speedup is").endsWith("for 1 cores");
  }

  /** Of several modules those are run that have a program. */
  @Test
  void aMainMethodMakesAProgram() throws Exception {
    assertThat(hasProgram("Starts", "public static void main(String... arguments) {}")).isTrue();
    assertThat(analyses("include: org.used.elsewhere\n").hasProgram(project("Library", ""))).as("what another module uses").isFalse();
    assertThat(analyses("main: Named\n").hasProgram(project("Named", ""))).isTrue();
    assertThat(analyses("main: Named\n").hasProgram(project("Starts", "public static void main(String... arguments) {}"))).as("another class is named").isFalse();
    assertThat(hasProgram("Library", "public static double square(double x) { return x * x; }\nvoid main(String[] arguments) {}")).isFalse();
  }

  /** As the command runs them: methods of classes above too, and what is annotated there. Results are named after the test. */
  @ParameterizedTest
  @CsvSource({"RowsTest#steps, RowsTest-steps", "RowsTest, RowsTest-steps"})
  void testsThatAreInherited(String test, String name) throws Exception {
    String text = "@interface Test {} @interface BeforeEach {} class Above { double[] u;\n@BeforeEach void make() { u = new double[100]; }\n@Test void steps() {\n"
        + "for (int t = 0; t < 5; t++) {\nfor (int i = 1; i < u.length; i++) {\nu[i] = 0.5 * (u[i] + u[i - 1]);\n}\n}\n} }\nclass RowsTest extends Above {}\n";
    Path source = Files.writeString(Files.createDirectories(directory.resolve("src")).resolve("RowsTest.java"), text);
    Path tests = Files.createDirectories(directory.resolve("tests"));
    assertThat(ToolProvider.getSystemJavaCompiler().run(null, null, null, "-g", "-d", tests.toString(), source.toString())).isZero();
    BuildProject of = project("Used", "");
    BuildProject project = new BuildProject("rows", directory, of.classes(), List.of(tests), List.of(), List.of(tests, of.classes().get(0)), List.of(), List.of(source.getParent()));

    assertThat(analyses("test: " + test).hasProgram(project)).isTrue();
    assertThat(analyses("ranks: 2\nmachine: laptop-8\ntest: " + test).analyze(project)).isEmpty();
    assertThat(written(name + ".json")).contains("\"steps\" : 5");
  }

  /** Keeps what the build is told. */
  private final class Heard implements BuildLog {
    @Override
    public void debug(String line) {}

    @Override
    public void info(String line) {
      said.add(line);
    }

    @Override
    public void warn(String line) {}
  }
}
