package org.parcast.tracer.plan;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.tracer.Planned;

/** What is kept of a method's numbers and arrays, and what is not. */
class BackwardSliceTest {
  @TempDir Path directory;

  private Planned plan(String members) throws Exception {
    return Planned.of(directory, members);
  }

  @Test
  void aSliceThatIsKnownBeforehandNeedsNoRegister() throws Exception {
    Planned plan = plan("static void run(double[] a, double[] b) { for (int i = 1; i < a.length; i++) a[i] = 2 * b[i] + b[i - 1]; }");
    assertThat(plan.sinks()).containsExactly(Sink.Kind.STORE);
    assertThat(plan.demand().loads().cardinality()).isEqualTo(2);
    assertThat(plan.registers()).isEmpty();
    assertThat(plan.demand().shadows().cardinality()).isEqualTo(2);
  }

  @Test
  void equalLoadsAreToldOnce() throws Exception {
    Planned plan = plan("static void run(double[] a, double[] b) { a[0] = b[1] * b[1] + Math.sqrt(b[1]); }");
    assertThat(plan.demand().loads().cardinality()).isEqualTo(1);
  }

  @Test
  void addressesAndConditionsThatDecideMoreThanStoresAreNotFollowed() throws Exception {
    Planned plan =
        plan("static void run(double[] a, int[] at, double[] b) { for (int i = 0; i < at[1]; i++) if (b[i] > 3) { a[at[i]] = 1; System.gc(); } }");
    assertThat(plan.sinks()).containsExactly(Sink.Kind.STORE);
    assertThat(plan.demand().loads().isEmpty()).isTrue();
    assertThat(plan.demand().shadows().cardinality()).isEqualTo(1);
  }

  @Test
  void whatDecidesAStoreIsFollowed() throws Exception {
    Planned plan = plan("static void run(double[] a, int[] at, double[] b) { for (int i = 0; i < at[1]; i++) if (b[i] > 3) a[at[i]] = 1; }");
    assertThat(plan.sinks()).containsExactly(Sink.Kind.STORE);
    assertThat(plan.demand().loads().cardinality()).isEqualTo(1);
    assertThat(plan.demand().shadows().cardinality()).isEqualTo(2);
    Planned loop =
        plan("static void run(double[] a, int[] at, double[] b) { for (int i = 0; i < at[1]; i++) if (b[i] > 3) for (int j = 0; j < 2; j++) a[at[i]] = 1; }");
    assertThat(loop.demand().loads().cardinality()).isEqualTo(1);
    assertThat(loop.demand().shadows().cardinality()).isEqualTo(2);
  }

  @Test
  void anUpdateOfNothingButItsWordTakesItsAddress() throws Exception {
    Planned plan = plan("static void run(int[] h, int[] bin) { for (int i = 0; i < bin.length; i++) h[bin[i]]++; }");
    assertThat(plan.demand().loads().cardinality()).isEqualTo(2);
    Planned other = plan("static void run(int[] h, int[] bin, int[] c) { for (int i = 0; i < bin.length; i++) h[bin[i]] += c[i]; }");
    assertThat(other.demand().loads().cardinality()).isEqualTo(2);
  }

  @Test
  void aSumNeedsARegisterItsCounterNone() throws Exception {
    Planned plan = plan("static void run(double[] a, double[] b) { double s = 0; for (int i = 0; i < b.length; i++) s += b[i]; a[0] = s; }");
    assertThat(plan.registers()).containsExactly("s");
    assertThat(plan.settled()).isEmpty();
  }

  @Test
  void aSumOfSeveralUsesIsSettled() throws Exception {
    Planned plan =
        plan("static void run(double[] a, double[] b) { double s = 0; for (int i = 0; i < b.length; i++) s += b[i]; a[0] = s; a[1] = 2 * s; }");
    assertThat(plan.settled()).containsExactly("s");
  }

  @Test
  void aSumStoredInAnotherLoopIsSettled() throws Exception {
    Planned plan =
        plan("static void run(double[] a, double[] b) { double s = 0; for (double v : b) s += v; for (int i = 0; i < a.length; i++) a[i] = s; }");
    assertThat(plan.settled()).containsExactly("s");
  }

  @Test
  void aSumForEveryElementIsNot() throws Exception {
    Planned plan =
        plan(
            "static void run(double[] a, double[][] b) { for (int i = 0; i < a.length; i++) { double s = 0; for (double v : b[i]) s += v; a[i] = s / 2; } }");
    assertThat(plan.settled()).isEmpty();
  }

