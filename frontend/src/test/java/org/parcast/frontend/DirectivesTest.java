package org.parcast.frontend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.ParallelDirective;
import org.parcast.frontend.source.SourceLoops;

/** Directives in the comments of three dialects. */
class DirectivesTest {
  @TempDir Path directory;

  private List<ParallelDirective> parse(String... body) throws Exception {
    Path file = directory.resolve("P.java");
    Files.writeString(file, "class P {\n void run(int n) {\n" + String.join("\n", body) + "\n }\n}\n");
    return directives(file);
  }

  /** Those of a file that has no malformed ones. */
  private static List<ParallelDirective> directives(Path file) throws FrontendException {
    Directives.Read read = Directives.of(List.of(file));
    if (!read.problems().isEmpty()) {
      throw new FrontendException(read.problems().get(0));
    }
    return read.directives();
  }

  @Test
  void oneThatIsMalformedIsNoObstacleToOthers() throws Exception {
    Path file = directory.resolve("P.java");
    Files.writeString(file, """
        class P { void run(int n) {
          //#omp parallel for shared(
          for (int i = 0; i < n; i++) { }
          //#omp parallel for schedule(static /* in blocks */, 4) /* of rows */
          for (int i = 0; i < n; i++) { }
        } }
        """);
    Directives.Read read = Directives.of(List.of(file));
    assertThat(read.problems()).singleElement().asString().contains("P.java:2: malformed directive, the loop is taken to have none: \"shared(\" is no clause");
    assertThat(read.directives()).singleElement().extracting(ParallelDirective::schedule).isEqualTo("static,4");
  }

  private ParallelDirective only(String comment) throws Exception {
    List<ParallelDirective> all = parse(comment, "for (int i = 0; i < n; i++) {", "for (int j = 0; j < n; j++) { } }");
    assertThat(all).hasSize(1);
    return all.get(0);
  }

  @Test
  void aVariableMayBeAParameterALocalAFieldOrAnInheritedFieldThatIsUsed() throws Exception {
    Path file = directory.resolve("P.java");
    Files.writeString(file, """
        class P extends Q { int[] field;
          void run(int n) { int t = 0;
            //#omp parallel for shared(this.field, inherited, n) private(t)
            for (int i = 0; i < n; i++) { t = inherited[i]; }
          }
          void other() { int elsewhere; }
        }
        """);
    assertThat(directives(file)).hasSize(1);
    Files.writeString(file, Files.readString(file).replace("private(t)", "private(elsewhere)"));
    assertThatThrownBy(() -> directives(file)).isInstanceOf(FrontendException.class).hasMessageContaining("no variable \"elsewhere\" here");
  }

  @Test
  void whatThreadsExecuteBesideLoopsIsTold() throws Exception {
    Path file = directory.resolve("P.java");
    Files.writeString(file, """
        class P { int[] a;
          void run(int n) {
            //omp parallel
            {
              int own = 3;
              //omp for
              for (int i = 0; i < n; i++) { a[i] = own; }
            }
            //omp parallel
            {
              //omp for nowait
              for (int i = 0; i < n; i++) { a[i]++; }
              a[0]++;
            }
            //omp parallel sections
            {
              //omp section
              { a[1]++; }
            }
          }
        }
        """);
    assertThat(Directives.besideLoops(List.of(file), SourceLoops.parse(file))).containsExactly(
        "P.java:9: each thread executes what this parallel region holds beside loops with a directive, as in line 13; it is taken as core 0's: only loops are dealt [beside-loops]",
        "P.java:11: nowait: threads are taken to wait for each other at the end of the loop all the same [beside-loops]",
        "P.java:15: what \"omp parallel sections\" has threads execute is taken as core 0's: only loops are dealt [beside-loops]");
  }

