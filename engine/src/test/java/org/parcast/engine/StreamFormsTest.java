package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.github.javaparser.JavaParser;
import com.github.javaparser.ParserConfiguration;
import com.github.javaparser.Position;
import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.stmt.ForEachStmt;
import com.github.javaparser.ast.stmt.ForStmt;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.engine.apply.Printed;
import org.parcast.engine.loops.StaticLoopsEngine;
import org.parcast.frontend.Frontend;

/** The stream that a loop can be written as is complete: pasted in the loop's place it compiles, and the program prints the same. */
@Tag("slow")
class StreamFormsTest {
  /** What was found in programs, by their texts. */
  private static final Map<String, List<LoopFinding>> FOUND = new HashMap<>();

  @TempDir private Path directory;

  static List<Path> programs() throws IOException {
    return LoopExpectationsTest.programs();
  }

  /** A loop with what can stand in its place. */
  private record Replaced(Node loop, String text) {
    boolean overlaps(Replaced other) {
      return loop == other.loop || loop.isAncestorOf(other.loop) || other.loop.isAncestorOf(loop);
    }
  }

  @ParameterizedTest
  @MethodSource("programs")
  void compileAndPrintTheSame(Path program) throws Exception {
    String source = Files.readString(program);
    String expected = print(program, source, 0);
    List<Replaced> left = forms(program);
    for (int round = 1; !left.isEmpty(); round++) {
      List<Replaced> chosen = new ArrayList<>();
      for (Replaced form : left) {
        if (chosen.stream().noneMatch(form::overlaps)) {
          chosen.add(form);
        }
      }
      left.removeAll(chosen);
      ReorderedLoopsTest.assertSame(print(program, paste(source, chosen), round), expected);
    }
  }

  /** Not among the test loops, whose iterations are run in any order: of equal values that tells another. */
  @Test
  void aDownwardLoopTellsTheSameOfEqualValues() throws Exception {
    Path program = directory.resolve("Last.java");
    Files.writeString(program, """
        public class Last {
          public static void main(String[] args) {
            int[] b = {5, 9, 1, 9, 2};
            int most = Integer.MIN_VALUE;
            int at = -1;
            for (int i = b.length - 1; i >= 0; i--) {
              if (b[i] > most) {
                most = b[i];
                at = i;
              }
            }
            System.out.println(at + " " + most);
          }
        }
        """);
    assertThat(forms(program)).isNotEmpty();
    compileAndPrintTheSame(program);
  }

  @Test
  void textBlocksKeepTheirContent() throws Exception {
    String source = """
        public class Texts {
          public static void main(String[] args) {
            int[] a = new int[9];
            for (int i = 0; i < 9; i++) {
              a[i] = i + \"\"\"
                one
                  two
             three\"\"\".length();
            }
            System.out.println(java.util.Arrays.toString(a));
          }
        }
        """;
    Path program = Files.writeString(directory.resolve("Texts.java"), source);
    assertThat(forms(program)).hasSize(1);
    compileAndPrintTheSame(program);

    Files.writeString(program, source.replace("     three", "   three"));
    assertThat(findings(program)).singleElement().extracting(loop -> Directive.of(loop, Dialect.JAVA).orElse(""))
        .isEqualTo("no stream: a text block in it reaches further to the left than the loop: indent it first");
  }

  /** But for those that leave a value behind, the last one: streams have none. */
  @Test
  void mostLoopsHaveOne() throws Exception {
    int forms = 0;
    int parallel = 0;
    for (Path program : programs()) {
      forms += forms(program).size();
      parallel += (int) findings(program).stream().filter(loop -> loop.verdict().isUnordered() && !isOrderedWithout(loop)).count();
    }
    assertThat(forms).isGreaterThan(parallel * 81 / 100);
  }

  /** Whether it has no stream since something depends on the order of the iterations, which streams do not keep. */
  private static boolean isOrderedWithout(LoopFinding loop) {
    return loop.stream().text() == null && loop.best().reductions().stream().anyMatch(reduction -> reduction.isLast() || reduction.operator().equals(Reduction.APPEND));
  }

  @Test
  void whereThereIsNoneItIsToldWhy() throws Exception {
    List<String> reasons = findings(Path.of("..", "testdata", "loops", "Gather.java")).stream()
        .flatMap(loop -> Directive.of(loop, Dialect.JAVA).stream()).filter(form -> form.startsWith("no stream: ")).toList();

    assertThat(reasons).contains("no stream: keep the value at greatest in a variable of its own beside it, or let apply write the loop");
  }

  private static List<LoopFinding> findings(Path program) throws Exception {
    String text = Files.readString(program);
    List<LoopFinding> known = FOUND.get(text);
    if (known == null) {
      try (Frontend.Result loaded = Frontend.load(Frontend.Request.of(program))) {
        known = StaticLoopsEngine.findings(loaded);
      }
      FOUND.put(text, known);
    }
    return known;
  }

  private static List<Replaced> forms(Path program) throws Exception {
    ParserConfiguration language = new ParserConfiguration().setLanguageLevel(ParserConfiguration.LanguageLevel.JAVA_17);
    CompilationUnit parsed = new JavaParser(language).parse(program).getResult().orElseThrow();
    Map<Integer, List<Node>> byLine = parsed.findAll(Node.class, node -> node instanceof ForStmt || node instanceof ForEachStmt).stream()
        .collect(Collectors.groupingBy(node -> node.getBegin().orElseThrow().line));
    Map<Integer, List<LoopFinding>> found = findings(program).stream().collect(Collectors.groupingBy(LoopFinding::line));
    List<Replaced> forms = new ArrayList<>();
    found.forEach((line, loops) -> {
      for (int i = 0; i < loops.size() && loops.size() == byLine.getOrDefault(line, List.of()).size(); i++) {
        if (loops.get(i).verdict().isUnordered() && loops.get(i).stream().text() != null) {
          forms.add(new Replaced(byLine.get(line).get(i), loops.get(i).stream().text()));
        }
      }
    });
    forms.sort(Comparator.comparing((Replaced form) -> form.loop().getBegin().orElseThrow()));
    return forms;
  }

  private static String paste(String source, List<Replaced> forms) {
    StringBuilder text = new StringBuilder(source);
    for (int i = forms.size() - 1; i >= 0; i--) {
      Node loop = forms.get(i).loop();
      text.replace(offset(source, loop.getBegin().orElseThrow()), offset(source, loop.getEnd().orElseThrow()) + 1, forms.get(i).text());
    }
    return text.toString();
  }

  private static int offset(String source, Position position) {
    int start = 0;
    for (int line = 1; line < position.line; line++) {
      start = source.indexOf('\n', start) + 1;
    }
    return start + position.column - 1;
  }

  private String print(Path program, String source, int round) throws Exception {
    return Printed.by(program.getFileName().toString().replace(".java", ""), source, directory.resolve("round" + round));
  }
}
