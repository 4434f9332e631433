package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.frontend.Frontend.Request;
import org.parcast.frontend.Frontend.Result;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.SourceCompiler;

/** What people have to start beside a {@code public static void main(String[])}. Annotations are known by their names, so these stand in for JUnit's and JMH's. */
class StartersTest {
  private static final String LOG = " static StringBuilder log = new StringBuilder(); ";

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(delimiter = '~', value = {
    "void main() { log.append('i'); } ~ i",
    "void main(String[] a) { log.append(a.length); } void main() { log.append('i'); } ~ 2",
    "static void main(String[] a) { log.append(a.length); } ~ 2",
    "static void main() { log.append('s'); } ~ s",
    "protected int main() { log.append('r'); return 1; } void main(String[] a) { log.append('m'); } ~ m",
  })
  void theMainOfNewerJava(String members, String expected) throws Exception {
    write("P.java", "class P {" + LOG + members + "}");

    assertThat(run(request("P.java", null))).isEqualTo(expected);
  }

  @Test
  void aMainThatEveryJavaStartsComesFirst() throws Exception {
    write("Old.java", "public class Old {" + LOG + "public static void main(String[] a) { log.append('o'); } } class New { void main() { Old.log.append('n'); } }");

    try (Result result = Frontend.load(request("Old.java", null))) {
      assertThat(result.mainClass()).isEqualTo("Old");
    }
  }

  @ParameterizedTest
  @CsvSource({"q.SumTest#converges, AbBc", "q.SumTest#inherited, AbBi", "q.SumTest, AbBibBc"})
  void testsOfAClassAndThoseThatItInherits(String main, String expected) throws Exception {
    write("q/Test.java", "package q; public @interface Test {}");
    write("q/BeforeEach.java", "package q; public @interface BeforeEach {}");
    write("q/BeforeAll.java", "package q; public @interface BeforeAll {}");
    write("q/Base.java", "package q; abstract class Base {" + LOG
        + "@BeforeEach void base() { log.append('b'); } @Test void inherited() { log.append('i'); } @BeforeAll static void all() { log.append('A'); } }");
    write("q/SumTest.java", "package q; class SumTest extends Base { @BeforeEach void own() { log.append('B'); } @Test long converges() throws Exception { log.append('c'); return 1; } void no() {} }");

    assertThat(run(new Request(directory, List.of(), List.of(), List.of(), List.of(), main), "q.Base")).isEqualTo(expected);
  }

  /** What is above a test may be a library's: its tests are inherited from there, and what they call first. */
  @Test
  void testsThatAreInheritedFromTheClassPath() throws Exception {
    Path library = Files.createDirectories(directory.resolve("library"));
    SourceCompiler.compile(
        List.of(
            write("shared/Test.java", "package q; public @interface Test {}"), write("shared/BeforeEach.java", "package q; public @interface BeforeEach {}"),
            write("shared/Top.java", "package q; public abstract class Top {" + LOG + "@BeforeEach public void top() { log.append('t'); } @Test public void inherited() { log.append('i'); } }"),
            write("shared/Base.java", "package q; public abstract class Base extends Top { @BeforeEach public void base() { log.append('b'); } }")),
        List.of(), List.of(), library);
    Path own = write("own/q/SumTest.java", "package q; class SumTest extends Base { @BeforeEach void own() { log.append('o'); } }").getParent().getParent();

    assertThat(run(new Request(own, List.of(library), List.of(), List.of(), List.of(), "q.SumTest"), "q.Top")).isEqualTo("tboi");
  }

  @Test
  void aBenchmarkWithTheFirstOfItsParameters() throws Exception {
    write("Param.java", "@interface Param { String[] value(); }");
    write("Setup.java", "@interface Setup {}");
    write("Benchmark.java", "@interface Benchmark {}");
    write("Sum.java", "public class Sum {" + LOG + "@Param({\"7\", \"9\"}) int n; @Param(\"2.5\") double x; @Param({\"text\"}) String s; @Param({\"true\"}) boolean b; @Param(\"3\") long l;"
        + " int[] data; @Setup public void make() { data = new int[n]; } @Benchmark public double sum() { log.append(data.length).append(x).append(s).append(b).append(l); return x; } }");

    assertThat(run(new Request(directory, List.of(), List.of(), List.of(), List.of(), "Sum"), "Sum")).isEqualTo("72.5texttrue3");
  }

