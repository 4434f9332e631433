package org.parcast.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Reduction;
import org.parcast.analyses.loops.verdict.Verdict;

/** What clauses and remedies have to name, by what a run shows. */
@Tag("slow")
class ObservedClausesTest extends LoopRuns {
  @Test
  void whatTheLibraryReadsAfterTheLoopIsNotPrivate() throws Exception {
    for (String read : List.of("java.util.Arrays.toString(t)", "java.util.Arrays.hashCode(t)", "java.nio.IntBuffer.wrap(t).get(0)")) {
      LoopVerdict observed =
          find(
                  """
                  int[] b = {1, 2, 3, 4, 5};
                  int[] t = new int[2];
                  for (int i = 0; i < b.length; i++) {
                    t[0] = b[i];
                    b[i] = t[0] * 2;
                  }
                  System.out.println(%s + b[0]);
                  """
                      .formatted(read))
              .observed()
              .orElseThrow();
      assertThat(observed.verdict()).as(read).isEqualTo(Verdict.REDUCTION);
      assertThat(observed.privates()).isEmpty();
      assertThat(observed.reductions()).extracting(Reduction::toString).containsExactly("last-content:t");
    }
  }

  @Test
  void whatTheLibraryReadsAfterTheLoopIsKeptInOrderWhereTheDataFindItsPlace() throws Exception {
    LoopVerdict observed =
        find(
                """
                int[] b = {1, 2, 3, 4, 5};
                int[] t = new int[2];
                for (int i = 0; i < b.length; i++) {
                  int k = b[i] & 1; t[k] = b[i];
                  b[i] = t[k] * 2;
                }
                System.out.println(java.util.Arrays.toString(t) + b[0]);
                """)
            .observed()
            .orElseThrow();
    assertThat(observed.verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(observed.dependences()).extracting(Dependence::text).contains("call of the library, which may read t unseen by the run line 6");
    assertThat(observed.dependences()).filteredOn(dependence -> dependence.text().startsWith("call")).extracting(Dependence::fromLine).as("there is but one place").containsExactly(6);
  }

  @Test
  void scratchThatIsUsedAfterTheLoopIsKept() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] w = new double[1];
            for (int i = 0; i < 20; i++) {
              w[0] = i;
            }
            System.out.println(w[0]);
            """);

    assertThat(loop.observed().orElseThrow().verdict()).isEqualTo(Verdict.REDUCTION);
    assertThat(loop.observed().orElseThrow().privates()).isEmpty();
    assertThat(loop.observed().orElseThrow().reductions()).extracting(Reduction::toString).containsExactly("last-content:w");
  }

  @Test
  void scratchWithAValueFromBeforeIsFirstPrivate() throws Exception {
    LoopFinding loop =
        find(
            """
            double[] w = {3.0, 0.0}, b = new double[20];
            for (int i = 0; i < 20; i++) {
              w[1] = i;
              for (int j = 0; j < 2; j++) { b[i] += w[j]; }
            }
            System.out.println(b[3]);
            """);

    assertThat(loop.observed().orElseThrow().text()).isEqualTo("firstprivate(w)");
  }

  /** Whatever the methods that it calls have them as. */
  @Test
  void clausesNameWhatTheLoopNames() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            class L {
              static final class Cell { double sum; void add(double x) { sum += x; } }
              static void fill(double[] a, double x) { a[0] = x; a[1] = x * x; }
              static void count(int[] a, int k) { a[k]++; }
              static void deep(double[] a, int k, double x) { if (k == 0) { a[0] = x; } else { deep(a, k - 1, x); } }
              public static void main(String[] args) {
                double[] a = new double[20], w = new double[2], v = new double[1], p = new double[1], q = new double[1];
                int[] counts = new int[4];
                Cell cell = new Cell();
                for (int i = 0; i < 20; i++) { fill(w, i); a[i] += w[0] + w[1]; }
                for (int i = 0; i < 20; i++) { count(counts, i % 3); }
                for (int i = 0; i < 20; i++) { cell.add(a[i]); }
                for (int i = 0; i < 20; i++) { deep(v, 3, i); a[i] += v[0]; }
                for (int i = 0; i < 20; i++) { put(i); a[i] += kept; }
                for (int i = 0; i < 20; i++) { double[] own = buffer; own[0] = i; a[i] += own[0]; }
                for (int i = 0; i < 20; i++) { double[] one = i % 3 == 0 ? p : q; one[0] = i; a[i] += one[0]; }
                System.out.println(a[3] + counts[2] + cell.sum);
              }
              static double kept; static void put(double x) { kept = x; }
              static final double[] buffer = new double[1];
            }
            """);

    assertThat(of(loops, 10)).extracting(LoopVerdict::text).containsOnly("private(w)");
    assertThat(of(loops, 11)).extracting(LoopVerdict::text).containsOnly("reduction(+:counts)");
    assertThat(of(loops, 12)).extracting(LoopVerdict::text).containsOnly("reduction(+:cell.sum)");
    assertThat(of(loops, 13).get(1).text()).isEqualTo("private(v)");
    assertThat(of(loops, 14).get(1).text()).isEqualTo("private(kept)");
    assertThat(of(loops, 15)).extracting(LoopVerdict::text).containsOnly("private(buffer)");
    assertThat(of(loops, 16).get(1).text()).isEqualTo("private(p or q)");
    assertThat(loops).filteredOn(loop -> loop.line() == 14).singleElement()
        .satisfies(loop -> assertThat(Directive.of(loop, Dialect.JOMP)).isEmpty())
        .satisfies(loop -> assertThat(Directive.obstacle(loop, Dialect.JOMP).orElseThrow()).startsWith("methods that the loop calls use the field kept"));
  }

  /** Copies stand in for what one name means; fields go by the name that means them where the loop stands. */
  @Test
  void clausesAreForWhatHasOneNameInTheLoop() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            class L {
              static class Other { static int[] counts = new int[4]; }
              static int[] shared = new int[4];
              int total; int[] w = new int[4];
              public static void main(String[] args) {
                int[] a = new int[20], h = new int[4], g = h, k = new int[4], v = new int[4], m = args.length == 0 ? v : k;
                for (int i = 0; i < 20; i++) { h[i & 3]++; g[i * 3 & 3]++; }
                for (int i = 0; i < 20; i++) { g[i & 3]++; }
                for (int i = 0; i < 20; i++) { int[] own = h; own[0] += i; h[1] += i; }
                for (int i = 0; i < 20; i++) { v[0] = i; m[1] = i; a[i] = v[1] + m[0]; }
                for (int i = 0; i < 20; i++) { Other.counts[i & 3]++; }
                int[] shared = new int[4];
                for (int i = 0; i < 20; i++) { L.shared[i & 3]++; shared[0] += i; }
                new L().run(a);
                System.out.println(a[3] + g[2] + h[1] + L.shared[0] + shared[0] + Other.counts[2]);
              }
              void run(int[] a) {
                int[] w = new int[4];
                L me = this;
                for (int i = 0; i < 20; i++) { this.w[i & 3]++; }
                for (int i = 0; i < 20; i++) { total += a[i]; me.total++; }
                new Object() {
                  void go() {
                    for (int i = 0; i < 20; i++) { w[i & 3]++; total += i; }
                  }
                }.go();
                System.out.println(w[1] + this.w[2] + total);
              }
            }
            """);

    assertThat(of(loops, 7)).extracting(LoopVerdict::text).containsOnly("reduction(+:g and h)");
    assertThat(of(loops, 8)).extracting(LoopVerdict::text).containsOnly("reduction(+:g)");
    assertThat(of(loops, 9)).extracting(LoopVerdict::text).containsOnly("reduction(+:h)");
    assertThat(of(loops, 10).get(1).text()).isEqualTo("private(m and v)");
    assertThat(of(loops, 11)).extracting(LoopVerdict::text).containsOnly("reduction(+:L.Other.counts)");
    assertThat(of(loops, 13)).extracting(LoopVerdict::text).containsOnly("reduction(+:L.shared) reduction(+:shared)");
    assertThat(of(loops, 20)).extracting(LoopVerdict::text).containsOnly("reduction(+:this.w)");
    assertThat(of(loops, 21)).extracting(LoopVerdict::text).containsOnly("reduction(+:me.total and total)");
    assertThat(of(loops, 24).get(1).text()).isEqualTo("reduction(+:total) reduction(+:w)");
    for (LoopFinding loop : loops) {
      boolean shared = List.of(7, 10, 21).contains(loop.line());
      assertThat(Directive.obstacle(loop, Dialect.PYJAMA).filter(text -> text.endsWith("use one of them in the loop")).isPresent()).as(loop.place()).isEqualTo(shared);
      assertThat(loop.stream().obstacle().endsWith("use one of them in the loop")).as(loop.place()).isEqualTo(shared);
    }
  }

  /** What is proven of the loop and what was observed. */
  private static List<LoopVerdict> of(List<LoopFinding> loops, int line) {
    return loops.stream().filter(loop -> loop.line() == line).flatMap(loop -> Stream.of(loop.statically(), loop.observed().orElseThrow())).toList();
  }

  /** Partial results would begin at nothing, where the loop reads another element of the array. */
  @Test
  void whatIsReadBesideUpdatesInCalledMethodsIsNoReduction() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            class L {
              static void count(int[] a, int k) { a[k]++; }
              public static void main(String[] args) {
                int[] counts = {0, 0, 0, 7}, b = new int[20];
                for (int i = 0; i < 20; i++) { count(counts, i % 3); b[i] = counts[3]; }
                System.out.println(b[3] + counts[2]);
              }
            }
            """);

    assertThat(of(loops, 5)).extracting(LoopVerdict::verdict).containsOnly(Verdict.SEQUENTIAL);
  }

  /** The loads of rows are no other use of what is gathered in their elements. */
  @Test
  void elementsOfRowsAreGathered() throws Exception {
    LoopFinding loop =
        find(
            """
            int[][] r = new int[3][4];
            for (int i = 0; i < 20; i++) { r[1][i % 4] += i; }
            System.out.println(r[1][2]);
            """);

    assertThat(loop.observed().orElseThrow().text()).isEqualTo("reduction(+:r)");
  }

  @Test
  void whereTheLoopsNameIsNotKnownItIsToldInWords() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            class L {
              static void set(double[] a, double x) { a[0] = x; }
              public static void main(String[] args) {
                double[] v = new double[1], w = new double[1];
                for (int i = 0; i < 20; i++) { set(v, i); set(w, i); }
              }
            }
            """);

    assertThat(of(loops, 5).get(1).text()).isEqualTo("private(v or w)");
    assertThat(Directive.of(loops.get(0), Dialect.PYJAMA)).isEmpty();
  }

  /** Fields of objects that methods change have the names of fields alone: none of them is a variable around the loop, even if one is called the same. */
  @Test
  void noClauseNamesFieldsThatMethodsGatherIn() throws Exception {
    List<LoopFinding> loops =
        all(
            """
            import java.util.*;
            class L {
              static final class Stat { double sum; int n; void add(double x) { sum += x; n++; } }
              record Mark(int at, Stat into) {}
              static void shops(Stat[] all, List<Integer> sales) {
                for (int s : sales) { all[s % 3].add(s); }
              }
              static Stat whole(List<Integer> sales) {
                Stat t = new Stat();
                for (int s : sales) t.add(1.0 / s);
                return t;
              }
              static void marks(List<Mark> marks, double sum, int n) {
                for (int i = 0; i < marks.size(); i++) { marks.get(i).into().add(i + n + sum); }
              }
              static void keyed(Map<Integer, Stat> map, int n) {
                for (int i = 0; i < n; i++) { map.get(i % 3).add(i); }
              }
              public static void main(String[] args) {
                Stat[] all = {new Stat(), new Stat(), new Stat()};
                List<Integer> sales = new ArrayList<>();
                List<Mark> marks = new ArrayList<>();
                Map<Integer, Stat> map = new HashMap<>();
                for (int i = 0; i < 3; i++) { map.put(i, all[i]); }
                for (int i = 1; i < 30; i++) { sales.add(i); marks.add(new Mark(i, all[i % 2])); }
                shops(all, sales);
                marks(marks, 0.5, 2);
                keyed(map, 30);
                System.out.println(all[0].sum + all[1].n + whole(sales).sum);
              }
            }
            """);

    for (int line : List.of(6, 10, 14, 17)) {
      assertThat(loops).filteredOn(loop -> loop.line() == line).singleElement().as("line " + line)
          .satisfies(loop -> assertThat(Directive.of(loop, Dialect.PYJAMA)).as(loop.best().text()).isEmpty())
          .satisfies(loop -> assertThat(Directive.of(loop, Dialect.JAVA).orElse("no stream: ")).as(loop.best().text()).startsWith("no stream: "));
    }
  }

  @Test
  void whatIsReadOrSetBesideItsUpdatesIsNoReduction() throws Exception {
    LoopFinding set =
        find(
            """
            double[] s = new double[1], a = new double[20];
            for (int i = 0; i < 20; i++) {
              if (i == 0) { s[0] = 5.0; }
              s[0] += a[i] + i;
            }
            System.out.println(s[0]);
            """);
    assertThat(set.observed().orElseThrow().verdict()).isEqualTo(Verdict.SEQUENTIAL);

    LoopFinding read =
        find(
            """
            double[] s = {1.0, 2.0};
            for (int i = 0; i < 20; i++) { s[0] += s[i == 0 ? 0 : 1]; }
            System.out.println(s[0]);
            """);
    assertThat(read.observed().orElseThrow().verdict()).isEqualTo(Verdict.SEQUENTIAL);
  }

  @Test
  void remediesAreNamed() throws Exception {
    LoopFinding rows =
        find(
            """
            int[] row = {0, 2, 3, 7};
            double[] y = new double[7];
            for (int i = 0; i < 3; i++) {
              for (int k = row[i]; k < row[i + 1]; k++) { y[k] = i; }
            }
            System.out.println(y[3]);
            """);
    assertThat(rows.statically().verdict()).isEqualTo(Verdict.SEQUENTIAL);
    assertThat(rows.statically().notes()).singleElement().asString().contains("as row pointers do");
    assertThat(rows.observed().orElseThrow().verdict()).isEqualTo(Verdict.PARALLEL);
    assertThat(rows.disagreement()).contains("could not be ruled out", "as row pointers do");
  }
}
