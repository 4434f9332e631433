package org.parcast.engine.loops;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import org.parcast.analyses.loops.NestJudge;
import org.parcast.analyses.loops.StaticLoops;
import org.parcast.analyses.loops.observation.ObservedLoops;
import org.parcast.analyses.loops.program.WholeProgram;
import org.parcast.analyses.loops.verdict.Directive;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.loops.verdict.OrderedNest;
import org.parcast.analyses.loops.verdict.SourceRange;
import org.parcast.analyses.loops.verdict.StreamForm;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.source.ProgramLoop;
import org.parcast.frontend.source.SourceLoop;
import org.parcast.frontend.stream.LoopSyntax;
import org.parcast.frontend.stream.WrittenStream;
import org.parcast.frontend.stream.loop.Clauses;
import org.parcast.ir.DeepStack;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;
import org.parcast.ir.MethodRef;

/**
 * Tells what is proven of a program's loops, without a run. It names nothing that only a run needs: a compiler that carries it along carries no
 * tracer, and none of the libraries of the other analyses.
 */
public final class StaticLoopsEngine {
  private static final Comparator<LoopFinding> BY_PLACE =
      Comparator.comparing((LoopFinding finding) -> String.valueOf(finding.file()))
          .thenComparingInt(LoopFinding::line)
          .thenComparingInt(LoopFinding::depth);

  private static final Comparator<LoopFinding> AMONG_COPIES =
      Comparator.comparing((LoopFinding finding) -> finding.profile().isPresent())
          .thenComparing(LoopFinding::verdict)
          .thenComparingDouble(finding -> finding.profile().map(LoopProfile::share).orElse(0.0));

  private StaticLoopsEngine() {}

  /**
   * Judges every loop of a program, by file and line.
   *
   * @throws AnalysisException if the program cannot be read; the message says why and what to do
   */
  public static List<LoopFinding> analyze(Target target) throws AnalysisException {
    try (Frontend.Result loaded = Frontend.loadClasses(target.frontendRequest())) {
      return findings(loaded);
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
  }

  /** The same of a program that was loaded already. */
  public static List<LoopFinding> findings(Frontend.Result loaded) {
    List<LoopSite> sites = sites(loaded);
    WholeProgram whole = new WholeProgram(loaded.program(), loaded.mainClass() != null);
    List<LoopVerdict> verdicts = DeepStack.call(() -> StaticLoops.judge(whole, sites));
    List<Optional<OrderedNest>> nests = NestJudge.ordered(whole, sites, verdicts, site -> 0);
    List<LoopFinding> findings = new ArrayList<>();
    for (int i = 0; i < sites.size(); i++) {
      findings.add(finding(sites.get(i), new ObservedLoops.Judged(verdicts.get(i), Optional.empty(), Optional.empty(), "", nests.get(i))));
    }
    return once(sites, findings);
  }

  /**
   * What tells a loop of the source from others.
   *
   * @param range where it is in the file; null without source
   * @param code without source, what it does line by line in which class, or where in which method it is if there are no lines; else empty
   */
  private record Place(String file, SourceRange range, List<String> code) {
    static Place of(LoopSite site) {
      return new Place(site.file(), site.source(), site.source() == null ? code(site) : List.of());
    }

    private static List<String> code(LoopSite site) {
      if (site.line() == 0) {
        return List.of(site.method().ref().toString(), String.valueOf(site.loop().header()));
      }
      List<String> code = new ArrayList<>(List.of(site.method().ref().owner(), String.valueOf(site.line())));
      for (Instruction instruction : site.method().instructions()) {
        if (site.loop().contains(site.method().blockOf(instruction.id()).index()) && !(instruction instanceof Instruction.Phi)) {
          code.add(site.method().line(instruction.position()) + instruction.getClass().getSimpleName());
        }
      }
      return code;
    }
  }

  /**
   * Every loop of the source once, by file and line. Compilers write some several times, such as those of a finally block or, in every constructor, of
   * an initialiser: of these that counts to which the run came, and of several the one that leaves least to be done in parallel.
   *
   * @param findings for each of the sites
   */
  static List<LoopFinding> once(List<LoopSite> sites, List<LoopFinding> findings) {
    Map<Place, LoopFinding> ofSource = new LinkedHashMap<>();
    for (int i = 0; i < sites.size(); i++) {
      ofSource.merge(Place.of(sites.get(i)), findings.get(i), BinaryOperator.maxBy(AMONG_COPIES));
    }
    List<LoopFinding> all = new ArrayList<>(ofSource.values());
    all.sort(BY_PLACE);
    return all;
  }

  /** What is known of a loop. */
  static LoopFinding finding(LoopSite site, ObservedLoops.Judged found) {
    LoopFinding judged = new LoopFinding(site.file(), site.line(), name(site), site.variable(), site.loop().depth(), found.statically(), found.observed(), found.profile(), found.disagreement())
        .around(found.nest());
    return judged.verdict().isUnordered() ? judged.as(site.stream().apply(judged.best())) : judged;
  }

  /** The loops of a program as the analysis takes them. */
  public static List<LoopSite> sites(Frontend.Result loaded) {
    List<LoopSite> sites = new ArrayList<>();
    for (ProgramLoop loop : loaded.loops()) {
      if (loop.source() == null && loaded.sourceFiles().containsKey(loop.method().owner()) && loop.file().endsWith(".java")) {
        continue; // Compilers make loops of their own, as for a switch over patterns that goes on to the next.
      }
      sites.add(site(loaded.program().find(loop.method()), loop));
    }
    return sites;
  }

  private static LoopSite site(Method method, ProgramLoop loop) {
    SourceLoop source = loop.source();
    if (source == null) {
      return new LoopSite(method, loop.loop(), loop.file(), loop.line(), null, null, verdict -> StreamForm.UNKNOWN, null);
    }
    SourceRange range = new SourceRange(source.line(), source.column(), source.endLine(), source.endColumn());
    return new LoopSite(
        method, loop.loop(), loop.file(), loop.line(), source.variable(), range, verdict -> stream(source, range, verdict), source.assigned());
  }

  private static StreamForm stream(SourceLoop source, SourceRange range, LoopVerdict verdict) {
    Clauses clauses = LoopClauses.of(verdict);
    LoopSyntax syntax = source.syntax();
    WrittenStream written = Directive.severalNames(verdict).map(WrittenStream::none).orElseGet(() -> syntax.asStream(clauses));
    return new StreamForm(written.text(), written.obstacle(), syntax.uncounted(), syntax.elaborate(), syntax.undeclared(clauses).orElse(""), range);
  }

  /** The class and method that a loop is in. */
  static String name(LoopSite site) {
    MethodRef method = site.method().ref();
    return method.owner().substring(method.owner().lastIndexOf('/') + 1) + "." + method.name();
  }
}
