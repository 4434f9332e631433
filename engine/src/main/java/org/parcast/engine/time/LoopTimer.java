package org.parcast.engine.time;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.time.cores.BlockSize;
import org.parcast.analyses.time.cores.BlockedNest;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.machine.measure.BusyWatch;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.time.serial.MeasuredRun;
import org.parcast.analyses.time.serial.OutsideLoops;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Run;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.TemporaryDirectory;
import org.parcast.frontend.source.SourceLoop;

/** Times the loops of a program that can run in parallel. */
public final class LoopTimer {
  private final Frontend.Result program;
  private final Run run;
  private final CoresRequest request;
  private final int cores;
  private final AnalysisListener listener;
  private final Map<TimedLoop, String> refused = new LinkedHashMap<>();
  private final List<String> uncovered = new ArrayList<>();

  /**
   * What was measured.
   *
   * @param outside what a run takes beside the loops
   * @param loops the loops that were timed
   * @param uncovered those that could run in parallel and were not, with the reason
   * @param samples virtual machines of each form
   * @param warnings of others that used the machine meanwhile
   */
  public record Measured(OutsideLoops outside, List<CandidateLoop> loops, List<String> uncovered, int samples, List<String> warnings) {}

  /** Whether virtual machines agree so well that no further ones are needed. */
  public interface Enough {
    boolean is(Measured measured) throws AnalysisException, IOException;
  }

  /**
   * @param request how long each virtual machine may repeat executions for, whether {@code main} is called again for as long, and whether that is all brief
   * @param cores for which the loops of nests are chosen
   */
  public LoopTimer(Frontend.Result program, Run run, CoresRequest request, int cores, AnalysisListener listener) {
    this.program = program;
    this.run = run;
    this.request = request;
    this.cores = cores;
    this.listener = listener;
  }

  /**
   * Measures every loop of the findings that can run in parallel and has a part form, of a nest those that take least: in several virtual machines for each form, and in further ones until there
   * are enough, or the time for it is over.
   *
   * @param enough whether what was measured so far is
   */
  public Measured measure(List<LoopFinding> findings, Enough enough) throws AnalysisException {
    return in(directory -> measure(findings, enough, directory));
  }

  /** Why {@code main} is not called again, though that was asked for. */
  public Optional<String> notAgain() {
    return request.again() ? MemoryOnly.outside(program.program()) : Optional.empty();
  }

  /** One virtual machine each: the loops as they are written, and their part forms in order and in parallel in turns; both by file and line. */
  public record Fork(Map<String, MeasuredRun.Loop> written, Map<String, MeasuredRun.Loop> turns) {}

  /**
   * Runs the loops as they are written, and the part forms in order and in parallel in turns.
   *
   * @param forks how often, each in fresh virtual machines
   * @param blocks of both kinds
   */
  public List<Fork> truth(List<LoopFinding> findings, int forks, int blocks) throws AnalysisException {
    return in(directory -> {
      TimedClasses.Arms arms = compiled(findings, directory);
      List<TimedLoop> loops = arms.loops();
      TimedRuns runs = new TimedRuns(program, run, directory, Optional.empty());
      List<Fork> measured = new ArrayList<>();
      for (int fork = 0; fork < forks; fork++) {
        Map<String, MeasuredRun.Loop> written = named(loops, runs.once(arms.written(), loops.size(), false, request.warmUp(), 0));
        measured.add(new Fork(written, named(loops, runs.once(arms.form(), loops.size(), true, request.warmUp() * loops.size(), blocks))));
      }
      return measured;
    });
  }

  private static List<Integer> inMain(List<TimedLoop> loops) {
    return loops.stream().filter(loop -> loop.finding().method().endsWith(".main")).map(TimedLoop::number).toList();
  }

  private static Map<String, MeasuredRun.Loop> named(List<TimedLoop> loops, MeasuredRun run) {
    Map<String, MeasuredRun.Loop> named = new LinkedHashMap<>();
    loops.forEach(loop -> Optional.ofNullable(run.loops().get(loop.number())).ifPresent(found -> named.put(loop.finding().place(), found)));
    return named;
  }

  /** Something that is done in a directory. */
  private interface Work<T> {
    T in(Path directory) throws AnalysisException, IOException, InterruptedException, FrontendException;
  }

  private static <T> T in(Work<T> work) throws AnalysisException {
    try {
      try (TemporaryDirectory directory = TemporaryDirectory.of("time")) {
        return work.in(directory.path());
      }
    } catch (IOException | FrontendException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "the loops cannot be timed: " + e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(AnalysisException.Kind.LIMIT, "interrupted while loops were timed", e);
    }
  }

