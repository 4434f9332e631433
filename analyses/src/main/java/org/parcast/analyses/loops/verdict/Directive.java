package org.parcast.analyses.loops.verdict;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/** What to write so that a loop runs in parallel: the line above it, or of plain Java what stands in its place. */
public final class Directive {
  /** Iterations whose work differs by more than this are better handed out as threads become free. */
  private static final double UNEVEN = 1.5;

  /** What to do with scratch that is no variable. */
  public static final String KEPT_IN_ITERATION = "keep it in a local variable of the iteration";

  private Directive() {}

  /** Whether a clause can name it: variables, not fields of objects. */
  public static boolean isNameable(String name) {
    return SourceVersion.isIdentifier(name);
  }

  /** What to do where the copies of a clause do not reach all of the loop. */
  public static String usedByCalled(String name) {
    return "methods that the loop calls use the field " + name + ", not the copy that a clause makes: pass a copy along, or make it a local variable";
  }

  private static String undeclared(String name) {
    return name + " is no variable that a clause could name, but a field of objects that methods change: gather in a local variable or array of the loop's";
  }

  /** What to do where no clause gathers. */
  public static String gatheredOtherwise(Reduction reduction) {
    if (reduction.operator().equals(Reduction.LAST_OF)) {
      return "compute " + reduction.variable() + " once, behind the loop";
    }
    return reduction.isOrdered() ? "let apply write the loop, which puts together what its parts leave in their order"
        : "write the loop as the stream of parcast loops --dialect java, or gather into an array with an element for each thread";
  }

  /** What to do where sums and the like are gathered in what is no variable. */
  public static String gatheredAside(String name) {
    return "gather into a local variable or array, and from that into " + name + " after the loop";
  }

  /**
   * The directive or stream, in words why there is no stream, or nothing where the loop's iterations have to run in order, or where no directive can say
   * what has to be done ({@link #obstacle}).
   */
  public static Optional<String> of(LoopFinding finding, Dialect dialect) {
    LoopVerdict verdict = finding.best();
    if (!verdict.verdict().isUnordered() || obstacle(finding, dialect).isPresent()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (dialect) {
          case PYJAMA -> "//#omp parallel for" + clauses(finding, verdict);
          case OMP4J -> "// omp parallel for" + clauses(finding, verdict);
          case JOMP -> "//omp parallel for" + clauses(finding, verdict);
          case JAVA -> finding.stream().text() == null ? "no stream: " + finding.stream().obstacle() : finding.stream().text();
        });
  }

  /** What to change first: a loop that does not count in its header, a variable that counts beside the loop's own, or where a directive would have to name what is no variable, as a field of other objects. */
  public static Optional<String> obstacle(LoopFinding finding, Dialect dialect) {
    LoopVerdict verdict = finding.best();
    if (dialect == Dialect.JAVA || !verdict.verdict().isUnordered()) {
      return Optional.empty();
    }
    if (finding.file() != null && finding.file().endsWith(".scala")) {
      return Optional.of("directives are written for compilers of Java; in Scala .par of the range runs it in parallel" + inWords(verdict));
    }
    if (!finding.stream().uncounted().isEmpty()) {
      return Optional.of(finding.stream().uncounted());
    }
    if (dialect == Dialect.OMP4J && !finding.stream().elaborate().isEmpty()) {
      return Optional.of("omp4j takes plain loops alone, as for (int i = 0; i < n; i++), but " + finding.stream().elaborate() + ": write it so, or take the stream of parcast loops --dialect java");
    }
    if (!verdict.counters().isEmpty()) {
      return Optional.of(verdict.counters().get(0) + " counts on from iteration to iteration: compute it from the loop's counter first");
    }
    Optional<String> shared = severalNames(verdict);
    if (shared.isPresent()) {
      return shared;
    }
    Stream<String> scratch = Stream.concat(verdict.privates().stream(), verdict.firstPrivates().stream());
    Optional<String> given = scratch.filter(name -> !isNameable(name)).findFirst();
    return given.map(name -> name + " is no variable that a clause could name: " + KEPT_IN_ITERATION)
        .or(() -> verdict.reductions().stream().map(Reduction::variable).filter(name -> !isNameable(name)).findFirst()
            .map(name -> name + " is no variable that a clause could name: " + gatheredAside(name)))
        .or(() -> verdict.unreached().stream().findFirst().map(Directive::usedByCalled))
        .or(() -> Optional.of(finding.stream().undeclared()).filter(name -> !name.isEmpty()).map(Directive::undeclared))
        .or(() -> verdict.reductions().stream().filter(reduction -> !dialect.gathers(reduction)).findFirst()
            .map(reduction -> (reduction.hasClause() ? dialect + " has no" : "no dialect has a") + " clause for " + reduction.clause() + ": " + gatheredOtherwise(reduction)));
  }

  /** What to do first where copies would have to stand in for an array or object that has several names in the loop; nothing where there is none. */
  public static Optional<String> severalNames(LoopVerdict verdict) {
    return verdict.copied().flatMap(name -> severalNames(name).stream()).findFirst();
  }

  /** What to do where a clause could name a variable, if the loop used but one of its names; nothing where it has one. */
  public static Optional<String> severalNames(String name) {
    return SharedNames.isShared(name)
        ? Optional.of(name + " are the same, and a clause copies what one of the names means: use one of them in the loop") : Optional.empty();
  }

  /** What has to be done where there are no clauses. */
  private static String inWords(LoopVerdict verdict) {
    List<String> words = new ArrayList<>();
    Stream.concat(verdict.privates().stream(), verdict.firstPrivates().stream()).forEach(name -> words.add("declare " + name + " in its body"));
    verdict.reductions().forEach(reduction -> words.add("gather " + reduction.variable() + " from the results of its body by " + reduction.operator()));
    return words.isEmpty() ? "" : ": " + String.join(", ", words);
  }

  private static String clauses(LoopFinding finding, LoopVerdict verdict) {
    StringBuilder text = new StringBuilder();
    if (!verdict.privates().isEmpty()) {
      text.append(" private(").append(String.join(", ", verdict.privates())).append(')');
    }
    if (!verdict.firstPrivates().isEmpty()) {
      text.append(" firstprivate(").append(String.join(", ", verdict.firstPrivates())).append(')');
    }
    verdict.reductions().forEach(reduction -> text.append(' ').append(reduction.clause()));
    boolean uneven = finding.profile().map(profile -> profile.imbalance() > UNEVEN).orElse(false);
    return text.append(uneven ? " schedule(dynamic)" : " schedule(static)").toString();
  }
}
