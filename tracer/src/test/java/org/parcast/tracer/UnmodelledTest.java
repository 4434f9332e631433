package org.parcast.tracer;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Numbers that pass through objects of classes that are not analysed are not lost in silence. */
@Tag("slow")
class UnmodelledTest {
  private static final String KEPT = " is not followed, as its class is not analysed; if it is not the JDK's, --include it [not-modelled]";

  @TempDir Path directory;

  private List<String> warnings(String statements) throws Exception {
    String source =
        "public class Kept { static class Mine extends java.awt.geom.Point2D.Double { double own; }\n"
            + "  public static void main(String[] args) { double[] x = {1, 2, 3}, y = new double[3];\n" + statements + "System.out.println(y[0] + y[1] + y[2]); } }\n";
    return Traced.run(Files.writeString(directory.resolve("Kept.java"), source), List.of(), List.of(), directory).recording().warnings();
  }

  @Test
  void loadsOfFieldsAreNamed() throws Exception {
    List<String> warnings =
        warnings("java.awt.geom.Point2D.Double p = new java.awt.geom.Point2D.Double(); Mine m = new Mine();\n"
            + "for (int i = 0; i < 3; i++) { p.x = x[i]; m.y = 2 * x[i]; m.own = x[i]; y[i] = p.x * m.y + m.own; }\n");
    assertThat(warnings)
        .containsExactly(
            "not modelled: 3 loads of java.awt.geom.Point2D$Double.x: what is kept there" + KEPT,
            "not modelled: 3 loads of Kept$Mine.y: what is kept there" + KEPT);
  }

  @Test
  void answersOfObjectsThatWereGivenNumbersAreNamed() throws Exception {
    List<String> warnings =
        warnings("java.nio.DoubleBuffer b = java.nio.DoubleBuffer.allocate(3); for (int i = 0; i < 3; i++) b.put(i, x[i]); for (int i = 0; i < 3; i++) y[i] = b.get(i);\n");
    assertThat(warnings).containsExactly("not modelled: 3 results of java.nio.DoubleBuffer.get: what its object was given" + KEPT);
  }

  @Test
  void answersOfUtilitiesThatWereGivenNumbersAreNamed() throws Exception {
    List<String> warnings =
        warnings("for (int i = 0; i < 3; i++) { var s = new java.util.DoubleSummaryStatistics(); s.accept(x[i]);\n"
            + "y[i] = s.getSum() + java.util.OptionalDouble.of(x[i]).getAsDouble(); }\n");
    assertThat(warnings)
        .containsExactly(
            "not modelled: 3 results of java.util.DoubleSummaryStatistics.getSum: what its object was given" + KEPT,
            "not modelled: 3 results of java.util.OptionalDouble.getAsDouble: what its object was given" + KEPT);
  }

  /** No index says where a set or the keys of a map have an object, so no rank does. */
  @Test
  void objectsThatAreKeptByTheirValuesAreNamed() throws Exception {
    String text = "import java.util.*;\npublic class Kept { record Cell(int x, int y) {}\n"
        + "  public static void main(String[] args) { Set<Cell> all = new HashSet<>(); Map<Cell, Integer> counts = new TreeMap<>(Comparator.comparing(Cell::x)); Map<Integer, Cell> cells = new HashMap<>();\n"
        + "    for (int i = 0; i < 3; i++) { Cell cell = new Cell(i + args.length, i); all.add(cell); counts.merge(cell, 1, Integer::sum); cells.put(i, cell); }\n"
        + "    System.out.println(all.size() + counts.size() + cells.size()); } }\n";
    assertThat(Traced.run(Files.writeString(directory.resolve("Kept.java"), text), List.of(), List.of(), directory).recording().warnings())
        .containsExactlyInAnyOrder(
            "not modelled: 3 objects of numbers were kept by java.util.Set.add under what they hold: no index says where, so which rank has them is not known [not-modelled]",
            "not modelled: 3 objects of numbers were kept by java.util.Map.merge under what they hold: no index says where, so which rank has them is not known [not-modelled]");
  }

  /** Whoever keeps the word learns of it from who has the data, in each step; a counter is computed of these, and what is stored in order needs none. */
  @Test
  void placesThatDataFindAreNamed() throws Exception {
    String named = "not modelled: at Kept.java:3 data find where 6 constants or counters are stored; that ranks tell each other the places is not counted [not-modelled]";
    String each = "Mine[] m = {new Mine(), new Mine(), new Mine()}; int[] p = {2, 0, 1}; int[] z = new int[3]; for (int i = 0; i < 3; i++) { z[p[i]] = 2; }"
        + " for (int t = 0; t < 2; t++) { for (int i = 0; i < 3; i++) { p[i] = 2 - p[i]; y[i] += x[i]; } for (int i = 0; i < 3; i++) { %s } y[0] += z[1] + m[0].own; }\n";
    for (String found : List.of("z[p[i]] = 1;", "z[p[i]] = i;", "int at = 2 - p[i]; z[at] = i + 1;", "m[p[i]].own = 1;")) {
      assertThat(warnings(each.formatted(found))).as(found).containsExactly(named);
    }
    for (String other : List.of("z[p[i]]++;", "z[i] = 1;", "z[p[i]] = p[i];", "z[2 - i] = i;", "m[i].own = 1;", "m[p[i]].own++;")) {
      assertThat(warnings(each.formatted(other))).as(other).isEmpty();
    }
  }

