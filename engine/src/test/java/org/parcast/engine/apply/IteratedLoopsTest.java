package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Loops through collections and maps, with their iterator in sight or not, are judged by a run and written. */
@Tag("slow")
class IteratedLoopsTest {
  private static final String HEAD = "import java.util.*;\n\npublic class P {\n  static final class Body {\n    double x;\n\n    void move(int by) {\n      x = 0.5 * x + by;\n    }\n  }\n\n  public static void main(String[] args) {\n"
      + "    List<Body> list = new ArrayList<>();\n    Map<Integer, Body> map = new HashMap<>();\n    TreeMap<String, Body> tree = new TreeMap<>();\n    Deque<Body> deque = new ArrayDeque<>();\n    Set<Body> set = new LinkedHashSet<>();\n"
      + "    for (int i = 0; i < 60; i++) {\n      list.add(new Body());\n      map.put(i, new Body());\n      tree.put(\"k\" + i, new Body());\n      deque.add(new Body());\n      set.add(new Body());\n    }\n    double sum = 0;\n";
  private static final String TAIL = "    for (List<Body> all : List.of(list, new ArrayList<>(map.values()), new ArrayList<>(tree.values()), new ArrayList<>(deque), new ArrayList<>(set))) {\n      for (Body each : all) {\n        System.out.print(each.x + \" \");\n      }\n    }\n"
      + "    System.out.println(sum);\n  }\n}\n";

  @TempDir private Path directory;

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "| for (Body each : list) {~ each.move(3);~ }",
    "| for (Map.Entry<Integer, Body> each : map.entrySet()) {~ each.getValue().move(each.getKey());~ }",
    "| for (Body each : tree.values()) {~ each.move(3);~ }",
    "| for (Body each : deque) {~ each.move(4);~ }",
    "| for (Body each : set) {~ each.move(5);~ }",
    "| for (Iterator<Body> it = set.iterator(); it.hasNext();) {~ Body each = it.next();~ each.move(6);~ }",
    "Iterator<Body> it = list.iterator(); | while (it.hasNext()) {~ Body each = it.next();~ each.move(6);~ }",
    "Iterator<Map.Entry<String, Body>> it = tree.entrySet().iterator(); | while (it.hasNext()) {~ Map.Entry<String, Body> each = it.next();~ each.getValue().move(each.getKey().length());~ }",
    "Iterator it = deque.iterator(); | while (it.hasNext()) {~ Body each = (Body) it.next();~ sum += each.x;~ }",
  })
  void written(String before, String loop) throws Exception {
    AppliedLoop applied = applied(before, loop);
    assertThat(applied.isWritten()).as(applied.why()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Iterator<Body> it = list.iterator(); | while (it.hasNext()) {~ Body each = it.next();~ each.move(1);~ if (each.x > 2) it.remove();~ } | keep their order",
    "Iterator<Body> it = list.iterator(); | while (it.hasNext()) {~ it.next().move(1);~ } | it counts in its body",
    "Body last = list.get(0); | for (Body each : list) {~ each.x += last.x + 1;~ last = each;~ } | keep their order",
  })
  void refused(String before, String loop, String why) throws Exception {
    assertThat(applied(before, loop).why()).contains(why);
  }

  private AppliedLoop applied(String before, String loop) throws Exception {
    String text = HEAD + (before == null ? "" : "    " + before + "\n") + "    " + loop.replace("~", "\n    ") + "\n" + TAIL;
    int line = text.substring(0, text.indexOf(loop.substring(0, loop.indexOf('~')))).split("\n", -1).length;
    Path source = Files.writeString(directory.resolve("P.java"), text);
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    ApplyResult result = ApplyEngine.apply(new ApplyRequest(Target.of(source), run, List.of("P.java:" + line), 0, Form.STREAM, Dialect.PYJAMA, false, null, 0), AnalysisListener.SILENT);
    for (ChangedFile file : result.files()) {
      assertThat(Printed.by(file.after(), directory.resolve("parallel"))).as(file.after()).isEqualTo(Printed.by(text, directory.resolve("plain")));
    }
    return result.loops().get(0);
  }
}
