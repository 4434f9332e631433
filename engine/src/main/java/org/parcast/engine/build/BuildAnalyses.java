package org.parcast.engine.build;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.hierarchy.HierarchyFile;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.scaling.Cluster;
import org.parcast.analyses.scaling.Interconnect;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.engine.Engine;
import org.parcast.engine.Threshold;
import org.parcast.engine.apply.ApplyEngine;
import org.parcast.engine.apply.ApplyRequest;
import org.parcast.engine.apply.ApplyResult;
import org.parcast.engine.caches.CacheEngine;
import org.parcast.engine.caches.CachesRequest;
import org.parcast.engine.check.CheckEngine;
import org.parcast.engine.check.CheckRequest;
import org.parcast.engine.check.CheckResult;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Deadline;
import org.parcast.engine.run.OptionNames;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.report.CacheStudy;
import org.parcast.report.Report;
import org.parcast.report.SourceFile;
import org.parcast.report.Sources;
import org.parcast.report.text.CommunicationText;
import org.parcast.report.text.LoopsText;
import org.parcast.report.words.Numbers;
import org.parcast.report.words.Printable;

/** Analyses of a project for its build: what was found goes to the log, reports in HTML, JSON and SARIF and recordings to a directory. */
public final class BuildAnalyses {
  private static final List<Integer> USUAL_CORES = List.of(1, 2, 4, 8, 16);
  private static final String USUAL_CACHE = "paper-sasmm";

  private final BuildSettings settings;
  private final Path output;
  private final BuildLog log;

  /**
   * @param output directory of reports and recordings
   * @param names what messages call the settings
   */
  public BuildAnalyses(BuildSettings settings, Path output, BuildLog log, OptionNames names) {
    this.settings = settings;
    this.output = output;
    this.log = new PrintableLog(log, names);
  }

  /**
   * Runs the program, makes every forecast, tells the answer and writes reports.
   *
   * @return how the run failed; nothing where it came to its end
   * @throws AnalysisException if there is nothing to report
   */
  public Optional<String> analyze(BuildProject project) throws AnalysisException {
    AnalysisResult result = run(project);
    told(text -> CommunicationText.write(result.report(), text));
    log.info("Report: " + output.resolve(result.run().name() + ".html"));
    return result.run().end() == RunSummary.End.COMPLETED
        ? Optional.empty()
        : Optional.of(Printable.lines(result.run().message()) + "; what was recorded is reported in " + output);
  }

  /** Tells which loops can run in parallel, without running anything, and writes reports. */
  public void loops(BuildProject project) throws AnalysisException {
    Dialect dialect = dialect();
    LoopsResult result = proven(project);
    result.warnings().forEach(log::warn);
    new ReportFiles(output).write(result, project.name(), dialect);
    told(text -> LoopsText.write(result.loops(), dialect, text));
    log.info("All of them: " + output.resolve(project.name() + "-loops.html"));
  }

  /**
   * One report of the loops of several projects.
   *
   * @param directory the project above them, which paths are told relative to
   */
  public void aggregate(Path directory, List<BuildProject> projects) throws AnalysisException {
    List<LoopFinding> loops = new ArrayList<>();
    List<SourceFile> sources = new ArrayList<>();
    List<String> warnings = new ArrayList<>();
    int modules = 0;
    for (BuildProject project : projects) {
      if (project.hasClasses()) {
        LoopsResult result = proven(project.within(directory));
        loops.addAll(result.loops());
        sources.addAll(result.sources().files());
        result.warnings().forEach(warning -> warnings.add(project.name() + ": " + warning));
        modules++;
      }
    }
    warnings.forEach(log::warn);
    new ReportFiles(output).write(new LoopsResult("aggregate", loops, new Sources(sources), warnings, Optional.empty()), "aggregate", dialect());
    log.info("Loops of " + Numbers.count(modules, "module") + ": " + loops.size() + "; report in " + output.resolve("aggregate-loops.html"));
  }

  /** Makes the reports again from the recordings in a directory, without running anything; answers how many there are. */
  public int report(Path directory) throws AnalysisException {
    List<Path> recordings = recordings(directory);
    for (Path recording : recordings) {
      AnalysisRequest request = AnalysisRequest.ofRecording(recording, communication(), settings.ranks().isEmpty()).timedOn(Interconnect.INFINIBAND_EDR);
      new ReportFiles(output).write(Engine.analyze(request, AnalysisListener.SILENT));
      log.info("Reports of " + recording.getFileName() + " in " + output + ", without times: recordings have none");
    }
    return recordings.size();
  }

