package org.parcast.engine;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.mimicry.Schedule;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.sharing.Detection;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.caches.CachesRequest;
import org.parcast.engine.caches.CachesResult;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.question.Answer;
import org.parcast.engine.question.Question;
import org.parcast.engine.question.Questions;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Deadline;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;
import org.parcast.engine.threads.MimicryRequest;
import org.parcast.engine.threads.SharingEngine;
import org.parcast.engine.threads.SharingResult;
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;

/**
 * One program, or a recording of one, and what may be asked of it from Java:
 *
 * <pre>{@code
 * Parcast heat = Parcast.of(Path.of("Heat2D.java"), "256", "10");
 * AnalysisResult everything = heat.analyze();
 * LoopsResult loops = heat.loops();
 * }</pre>
 *
 * <p>Each question runs the program anew, unless it is a recording. Nothing is printed; what the program prints goes to {@link #listening a listener}. Objects are immutable
 * and may be used by several threads. Every question throws an {@link AnalysisException} where there is no answer; its message says why and what to do.
 */
public final class Parcast {
  private final AnalysisSession session;

  private Parcast(Target target, Run run, Path recordings, AnalysisListener listener) {
    session = new AnalysisSession(target, run, recordings, listener);
  }

  /**
   * A program to ask about.
   *
   * @param program a source file, a directory of sources, of class files or of a project, a jar, or a recording {@code NAME.parcast}
   * @param arguments of its main method
   */
  public static Parcast of(Path program, String... arguments) {
    return new Parcast(Target.of(program), new Run(List.of(arguments), List.of(), Path.of(""), null, null), null, AnalysisListener.SILENT);
  }

  /** Every forecast of a program, as the command {@code analyze} makes them. */
  public static AnalysisResult analyze(Path program, String... arguments) throws AnalysisException {
    return of(program, arguments).analyze();
  }

  /** The same, for the class whose {@code main} is run. */
  public Parcast mainClass(String name) {
    Target of = session.target();
    return with(new Target(of.path(), name, of.classPath(), of.sources(), of.includes(), of.excludes()), session.run());
  }

  /** The same, with jars and directories that the program needs. */
  public Parcast classPath(Path... entries) {
    Target of = session.target();
    return with(new Target(of.path(), of.mainClass(), List.of(entries), of.sources(), of.includes(), of.excludes()), session.run());
  }

  /** The same, with packages or classes of the class path to be analysed too. */
  public Parcast including(String... packages) {
    Target of = session.target();
    return with(new Target(of.path(), of.mainClass(), of.classPath(), of.sources(), List.of(packages), of.excludes()), session.run());
  }

  /** The same, with the directories where the sources of class files are. */
  public Parcast sources(Path... directories) {
    Target of = session.target();
    return with(new Target(of.path(), of.mainClass(), of.classPath(), List.of(directories), of.includes(), of.excludes()), session.run());
  }

  /** The same, within this time: of a run that is stopped for it, what was recorded is the answer. */
  public Parcast timeout(Duration limit) {
    Run run = session.run();
    return with(session.target(), new Run(run.arguments(), run.jvmArguments(), run.directory(), run.heap(), limit));
  }

  private Parcast with(Target target, Run run) {
    return new Parcast(target, run, session.recordings(), session.listener());
  }

  /** The same, keeping its recording as {@code NAME.parcast} in a directory. */
  public Parcast keeping(Path directory) {
    return new Parcast(session.target(), session.run(), directory, session.listener());
  }

  /** The same, telling somebody what is done and what the program prints. */
  public Parcast listening(AnalysisListener hearer) {
    return new Parcast(session.target(), session.run(), session.recordings(), hearer);
  }

  /** Every forecast there is, for 2 to 64 ranks. */
  public AnalysisResult analyze() throws AnalysisException {
    AnalysisRequest request = request(AnalysisRequest.USUAL_RANKS, true, Scope.EVERYTHING).timedOn(Interconnect.INFINIBAND_EDR);
    return within(asked -> Engine.analyze(asked.target().isRecording() ? request : request.timingBeside(Machines.keptOrTypical(asked.recordings()), CoresRequest.BRIEF_WARM_UP), asked.listener()));
  }

  /** What an MPI version sends on these numbers of ranks, each at least 1. */
  public AnalysisResult communication(int... ranks) throws AnalysisException {
    return within(asked -> Engine.analyze(request(IntStream.of(ranks).boxed().toList(), false, Scope.COMMUNICATION), asked.listener()));
  }

  /** Which loops can run in parallel, by proof and by one run. */
  public LoopsResult loops() throws AnalysisException {
    return within(LoopsEngine::analyze);
  }

  /** Which loops can run in parallel for every input; nothing is run. */
  public LoopsResult provenLoops() throws AnalysisException {
    return within(LoopsEngine::proven);
  }

  /** How much faster the program gets on these numbers of cores of this machine, which is measured; none for 1, 2, 4, .. and all of them. */
  public TimeResult time(int... cores) throws AnalysisException {
    return within(asked -> TimeEngine.forecast(asked, new CoresRequest(null, IntStream.of(cores).boxed().toList(), CoresRequest.WARM_UP)));
  }

  /**
   * How the program does in simulated caches.
   *
   * @param caches a preset, or levels, as of the option {@code --cache}
   * @param cores numbers of cores that share them, each at least 1
   * @throws IllegalArgumentException if these are no caches
   */
  public CachesResult caches(String caches, int... cores) throws AnalysisException {
    CacheRequest simulated = new CacheRequest(CacheHierarchy.parse(caches), List.of(Model.EXACT), Filter.MISSES, false, 1);
    CachesRequest request = new CachesRequest(IntStream.of(cores).boxed().toList(), simulated, Interleaving.RR, MemoryLayout.JVM, RegisterMode.OPTIMISED, List.of(), null, Mimicry.SHARED, 1);
    return within(asked -> CacheEngine.analyze(asked, request));
  }

  /** What so many threads share, at least 1, to which the parallel loops of a sequential program would be dealt. */
  public SharingResult sharing(int threads) throws AnalysisException {
    SharingRequest request = new SharingRequest(Detection.RELAXED, MemoryUnits.LINE_BYTES, SharingRequest.DIENER);
    return within(asked -> SharingEngine.ofMimicked(asked, new MimicryRequest(threads, List.of(), Schedule.STATIC, Interleaving.RR, 1), request));
  }

  /** Asks a question of the registry, or one's own. */
  public Answer ask(Question question) throws AnalysisException {
    return within(asked -> Questions.ask(asked, question));
  }

  private interface Asking<T> {
    T of(AnalysisSession asked) throws AnalysisException;
  }

  /** Within the time that the run has. Of a recording nothing is run. */
  private <T> T within(Asking<T> asking) throws AnalysisException {
    return Deadline.keep(session.run().limit(), session.listener(), heard -> asking.of(new AnalysisSession(session.target(), runOfProgram(), session.recordings(), heard)));
  }

  private Run runOfProgram() {
    return session.target().isRecording() ? null : session.run();
  }

  private AnalysisRequest request(List<Integer> ranks, boolean fewerIfSmall, Scope scope) {
    Region whole = session.target().isRecording() ? null : new Region(List.of(), null, 0);
    return new AnalysisRequest(session.target(), runOfProgram(), whole, CommunicationRequest.of(ranks), fewerIfSmall, session.recordings(), scope, null);
  }

  @Override
  public String toString() {
    return session.target().path() + " " + String.join(" ", session.run().arguments());
  }
}
