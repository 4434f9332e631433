package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.parcast.analyses.loops.observation.ObservedLoops;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopVerdict;
import org.parcast.analyses.time.cores.CoresPoint;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.loops.UnreachedCalls;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.SourceCopies;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.TemporaryDirectory;
import org.parcast.frontend.stream.fork.CallGroup;
import org.parcast.frontend.stream.fork.NeighbouringCalls;
import org.parcast.frontend.stream.loop.NoStream;

/**
 * Calls of a program that are made at the same time, those that are named or those that pay. In a copy of the program they are the iterations of a loop, of which a run tells whether they keep
 * their order, as of any loop; where not, they are written as tasks. To be closed, as it holds files.
 */
public final class ConcurrentCalls implements AutoCloseable {
  private final ApplyRequest request;
  private final Frontend.Result program;
  private final TemporaryDirectory directory;
  private final CompileGate gate;
  private final List<LocatedCalls> all;
  private final Set<String> judged = new HashSet<>();
  private final List<AppliedLoop> refused = new ArrayList<>();
  private AppliedLoop written;
  private ChangedFile file;
  private String shuffled;
  private LoopsResult judgement;
  private ApplyRequest asLoops;
  private ApplyResult result;

  private ConcurrentCalls(ApplyRequest request) throws IOException, FrontendException {
    this.request = request;
    this.program = Frontend.loadClasses(request.target().frontendRequest());
    this.directory = TemporaryDirectory.of("apply");
    this.gate = new CompileGate(program, directory.path());
    this.all = LocatedCalls.in(program);
  }

  /** Something that is done with the calls of a program. */
  private interface Work {
    boolean isDone(ConcurrentCalls calls) throws AnalysisException, IOException;
  }

