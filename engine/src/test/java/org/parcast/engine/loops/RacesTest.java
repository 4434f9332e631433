package org.parcast.engine.loops;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.parcast.analyses.loops.verdict.Certainty;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.Target;
import org.parcast.frontend.source.ParallelDirective;
import org.parcast.ir.catalogue.Notice;

/** What is wrong with a directive is told with its lines, without a run too. */
class RacesTest {
  @TempDir Path directory;

  @Test
  void whatADirectiveLeavesSharedIsNamed() throws Exception {
    assertThat(warnings(
        "//#omp parallel for\n for (int i = 1; i < n; i++) {\n a[i] = a[i - 1];\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n s += a[i];\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n t = a[i];\n b[i] = t * t;\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n b[c] = i;\n c += 2;\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n for (int j = 0; j < 3; j++) {\n b[d++] = j;\n }\n }"))
        .containsExactly(
            "Directed.java:6: the directive runs this loop in parallel, but there is a dependence (flow): a[i-1], lines 7 and 7",
            "Directed.java:10: race on s in lines 11 and 11, which all iterations read and write: add reduction(+:s) to the directive in line 9",
            "Directed.java:14: race on t in lines 15 and 16, which all iterations write: add private(t) to the directive in line 13",
            "Directed.java:19: race on c in lines 21 and 20, which counts on from iteration to iteration: compute it from the loop's counter",
            "Directed.java:24: race on d in lines 26 and 26, which counts on from iteration to iteration: compute it from the loop's counter");
  }

  @Test
  void aDirectiveThatSaysItAllIsNotComplainedOf() throws Exception {
    assertThat(warnings(
        "//#omp parallel for reduction(+:s)\n for (int i = 0; i < n; i++) {\n s += a[i];\n }",
        "//#omp parallel for private(t)\n for (int i = 0; i < n; i++) {\n t = a[i];\n b[i] = t * t;\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n b[2 * i] = i;\n }",
        "//#omp parallel for lastprivate(s)\n for (int i = 0; i < n; i++) {\n s = a[i];\n }",
        "//#omp parallel for reduction(-:s)\n for (int i = 0; i < n; i++) {\n s -= a[i];\n }"))
        .isEmpty();
  }

  @Test
  void whatOneThreadAtATimeDoesIsNoRace() throws Exception {
    assertThat(warnings(
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n //#omp critical\n {\n s += a[i];\n }\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n //#omp atomic\n c += 2 * i;\n }",
        "//#omp parallel for ordered\n for (int i = 1; i < n; i++) {\n //#omp ordered\n {\n a[i] = a[i - 1];\n }\n }",
        "// omp parallel for\n for (int i = 0; i < n; i++) {\n synchronized (a) {\n d += i;\n }\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n synchronized (Directed.class) {\n d += i;\n }\n }"))
        .isEmpty();
    assertThat(warnings("//#omp parallel for\n for (int i = 0; i < n; i++) {\n //#omp critical\n {\n a[0] = i;\n }\n s += a[i];\n }")).hasSize(2);
  }

