package org.parcast.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.dependence.LoopProfile;
import org.parcast.analyses.dependence.LoopSite;
import org.parcast.analyses.dependence.LoopVerdict;
import org.parcast.analyses.dependence.ObservedLoops;
import org.parcast.analyses.dependence.StaticLoops;
import org.parcast.analyses.dependence.Verdict;
import org.parcast.engine.AnalysisException.Kind;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.FrontendException;
import org.parcast.frontend.ProgramLoop;
import org.parcast.ir.MethodRef;

/** Finds which loops of a program can run in parallel. */
public final class LoopsEngine {
  private static final Comparator<LoopFinding> BY_PLACE =
      Comparator.comparing((LoopFinding finding) -> String.valueOf(finding.file()))
          .thenComparingInt(LoopFinding::line)
          .thenComparingInt(LoopFinding::depth);

  private LoopsEngine() {}

  /**
   * Judges every loop of a program.
   *
   * @param listener hears of what is done
   * @throws AnalysisException if the program cannot be analysed; the message says why and what to do
   */
  public static LoopsResult analyze(LoopsRequest request, AnalysisListener listener) throws AnalysisException {
    if (request.target().isRecording()) {
      throw new AnalysisException(
          Kind.REQUEST, request.target().path() + " is a recording, which holds no classes: give the program itself to judge its loops");
    }
    if (request.run() != null) {
      return observed(request, listener);
    }
    listener.stage("reading the program");
    try (Frontend.Result loaded = Frontend.loadClasses(request.target().frontendRequest())) {
      listener.stage("analysing");
      String file = String.valueOf(request.target().path().toAbsolutePath().normalize().getFileName());
      String name = file.replaceAll("\\.(java|jar)$", "");
      List<LoopFinding> findings = findings(loaded);
      List<String> warnings = new ArrayList<>(loaded.warnings());
      warnings.addAll(Races.ofDirectives(loaded, findings));
      return new LoopsResult(name, findings, SourceCopies.of(request.target().path(), loaded.sourceFiles().values()), warnings, Optional.empty());
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read a source file: " + e.getMessage(), e);
    }
  }

  private static LoopsResult observed(LoopsRequest request, AnalysisListener listener) throws AnalysisException {
    return BlockTraces.analyze(
        request.target(),
        request.run(),
        null,
        listener,
        traced -> {
          List<LoopSite> sites = sites(traced.program());
          ObservedLoops.Result judged = ObservedLoops.judge(traced.program().program(), traced.trace(), sites);
          List<LoopFinding> findings = findings(sites, judged.loops());
          findings.sort(Comparator.comparingDouble(LoopsEngine::gain).reversed());
          List<String> warnings = new ArrayList<>(traced.warnings());
          warnings.addAll(Races.ofDirectives(traced.program(), findings));
          warnings.addAll(Races.ofStreams(judged.races()));
          return new LoopsResult(traced.run().name(), findings, traced.run().sources(), warnings, Optional.of(traced.run()));
        });
  }

  /** What parallelising the loop gains on the whole run: nothing where it cannot be done. */
  private static double gain(LoopFinding finding) {
    return finding.verdict() == Verdict.SEQUENTIAL ? 0 : finding.profile().map(LoopProfile::gain).orElse(0.5);
  }

  /** What is proven of the loops of a program that was loaded already, as in an editor or a compiler; by file and line. */
  public static List<LoopFinding> findings(Frontend.Result loaded) {
    List<LoopSite> sites = sites(loaded);
    List<LoopVerdict> verdicts = StaticLoops.judge(loaded.program(), loaded.mainClass() != null, sites);
    return findings(sites, verdicts.stream().map(found -> new ObservedLoops.Judged(found, Optional.empty(), Optional.empty(), "")).toList());
  }

  /** What was found of each loop, by file and line. */
  static List<LoopFinding> findings(List<LoopSite> sites, List<ObservedLoops.Judged> judged) {
    List<LoopFinding> findings = new ArrayList<>();
    for (int i = 0; i < sites.size(); i++) {
      findings.add(finding(sites.get(i), judged.get(i)));
    }
    findings.sort(BY_PLACE);
    return findings;
  }

  /** The loops of a program as the analysis takes them. */
  static List<LoopSite> sites(Frontend.Result loaded) {
    List<LoopSite> sites = new ArrayList<>();
    for (ProgramLoop loop : loaded.loops()) {
      if (loop.source() == null && loaded.sourceFiles().containsKey(loop.method().owner())) {
        continue; // Compilers make loops of their own, as around the release of a lock.
      }
      String variable = loop.source() == null ? null : loop.source().variable();
      List<String> assigned = loop.source() == null ? null : loop.source().assigned();
      sites.add(new LoopSite(loaded.program().find(loop.method()), loop.loop(), loop.file(), loop.line(), variable, assigned));
    }
    return sites;
  }

  private static LoopFinding finding(LoopSite site, ObservedLoops.Judged judged) {
    MethodRef method = site.method().ref();
    String name = method.owner().substring(method.owner().lastIndexOf('/') + 1) + "." + method.name();
    return new LoopFinding(
        site.file(), site.line(), name, site.variable(), site.loop().depth(), judged.statically(), judged.observed(), judged.profile(), judged.disagreement());
  }
}
