package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.recording.ValueFlowRecording;

/** Numbers that a map keeps by whole numbers come from where they were put, or from code that the warnings name. */
@Tag("slow")
class MapNumbersTest {
  private static final String TYPES =
      "import java.util.*; import java.util.stream.*;\npublic class M {\n"
          + "  static class Disc { double radius; Disc(double radius) { this.radius = radius; } double twice() { return radius * 2; } }\n"
          + "  static double sum(double[] v) { double s = 0; for (double each : v) { s += each; } return s; }\n"
          + "  static void put(Map<Integer, Double> m, double v) { m.put(1, v); }\n"
          + "  static boolean drop(Map<Integer, Double> m, Double v) { return m.remove(1, v); }\n"
          + "  static boolean swap(Map<Integer, Double> m, Double old, Double v) { return m.replace(1, old, v); }\n";

  @TempDir Path directory;

  private ValueFlowRecording recorded(String statements) throws Exception {
    String given = "double[] x = {1.5, 2.5}, y = new double[1]; Disc o = new Disc(0.5); Map<Integer, Double> m = new HashMap<>();\n";
    return WordFlows.recorded("M", TYPES, given + statements, directory);
  }

  /** Which words were used to compute which others, of a program of which all is followed. */
  private Set<String> flows(String statements) throws Exception {
    ValueFlowRecording recording = recorded(statements);
    assertThat(recording.warnings()).isEmpty();
    return WordFlows.of(recording);
  }

  @Test
  void aMethodsAnswer() throws Exception {
    assertThat(flows("m.put(1, o.twice()); y[0] = m.get(1) * 0.5;")).containsExactly("m1 to y0", "o0 to m1");
  }

  /** Of a map that is made at once, the first argument is a key and the second a number. */
  @Test
  void whatAMapIsMadeOf() throws Exception {
    for (String map : Set.of("Map.of(1, x[0] * 2)", "Map.of(1, o.radius, 2, x[0] * 2)", "new HashMap<>(Map.of(1, x[0] + 1))", "Map.ofEntries(Map.entry(1, x[0]))")) {
      ValueFlowRecording recording = recorded("y[0] = " + map + ".get(" + (map.contains("2, x") ? 2 : 1) + ") * 0.5;");
      assertThat(recording.warnings()).as(map).isEmpty();
      assertThat(WordFlows.reaches(recording, "x0", "y0")).as(map).isTrue();
    }
  }

  @Test
  void aField() throws Exception {
    assertThat(flows("m.put(1, o.radius * 1.0 + 0.5); y[0] = m.get(1) * 0.5;")).containsExactly("m1 to y0", "o0 to m1");
  }

  @Test
  void aGatheredSum() throws Exception {
    assertThat(flows("m.put(1, sum(x)); y[0] = m.get(1) * 0.5;")).containsExactly("m1 to y0", "x0 to m1", "x1 to m1");
  }

  @Test
  void aParameter() throws Exception {
    assertThat(flows("put(m, x[0] * 2); y[0] = m.get(1) * 0.5;")).containsExactly("m1 to y0", "x0 to m1");
  }

  @Test
  void putOnceOutsideOfALoop() throws Exception {
    assertThat(flows("put(m, x[1]); for (int i = 0; i < 3; i++) { y[0] = m.get(1) * 0.5; }")).containsExactly("x1 to m1", "x1 to y0");
  }

  /** The map is followed all the same: the warning names the code that lost the number, and no other. */
  @Test
  void aNumberThatWasLostBefore() throws Exception {
    ValueFlowRecording recording = recorded("m.put(1, OptionalDouble.of(o.radius).getAsDouble() * 1.0 + 0.5); y[0] = m.get(1) * 0.5;");
    assertThat(WordFlows.of(recording)).containsExactly("m1 to y0");
    assertThat(recording.warnings()).hasSize(1).allMatch(warning -> warning.startsWith("not modelled: 1 results of java.util.OptionalDouble.getAsDouble:"));
  }

  /** Of 60 numbers five are the first under their keys; each other is a box that the map is given, and the sum that it keeps. No number is 0: a sum that shares its box with what was given is born again. */
  @Test
  void whatIsMergedIsBornOnceAndItsSumOnce() throws Exception {
    String merged = "Map<Integer, Long> sums = new HashMap<>(); for (int i = 0; i < 60; i++) { sums.merge(i % 5, i + 1L, Long::sum); }\n";
    assertThat(recorded(merged).births() - recorded("").births()).isEqualTo(60 + 55);
  }