  /** What JMH gives benchmarks and their set-ups: instances of states, prepared as the benchmark's own, one of each class, and a Blackhole. */
  @Test
  void aBenchmarkIsGivenWhatItTakes() throws Exception {
    write("Param.java", "@interface Param { String[] value(); }");
    write("Setup.java", "@interface Setup {}");
    write("State.java", "@interface State {}");
    write("Benchmark.java", "@interface Benchmark {}");
    write("Blackhole.java", "public class Blackhole { Blackhole(String password) { if (!password.contains(\"swordfish\")) throw new Error(); } void consume(double x) { Sum.log.append('c'); } }");
    write("Sum.java", "public class Sum {" + LOG + "@Setup public void make(Data data) { log.append(data.n); data.n = 3; }"
        + " @State public static class Size { int size = 2; @Setup public void grow() { log.append('g'); size = 5; } }"
        + " @State public static class Data { @Param({\"7\"}) int n; @Setup public void fill(Size size) { log.append('f').append(size.size); } }"
        + " @Benchmark public double sum(Data data, Size size, Blackhole hole) { log.append(data.n).append(size.size); hole.consume(1); return 1; }"
        + " @Benchmark public static void takes(Blackhole hole) { hole.consume(2); } }");

    assertThat(run(new Request(directory, List.of(), List.of(), List.of(), List.of(), "Sum#sum"), "Sum")).isEqualTo("gf5735c");
    assertThat(run(new Request(directory, List.of(), List.of(), List.of(), List.of(), "Sum"), "Sum")).isEqualTo("gf5735cc");
  }

  @ParameterizedTest
  @CsvSource({"of, int", "told, java.lang.String", "held, Sum$Inner", "foreign, java.util.List"})
  void whatNobodyGivesABenchmarkIsNamed(String method, String type) throws Exception {
    write("State.java", "@interface State {}");
    write("Sum.java", "import java.util.List; public class Sum { @State class Inner {} void of(int n) {} void told(String s) {} void held(Inner inner) {} void foreign(List<?> list) {} }");

    assertThatThrownBy(() -> Frontend.load(new Request(directory, List.of(), List.of(), List.of(), List.of(), "Sum#" + method)))
        .isInstanceOf(FrontendException.class).hasMessageContaining(method.equals("held") ? "class Sum$Inner has no constructor without parameters" : "nobody gives it (" + type + ")");
    assertThatThrownBy(() -> Frontend.load(new Request(directory, List.of(), List.of(), List.of(), List.of(), "Sum#tolt"))).hasMessageContaining("no method tolt (did you mean told?)");
  }