  /** Of a collector that changes the order, or leaves numbers out, it is not known which number came from where. */
  @Test
  void numbersThatACollectorReordersAreNamed() throws Exception {
    String collect = "java.util.List<Double> l = java.util.Arrays.stream(x).map(v -> 2 * v).boxed().collect(java.util.stream.Collectors.%s); for (int i = 0; i < 2; i++) { y[i] = l.get(i); }\n";
    String named = "not modelled: 2 numbers in boxes from java.util.List.get were taken for new input values [not-modelled]";
    assertThat(warnings(collect.formatted("toList()"))).isEmpty();
    assertThat(warnings(collect.formatted("collectingAndThen(java.util.stream.Collectors.toList(), all -> { java.util.Collections.reverse(all); return all; })"))).containsExactly(named);
    assertThat(warnings(collect.formatted("filtering(v -> v > 2, java.util.stream.Collectors.toList())")))
        .containsExactly(named, "not modelled: 3 numbers in boxes from the library's calls of Kept.lambda$main$1 were taken for new input values [not-modelled]");
  }

  /** Not a number of the array is lost in silence, whichever way the library hands it on. */
  @Test
  void numbersThatStreamsLoseAreNamed() throws Exception {
    String stream = "double s = java.util.Arrays.stream(x).%s; y[0] = s;\n";
    String at = "not modelled: at Kept.java:3 a stream took %d numbers for new values: what they were computed from is not followed [not-modelled]";
    assertThat(warnings(stream.formatted("sorted().sum()"))).containsExactly(at.formatted(3));
    assertThat(warnings(stream.formatted("boxed().sorted().mapToDouble(v -> v).sum()"))).containsExactly(at.formatted(3));
    assertThat(warnings(stream.formatted("distinct().count()"))).containsExactly(at.formatted(1));
    assertThat(warnings("double s = 0; for (var i = java.util.Arrays.stream(x).iterator(); i.hasNext(); ) { s += i.nextDouble(); } y[0] = s;\n"))
        .containsExactly("not modelled: 3 results of java.util.PrimitiveIterator$OfDouble.nextDouble were taken for new values: what the stream computed them from is missing [not-modelled]");
  }

  /** Nothing is told where nothing is lost, nor of what comes from nowhere. */
  @Test
  void numbersThatStreamsFollowAreNotNamed() throws Exception {
    for (String end : List.of("sum()", "map(Math::abs).max().getAsDouble()", "mapMulti((v, to) -> { to.accept(v); to.accept(2 * v); to.accept(1); }).sum()",
        "collect(() -> new double[1], (a, v) -> a[0] += v, (a, b) -> a[0] += b[0])[0]", "boxed().mapToDouble(Double::doubleValue).sum()", "boxed().reduce(0.0, (a, b) -> a + b * b, Double::sum)", "filter(v -> v > 2).count()", "count()")) {
      assertThat(warnings("y[0] = java.util.Arrays.stream(x).%s;\n".formatted(end))).as(end).isEmpty();
    }
    assertThat(warnings("y[0] = x[0] + java.util.stream.IntStream.range(0, 3).map(i -> 2 - i).sorted().mapToObj(i -> 0.5 * i).mapToDouble(v -> v).sum();\n")).isEmpty();
  }

  /** Keys that are whole numbers are places in the map; of shared boxes under others nothing tells where they are from. */
  @Test
  void numbersThatGoIntoAMapAndOutAgainAreNamed() throws Exception {
    String map = "var m = new java.util.HashMap<%1$s, Integer>(); for (int i = 0; i < 3; i++) { m.put(%2$s, (int) x[i]); }\n"
        + "for (int i = 0; i < 3; i++) { m.put(%2$s, 2 * m.get(%2$s)); }\n";
    assertThat(warnings(map.formatted("Integer", "i"))).isEmpty();
    List<String> warnings = warnings(map.formatted("String", "\"key\" + i"));
    assertThat(warnings).containsExactly("not modelled: 3 numbers in boxes from java.util.HashMap.get were taken for new input values [not-modelled]");
  }

  @Test
  void answersOfOthersAreNew() throws Exception {
    List<String> warnings =
        warnings("java.util.Random r = new java.util.Random(7); StringBuilder s = new StringBuilder();\n"
            + "for (int i = 0; i < 3; i++) { s.append(x[i]); y[i] = r.nextDouble() + s.length() + args.length; }\n");
    assertThat(warnings).isEmpty();
  }
}