  /** {@code s} in each iteration of a loop whose result is stored behind it. */
  private List<String> settledAround(String inner, String around) throws Exception {
    return plan("static void run(double[] a, double[][] b, int n) { double all = 0; for (int t = 0; t < n; t++) { double s = 0; " + inner + around + " } a[0] = all; }").settled();
  }

  private static final String SUM = "for (int i = 0; i < a.length; i++) { a[i] *= 0.5; s += a[i] * a[i]; } ";
  private static final String MAXIMUM = "for (int i = 0; i < a.length; i++) { a[i] *= 0.5; s = Math.max(s, a[i]); } ";

  @Test
  void whatIsGatheredOnAlikeIsNotSettled() throws Exception {
    assertThat(settledAround(SUM, "all += s;")).isEmpty();
    assertThat(settledAround(SUM, "all = 0.9 * all - 2 * s / 3;")).isEmpty();
    assertThat(settledAround(MAXIMUM, "all = Math.max(all, s);")).isEmpty();
    assertThat(plan("static void run(double[] a, double[][] b) { double s = 0; for (double[] row : b) for (double v : row) s += v; a[0] = s; }").settled()).isEmpty();
  }

  @Test
  void whatIsGatheredOnOtherwiseIsSettled() throws Exception {
    assertThat(settledAround(SUM, "all += Math.sqrt(s);")).containsExactly("s");
    assertThat(settledAround(SUM, "all = Math.max(all, s);")).containsExactly("s");
    assertThat(settledAround(SUM, "all += s * s;")).containsExactly("s");
    assertThat(settledAround(SUM, "all += 1 / s;")).containsExactly("s");
    assertThat(settledAround(MAXIMUM, "all += s;")).containsExactly("s");
  }

  @Test
  void whatIsGatheredWithWhatIsGatheredAroundItIsSettled() throws Exception {
    assertThat(settledAround("for (int i = 0; i < a.length; i++) s += all * a[i]; ", "all -= s;")).containsExactly("s");
  }

  @Test
  void whatALaterLoopTakesUpIsSettled() throws Exception {
    assertThat(plan("static void run(double[] a, double[] b) { double s = 0; for (double v : b) s += v; double q = 0; for (double v : b) q += (v - s) * (v - s); a[0] = q; }").settled())
        .containsExactly("s");
  }

  @Test
  void theNumberOfARowIsSettledAsAnyOther() throws Exception {
    String row = "for (int i = 0; i < a.length; i++) s += b[t][i]; ";
    assertThat(settledAround(row, "all += Math.sqrt(s);")).containsExactly("s");
    assertThat(settledAround(row, "all = Math.max(all, s);")).containsExactly("s");
    assertThat(settledAround(row, "if (s > all) all = s;")).containsExactly("s");
    assertThat(settledAround(row, "all += s;")).isEmpty();
  }

  @Test
  void productsAndExtremesAreGatheredOnByTheirOwnOperatorAlone() throws Exception {
    String product = "s = 1; for (int i = 0; i < a.length; i++) s *= b[t][i]; ";
    assertThat(settledAround(product, "all += s;")).containsExactly("s");
    assertThat(settledAround(product, "all *= s;")).isEmpty();
    assertThat(settledAround(MAXIMUM, "all = Math.min(all, s);")).containsExactly("s");
  }

  @Test
  void squaresOfSumsThatAnElementGathersAreSettled() throws Exception {
    assertThat(settledAround(SUM, "a[0] += s * s;")).containsExactly("s");
    assertThat(settledAround(SUM, "a[0] += s;")).isEmpty();
  }

  @Test
  void whatIsStoredTwiceIsComputedOnce() throws Exception {
    Planned plan = plan("static void run(double[] a, double[] b) { double p = b[0] * b[1]; a[0] = p; a[1] = p; }");
    assertThat(plan.materialised()).containsExactly("p");
    assertThat(plan.registers()).containsExactly("p");
  }

  @Test
  void selectsAreSeenThrough() throws Exception {
    Planned plan = plan("static void run(double[] a, double[] b) { double m = b[0]; double v = b[1]; if (v < m) m = v; a[0] = m; }");
    assertThat(plan.registers()).isEmpty();
    assertThat(plan.demand().loads().cardinality()).isEqualTo(2);
  }

