package org.parcast.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.dependence.LoopFinding;
import org.parcast.analyses.dependence.LoopSite;
import org.parcast.analyses.dependence.LoopVerdict;
import org.parcast.analyses.dependence.StaticLoops;
import org.parcast.engine.AnalysisException.Kind;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.FrontendException;
import org.parcast.frontend.ProgramLoop;
import org.parcast.ir.MethodRef;

/** Finds which loops of a program can run in parallel. */
public final class LoopsEngine {
  private LoopsEngine() {}

  /**
   * Judges every loop of a program.
   *
   * @param listener hears of what is done
   * @throws AnalysisException if the program cannot be analysed; the message says why and what to do
   */
  public static LoopsResult analyze(LoopsRequest request, AnalysisListener listener) throws AnalysisException {
    listener.stage("reading the program");
    try (Frontend.Result loaded = Frontend.loadClasses(request.target().frontendRequest())) {
      listener.stage("analysing");
      String file = String.valueOf(request.target().path().toAbsolutePath().normalize().getFileName());
      String name = file.replaceAll("\\.(java|jar)$", "");
      return new LoopsResult(name, findings(loaded), SourceCopies.of(request.target().path(), loaded.sourceFiles().values()), loaded.warnings());
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read a source file: " + e.getMessage(), e);
    }
  }

  /** What is proven of the loops of a program that was loaded already, as in an editor or a compiler; by file and line. */
  public static List<LoopFinding> findings(Frontend.Result loaded) {
    List<LoopSite> sites = sites(loaded);
    List<LoopVerdict> verdicts = StaticLoops.judge(loaded.program(), loaded.mainClass() != null, sites);
    List<LoopFinding> findings = new ArrayList<>();
    for (int i = 0; i < sites.size(); i++) {
      findings.add(finding(sites.get(i), verdicts.get(i)));
    }
    findings.sort(
        Comparator.comparing((LoopFinding finding) -> String.valueOf(finding.file()))
            .thenComparingInt(LoopFinding::line)
            .thenComparingInt(LoopFinding::depth));
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

  private static LoopFinding finding(LoopSite site, LoopVerdict verdict) {
    MethodRef method = site.method().ref();
    String name = method.owner().substring(method.owner().lastIndexOf('/') + 1) + "." + method.name();
    return new LoopFinding(
        site.file(), site.line(), name, site.variable(), site.loop().depth(), verdict, Optional.empty(), Optional.empty(), "");
  }
}
