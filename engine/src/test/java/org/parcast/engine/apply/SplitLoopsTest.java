package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Loops that keep their order and become several, or do not: what is expected stands behind each, with lines counted from its own. */
@Tag("slow")
class SplitLoopsTest {
  /** What stands behind a loop that becomes several. */
  private static final String SPLIT = "// split ";
  private static final String NOT = "// no: ";

  @TempDir private Path directory;

  @Test
  void splitOrNot() throws Exception {
    Path source = Path.of("..", "testdata", "split", "Splits.java");
    String program = Files.readString(source);
    List<String> lines = program.lines().toList();
    List<String> loops = new ArrayList<>();
    for (int line = 0; line < lines.size(); line++) {
      if (lines.get(line).contains(SPLIT) || lines.get(line).contains(NOT)) {
        loops.add("Splits.java:" + (line + 1));
      }
    }
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    ApplyResult result = ApplyEngine.apply(new ApplyRequest(Target.of(source), run, loops, 0, Form.STREAM, Dialect.PYJAMA, false, null, 0), AnalysisListener.SILENT);
    List<String> found = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (AppliedLoop loop : result.loops()) {
      int line = loop.finding().line();
      String behind = lines.get(line - 1);
      String method = loop.finding().method();
      boolean split = behind.contains(SPLIT);
      assertThat(loop.told().conditions()).as("in the words of the source").noneMatch(condition -> split && condition.matches(".*(line \\d|\\bown[A-Z]).*"));
      expected.add(method + ": " + behind.substring(behind.indexOf(split ? SPLIT : NOT)));
      String why = loop.told().why();
      String refusal = why.contains("; not split: ") ? why.substring(why.indexOf("; not split: ") + 13) : why;
      String prefix = behind.substring(behind.indexOf(split ? SPLIT : NOT) + NOT.length()).strip();
      found.add(method + ": " + (loop.isWritten() ? SPLIT + relative(why, line) : refusal.startsWith(prefix) && !split ? behind.substring(behind.indexOf(NOT)) : NOT + refusal));
    }
    assertThat(String.join("\n", found)).isEqualTo(String.join("\n", expected));
    String written = result.files().get(0).after();
    assertThat(Printed.by("Splits", written, directory.resolve("parallel"))).as(written).isEqualTo(Printed.by("Splits", program, directory.resolve("plain")));
  }

  /** Lines counted from that of the loop: {@code 1 in order, 3 in parallel}. */
  private static String relative(String why, int line) {
    String told = why.substring(why.indexOf(": ") + 2).split("; ")[0].replaceAll("lines? ", "");
    return List.of(told.split(" ")).stream().map(word -> word.matches("\\d+") ? String.valueOf(Integer.parseInt(word) - line) : word.equals("then") ? "" : word).filter(word -> !word.isEmpty()).collect(Collectors.joining(" "));
  }
}
