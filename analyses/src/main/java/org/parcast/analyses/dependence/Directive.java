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

  /** The stream that runs the iterations, without its body. */
  private static String stream(LoopFinding finding, LoopVerdict verdict) {
    String variable = finding.variable() == null ? "i" : finding.variable();
    String range = (finding.range() == null ? "IntStream.range(lo, hi)" : finding.range()) + ".parallel()";
    StringBuilder text = new StringBuilder();
    Reduction only = verdict.reductions().size() == 1 ? verdict.reductions().get(0) : null;
    if (only != null && !only.ofElements()) {
      text.append(gathering(only, range, variable));
    } else {
      text.append(range).append(".forEach(").append(variable).append(" -> ...)");
      for (Reduction reduction : verdict.reductions()) {
        text.append(reduction.ofElements() ? "  // into copies of each thread's own, combine them afterwards: " : "  // combine ").append(reduction);
      }
    }
    verdict.privates().forEach(name -> text.append("  // declare ").append(name).append(" inside"));
    verdict.firstPrivates().forEach(name -> text.append("  // copy ").append(name).append(" inside"));
    return text.toString();
  }

  private static String gathering(Reduction reduction, String range, String variable) {
    String name = reduction.variable();
    String body = "(" + variable + " -> ...)";
    return switch (reduction.operator()) {
      case "+" -> name + " += " + range + ".mapToDouble" + body + ".sum()";
      case "min", "max" -> name + " = " + range + ".mapToObj" + body + ".reduce(" + name + ", Math::" + reduction.operator() + ")";
      case "argmin", "argmax" ->
          range + ".boxed()." + reduction.operator().substring("arg".length()) + "(Comparator.comparingDouble" + body + ")  // into " + name;
      default -> name + " = " + range + ".mapToObj" + body + ".reduce(" + name + ", (left, right) -> left " + reduction.operator() + " right)";
    };
  }
}