  @Test
  void copiesThatLoseAValueAreNamed() throws Exception {
    assertThat(warnings(
        "//#omp parallel for reduction(*:s)\n for (int i = 0; i < n; i++) {\n s += a[i];\n }",
        "//#omp parallel for private(s)\n for (int i = 0; i < n; i++) {\n s += a[i];\n }",
        "//#omp parallel for private(s)\n for (int i = 0; i < n; i++) {\n s = a[i];\n }",
        "//#omp parallel for private(t)\n for (int i = 0; i < n; i++) {\n b[i] = t;\n t = a[i];\n }",
        "//#omp parallel for private(d, a) firstprivate(b)\n for (int i = 0; i < n; i++) {\n b[i] = a[d];\n }",
        "//#omp parallel for firstprivate(c, a)\n for (int i = 0; i < n; i++) {\n c += 1;\n a[i] = c;\n }",
        "//#omp parallel for firstprivate(b)\n for (int i = 0; i < n; i++) {\n b[i & 3] += i;\n }"))
        .containsExactly(
            "Directed.java:6: s is gathered by +, not by *: write reduction(+:s) in line 5",
            "Directed.java:10: what the iterations gather in s is lost where each thread has its own: write reduction(+:s) in line 9",
            "Directed.java:14: the last value of s is lost where each thread has its own: write lastprivate(s) in line 13",
            "Directed.java:18: the directive gives each thread its own t, but there is a dependence (flow): t, lines 20 and 19",
            "Directed.java:23: iterations read what a held before the loop: write firstprivate(a) in line 22",
            "Directed.java:23: iterations read what d held before the loop: write firstprivate(d) in line 22",
            "Directed.java:23: what the iterations leave in b is lost where each thread has its own: take it out of the clause in line 22",
            "Directed.java:27: c counts on from iteration to iteration, which each thread's own does not: compute it from the loop's counter",
            "Directed.java:32: what the iterations gather in b is lost where each thread has its own: write reduction(+:b) in line 31");
  }

  @Test
  void clausesAreCheckedWhereOtherVariablesKeepTheOrderToo() throws Exception {
    assertThat(warnings(
        "//#omp parallel for reduction(*:s)\n for (int i = 0; i < n; i++) {\n s += a[i];\n c = 2 * i;\n }",
        "//#omp parallel for private(s)\n for (int i = 0; i < n; i++) {\n s += a[i];\n c = 2 * i;\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n t = a[i];\n b[i] = t * t;\n c = 2 * i;\n }"))
        .containsExactly(
            "Directed.java:6: s is gathered by +, not by *: write reduction(+:s) in line 5",
            "Directed.java:6: race on c in lines 8 and 8, which all iterations write: add lastprivate(c) to the directive in line 5",
            "Directed.java:11: what the iterations gather in s is lost where each thread has its own: write reduction(+:s) in line 10",
            "Directed.java:11: race on c in lines 13 and 13, which all iterations write: add lastprivate(c) to the directive in line 10",
            "Directed.java:16: race on c in lines 19 and 19, which all iterations write: add lastprivate(c) to the directive in line 15",
            "Directed.java:16: race on t in lines 17 and 18, which all iterations write: add private(t) to the directive in line 15");
  }

  @Test
  void whatOtherIterationsWriteIsNotInAThreadsOwnArray() {
    Dependence anti = new Dependence(Dependence.Kind.ANTI, "w[i%8]", 8, 7, List.of(), 0, Certainty.OBSERVED);
    Dependence output = new Dependence(Dependence.Kind.OUTPUT, "w[k]", 7, 7, List.of(), 0, Certainty.OBSERVED);
    Dependence flow = new Dependence(Dependence.Kind.FLOW, "w[k-1]", 7, 8, List.of(), 0, Certainty.OBSERVED);
    ParallelDirective directive = new ParallelDirective("P.java", 5, null, "", 1, Set.of(), Set.of(), Set.of(), Set.of("w"), List.of(), Set.of());

    assertThat(texts(DirectiveCheck.of(directive, ordered(anti, output)))).isEmpty();
    assertThat(texts(DirectiveCheck.of(directive, ordered(flow, anti, output))))
        .containsExactly("P.java:6: the directive runs this loop in parallel, but there is a dependence (flow): w[k-1], lines 7 and 8");
    assertThat(texts(DirectiveCheck.of(directive(Set.of(), Set.of()), ordered(anti, output)))).hasSize(2);
  }

  private static LoopFinding ordered(Dependence... dependences) {
    LoopVerdict verdict = new LoopVerdict(Verdict.SEQUENTIAL, Certainty.OBSERVED, List.of(), List.of(), List.of(), List.of(dependences), List.of());
    return new LoopFinding("P.java", 6, "P.run", "i", 1, verdict, Optional.empty(), Optional.empty(), "");
  }