  @Test
  void whatIsPutComesFromWhatWasThere() throws Exception {
    String put = "for (int i = 0; i < 6; i++) { Double was = m.get(i % 2); m.put(i % 2, was == null ? x[0] * 2 : was + x[1]); }\n";
    assertThat(flows(put)).containsExactly("m0 to m0", "m1 to m1", "x0 to m0", "x0 to m1", "x1 to m0", "x1 to m1");
  }

  /** Methods of one name that answer whether, not what. */
  @Test
  void whatIsRemovedOrReplacedIfItIsThere() throws Exception {
    assertThat(flows("m.put(1, x[0] * 2); y[0] = drop(m, 7.0) ? 1 : m.remove(1);")).containsExactly("m1 to y0", "x0 to m1");
    String replaced = "m.put(1, x[0] * 2); %s; y[0] = m.get(1);";
    assertThat(flows(replaced.formatted("swap(m, 3.0, x[1] * 2)"))).isEqualTo(flows(replaced.formatted("m.replace(1, x[1] * 2)")));
  }

  /** As of an array: what finds the word of a counter is all that the count is computed from. */
  @Test
  void countersUseWhatFindsTheirKeys() throws Exception {
    String given = "int[] k = {3, 4, 3}; Map<Integer, Integer> c = new %s<>(); for (int i = 0; i < 3; i++) { %s }\n";
    for (String count : new String[] {"c.merge(k[i], 1, Integer::sum);", "c.merge(k[i], 1, (a, b) -> a + b);", "c.compute(k[i], (key, n) -> n == null ? 1 : n + 1);",
        "int key = k[i]; c.put(key, c.getOrDefault(key, 0) + 1);", "int key = k[i]; Integer old = c.get(key); if (old == null) { c.put(key, 1); } else { c.put(key, old + 1); }"}) {
      for (String map : new String[] {"HashMap", "TreeMap"}) {
        assertThat(WordFlows.of(recorded(given.formatted(map, count)))).as(count).contains("k0 to c3", "k1 to c4", "k2 to c3").doesNotContain("k0 to c4", "k1 to c3");
      }
    }
  }

  @Test
  void countersInListsUseWhatFindsTheirIndices() throws Exception {
    String counted = "int[] k = {3, 1, 3}; List<Integer> c = new ArrayList<>(List.of(0, 0, 0, 0)); for (int i = 0; i < 3; i++) { int at = k[i]; c.set(at, c.get(at) + 1); }\n";
    assertThat(WordFlows.of(recorded(counted))).contains("k0 to c3", "k1 to c1", "k2 to c3").doesNotContain("k1 to c3");
  }

  /** What is only moved uses nothing of where it lies, and what data add to says itself where it comes from. */
  @Test
  void otherChangesDoNot() throws Exception {
    String given = "int[] k = {3, 4, 3}; Map<Integer, Double> c = new HashMap<>(); c.put(3, x[0]); c.put(4, x[1]); for (int i = 0; i < 3; i++) { int at = k[i]; %s }\n";
    for (String change : new String[] {"c.put(at, c.get(at));", "c.put(at, c.get(at) + x[1] * 2);", "c.merge(at, x[1] * 2, Double::sum);"}) {
      assertThat(WordFlows.of(recorded(given.formatted(change)))).as(change).noneMatch(flow -> flow.startsWith("k"));
    }
  }

  @Test
  void numbersThatAProgramRemovesOnItsWay() throws Exception {
    String put = "Map<Integer, Integer> c = new HashMap<>(); int[] z = {2, 3, 4}; for (int i = 0; i < 3; i++) { c.put(i, z[i] * 2); }\n";
    assertThat(recorded(put + "for (Iterator<Integer> at = c.values().iterator(); at.hasNext();) { int n = at.next(); if (n > 3) { at.remove(); } y[0] += n; }").vertices()).isPositive();
  }

  /** Equal counts are one object. */
  @Test
  void equalNumbersOfAMapAreKnownByTheOrderOfItsKeys() throws Exception {
    String put = "Map<Integer, Integer> c = new TreeMap<>(); int[] z = {2, 2, 3}; for (int i = 0; i < 3; i++) { c.put(i, z[i] * 2); }\n";
    assertThat(flows(put + "int j = 0; int[] w = new int[3]; for (int n : c.values()) { w[j++] = n * 3; }")).contains("c0 to w0", "c1 to w1", "c2 to w2").doesNotContain("c1 to w0");
  }
}
