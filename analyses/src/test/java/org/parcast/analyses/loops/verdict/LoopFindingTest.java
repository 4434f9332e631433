package org.parcast.analyses.loops.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LoopFindingTest {
  private static final Dependence MAY = flow("a[...]", Certainty.ASSUMED);
  private static final Dependence MUST = flow("a[...]", Certainty.PROVEN);
  private static final Dependence SEEN = flow("a[i-1]", Certainty.OBSERVED);

  @Test
  void aRunTellsMoreOfAnOrderThatIsProvenAndLeavesItProven() {
    LoopVerdict proven = new LoopVerdict(Verdict.SEQUENTIAL, Certainty.PROVEN, List.of(), List.of(), List.of(), List.of(MUST), List.of("a remedy"));
    LoopVerdict best = finding(proven, ordered(Certainty.OBSERVED, SEEN)).best();
    assertThat(best.certainty()).isEqualTo(Certainty.PROVEN);
    assertThat(best.dependences()).containsExactly(SEEN);
    assertThat(best.notes()).containsExactly("a remedy");
  }

  @Test
  void whatCouldNotBeRuledOutIsObservedOnceARunShowsIt() {
    assertThat(finding(ordered(Certainty.ASSUMED, MAY), ordered(Certainty.OBSERVED, SEEN)).best().certainty()).isEqualTo(Certainty.OBSERVED);
  }

  /** That the loop may end by an exception is proven; the run ended otherwise, and keeps its order for what is only taken to need it. */
  @Test
  void anExitThatTheRunDidNotTakeProvesNothing() {
    Dependence thrown = Dependence.at(Dependence.Kind.CONTROL, "throw", 9, Certainty.PROVEN);
    Dependence called = Dependence.at(Dependence.Kind.CALL, "Sink.take()", 8, Certainty.ASSUMED);

    assertThat(finding(ordered(Certainty.PROVEN, thrown), ordered(Certainty.ASSUMED, called)).best().certainty()).isEqualTo(Certainty.ASSUMED);
    assertThat(finding(ordered(Certainty.PROVEN, thrown), ordered(Certainty.PROVEN, thrown)).best().certainty()).isEqualTo(Certainty.PROVEN);
  }

  @Test
  void aLineIsInALoopOfItsFileFromItsKeywordToItsEnd() {
    LoopFinding finding = finding(ordered(Certainty.ASSUMED, MAY), ordered(Certainty.OBSERVED, SEEN)).in("src/p/A.java");
    LoopFinding range = finding.as(new StreamForm(null, "", "", "", "", new SourceRange(6, 5, 9, 5)));

    assertThat(List.of("A.java:5", "A.java:6", "A.java:9", "A.java:10", "BA.java:7", "")).map(range::contains).containsExactly(false, true, true, false, false, false);
    assertThat(List.of("A.java:6", "A.java:7")).as("without a range").map(finding::contains).containsExactly(true, false);
  }

  private static Dependence flow(String what, Certainty sure) {
    return new Dependence(Dependence.Kind.FLOW, what, 7, 7, List.of(1L), 9, sure);
  }

  private static LoopVerdict ordered(Certainty sure, Dependence dependence) {
    return new LoopVerdict(Verdict.SEQUENTIAL, sure, List.of(), List.of(), List.of(), List.of(dependence), List.of());
  }

  private static LoopFinding finding(LoopVerdict statically, LoopVerdict observed) {
    return new LoopFinding("A.java", 6, "A.main", "i", 1, statically, Optional.of(observed), Optional.empty(), "");
  }

  @Test
  void aDependenceThatTheRunShowedAgainstTheProofKeepsTheOrder() {
    LoopVerdict parallel = new LoopVerdict(Verdict.PARALLEL, Certainty.PROVEN, List.of(), List.of(), List.of(), List.of(), List.of());
    Dependence flow = new Dependence(Dependence.Kind.FLOW, "x[i+1]", 4, 4, List.of(1L), 8, Certainty.OBSERVED);
    LoopVerdict seen = new LoopVerdict(Verdict.SEQUENTIAL, Certainty.OBSERVED, List.of(), List.of(), List.of(), List.of(flow), List.of());
    LoopProfile profile = new LoopProfile(1, 1, 9, 1, 1, 9);
    LoopFinding loop = new LoopFinding("Sup.java", 4, "Sup.shift", "i", 1, parallel, Optional.of(seen), Optional.of(profile), "");

    assertThat(loop.best()).isEqualTo(seen);
    assertThat(loop.profile().orElseThrow().gain()).isEqualTo(1);
    assertThat(Directive.of(loop, Dialect.PYJAMA)).isEmpty();
  }

  @Test
  void aDirectiveNamesVariablesOnly() {
    LoopFinding ofField = gathering("bodies.x");

    assertThat(Directive.of(gathering("sum"), Dialect.PYJAMA)).contains("//#omp parallel for reduction(+:sum) schedule(static)");
    assertThat(Directive.obstacle(gathering("sum"), Dialect.PYJAMA)).isEmpty();
    assertThat(Directive.of(ofField, Dialect.PYJAMA)).isEmpty();
    assertThat(Directive.obstacle(ofField, Dialect.PYJAMA).orElseThrow()).startsWith("bodies.x is no variable").endsWith("into bodies.x after the loop");
    assertThat(Directive.obstacle(ofField, Dialect.JAVA)).isEmpty();
  }

  @Test
  void aDirectiveHasClausesThatItsDialectKnows() {
    assertThat(Directive.of(gathering("sum"), Dialect.JOMP)).isPresent();
    assertThat(Directive.of(gathering("sum"), Dialect.OMP4J)).isEmpty();
    assertThat(Directive.obstacle(gathering("sum"), Dialect.OMP4J).orElseThrow()).startsWith("omp4j has no clause for reduction(+:sum): ");
    assertThat(Directive.obstacle(gathering(new Reduction("argmax", "best")), Dialect.PYJAMA).orElseThrow()).startsWith("no dialect has a clause for reduction(argmax:best): write the loop as the stream");
    assertThat(Directive.obstacle(gathering(new Reduction(Reduction.APPEND, "list")), Dialect.PYJAMA).orElseThrow()).startsWith("no dialect has a clause for reduction(append:list): let apply");
    assertThat(Directive.obstacle(gathering(new Reduction(Reduction.LAST, "x")), Dialect.OMP4J).orElseThrow()).startsWith("omp4j has no clause for lastprivate(x): let apply");
    assertThat(Directive.of(gathering(new Reduction(Reduction.LAST, "x")), Dialect.PYJAMA).orElseThrow()).contains(" lastprivate(x)");
  }

  @Test
  void theCompilerOfOmp4jTakesPlainLoopsAlone() {
    LoopFinding loop = gathering("sum").as(new StreamForm(null, "", "", "its test is <=", "", null));

    assertThat(Directive.obstacle(loop, Dialect.OMP4J).orElseThrow()).startsWith("omp4j takes plain loops alone").contains("but its test is <=");
    assertThat(Directive.of(loop, Dialect.PYJAMA)).isPresent();
  }

  private static LoopFinding gathering(String name) {
    return gathering(new Reduction("+", name));
  }

  private static LoopFinding gathering(Reduction reduction) {
    LoopVerdict verdict =
        new LoopVerdict(Verdict.REDUCTION, Certainty.PROVEN, List.of(), List.of(), List.of(reduction), List.of(), List.of());
    return new LoopFinding("A.java", 6, "A.main", "i", 1, verdict, Optional.empty(), Optional.empty(), "");
  }
}