  @Test
  void argumentsThatTheCalleeStoresAreTold() throws Exception {
    Planned plan = plan("static void put(double[] a, int i, double v) { a[i] = v; }\n static void run(double[] a, double[] b) { put(a, 3, b[1]); }");
    assertThat(plan.sinks()).containsExactly(Sink.Kind.ARGUMENT);
    assertThat(plan.demand().loads().cardinality()).isEqualTo(1);
  }

  @Test
  void resultsThatNobodyStoresAreNot() throws Exception {
    Planned plan = plan("static double second(double[] b) { return b[1]; }\n static void run(double[] a, double[] b) { if (second(b) > 0) System.out.println(); a[0] = 1; }");
    assertThat(plan.demand().results()).isEmpty();
    assertThat(plan.sinks()).containsExactly(Sink.Kind.STORE);
  }

  @Test
  void whatAMethodAnswersOfASingleNumberIsFollowedToABranch() throws Exception {
    Planned plan = plan("static boolean done(double[] rest) { return rest[0] < 1e-9; }\n static void run(double[] a, double[] rest) { if (done(rest)) System.out.println(); a[0] = 1; }");
    assertThat(plan.demand().results()).hasSize(1);
    assertThat(plan.sinks()).containsExactly(Sink.Kind.CONTROL, Sink.Kind.STORE);
  }

  @Test
  void anArrayThatGoesIntoACollectionEscapes() throws Exception {
    Planned plan = plan("static void run(double[] a, java.util.List<double[]> list) { a[0] = 1; list.add(a); }");
    long escapes = plan.facts().method.instructions().stream().filter(at -> !plan.demand().escapesAt(at.id()).isEmpty()).count();
    assertThat(escapes).isEqualTo(1);
  }

  private static final String COPIES = "static void run(Small s, double[] b) { for (int i = 0; i < b.length; i++) b[i] = 2 * s.get(i); }";

  @Test
  void whatAMethodAnswersOfOneLoadIsALoad() throws Exception {
    assertThat(plan("double[] d; double get(int i) { return d[i]; } " + COPIES).registers()).isEmpty();
    assertThat(plan("double[] d; double at(int i) { return d[i]; } double get(int i) { return i < 0 ? 1 : at(i + 1); } " + COPIES).registers()).hasSize(1);
    assertThat(plan("double[] d; double at(int i) { return d[i]; } double get(int i) { if (i < 0) return 1; return at(i + 1); } " + COPIES).registers()).isEmpty();
  }

  @Test
  void whatAMethodComputesOrOverwritesBeforeItAnswersNeedsARegister() throws Exception {
    assertThat(plan("double[] d; double get(int i) { return d[i] + 1; } " + COPIES).registers()).hasSize(1);
    assertThat(plan("double[] d; double get(int i) { double e = d[i]; d[i] = 0; return e; } " + COPIES).registers()).hasSize(1);
    assertThat(plan("double[] d; double get(int i) { return d[i]; } static class Two extends Small { double get(int i) { return d[i] + d[0]; } } " + COPIES).registers()).hasSize(1);
  }

  /** What {@code get} needs that calls this between its load and its return. */
  private List<String> after(String call, String others) throws Exception {
    return plan("double[] d; double get(int i) { double e = d[i]; " + call + " return e; } " + others + COPIES).registers();
  }

  @Test
  void aCallBeforeTheAnswerOverwritesWhatWasLoadedUnlessItOnlyReads() throws Exception {
    assertThat(after("size();", "int size() { return d.length; } ")).isEmpty();
    assertThat(after("clear();", "void clear() { d[0] = 0; } ")).hasSize(1);
    assertThat(after("asked();", "int n; int asked() { n = d.length - 1; d[n] = 0; return n; } ")).hasSize(1);
    assertThat(after("given.run();", "Runnable given; ")).as("anybody's").hasSize(1);
  }

  @Test
  void aCollectionOfTheProgramMayStoreWhereThatOfTheLibraryReads() throws Exception {
    String own = "java.util.List<Double> l; static class Own extends java.util.AbstractList<Double> { double[] d; public int size() { return 1; } ";
    assertThat(after("l.get(0);", own + "public Double get(int i) { return null; } } ")).as("reads").isEmpty();
    assertThat(after("l.get(0);", own + "public Double get(int i) { d[i] = 0; return null; } } ")).as("stores").hasSize(1);
  }
}