  /**
   * Checks that loops have stayed parallel and that no forecast passes a limit; the program is run only where there is a limit.
   *
   * @return what is wrong, a line each; empty where all is well
   */
  public List<String> check(BuildProject project) throws AnalysisException {
    List<Threshold> limits = limits();
    List<String> broken = new ArrayList<>();
    if (!settings.parallelLoops().isEmpty()) {
      broken.addAll(LoopChecks.broken(settings.parallelLoops(), proven(project).loops()));
    }
    if (!limits.isEmpty()) {
      Report report = withCaches(run(project), limits);
      for (Threshold limit : limits) {
        if (!limit.concerns(report)) {
          broken.add("limit " + limit.text() + " was not checked: there is no such forecast; a number of ranks has to be named in parcast.ranks");
        }
        limit.passedBy(report).forEach(message -> broken.add("limit " + message));
      }
    }
    int checks = settings.parallelLoops().size() + limits.size();
    if (checks == 0) {
      log.info("Parcast: nothing is checked; parcast.parallelLoops and parcast.limits say what is to be");
    } else if (broken.isEmpty()) {
      log.info("Parcast: " + Numbers.count(checks, "check") + " passed");
    }
    return broken.stream().map(Printable::lines).toList();
  }

  /** The class that is to be run, or whose tests are; empty where none is named, and that with a main method is. */
  public Optional<String> started() {
    return Optional.ofNullable(isOfTests() ? settings.test().replaceFirst("#.*", "") : settings.mainClass());
  }

  private boolean isOfTests() {
    return settings.test() != null && !settings.test().isBlank();
  }

  /** Whether the project has what is to be run: the class that is named, else one with a main method. Modules that others use have none. */
  public boolean hasProgram(BuildProject project) throws AnalysisException {
    if (started().isPresent()) {
      return isOfTests() ? project.hasTest(started().get()) : project.has(started().get());
    }
    try (Frontend.Result classes = Frontend.loadClasses(project.target(null, List.of(), List.of()).frontendRequest())) {
      return classes.classes().keySet().stream().map(classes.program()::find).filter(Objects::nonNull).flatMap(declared -> declared.methods().stream())
          .anyMatch(method -> method.ref().signature().equals("main([Ljava/lang/String;)V") && method.isStatic());
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    }
  }

  /** Writes the parallel version of the project's loops: a patch, and changed copies. */
  public void apply(BuildProject project, Writing writing) throws AnalysisException {
    ApplyRequest request = writing.request(target(project), settings.run(project.directory()), Machines.named(settings.machine()));
    ApplyResult result = Deadline.keep(request.run().limit(), new Listener(), listener -> ApplyEngine.apply(request, listener));
    told(text -> new ParallelVersion(output, request.target()).write(result, text));
  }

  /**
   * Tries the parallel version.
   *
   * @return whether its results differ from the sequential ones
   */
  public boolean checkParallel(BuildProject project, Writing writing) throws AnalysisException {
    ApplyRequest request = writing.request(target(project), settings.run(project.directory()), Machines.named(settings.machine()));
    CheckResult result = Deadline.keep(request.run().limit(), new Listener(), listener -> CheckEngine.check(new CheckRequest(request, false), listener));
    told(text -> new ParallelVersion(output, request.target()).write(result, text));
    return result.trial().differs();
  }

  private List<Threshold> limits() throws AnalysisException {
    List<Threshold> limits = new ArrayList<>();
    for (String limit : settings.limits()) {
      try {
        limits.add(Threshold.parse(limit));
      } catch (IllegalArgumentException e) {
        throw new AnalysisException(Kind.REQUEST, "parcast.limits: " + e.getMessage(), e);
      }
    }
    return limits;
  }

  /** The report with the hit rates that are limited, on the settings' caches. */
  private Report withCaches(AnalysisResult result, List<Threshold> limits) throws AnalysisException {
    List<Threshold> hitRates = limits.stream().filter(limit -> limit.metric().endsWith(Threshold.HIT_RATE)).toList();
    if (hitRates.isEmpty()) {
      return result.report();
    }
    Set<Integer> cores = new TreeSet<>(hitRates.stream().allMatch(limit -> limit.of().isPresent()) ? List.of() : USUAL_CORES);
    hitRates.forEach(limit -> limit.of().ifPresent(cores::add));
    return result.report().withCaches(caches(result, List.copyOf(cores)));
  }