  private Measured measure(List<LoopFinding> findings, Enough enough, Path directory) throws AnalysisException, IOException, InterruptedException, FrontendException {
    TimedClasses.Arms arms = compiled(findings, directory);
    List<TimedLoop> loops = arms.loops();
    refused.forEach((loop, why) -> uncovered.add(loop.finding().place() + ": " + why));
    TimedRuns runs = new TimedRuns(program, run, directory, request.again() && notAgain().isEmpty() ? Optional.of(inMain(loops)) : Optional.empty());
    OfForm written = new OfForm(new ArrayList<>(), new ArrayList<>());
    OfForm form = new OfForm(new ArrayList<>(), new ArrayList<>());
    BusyWatch watch = new BusyWatch();
    int plain = loops.isEmpty() ? 0 : request.brief() ? 1 : TimingEffort.MACHINES;
    while (written.plain.size() < plain) {
      listener.stage("timing a run in which nothing is repeated, " + (written.plain.size() + 1) + " of " + plain);
      written.plain.add(runs.plain(arms.written(), loops.size(), false));
      form.plain.add(runs.plain(arms.form(), loops.size(), true));
    }
    Measured measured;
    long until = System.nanoTime() + (long) (TimingEffort.budget(request.warmUp()) * 1e9);
    do {
      listener.stage("timing in a fresh virtual machine, " + (written.repeated.size() + 1) + " of at most " + TimingEffort.MOST);
      written.repeated.add(runs.once(arms.written(), loops.size(), false, request.warmUp(), 0));
      if (!loops.isEmpty()) {
        form.repeated.add(runs.once(arms.form(), loops.size(), true, request.warmUp(), 0));
      }
      measured = measured(loops, written, form, watch.warnings());
    } while (!loops.isEmpty() && !isOver(measured, until, enough));
    return measured;
  }

  private static boolean isOver(Measured measured, long until, Enough enough) throws AnalysisException, IOException {
    int machines = measured.samples;
    return machines >= TimingEffort.MACHINES && (machines >= TimingEffort.MOST || System.nanoTime() > until || enough.is(measured));
  }

  /**
   * Runs in which the loops have the same form.
   *
   * @param repeated with repeated executions
   * @param plain without
   */
  private record OfForm(List<MeasuredRun> repeated, List<MeasuredRun> plain) {
    boolean met(TimedLoop loop) {
      return Stream.of(repeated, plain).flatMap(List::stream).allMatch(each -> each.loops().containsKey(loop.number()));
    }

    LoopTime time(TimedLoop loop, double probe) {
      return LoopTime.of(of(repeated, loop), of(plain, loop), probe);
    }

    private static List<MeasuredRun.Loop> of(List<MeasuredRun> runs, TimedLoop loop) {
      return runs.stream().map(each -> each.loops().get(loop.number())).toList();
    }
  }

  private Measured measured(List<TimedLoop> loops, OfForm written, OfForm form, List<String> warnings) {
    double probe = MeasuredRun.usualProbe(Stream.of(written, form).flatMap(arm -> arm.repeated.stream()));
    List<CandidateLoop> candidates = new ArrayList<>();
    for (TimedLoop loop : loops) {
      if (written.met(loop) && form.met(loop)) {
        candidates.add(new CandidateLoop(loop.finding().file(), loop.finding().line(), loop.finding().best().text(), written.time(loop, probe), form.time(loop, probe),
            loop.finding().best().reductions().size(), LocksTaken.of(program.program(), LoopSources.compiled(program, loop.finding(), loop.source())), 0, nest(loop), new double[0]));
      }
    }
    double compiling = form.plain.stream().mapToDouble(MeasuredRun::compiling).sorted().skip(form.plain.size() / 2).findFirst().orElse(0);
    return new Measured(new OutsideLoops(Estimate.together(written.repeated.stream().map(MeasuredRun::rest).toList()), compiling), candidates, List.copyOf(uncovered), written.repeated.size(), warnings);
  }

  private static BlockedNest nest(TimedLoop loop) {
    return loop.finding().blocks().map(nest -> new BlockedNest(Math.max(1, nest.width()), new BlockSize(1, 1))).orElse(null);
  }

  /** The loops that have a part form, none within another. */
  private TimedClasses.Arms compiled(List<LoopFinding> findings, Path directory) throws IOException, FrontendException {
    List<TimedLoop> forms = new ArrayList<>();
    for (LoopFinding finding : findings) {
      double share = finding.profile().map(LoopProfile::share).orElse(0.0);
      if (finding.isParallel() && share >= TimingEffort.LEAST_SHARE) {
        Optional<SourceLoop> source = LoopSources.of(program, finding);
        if (source.isEmpty()) {
          uncovered.add(finding.place() + ": its source is not at hand");
          continue;
        }
        TimedLoop loop = TimedLoop.of(forms.size(), finding, source.get());
        if (loop.form().exists()) {
          forms.add(loop);
        } else {
          refused.put(loop, loop.form().obstacle());
        }
      }
    }
    TimedClasses classes = new TimedClasses(program, directory);
    while (true) {
      TimedClasses.Arms arms = classes.compile(NestLevels.fastest(forms, findings, cores), refused);
      if (!forms.removeAll(refused.keySet())) {
        return arms;
      }
      // What does not compile leaves its place to the loop around it, or to those inside.
    }
  }
}