  /** As the sources of class files may be that an older compiler took. */
  @Test
  void aSourceThatIsNoUtf8IsRead() throws Exception {
    Path file = directory.resolve("P.java");
    Files.writeString(file, "class P { // gr\u00f6\u00dfer\n void run(int n) {\n //#omp parallel for\n for (int i = 0; i < n; i++) { } } }", StandardCharsets.ISO_8859_1);
    assertThat(directives(file)).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"// omp parallel for", "//#omp parallel for", "//# omp parallel for", "//omp parallel for"})
  void theThreeDialects(String comment) throws Exception {
    ParallelDirective directive = only(comment);
    assertThat(directive.line()).isEqualTo(3);
    assertThat(directive.loop().line()).isEqualTo(4);
    assertThat(directive.loop().variable()).isEqualTo("i");
    assertThat(directive.schedule()).isEmpty();
    assertThat(directive.collapse()).isEqualTo(1);
  }

  @Test
  void clauses() throws Exception {
    ParallelDirective directive =
        parse("float a = 0, b = 0, t, u = 1, s = 0, r = 0;", "//#omp parallel for shared(a, b) private(t) firstprivate(u) reduction(+:s,r) schedule(dynamic, 16) collapse(2) num_threads(4) nowait",
            "for (int i = 0; i < n; i++) {", "for (int j = 0; j < n; j++) { } }").get(0);
    assertThat(directive.shared()).containsExactlyInAnyOrder("a", "b");
    assertThat(directive.privates()).containsExactlyInAnyOrder("t", "u", "s", "r");
    assertThat(directive.firstPrivates()).containsExactly("u");
    assertThat(directive.reductions()).containsExactly("+:s", "+:r");
    assertThat(directive.schedule()).isEqualTo("dynamic,16");
    assertThat(directive.collapse()).isEqualTo(2);
  }

  @Test
  void aVariableMayBeFirstAndLastPrivate() throws Exception {
    assertThat(only("//#omp parallel for lastprivate(n) firstprivate(n)").lastPrivates()).containsExactly("n");
  }

  @Test
  void otherCommentsAndALabelMayStandBetween() throws Exception {
    assertThat(parse("// omp parallel for", "", "/* why", " so */", "// and so", "outer: for (int i = 0; i < n; i++) { }")).hasSize(1);
  }

  @Test
  void oneLoopMayHaveTheDirectivesOfSeveralDialects() throws Exception {
    assertThat(parse("// omp parallel for schedule(static,4)", "//#omp parallel for schedule(static, 4)", "for (int i = 0; i < n; i++) { }")).hasSize(1);
    assertThatThrownBy(() -> parse("// omp parallel for schedule(static)", "//#omp parallel for schedule(dynamic)", "for (int i = 0; i < n; i++) { }"))
        .isInstanceOf(FrontendException.class)
        .hasMessageContaining("P.java:4: malformed directive, the loop is taken to have none: that of line 3 asks for something else of the same loop; leave one");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{ n++; for (int j = 0; j < n; j++) { } }", "{ for (int j = 0; j < n; j++) { } n++; }", "if (n > 3) for (int j = 0; j < n; j++) { }", "{ int j = 0; while (j < n) { j++; } }"})
  void loopsThatFormOneSpaceOfIterationsHoldNothingElse(String body) {
    assertThatThrownBy(() -> parse("//#omp parallel for collapse(2)", "for (int i = 0; i < n; i++)", body))
        .isInstanceOf(FrontendException.class)
        .hasMessageContaining("P.java:3: malformed directive, the loop is taken to have none: collapse(2): the loop of line 4 holds more than the for loop of line 5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"for (int j = 0; j < n; j++) { }", "{{ inner: for (int j = 0; j < n; j++) { } }}", "for (int j : new int[n]) { }"})
  void whatHoldsALoopAloneMayFormOneSpaceWithIt(String body) throws Exception {
    assertThat(parse("//#omp parallel for collapse(2)", "for (int i = 0; i < n; i++)", body).get(0).collapse()).isEqualTo(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"// omp parallel for if((n>3)&&(n<4)) schedule(dynamic, 2)", "//#omp parallel for schedule(dynamic,2) // two at a time", "//omp parallel for if(f(g(n), 1)) schedule(dynamic,2)"})
  void conditionsAndRemarksAreNoClauses(String directive) throws Exception {
    assertThat(only(directive).schedule()).isEqualTo("dynamic,2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"// omp parallel for schedule(runtime)", "// omp parallel for schedule(auto)"})
  void theScheduleMayBeLeftOpen(String directive) throws Exception {
    assertThat(only(directive).schedule()).isEmpty();
  }

  @Test
  void whatIsNoDirectiveOfALoopIsLeftAlone() throws Exception {
    assertThat(parse("// the ompalompa", "// OMP for Java is not used here", "String s = \"// omp parallel for\";", "//#omp critical", "{ }", "//#omp parallel", "//#omp parallel shared(a) private(b)", "// omp parallel sections", "/* omp parallel for */")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "// omp paralel for|\"paralel\" is no OpenMP construct",
        "// omp parallel fro schedule(static)|\"parallel fro\" is no OpenMP construct; write \"omp parallel for\"",
        "//omp parallel for schedule(satic)|schedule(satic)",
        "//omp parallel for schedule(static,0)|\"0\" is no whole number above 0",
        "//omp parallel for schedule(static|a parenthesis may be missing",
        "//#omp parallel for sharde(a)|no clause \"sharde\"; known are schedule, collapse, shared, private, firstprivate, lastprivate, reduction, num_threads, if, default, ordered, nowait and copyin",
        "//#omp parallel for schedule(static) \\|a directive ends with its line",
        "//#omp parallel for reduction(s)|reduction(+:sum)",
        "//#omp parallel for private(a,)|\"\" is no variable",
        "//#omp parallel for schedule(static) schedule(dynamic)|two schedule clauses",
        "//#omp parallel for shared(a, b) private(b)|\"b\" cannot be both shared and private",
        "//#omp parallel for private(s) reduction(+:s)|\"s\" cannot be both private and reduction(+)",
        "//#omp parallel for reduction(+:s) reduction(*:s)|\"s\" cannot be both reduction(+) and reduction(*)",
        "//#omp parallel for lastprivate(a) shared(a)|\"a\" cannot be both lastprivate and shared",
        "//#omp parallel for collapse(3)|collapse(3): the loop of line 5 holds no loop; collapse(2) is the most",
        "//#omp parallel for private(nosuch)|there is no variable \"nosuch\" here",
        "//#omp parallel for reduction(+:nosuch)|there is no variable \"nosuch\" here",
        "//#omp parallel for num_threads(0)|num_threads: \"0\" is no whole number above 0",
        "//omp parallel for num_threads(-2)|num_threads: \"-2\" is no whole number above 0",
        "// omp parallel for threadNum()|threadNum: \"\" is no whole number above 0",
        "// OMP PARALLEL FOR|directives are written in small letters",
        "//#pragma omp parallel for|as \"//#omp parallel for\"",
        "// omp-parallel for|as \"//#omp parallel for\"",
        "//#omp parallel for collapse(x)|\"x\" is no whole number above 0"
      })
  void malformed(String comment, String message) {
    assertThatThrownBy(() -> only(comment)).isInstanceOf(FrontendException.class).hasMessageContaining("P.java:3: malformed directive, the loop is taken to have none: ").hasMessageContaining(message);
  }

  @Test
  void aDirectiveAboveNoLoop() {
    assertThatThrownBy(() -> parse("// omp parallel for", "int k = 0;", "for (int i = 0; i < n; i++) { }"))
        .isInstanceOf(FrontendException.class)
        .hasMessageContaining("P.java:3: ")
        .hasMessageContaining("no for loop follows it");
  }
}