  private static Optional<ConcurrentCalls> of(ApplyRequest request, Work work) throws AnalysisException {
    ConcurrentCalls calls = null;
    boolean kept = false;
    try {
      calls = new ConcurrentCalls(request);
      kept = work.isDone(calls);
      return kept ? Optional.of(calls) : Optional.empty();
    } catch (FrontendException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "the calls cannot be written: " + FileFault.reason(e), e);
    } finally {
      if (calls != null && !kept) {
        calls.close();
      }
    }
  }

  /**
   * The calls that are named; empty where loops are.
   *
   * @throws AnalysisException if a name is that of neither, or of calls that cannot be written; the first before anything runs
   */
  public static Optional<ConcurrentCalls> named(ApplyRequest request, AnalysisListener listener) throws AnalysisException {
    return of(request, calls -> {
      Optional<LocatedCalls> named = new NamedPlaces(request.target(), calls.program, calls.all).calls(request.loops());
      if (named.isPresent()) {
        calls.writeNamed(named.get(), listener);
      }
      return named.isPresent();
    });
  }

  /**
   * The calls that save most, where they save more than all the loops together that were written, and pay; else those loops.
   *
   * @param written in parallel by the plan
   * @param unreached the calls that the run did not come to: they are worth no clock
   */
  public static ConcurrentCalls found(ApplyRequest request, ApplyResult written, UnreachedCalls unreached, AnalysisListener listener) throws AnalysisException {
    return of(request, calls -> {
      List<LocatedCalls> made = calls.all.stream().filter(each -> !unreached.areAllIn(each.file(), each.calls().line(), each.calls().lastLine())).toList();
      if (request.form() == Form.STREAM && !made.isEmpty()) {
        calls.choose(made, written, listener);
      }
      calls.result = calls.isWritten() ? calls.insteadOf(written) : calls.beside(written);
      return true;
    }).orElseThrow();
  }

  private void writeNamed(LocatedCalls named, AnalysisListener listener) throws AnalysisException, IOException {
    try {
      if (request.form() != Form.STREAM) {
        throw new NoStream("they are tasks of the common pool: leave --form out");
      }
      Machine machine = request.machine() == null ? Machines.unmeasured() : request.machine();
      List<Integer> cores = request.cores() > 0 ? List.of(request.cores()) : Arrays.stream(ByThreads.counts(machine.cores())).boxed().toList();
      CallForecasts forecasts = new CallForecasts(program, request.run(), directory.path(), machine, cores);
      write(named, calls -> forecasts.ofNamed(calls), listener);
      AppliedLoop applied = isWritten() ? written : refused.get(0);
      result = new ApplyResult(judgement.run().orElseThrow(), List.of(applied.finding()), Optional.empty(), List.of(applied), isWritten() ? List.of(file) : List.of(), judgement.warnings());
    } catch (NoStream e) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, "--loop " + request.loops().get(0) + " names " + named.calls().name() + ", which are not written: " + e.getMessage());
    }
  }

  private void choose(List<LocatedCalls> made, ApplyResult plan, AnalysisListener listener) throws AnalysisException, IOException {
    TimeForecast time = plan.time().orElseThrow();
    List<Integer> cores = time.cores().stream().map(CoresPoint::cores).toList();
    CallForecasts forecasts = new CallForecasts(program, request.run(), directory.path(), time.machine(), cores);
    int most = request.cores() > 0 ? request.cores() : forecasts.most();
    double least = plan.loops().stream().filter(AppliedLoop::isWritten).flatMap(loop -> loop.forecast().stream()).mapToDouble(loop -> saved(loop, most)).sum();
    listener.stage("timing calls");
    for (CallForecasts.Timed timed : forecasts.of(made)) {
      if (!isWritten()) {
        write(timed, forecasts, most, least, listener);
      }
    }
  }

  private static double saved(LoopForecast loop, int cores) {
    return loop.loop().written().seconds().value() - loop.on(cores).seconds().value();
  }

  /** Writes calls, or of neighbours as many as leave each other alone. */
  private void write(CallForecasts.Timed timed, CallForecasts forecasts, int cores, double least, AnalysisListener listener) throws AnalysisException, IOException {
    String name = timed.located().file() + ":" + timed.located().calls().line() + " " + timed.located().calls().size();
    if (!timed.pays(cores) || timed.saved(cores) <= least || !judged.add(name)) {
      return;
    }
    int before = refused.size();
    try {
      write(timed.located(), calls -> timed, listener);
    } catch (NoStream e) {
      return; // As iterations of a loop they do not compile: nothing can be judged.
    }
    int size = timed.located().calls().size();
    if (!isWritten() && timed.located().calls() instanceof NeighbouringCalls neighbours && size > 2) {
      write(forecasts.part(timed, neighbours, 0, size - 2), forecasts, cores, least, listener);
      if (!isWritten()) {
        write(forecasts.part(timed, neighbours, 1, size - 1), forecasts, cores, least, listener);
      }
      refused.subList(isWritten() ? before : Math.min(before + 1, refused.size()), refused.size()).clear();
    }
  }

  /** How calls are timed that may be written. */
  private interface Timing {
    CallForecasts.Timed of(LocatedCalls calls) throws AnalysisException, IOException, NoStream;
  }

  private void write(LocatedCalls located, Timing timing, AnalysisListener listener) throws AnalysisException, IOException, NoStream {
    String name = SourceCopies.named(request.target(), located.file().toString());
    Target copy = copy(located, located.calls().asLoop());
    Optional<LoopFinding> begun = judged(located, copy, request.run().withReferences(ObservedLoops.MOST_REFERENCES), listener);
    boolean orderly = begun.isPresent() && !obstacle(located, begun.get().best()).isEmpty();
    boolean ended = judgement.run().orElseThrow().end() != RunSummary.End.LIMIT;
    LoopFinding found = (orderly || ended ? begun : judged(located, copy, request.run(), listener)).orElseThrow(() -> new NoStream("the run did not come to them"));
    LoopFinding finding = found.in(name);
    String obstacle = obstacle(located, found.best());
    if (!obstacle.isEmpty()) {
      refused.add(AppliedLoop.refused(finding, null, Optional.empty(), obstacle));
      return;
    }
    CallForecasts.Timed timed = timing.of(located);
    List<String> conditions = WrittenGuards.none(found.best().conditions()).told();
    String text = located.calls().asTasks(timed.forecast().depth(), conditions.stream().map(ParallelText::provided).toList());
    String error = gate.compile(Map.of(located.file(), text)).error();
    if (!error.isEmpty()) {
      refused.add(AppliedLoop.refused(finding, null, Optional.empty(), "written as tasks they do not compile (" + error + ")"));
      return;
    }
    written = AppliedLoop.ofCalls(finding, Optional.of(timed.forecast().cores()), conditions);
    file = new ChangedFile(located.file(), name, located.text(), text);
    shuffled = located.calls().asShuffledTasks();
    asLoops = new ApplyRequest(copy, request.run(), List.of(found.place()), request.cores(), request.form(), request.dialect(), request.strict(), request.machine(), request.warmUp());
  }

  /** What a run shows of the calls in the copy. What keeps an order shows in its beginning: where nothing does, the whole run is asked, of which later references are not watched, but blocks are. */
  private Optional<LoopFinding> judged(LocatedCalls located, Target copy, Run run, AnalysisListener listener) throws AnalysisException {
    judgement = LoopsEngine.analyze(new AnalysisSession(copy, run, null, listener));
    return judgement.loops().stream().filter(loop -> loop.line() == located.calls().line() && loop.file() != null && located.file().endsWith(Path.of(loop.file()).getFileName())).findFirst()
        .filter(loop -> loop.profile().isPresent());
  }

  private String obstacle(LocatedCalls located, LoopVerdict verdict) throws IOException {
    CallGroup calls = located.calls();
    if (!verdict.verdict().isUnordered()) {
      return calls.name() + " keep their order: " + verdict.text();
    } else if (!verdict.reductions().isEmpty() || !verdict.privates().isEmpty() || !verdict.firstPrivates().isEmpty() || !verdict.counters().isEmpty()) {
      return calls.name() + " share what each would need of its own (" + verdict.text() + "): pass it along, or return it";
    }
    InitialiserCalls initialisers = new InitialiserCalls(program.program());
    boolean initialises = program.program().classes().values().stream().flatMap(declared -> declared.methods().stream())
        .anyMatch(method -> method.ref().name().equals(calls.within()) && initialisers.call(method.ref()));
    if (initialises) {
      return "a class initialiser comes to them, and other threads would wait for that to end: compute it later";
    }
    return new MatchingSources(program, gate).obstacle(located.file(), located.text());
  }

  /** The program with another text for one of its files: its classes, with those of that file compiled anew. */
  private Target copy(LocatedCalls located, String text) throws IOException, NoStream {
    try {
      return ProgramCopy.of(program, request.target(), gate, Map.of(located.file(), text), directory.path());
    } catch (NoStream e) {
      throw new NoStream("as the iterations of a loop they do not compile (" + e.getMessage() + ")");
    }
  }

  private ApplyResult insteadOf(ApplyResult plan) {
    List<AppliedLoop> told = new ArrayList<>(List.of(written));
    plan.loops().forEach(loop -> told.add(loop.left("the calls at " + written.finding().place() + " are made at the same time instead, which saves more")));
    told.addAll(refused);
    return new ApplyResult(plan.run(), plan.findings(), plan.time(), told, List.of(file), plan.warnings());
  }

  private ApplyResult beside(ApplyResult plan) {
    List<AppliedLoop> told = new ArrayList<>(plan.loops());
    told.addAll(refused);
    return new ApplyResult(plan.run(), plan.findings(), plan.time(), told, plan.files(), plan.warnings());
  }

  /** Whether calls are written. */
  public boolean isWritten() {
    return written != null;
  }

  /** What was written. */
  public ApplyResult result() {
    return result;
  }

  /** The calls. */
  public AppliedLoop written() {
    return written;
  }

  /** The file that was written, with tasks that are done in shuffled orders. */
  public Map<Path, String> shuffled() {
    return Map.of(file.file(), shuffled);
  }

  /** The copy in which the calls are the iterations of a loop; null where nothing is written. */
  public ApplyRequest asLoops() {
    return asLoops;
  }

  /** That loop in parallel, for a comparison of what it leaves behind. */
  public ApplyResult loops() throws AnalysisException {
    return ApplyEngine.judged(asLoops, judgement, AnalysisListener.SILENT);
  }

  @Override
  public void close() {
    program.close();
    try {
      directory.close();
    } catch (IOException e) {
      // What is left of it lies among the temporary files.
    }
  }
}
