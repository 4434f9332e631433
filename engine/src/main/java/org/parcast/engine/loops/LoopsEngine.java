package org.parcast.engine.loops;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.analyses.loops.observation.ObservedLoops;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.loops.verdict.LoopSite;
import org.parcast.analyses.loops.verdict.Verdict;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.BlockTraces;
import org.parcast.engine.run.RecordedProgram;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.SourceCopies;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.report.Sources;

/** Finds which loops of a program can run in parallel. */
public final class LoopsEngine {
  static final String NO_TRACE = Notice.LOOPS_NOT_WATCHED.of("the recording has no block trace: of its loops only what is proven is told");

  private LoopsEngine() {}

  /**
   * Judges every loop of a program: by proof and by a run, or by proof alone where none is made.
   *
   * @throws AnalysisException if the program cannot be analysed; the message says why and what to do
   */
  public static LoopsResult analyze(AnalysisSession session) throws AnalysisException {
    Target target = session.target();
    if (!target.isRecording() && session.run() == null) {
      return proven(session);
    }
    refuseWithoutClasses(target);
    if (target.isRecording() && !BlockTraceReader.isIn(target.path())) {
      return ofRecording(target, List.of(NO_TRACE));
    }
    return session.ask(traced -> {
      Judged judged = judge(traced, target);
      List<LoopFinding> loops = LocalityAdvice.of(traced, judged.loops(), Machines.typical());
      return new LoopsResult(traced.run().name(), loops, traced.run().sources(), all(traced.warnings(), judged.warnings()), Optional.of(traced.run()));
    });
  }

  /**
   * Judges every loop of a program by proof alone; nothing is run.
   *
   * @throws AnalysisException if the program cannot be analysed; the message says why and what to do
   */
  public static LoopsResult proven(AnalysisSession session) throws AnalysisException {
    Target target = session.target();
    if (target.isRecording()) {
      refuseWithoutClasses(target);
      return ofRecording(target, List.of());
    }
    session.listener().stage("reading the program");
    try (Frontend.Result loaded = Frontend.loadClasses(target.frontendRequest())) {
      session.listener().stage("analysing");
      String file = String.valueOf(target.path().toAbsolutePath().normalize().getFileName());
      Judged judged = judge(loaded, target);
      Sources sources = SourceCopies.of(target, loaded.sourceFiles().values());
      return new LoopsResult(file.replaceAll("\\.(java|jar)$", ""), judged.loops(), sources, all(loaded.warnings(), judged.warnings()), Optional.empty());
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read a source file: " + e.getMessage(), e);
    }
  }

  private static void refuseWithoutClasses(Target target) throws AnalysisException {
    if (target.isRecording() && !RecordedProgram.isIn(target.path())) {
      throw new AnalysisException(
          Kind.REQUEST, target.path() + " holds no classes: record the program again, or give the program itself to judge its loops");
    }
  }

  /** What is proven of the loops of a program in a recording. */
  private static LoopsResult ofRecording(Target target, List<String> remarks) throws AnalysisException {
    Path recording = target.path();
    try {
      RunSummary run = RunSummary.ofRecording(recording);
      try (Frontend.Result program = RecordedProgram.read(recording, run.mainClass())) {
        Judged judged = judge(program, target);
        return new LoopsResult(run.name(), judged.loops(), run.sources(), all(judged.warnings(), remarks), Optional.empty());
      }
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw AnalysisException.unreadable(recording, e);
    }
  }

  private static List<String> all(List<String> warnings, List<String> more) {
    return Stream.concat(warnings.stream(), more.stream()).toList();
  }

  /**
   * What is known of the loops of a program.
   *
   * @param loops without a run by file and line, else those that parallelising gains most from first; of one line the outer first
   * @param warnings races, and what was not watched or judged
   * @param unreached the calls that the run did not come to
   */
  public record Judged(List<LoopFinding> loops, List<String> warnings, UnreachedCalls unreached) {}

  /** What is proven; {@code target} is where the program comes from. */
  public static Judged judge(Frontend.Result program, Target target) throws AnalysisException {
    List<LoopFinding> findings = StaticLoopsEngine.findings(program);
    List<String> warnings = new ArrayList<>(Races.ofDirectives(program, findings));
    warnings.addAll(LibraryLoops.warning(program));
    warnings.addAll(LibraryLoops.unrunStreams(program));
    return new Judged(named(findings, target), warnings, UnreachedCalls.NONE);
  }

  /** What is proven and what the run showed; {@code target} is where the program comes from. */
  public static Judged judge(BlockTraces.Traced traced, Target target) throws AnalysisException, IOException {
    return judge(traced, target, ObservedLoops.MOST_REFERENCES);
  }

  /** The same, with so many references of the run watched. */
  static Judged judge(BlockTraces.Traced traced, Target target, long most) throws AnalysisException, IOException {
    List<LoopSite> sites = EnteredLoops.orOwn(traced);
    ObservedLoops.Result judged = ObservedLoops.judge(traced.program().program(), traced.trace(), sites, most);
    List<LoopFinding> findings = findings(sites, judged.loops());
    rank(findings);
    List<String> warnings = new ArrayList<>(Races.ofDirectives(traced.program(), findings));
    warnings.addAll(Races.ofStreams(traced.program(), judged.races()));
    warnings.addAll(LibraryLoops.warning(traced.program()));
    if (!judged.whole()) {
      warnings.add(Notice.WATCHED_IN_PART.of("dependences of loops were watched for the first " + most / 1_000_000
          + " million references of the run, or as long as the analysis had memory: verdicts that were observed hold for these; a smaller problem shows the whole"));
    }
    return new Judged(named(findings, target), warnings, UnreachedCalls.of(traced.program(), judged.run()));
  }

  /** Loops of one line stay together as they stand, the outer first. */
  private static void rank(List<LoopFinding> findings) {
    Map<Object, Double> gains = new HashMap<>();
    findings.forEach(finding -> gains.merge(place(finding), gain(finding), Math::max));
    findings.sort(Comparator.comparingDouble((LoopFinding finding) -> gains.get(place(finding))).reversed());
  }

  private static Object place(LoopFinding finding) {
    return finding.line() == 0 ? finding : finding.file() + ":" + finding.line();
  }

  private static List<LoopFinding> named(List<LoopFinding> findings, Target target) {
    return findings.stream().map(finding -> finding.file() == null ? finding : finding.in(SourceCopies.named(target, finding.file()))).toList();
  }

  /** What parallelising the loop gains on the whole run: nothing where it cannot be done. */
  private static double gain(LoopFinding finding) {
    return finding.verdict() == Verdict.SEQUENTIAL ? 0 : finding.profile().map(LoopProfile::gain).orElse(0.5);
  }

  /** What was found of each loop, by file and line. */
  static List<LoopFinding> findings(List<LoopSite> sites, List<ObservedLoops.Judged> judged) {
    List<LoopFinding> findings = new ArrayList<>();
    for (int i = 0; i < sites.size(); i++) {
      findings.add(StaticLoopsEngine.finding(sites.get(i), judged.get(i)));
    }
    return StaticLoopsEngine.once(sites, findings);
  }
}