  private CacheStudy caches(AnalysisResult result, List<Integer> cores) throws AnalysisException {
    CacheHierarchy hierarchy;
    try {
      hierarchy = HierarchyFile.orText(settings.cache() == null ? USUAL_CACHE : settings.cache());
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(Kind.REQUEST, "parcast.cache: " + e.getMessage(), e);
    }
    CachesRequest request = new CachesRequest(cores, new CacheRequest(hierarchy, List.of(Model.EXACT), Filter.MISSES, false, 1), Interleaving.RR,
        MemoryLayout.JVM, RegisterMode.OPTIMISED, List.of(), null, Mimicry.SHARED, seed());
    return CacheEngine.analyze(AnalysisSession.of(Target.of(result.run().recording()), AnalysisListener.SILENT), request).study();
  }

  private AnalysisResult run(BuildProject project) throws AnalysisException {
    AnalysisRequest request = new AnalysisRequest(target(project), settings.run(project.directory()), settings.region(), communication(),
        settings.ranks().isEmpty(), output, Scope.EVERYTHING, null);
    Machine machine = Machines.named(settings.machine());
    Cluster cluster = machine == null ? Cluster.of(Interconnect.INFINIBAND_EDR) : Cluster.of(machine, null);
    Machine timedOn = settings.machine() == null ? Machines.keptOrTypical(output) : machine;
    AnalysisRequest timed = request.timedOn(cluster, false).timingBeside(timedOn, CoresRequest.BRIEF_WARM_UP);
    AnalysisResult result = Deadline.keep(request.run().limit(), new Listener(), listener -> Engine.analyze(timed, listener));
    Set<String> warnings = new LinkedHashSet<>(result.warnings());
    warnings.addAll(result.communication().warnings());
    warnings.forEach(log::warn);
    new ReportFiles(output).write(result);
    return result;
  }

  private CommunicationRequest communication() throws AnalysisException {
    try {
      return CommunicationRequest.of(settings.ranks().isEmpty() ? AnalysisRequest.USUAL_RANKS : settings.ranks()).withSeed(seed());
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(Kind.REQUEST, "parcast.ranks: " + e.getMessage(), e);
    }
  }

  private long seed() {
    return settings.seed() == null ? 1 : settings.seed();
  }

  private Dialect dialect() throws AnalysisException {
    try {
      return settings.dialect() == null ? Dialect.PYJAMA : Dialect.valueOf(settings.dialect().strip().toUpperCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      throw new AnalysisException(Kind.REQUEST, "parcast.dialect: " + settings.dialect() + " is none; there are pyjama, omp4j, jomp and java", e);
    }
  }

  private LoopsResult proven(BuildProject project) throws AnalysisException {
    return LoopsEngine.proven(AnalysisSession.of(project.target(null, settings.includes(), settings.excludes()), AnalysisListener.SILENT));
  }

  /** The program to be run: a main class, or what was asked for of the tests. */
  private Target target(BuildProject project) throws AnalysisException {
    return isOfTests() ? project.test(settings.test().strip(), settings.includes(), settings.excludes()) : project.target(settings.mainClass(), settings.includes(), settings.excludes());
  }

  private static List<Path> recordings(Path directory) throws AnalysisException {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".parcast")).sorted().toList();
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read " + directory + ": " + e.getMessage(), e);
    }
  }

  private interface Text {
    void write(StringBuilder to) throws AnalysisException, IOException;
  }

  private void told(Text text) throws AnalysisException {
    StringBuilder written = new StringBuilder();
    try {
      text.write(written);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    written.toString().lines().forEach(log::info);
  }

  /** Tells of stages, and of what the program prints, to who asked to see it. */
  private final class Listener implements AnalysisListener {
    @Override
    public void stage(String name) {
      log.debug("Parcast: " + name);
    }

    @Override
    public void printed(byte[] bytes, int length) {
      log.debug(new String(bytes, 0, length, StandardCharsets.UTF_8).stripTrailing());
    }
  }
}
