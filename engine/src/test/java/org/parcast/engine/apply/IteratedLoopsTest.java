package org.parcast.engine.apply;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** Loops through collections and maps, with their iterator in sight or not, are judged by a run and written. */
@Tag("slow")
class IteratedLoopsTest {
  private static final String HEAD = "import java.util.*;\n\npublic class P {\n  enum Side { NORTH, EAST, SOUTH, WEST }\n\n  static final class Body {\n    double x;\n\n    void move(int by) {\n      x = 0.5 * x + by;\n    }\n  }\n\n  public static void main(String[] args) {\n"
      + "    List<Body> list = new ArrayList<>();\n    Map<Integer, Body> map = new HashMap<>();\n    TreeMap<String, Body> tree = new TreeMap<>();\n    Deque<Body> deque = new ArrayDeque<>();\n    Set<Body> set = new LinkedHashSet<>();\n"
      + "    for (int i = 0; i < 60; i++) {\n      list.add(new Body());\n      map.put(i, new Body());\n      tree.put(\"k\" + i, new Body());\n      deque.add(new Body());\n      set.add(new Body());\n    }\n    Map<String, Integer> counts = new HashMap<>();\n    Map<Side, Integer> sides = new EnumMap<>(Side.class);\n    List<Integer> numbers = new ArrayList<>();\n"
      + "    for (int i = 0; i < 60; i++) {\n      counts.put(\"k\" + i, i);\n      sides.put(Side.values()[i % 4], i);\n      numbers.add(i);\n    }\n    double sum = 0;\n";
  private static final String TAIL = "    for (List<Body> all : List.of(list, new ArrayList<>(map.values()), new ArrayList<>(tree.values()), new ArrayList<>(deque), new ArrayList<>(set))) {\n      for (Body each : all) {\n        System.out.print(each.x + \" \");\n      }\n    }\n"
      + "    System.out.println(sum + \" \" + new TreeMap<>(counts) + sides + numbers);\n  }\n}\n";

  @TempDir private Path directory;
  private ApplyRequest request;
  private ApplyResult result;

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
    "| for (var each : list) {~ each.move(7);~ }",
    "| for (var each : map.entrySet()) {~ each.getValue().move(each.getKey());~ }",
    "| for (final var each : tree.values()) {~ sum += each.x;~ }",
    "Iterator<Body> it = list.iterator(); | while (it.hasNext()) {~ it.next().move(1);~ }",
    "Iterator<Body> it = list.iterator(); int met = 0; | while (it.hasNext()) {~ Body each = it.next();~ each.move(2);~ met++;~ }",
    "| for (Iterator<Body> it = list.iterator(); it.hasNext();)~ sum += it.next().x;",
    "| for (Map.Entry<String, Integer> each : counts.entrySet()) {~ each.setValue(each.getValue() * 3);~ }",
    "| for (var each : sides.entrySet()) {~ each.setValue(each.getKey().ordinal() + each.getValue());~ }",
    "| for (int i = 0; i < numbers.size(); i++) {~ numbers.set(i, numbers.get(i) * 2 + 1);~ }",
    "Iterator it = deque.iterator(); | while (it.hasNext()) {~ Body each = (Body) it.next();~ sum += each.x;~ }",
  })
  void written(String before, String loop) throws Exception {
    AppliedLoop applied = applied(before, loop);
    assertThat(applied.isWritten()).as(applied.why()).isTrue();
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Iterator<Body> it = list.iterator(); | while (it.hasNext()) {~ Body each = it.next();~ each.move(1);~ if (each.x > 2) it.remove();~ } | keep their order",
    "Iterator<Body> it = list.iterator(); | while (it.hasNext()) {~ it.next().move(1);~ if (it.hasNext()) it.next().move(2);~ } | keep their order",
    "| for (Map.Entry<String, Integer> each : counts.entrySet()) {~ each.setValue(counts.get(\"k1\") + each.getValue());~ } | keep their order",
    "| for (int i = 1; i < numbers.size(); i++) {~ numbers.set(i, numbers.get(i - 1) + 3);~ } | keep their order",
    "int at = 1; | for (int each : numbers) {~ if (at < 60) numbers.set(at, each + 2);~ at++;~ } | keep their order",
    "List<Map.Entry<String, Integer>> both = new ArrayList<>(counts.entrySet()); both.addAll(counts.entrySet()); | for (Map.Entry<String, Integer> each : both) {~ each.setValue(each.getValue() * 3);~ } | keep their order",
    "| for (Integer each : numbers) {~ numbers.set(each, numbers.get(59 - each) + 1);~ } | keep their order",
    "Body last = list.get(0); | for (Body each : list) {~ each.x += last.x + 1;~ last = each;~ } | keep their order",
  })
  void refused(String before, String loop, String why) throws Exception {
    assertThat(applied(before, loop).why()).contains(why);
  }

  /** It has nothing left when the loop is run again, in order or in parts. */
  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
    "Iterator<Body> it = list.iterator(); | while (it.hasNext()) {~ it.next().move(1);~ }",
    "Iterator<Map.Entry<String, Body>> it = tree.entrySet().iterator(); | while (it.hasNext()) {~ Map.Entry<String, Body> each = it.next();~ sum += each.getValue().x + each.getKey().length();~ }",
    "Iterator<Integer> it = new ArrayList<>(numbers).iterator(); int met = 0; | while (it.hasNext()) {~ met += it.next() % 3;~ }~ sum += met;",
  })
  void anIteratorFromBeforeTheLoopIsThereEachTime(String before, String loop) throws Exception {
    AppliedLoop applied = applied(before, loop);
    assertThat(applied.isWritten()).as(applied.why()).isTrue();
    assertThat(CheckEngine.compare(new CheckRequest(request, false), result, UnaryOperator.identity(), AnalysisListener.SILENT)).singleElement()
        .satisfies(trial -> assertThat(trial.same()).as(trial.why()).contains(true));
  }

  private AppliedLoop applied(String before, String loop) throws Exception {
    String text = HEAD + (before == null ? "" : "    " + before + "\n") + "    " + loop.replace("~", "\n    ") + "\n" + TAIL;
    int line = text.substring(0, text.indexOf(loop.substring(0, loop.indexOf('~')))).split("\n", -1).length;
    Path source = Files.writeString(directory.resolve("P.java"), text);
    Run run = new Run(List.of(), List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"), directory, null, null);
    request = new ApplyRequest(Target.of(source), run, List.of("P.java:" + line), 0, Form.STREAM, Dialect.PYJAMA, false, null, 0);
    result = ApplyEngine.apply(request, AnalysisListener.SILENT);
    for (ChangedFile file : result.files()) {
      assertThat(Printed.by(file.after(), directory.resolve("parallel"))).as(file.after()).isEqualTo(Printed.by(text, directory.resolve("plain")));
    }
    return result.loops().get(0);
  }
}
