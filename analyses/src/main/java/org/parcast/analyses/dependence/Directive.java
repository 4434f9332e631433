package org.parcast.analyses.dependence;

import java.util.Optional;

/** The line to write above a loop so that it runs in parallel. */
public final class Directive {
  /** Iterations whose work differs by more than this are better handed out as threads become free. */
  private static final double UNEVEN = 1.5;

  private Directive() {}

  /** The directive, or nothing where the loop's iterations have to run in order. */
  public static Optional<String> of(LoopFinding finding, Dialect dialect) {
    LoopVerdict verdict = finding.best();
    if (!verdict.verdict().isUnordered()) {
      return Optional.empty();
    }
    return Optional.of(
        switch (dialect) {
          case PYJAMA -> "//#omp parallel for" + clauses(finding, verdict);
          case OMP4J -> "// omp parallel for" + clauses(finding, verdict);
          case JOMP -> "//omp parallel for" + clauses(finding, verdict);
          case JAVA -> stream(finding, verdict);
        });
  }

  private static String clauses(LoopFinding finding, LoopVerdict verdict) {
    StringBuilder text = new StringBuilder();
    if (!verdict.privates().isEmpty()) {
      text.append(" private(").append(String.join(", ", verdict.privates())).append(')');
    }
    if (!verdict.firstPrivates().isEmpty()) {
      text.append(" firstprivate(").append(String.join(", ", verdict.firstPrivates())).append(')');
    }
    verdict.reductions().forEach(reduction -> text.append(" reduction(").append(reduction).append(')'));
    boolean uneven = finding.profile().map(profile -> profile.imbalance() > UNEVEN).orElse(false);
    return text.append(uneven ? " schedule(dynamic)" : " schedule(static)").toString();
  }

  private static String stream(LoopFinding finding, LoopVerdict verdict) {
    String variable = finding.variable() == null ? "i" : finding.variable();
    String range = "IntStream.range(lo, hi).parallel()";
    StringBuilder text = new StringBuilder(range);
    if (verdict.reductions().size() == 1) {
      Reduction only = verdict.reductions().get(0);
      String gathered =
          switch (only.operator()) {
            case "+" -> ".mapToDouble(" + variable + " -> ...).sum()";
            case "min" -> ".mapToDouble(" + variable + " -> ...).min()";
            case "max" -> ".mapToDouble(" + variable + " -> ...).max()";
            default -> ".mapToObj(" + variable + " -> ...).reduce((a, b) -> a " + only.operator() + " b)";
          };
      text.append(gathered).append("  // into ").append(only.variable());
    } else {
      text.append(".forEach(").append(variable).append(" -> ...)");
      verdict.reductions().forEach(reduction -> text.append("  // combine ").append(reduction));
    }
    verdict.privates().forEach(name -> text.append("  // declare ").append(name).append(" inside"));
    verdict.firstPrivates().forEach(name -> text.append("  // copy ").append(name).append(" inside"));
    return text.toString();
  }
}
