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
import org.parcast.engine.loops.LoopsRequest;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.question.Answer;
import org.parcast.engine.question.Question;
import org.parcast.engine.question.Questions;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
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
  private final Target target;
  private final Run run;
  private final Path recordings;
  private final AnalysisListener listener;

  private Parcast(Target target, Run run, Path recordings, AnalysisListener listener) {
    this.target = target;
    this.run = run;
    this.recordings = recordings;
    this.listener = listener;
  }

  /**
   * A program to ask about.
   *
   * @param program a source file, a directory of sources or of class files, a jar, or a recording {@code NAME.parcast}
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
    return new Parcast(new Target(target.path(), name, target.classPath(), target.sources(), target.includes(), target.excludes()), run, recordings, listener);
  }

  /** The same, with jars and directories that the program needs. */
  public Parcast classPath(Path... entries) {
    return new Parcast(new Target(target.path(), target.mainClass(), List.of(entries), target.sources(), target.includes(), target.excludes()), run, recordings, listener);
  }

  /** The same, with packages or classes of the class path to be analysed too. */
  public Parcast including(String... packages) {
    return new Parcast(new Target(target.path(), target.mainClass(), target.classPath(), target.sources(), List.of(packages), target.excludes()), run, recordings, listener);
  }

  /** The same, with the directories where the sources of class files are. */
  public Parcast sources(Path... directories) {
    return new Parcast(new Target(target.path(), target.mainClass(), target.classPath(), List.of(directories), target.includes(), target.excludes()), run, recordings, listener);
  }

  /** The same, within this time: of a run that is stopped for it, what was recorded is the answer. */
  public Parcast timeout(Duration limit) {
    return new Parcast(target, new Run(run.arguments(), run.jvmArguments(), run.directory(), run.heap(), limit), recordings, listener);
  }

  /** The same, keeping its recording as {@code NAME.parcast} in a directory. */
  public Parcast keeping(Path directory) {
    return new Parcast(target, run, directory, listener);
  }

  /** The same, telling somebody what is done and what the program prints. */
  public Parcast listening(AnalysisListener hearer) {
    return new Parcast(target, run, recordings, hearer);
  }

  /** Every forecast there is, for 2 to 64 ranks. */
  public AnalysisResult analyze() throws AnalysisException {
    AnalysisRequest request = request(AnalysisRequest.USUAL_RANKS, true, Scope.EVERYTHING).timedOn(Interconnect.INFINIBAND_EDR);
    return within(heard -> Engine.analyze(target.isRecording() ? request : request.timing(new CoresRequest(Machines.unmeasured(), List.of(), CoresRequest.BRIEF_WARM_UP, false, true)), heard));
  }

  /** What an MPI version sends on these numbers of ranks, each at least 1. */
  public AnalysisResult communication(int... ranks) throws AnalysisException {
    return within(heard -> Engine.analyze(request(IntStream.of(ranks).boxed().toList(), false, Scope.COMMUNICATION), heard));
  }

  /** Which loops can run in parallel, by proof and by one run. */
  public LoopsResult loops() throws AnalysisException {
    return within(heard -> LoopsEngine.analyze(new LoopsRequest(target, runOfProgram(), false, recordings), heard));
  }

  /** Which loops can run in parallel for every input; nothing is run. */
  public LoopsResult provenLoops() throws AnalysisException {
    return within(heard -> LoopsEngine.analyze(LoopsRequest.staticOnly(target), heard));
  }

  /** How much faster the program gets on these numbers of cores of this machine, which is measured; none for 1, 2, 4, .. and all of them. */
  public TimeResult time(int... cores) throws AnalysisException {
    return within(heard -> TimeEngine.forecast(new TimeRequest(target, run, null, IntStream.of(cores).boxed().toList(), CoresRequest.WARM_UP), heard));
  }

  /**
   * How the program does in simulated caches.
   *
   * @param caches a preset, or levels, as of the option {@code --cache}
   * @param cores numbers of cores that share them, each at least 1
   * @throws IllegalArgumentException if these are no caches
   */
  public CachesResult caches(String caches, int... cores) throws AnalysisException {
    CacheRequest asked = new CacheRequest(CacheHierarchy.parse(caches), List.of(Model.EXACT), Filter.MISSES, false, 1);
    CachesRequest request = new CachesRequest(IntStream.of(cores).boxed().toList(), asked, Interleaving.RR, MemoryLayout.JVM, RegisterMode.OPTIMISED, List.of(), null, Mimicry.SHARED, 1);
    return within(heard -> CacheEngine.analyze(target, runOfProgram(), request, recordings, heard));
  }

  /** What so many threads share, at least 1, to which the parallel loops of a sequential program would be dealt. */
  public SharingResult sharing(int threads) throws AnalysisException {
    SharingRequest request = new SharingRequest(Detection.RELAXED, MemoryUnits.LINE_BYTES, SharingRequest.DIENER);
    return within(heard -> SharingEngine.ofMimicked(target, runOfProgram(), new MimicryRequest(threads, List.of(), Schedule.STATIC, Interleaving.RR, 1), request, recordings, heard));
  }

  /** Asks a question of the registry, or one's own. */
  public Answer ask(Question question) throws AnalysisException {
    return within(heard -> Questions.ask(question, target, runOfProgram(), recordings, heard));
  }

  private <T> T within(Deadline.Work<T> work) throws AnalysisException {
    return Deadline.keep(run.limit(), listener, work);
  }

  private Run runOfProgram() {
    return target.isRecording() ? null : run;
  }

  private AnalysisRequest request(List<Integer> ranks, boolean fewerIfSmall, Scope scope) {
    Region whole = target.isRecording() ? null : new Region(List.of(), null, 0);
    return new AnalysisRequest(target, runOfProgram(), whole, CommunicationRequest.of(ranks), fewerIfSmall, recordings, scope, null);
  }

  @Override
  public String toString() {
    return target.path() + " " + String.join(" ", run.arguments());
  }
}