  @Test
  void copiesThatCalledMethodsDoNotReachAreNoHelp() throws Exception {
    assertThat(warnings(
        "//#omp parallel for reduction(+:calls)\n for (int i = 0; i < n; i++) {\n b[i] = count(i);\n }",
        "//#omp parallel for reduction(+:last)\n for (int i = 0; i < n; i++) {\n last += i;\n }"))
        .containsExactly("Directed.java:6: race on calls in lines 7 and 7, which all iterations read and write: methods that the loop calls use the field calls, "
            + "not the copy that a clause makes: pass a copy along, or make it a local variable");
  }

  @Test
  void whatIterationsNeedOfTheSumBeforeThemNoClauseGathers() throws Exception {
    assertThat(warnings(
        "//#omp parallel for reduction(+:s)\n for (int i = 0; i < n; i++) {\n s += s + a[i];\n }",
        "//#omp parallel for reduction(+:s)\n for (int i = 0; i < n; i++) {\n s = s + i + s;\n }"))
        .containsExactly(
            "Directed.java:6: the directive gives each thread its own s, but there is a dependence (flow): s, lines 7 and 7",
            "Directed.java:10: the directive gives each thread its own s, but there is a dependence (flow): s, lines 11 and 11");
  }

  @Test
  void aLoopThatDoesNotCountInItsHeaderIsNoneForDirectives() throws Exception {
    assertThat(warnings(
        "//#omp parallel for\n for (;;) {\n if (c++ > 3) {\n break;\n }\n }",
        "//#omp parallel for\n for (int i = 0; i < n;) {\n a[i++] = 1;\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n if (a[i] > 3) {\n break;\n }\n a[i] = 2;\n }",
        "//#omp parallel for\n for (int i = 0; i < n; i++) {\n a[i] = 1;\n i++;\n }",
        "//#omp parallel for\n for (int i = 0; i != n; i++) {\n a[i] = 1;\n }"))
        .containsExactly(
            "Directed.java:6: no directive can run this loop in parallel, as that in line 5 asks: its header does not count one variable up or down to a bound: "
                + "write it as for (int i = 0; i < n; i++) first",
            "Directed.java:12: no directive can run this loop in parallel, as that in line 11 asks: its header does not count one variable up or down to a bound: "
                + "write it as for (int i = 0; i < n; i++) first",
            "Directed.java:16: the directive runs this loop in parallel, but each iteration decides whether there is a next one: break, line 17",
            "Directed.java:23: no directive can run this loop in parallel, as that in line 22 asks: its body changes i, which its header counts: "
                + "write it as for (int i = 0; i < n; i++) first",
            "Directed.java:28: no directive can run this loop in parallel, as that in line 27 asks: its header tests with !=, where directives take < <= > >= only: "
                + "write it as for (int i = 0; i < n; i++) first");
  }

  @Test
  void loopsThatACollapsedDirectiveRunsInParallelAreChecked() throws Exception {
    assertThat(warnings(
        "//#omp parallel for collapse(2)\n for (int i = 0; i < 3; i++) {\n for (int j = 1; j < 3; j++) {\n m[i][j] = m[i][j - 1];\n }\n }",
        "//#omp parallel for\n for (int i = 0; i < 3; i++) {\n for (int j = 1; j < 3; j++) {\n m[i][j] = m[i][j - 1];\n }\n }"))
        .containsExactly("Directed.java:7: the directive runs this loop in parallel, but there is a dependence (flow): m[i][j-1], lines 8 and 8");
  }

