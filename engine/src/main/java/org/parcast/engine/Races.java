package org.parcast.engine;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.analyses.dependence.Certainty;
import org.parcast.analyses.dependence.Dependence;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.dependence.LoopVerdict;
import org.parcast.analyses.dependence.ObservedLoops.StreamRace;
import org.parcast.analyses.dependence.Reduction;
import org.parcast.engine.AnalysisException.Kind;
import org.parcast.frontend.Directives;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.FrontendException;
import org.parcast.frontend.ParallelDirective;

/** Checks the loops that a program itself asks to be run in parallel. */
final class Races {
  private Races() {}

  /**
   * A sentence for every directive whose loop has to keep its order, or whose clauses leave a variable shared that must not be.
   *
   * @throws AnalysisException if a directive is malformed; the message names file and line
   */
  static List<String> ofDirectives(Frontend.Result program, List<LoopFinding> loops) throws AnalysisException {
    List<String> warnings = new ArrayList<>();
    try {
      for (ParallelDirective directive : Directives.of(program)) {
        Optional<LoopFinding> below =
            loops.stream().filter(loop -> directive.file().equals(loop.file()) && directive.loop().line() == loop.line()).findFirst();
        below.ifPresent(loop -> check(directive, loop, warnings));
      }
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
    return warnings;
  }

  private static void check(ParallelDirective directive, LoopFinding loop, List<String> warnings) {
    LoopVerdict verdict = loop.best();
    String place = Path.of(directive.file()).getFileName() + ":" + loop.line() + ": ";
    List<String> reduced = directive.reductions().stream().map(reduction -> reduction.substring(reduction.indexOf(':') + 1)).toList();
    Set<String> own = directive.privates();
    for (Dependence dependence : verdict.verdict().isUnordered() ? List.<Dependence>of() : verdict.dependences()) {
      if (!own.contains(dependence.what()) && !reduced.contains(dependence.what())) {
        warnings.add(place + "the directive runs this loop in parallel, but " + race(dependence));
        return;
      }
    }
    for (Reduction reduction : verdict.reductions()) {
      if (!own.contains(reduction.variable()) && !reduced.contains(reduction.variable())) {
        warnings.add(
            place + "race on " + reduction.variable() + ", which all iterations read and write: add reduction(" + reduction
                + ") to the directive in line " + directive.line());
      }
    }
    for (String name : verdict.privates()) {
      if (!own.contains(name)) {
        warnings.add(place + "race on " + name + ", which all iterations write: add private(" + name + ") to the directive in line " + directive.line());
      }
    }
  }

  /** The dependences between calls of parallel streams, each once. */
  static List<String> ofStreams(List<StreamRace> races) {
    return races.stream().map(race -> race.file() + ":" + race.line() + ": the parallel stream has a race: " + race(race.dependence())).distinct().toList();
  }

  private static String race(Dependence dependence) {
    String sure = dependence.certainty() == Certainty.ASSUMED ? "there may be a dependence (" : "there is a dependence (";
    String lines = dependence.fromLine() == 0 ? "line " + dependence.toLine() : "lines " + dependence.fromLine() + " and " + dependence.toLine();
    return sure + dependence.kind().label() + "): " + dependence.what() + ", " + lines;
  }
}