  /** Of a type that has no constants, not readable as a number, or out of reach: else the numbers would be those of a benchmark without it. */
  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
    "@Param({\"SMALL\"}) Size n; SMALL",
    "@Param({\"7\"}) Integer n; 7",
    "@Param({\"many\"}) int n; many",
    "@Param({\"9\"}) private int n; 9",
  })
  void aParameterThatCannotBeGivenIsRefused(String field, String value) throws Exception {
    write("Param.java", "@interface Param { String[] value(); }");
    write("Benchmark.java", "@interface Benchmark {}");
    write("Sum.java", "public class Sum { enum Size {SMALL} " + field + "; @Benchmark public void sum() {} }");

    assertThatThrownBy(() -> Frontend.load(new Request(directory, List.of(), List.of(), List.of(), List.of(), "Sum")))
        .isInstanceOf(FrontendException.class).hasMessageContaining("class Sum has the field n, which cannot be given its @Param " + value + ": write a main");
  }

  @ParameterizedTest
  @CsvSource(delimiter = ';', value = {
    "P#no; P has no method no",
    "T#with; with parameters",
    "P#secret; which is private",
    "Q; no main, no test and no benchmark",
    "P#of; no constructor without parameters",
    "R#of; is abstract",
    "S#of; no class S",
  })
  void whatCannotBeStartedIsToldWhy(String main, String reason) throws Exception {
    write("P.java", "class P { P(int i) {} void with(int i) {} private static void secret() {} void of() {} } class Q {} abstract class R { void of() {} } class T { void with(int i) {} }");

    assertThatThrownBy(() -> Frontend.load(request("P.java", main))).isInstanceOf(FrontendException.class).hasMessageContaining(reason);
  }

  @Test
  void classFilesAreStartedFromADirectoryOfTheirOwn() throws Exception {
    write("src/P.java", "class P {" + LOG + "void main() { log.append('i'); } }");
    Path classes = Files.createDirectories(directory.resolve("classes"));
    SourceCompiler.compile(List.of(directory.resolve("src/P.java")), List.of(), List.of(), classes);

    assertThat(run(request("classes", null), "P")).isEqualTo("i");
    try (Stream<Path> files = Files.list(classes)) {
      assertThat(files).as("the user's directory is left alone").hasSize(1);
    }
  }

  @Test
  void aProjectIsItsSourcesOrWhatWasBuiltOfThem() throws Exception {
    write("pom.xml", "<project/>");
    write("src/main/java/p/Main.java", "package p; class Main { public static void main(String[] a) {} }");
    write("src/test/java/p/MainTest.java", "package p; class MainTest { does not compile }");
    try (Result result = Frontend.load(Request.of(directory))) {
      assertThat(result.program().classes()).containsOnlyKeys("p/Main");
    }
    Path classes = Files.createDirectories(directory.resolve("target/classes"));
    SourceCompiler.compile(List.of(directory.resolve("src/main/java/p/Main.java")), List.of(), List.of(), classes);
    try (Result result = Frontend.load(Request.of(directory))) {
      assertThat(result.classpath()).contains(classes);
      assertThat(result.sourceFiles()).containsKey("p/Main");
    }
    Path changed = write("src/main/java/p/Other.java", "package p; class Other {}");
    Files.setLastModifiedTime(changed, java.nio.file.attribute.FileTime.fromMillis(System.currentTimeMillis() + 10_000));
    try (Result result = Frontend.load(Request.of(directory))) {
      assertThat(result.program().classes()).as("classes older than their sources are not taken").containsOnlyKeys("p/Main", "p/Other");
    }
  }

  /** Modules lie below it, as deep as they like; Gradle's have no build file. Projects for tests, and copies in what builds make, are none. */
  @ParameterizedTest
  @CsvSource({"pom.xml, target/classes, true", "settings.gradle, build/classes/java/main, false", "settings.gradle.kts, build/classes/kotlin/main, false"})
  void aProjectOfModulesIsTheSourcesOfAllOrWhatWasBuiltOfThem(String build, String built, boolean everywhere) throws Exception {
    write(build, "");
    List<Path> modules = List.of(directory.resolve("app"), directory.resolve("parts/core"));
    for (Path module : everywhere ? modules : List.<Path>of()) {
      write(module.resolve(build).toString(), "");
    }
    List<Path> sources = List.of(
        write("app/src/main/java/p/Main.java", "package p; public class Main { static Object log; public static void main(String[] a) { log = q.Core.WORD; } }"),
        write("parts/core/src/main/java/q/Core.java", "package q; public class Core { public static final Object WORD = \"core\"; }"));
    for (String none : List.of("app/src/test/java/p/Test.java", "parts/core/src/it/inner/src/main/java/p/Main.java", "target/copy/src/main/java/p/Main.java")) {
      write(none, "does not compile");
    }
    assertThat(run(Request.of(directory), "p.Main")).isEqualTo("core");

    for (int k = 0; k < modules.size(); k++) {
      SourceCompiler.compile(List.of(sources.get(k)), List.of(directory.resolve("parts/core/src/main/java")), List.of(), Files.createDirectories(modules.get(k).resolve(built)));
    }
    try (Result result = Frontend.load(Request.of(directory))) {
      assertThat(result.classpath()).containsExactlyElementsOf(modules.stream().map(module -> module.resolve(built)).toList());
      assertThat(result.sourceFiles().values()).containsExactlyElementsOf(sources);
    }
  }

  @ParameterizedTest
  @CsvSource({"pom.xml, target/test-classes", "pom.xml, module/target/test-classes", "build.gradle, build/classes/java/test", "build.gradle.kts, build/classes/kotlin/test"})
  void aTestOfAProjectIsFoundWhereTheBuildHasPutIt(String build, String tests) throws Exception {
    write(build, "");
    write("src/main/java/p/Main.java", "package p; class Main { public static void main(String[] a) {} }");
    write(tests + "/p/MainTest.class", "");
    write(tests + "/p/Main.class", "");

    assertThatThrownBy(() -> Frontend.load(request("", "p.MainTest#runs"))).isInstanceOf(FrontendException.class).hasMessageContaining("one of its tests; give " + directory.resolve(tests));
    Frontend.load(request("", "p.Main")).close();
  }

  @ParameterizedTest
  @CsvSource({"Main.kt, kotlinc", "Main.scala, scalac", "Main.groovy, groovyc"})
  void sourcesOfOtherLanguagesAreToBeCompiledFirst(String name, String compiler) throws Exception {
    Path file = write("other/" + name, "");

    assertThatThrownBy(() -> Frontend.load(Request.of(file))).isInstanceOf(FrontendException.class).hasMessageContaining(compiler + " -d classes");
    assertThatThrownBy(() -> Frontend.load(Request.of(file.getParent()))).isInstanceOf(FrontendException.class).hasMessageContaining(compiler + " -d classes");
  }

  @Test
  void whatDoesNotCompileForALibraryOrAnOldJavaSaysSo() throws Exception {
    Path library = write("Library.java", "import org.nowhere.Thing; class Library {}");

    assertThatThrownBy(() -> Frontend.load(Request.of(library))).hasMessageContaining("--classpath");
    Path brace = write("Brace.java", "class Brace { void run() {} } }\nclass Other { public static void main(String[] a) {} }");
    assertThatThrownBy(() -> Frontend.load(Request.of(brace))).hasMessageContaining("1 error to correct").hasMessageNotContaining("needs Java");
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "25 | a main without a class | void main() {}",
    "25 | a main without a class | import java.util.List; void main() { IO.println(List.of()); }",
    "25 | IO                     | class Young { void main() { IO.println(1); } }",
    "25 | import module          | import module java.base; class Young { public static void main(String[] a) {} }",
    "22 | a variable called _    | class Young { public static void main(String[] a) { for (String _ : a) {} } }",
    "21 | a pattern of a record  | class Young { record P(int x) {} public static void main(String[] a) { Object o = a; if (o instanceof P(int x)) {} } }",
    "21 | a pattern in a switch  | class Young { public static void main(String[] a) { Object o = a; switch (o) { case String s -> {} default -> {} } } }",
  })
  void whatNeedsANewerJavaSaysWhich(int java, String what, String source) throws Exception {
    Path young = write("Young.java", source);
    if (Runtime.version().feature() < java) {
      assertThatThrownBy(() -> Frontend.load(Request.of(young))).hasMessageContaining("; " + what + " needs Java " + java + ": this is Java ").hasMessageContaining("JAVA_HOME");
    } else {
      Frontend.load(Request.of(young)).close();
    }
  }

  @Test
  void whatIsWrongInAnyJavaNeedsNoNewerOne() throws Exception {
    for (String body : List.of("IO io = null;", "int x = max(1;", "case f(1):", "int x x;")) {
      Path wrong = write("Wrong.java", "class Wrong { public static void main(String[] a) { " + body + " } }");
      assertThatThrownBy(() -> Frontend.load(Request.of(wrong))).as(body).hasMessageContaining("to correct").hasMessageNotContaining("needs Java");
    }
  }

  private Request request(String name, String main) {
    return new Request(directory.resolve(name), List.of(), List.of(), List.of(), List.of(), main);
  }

  private String run(Request request) throws Exception {
    return run(request, String.valueOf(request.target().getFileName()).replace(".java", "").toUpperCase(Locale.ROOT));
  }

  /** Starts a program in this virtual machine with two arguments; the answer is what it has appended to the log of a class. */
  private static String run(Request request, String logged) throws Exception {
    try (Result result = Frontend.load(request)) {
      URL[] path = new URL[result.classpath().size()];
      for (int i = 0; i < path.length; i++) {
        path[i] = result.classpath().get(i).toUri().toURL();
      }
      try (URLClassLoader loader = new URLClassLoader(path)) {
        loader.loadClass(result.mainClass()).getMethod("main", String[].class).invoke(null, (Object) new String[] {"1", "2"});
        var log = loader.loadClass(logged).getDeclaredField("log");
        log.setAccessible(true);
        return log.get(null).toString();
      }
    }
  }

  private Path write(String name, String text) throws Exception {
    Path file = directory.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }
}