  @Test
  void whatNoClauseCanNameIsKeptOrGatheredInAVariable() throws Exception {
    assertThat(warnings("//#omp parallel for\n for (int i = 0; i < n; i++) {\n p.x += a[i];\n }"))
        .containsExactly("Directed.java:6: race on p.x in lines 7 and 7, which all iterations read and write: gather into a local variable or array, and from that into p.x after the loop");
    LoopVerdict verdict = new LoopVerdict(Verdict.PRIVATIZE, Certainty.OBSERVED, List.of("p.x"), List.of(), List.of(), List.of(), List.of());
    LoopFinding loop = new LoopFinding("P.java", 6, "P.run", "i", 1, verdict, Optional.empty(), Optional.empty(), "");
    assertThat(texts(DirectiveCheck.of(directive(Set.of(), Set.of()), loop)))
        .containsExactly("P.java:6: race on p.x, which all iterations write: keep it in a local variable of the iteration");
  }

  @Test
  void aCopyWithoutTheValueFromBeforeIsNamed() {
    LoopVerdict verdict = new LoopVerdict(Verdict.PRIVATIZE, Certainty.OBSERVED, List.of(), List.of("w"), List.of(), List.of(), List.of());
    LoopFinding loop = new LoopFinding("P.java", 6, "P.run", "i", 1, verdict, Optional.empty(), Optional.empty(), "");

    assertThat(texts(DirectiveCheck.of(directive(Set.of("w"), Set.of()), loop)))
        .containsExactly("P.java:6: iterations read what w held before the loop: write firstprivate(w) in line 5");
    assertThat(texts(DirectiveCheck.of(directive(Set.of("w"), Set.of("w")), loop))).isEmpty();
  }

  private static ParallelDirective directive(Set<String> privates, Set<String> firstPrivates) {
    return new ParallelDirective("P.java", 5, null, "", 1, Set.of(), privates, firstPrivates, Set.of(), List.of(), Set.of());
  }

  @Test
  void aPositionHasItsLines() throws Exception {
    assertThat(warnings("//#omp parallel for reduction(max:s)\n for (int i = 0; i < n; i++) {\n if (a[i] > s) {\n s = a[i];\n c = i;\n }\n }"))
        .containsExactly("Directed.java:6: race on c in lines 9 and 9, which all iterations read and write: no clause gathers a position: "
            + "write the loop as the stream of parcast loops --dialect java, or gather into an array with an element for each thread");
  }

  /** No clause and no stream adds to a list in order; the remedy is one that there is. */
  @Test
  void whatIsAddedInOrderIsNoClauses() throws Exception {
    String remedy = "no clause gathers in the order of the iterations: let apply write the loop, which puts together what its parts leave in their order";
    assertThat(warnings(
        "java.util.List<Double> list = new java.util.ArrayList<>();\n//#omp parallel for\n for (int i = 0; i < n; i++) {\n list.add(a[i]);\n }",
        "//#omp parallel for private(list)\n for (int i = 0; i < n; i++) {\n list.add(b[i]);\n }"))
        .containsExactly(
            "Directed.java:7: race on list in lines 8 and 8, which all iterations read and write: " + remedy,
            "Directed.java:11: iterations read what list held before the loop: write firstprivate(list) in line 10",
            "Directed.java:11: what the iterations gather in list is lost where each thread has its own: " + remedy);
  }

  private List<String> warnings(String... loops) throws Exception {
    Path program = Files.writeString(directory.resolve("Directed.java"),
        "class Directed { double x; static Directed p = new Directed(); static double[][] m = new double[3][3]; static int calls; static double last; static int count(int i) { calls += i; return i; }\n  public static void main(String[] args) {\n"
            + "    int n = 9, c = 0, d = 0; double s = 0, t = 0;\n    double[] a = new double[n], b = new double[3 * n];\n"
            + String.join("\n", loops) + "\n    System.out.println(s + b[1] + c + d);\n  }\n}\n");
    return texts(LoopsEngine.proven(AnalysisSession.of(Target.of(program), AnalysisListener.SILENT)).warnings());
  }

  /** The messages without their identifiers, which each has to have. */
  private static List<String> texts(List<String> warnings) {
    return warnings.stream().map(warning -> Notice.in(warning).orElseThrow().without(warning)).toList();
  }
}
