package org.parcast.engine.loops;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.parcast.analyses.loops.observation.ObservedLoops;
import org.parcast.analyses.loops.observation.ObservedLoops.StreamRace;
import org.parcast.analyses.loops.verdict.Dependence;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.BlockTraces;
import org.parcast.frontend.Directives;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.SynchronizedLines;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.ParallelDirective;
import org.parcast.ir.Method;
import org.parcast.ir.catalogue.Notice;

/**
 * Checks the loops that a program itself asks to be run in parallel, by a directive or as a parallel stream. What was asked for is done all
 * the same: a race is a warning. Any analysis that obeys directives can give these warnings: {@link #of(BlockTraces.Traced, List)}.
 */
public final class Races {
  private Races() {}

  /**
   * The races in a program by proof and by what its run showed, each a sentence with file and lines. Only the loops under directives are
   * judged; the trace is read once where there are any, or parallel streams, else not at all.
   *
   * @param named loops that are run in parallel because the user has named them, as {@code File.java:line}
   * @throws AnalysisException if a source file cannot be read
   * @throws IOException if the trace cannot be read
   */
  public static List<String> of(BlockTraces.Traced traced, List<String> named) throws AnalysisException, IOException {
    boolean streams = traced.trace().tables().loops().stream().anyMatch(loop -> loop != null && loop.parallel());
    List<LoopSite> sites = traced.program() == null ? List.of() : chosen(traced.program(), named);
    if (traced.program() == null) {
      return List.of();
    } else if (sites.isEmpty() && !streams) {
      return directives(traced.program()).problems();
    }
    ObservedLoops.Result judged = ObservedLoops.judge(traced.program().program(), traced.trace(), sites);
    List<LoopFinding> findings = LoopsEngine.findings(sites, judged.loops());
    List<String> warnings = new ArrayList<>(ofDirectives(traced.program(), findings));
    findings.stream().filter(loop -> named.contains(place(loop.file(), loop.line()))).forEach(loop -> checkNamed(loop, warnings));
    warnings.addAll(ofStreams(traced.program(), judged.races()));
    return List.copyOf(warnings);
  }

  /**
   * What directives have threads execute that is no loop, and is taken as core 0's, each a sentence with file and lines.
   *
   * @throws AnalysisException if a source file cannot be read
   */
  public static List<String> besideLoops(BlockTraces.Traced traced) throws AnalysisException {
    try {
      return traced.program() == null ? List.of() : Directives.besideLoops(traced.program());
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
  }

  /** The loops of the methods in which a directive or a loop that is named stands. */
  private static List<LoopSite> chosen(Frontend.Result program, List<String> named) throws AnalysisException {
    List<LoopSite> all = StaticLoopsEngine.sites(program);
    Set<Method> methods = new HashSet<>();
    all.stream().filter(site -> named.contains(place(site.file(), site.line()))).forEach(site -> methods.add(site.method()));
    for (ParallelDirective directive : directives(program).directives()) {
      all.stream().filter(site -> stands(directive, site.file(), site.line())).forEach(site -> methods.add(site.method()));
    }
    return all.stream().filter(site -> methods.contains(site.method())).toList();
  }

  private static boolean stands(ParallelDirective directive, String file, int line) {
    return directive.file().equals(file) && directive.loop().line() == line;
  }

  private static Directives.Read directives(Frontend.Result program) throws AnalysisException {
    try {
      return Directives.of(program);
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
  }

  /**
   * A sentence for every directive that is malformed, whose loop has to keep its order, or whose clauses leave a variable shared that must not be.
   *
   * @throws AnalysisException if a source file cannot be read
   */
  static List<String> ofDirectives(Frontend.Result program, List<LoopFinding> loops) throws AnalysisException {
    Directives.Read read = directives(program);
    List<String> warnings = new ArrayList<>(read.problems());
    for (ParallelDirective directive : read.directives()) {
      warnings.addAll(DirectiveCheck.asWritten(directive));
      if (!directive.loop().syntax().uncounted().isEmpty()) {
        continue;
      }
      loops.stream().filter(loop -> stands(directive, loop.file(), loop.line())).findFirst().ifPresent(loop -> {
        warnings.addAll(DirectiveCheck.of(directive, loop));
        loops.stream().filter(inner -> isCollapsed(directive, loop, inner)).forEach(inner -> warnings.addAll(DirectiveCheck.ofInner(directive, inner)));
      });
    }
    return warnings;
  }

  /** Whether the iterations of a loop inside run in parallel too. */
  private static boolean isCollapsed(ParallelDirective directive, LoopFinding outer, LoopFinding inner) {
    int deeper = inner.depth() - outer.depth();
    return inner.method().equals(outer.method()) && directive.file().equals(inner.file()) && deeper > 0 && deeper < directive.collapse()
        && inner.line() >= outer.line() && inner.line() <= directive.loop().endLine();
  }

  private static Map<String, Set<Integer>> synchronizedLines(Frontend.Result program) throws AnalysisException {
    try {
      return SynchronizedLines.of(program);
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
  }

  private static boolean isWithin(Set<Integer> lines, Dependence dependence) {
    return dependence.isInOneFile() && lines.contains(dependence.fromLine()) && lines.contains(dependence.toLine());
  }

  /** By what a user names a loop; empty where the class file tells no source file. */
  private static String place(String file, int line) {
    return file == null ? "" : Path.of(file).getFileName() + ":" + line;
  }

  /** Of a loop without a directive there are no clauses to judge: what its iterations hand to each other makes the race. */
  private static void checkNamed(LoopFinding loop, List<String> warnings) {
    LoopVerdict verdict = loop.best();
    if (!verdict.verdict().isUnordered()) {
      verdict.dependences().stream().findFirst().ifPresent(dependence ->
          warnings.add(Notice.RACE.of(place(loop.file(), loop.line()) + ": --parallel-loop runs this loop in parallel, but " + DirectiveCheck.text(dependence))));
    }
  }

  /**
   * The dependences between calls of parallel streams, each once, but for those between lines that one thread at a time executes.
   *
   * @throws AnalysisException if a source file cannot be read
   */
  static List<String> ofStreams(Frontend.Result program, List<StreamRace> races) throws AnalysisException {
    if (races.isEmpty()) {
      return List.of();
    }
    Map<String, Set<Integer>> oneAtATime = synchronizedLines(program);
    return races.stream().filter(race -> !isWithin(oneAtATime.getOrDefault(race.file(), Set.of()), race.dependence())).map(race -> Notice.RACE.of(race.file() + ":" + race.line() + ": the parallel stream has a race: " + DirectiveCheck.text(race.dependence()))).distinct().toList();
  }
}
