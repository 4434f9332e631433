package org.parcast.engine.apply;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.Dialect;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.loops.verdict.LoopProfile;
import org.parcast.analyses.time.cores.Advice;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.engine.TimeEngine;
import org.parcast.engine.TimeResult;
import org.parcast.engine.loops.LocalityAdvice;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.loops.LoopsResult;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.FileFault;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;
import org.parcast.engine.time.LoopBlocks;
import org.parcast.engine.time.TimingEffort;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.frontend.classes.TemporaryDirectory;
import org.parcast.report.text.TimeText;

/** Writes the loops of a program in parallel: those that are named, or those that pay. */
public final class ApplyEngine {
  /** Share of a run's work below which a loop is not looked into: to split it takes three more runs, and saves at most half of it on two cores. */
  private static final double LEAST_SPLIT = 0.1;

  private ApplyEngine() {}

  /**
   * Judges the loops by a run, forecasts what they gain unless some are named, and writes them. No file of the user's is touched.
   *
   * @throws AnalysisException if the program cannot be judged, or a name is that of no loop
   */
  public static ApplyResult apply(ApplyRequest request, AnalysisListener listener) throws AnalysisException {
    if (request.target().isRecording()) {
      throw new AnalysisException(AnalysisException.Kind.REQUEST, request.target().path() + " is a recording, and sources are written: give the program itself as TARGET");
    }
    if (request.form() == Form.LOCALITY) {
      return local(request, listener);
    } else if (request.loops().isEmpty()) {
      List<Integer> cores = request.cores() == 0 ? List.of() : List.of(request.cores());
      TimeResult time = TimeEngine.forecast(new AnalysisSession(request.target(), request.run(), null, listener), new CoresRequest(request.machine(), cores, request.warmUp()));
      try (ConcurrentCalls found = ConcurrentCalls.found(request, forecast(request, time, listener), time.unreached(), listener)) {
        return found.result();
      }
    }
    Optional<ConcurrentCalls> calls = ConcurrentCalls.named(request, listener);
    if (calls.isPresent()) {
      try (ConcurrentCalls named = calls.get()) {
        return named.result();
      }
    }
    return judged(request, LoopsEngine.analyze(new AnalysisSession(request.target(), request.run(), null, listener)), listener);
  }

  /** Writes nests in the order that gains most by the caches: those that are named, or all. */
  private static ApplyResult local(ApplyRequest request, AnalysisListener listener) throws AnalysisException {
    return new AnalysisSession(request.target(), request.run(), null, listener).ask(traced -> {
      LoopsEngine.Judged judged = LoopsEngine.judge(traced, request.target());
      List<LoopFinding> named = named(request.loops(), judged.loops());
      List<LocalityAdvice.Advised> advised = LocalityAdvice.advised(traced, named.isEmpty() ? judged.loops() : named, request.machine() == null ? Machines.typical() : request.machine());
      return write(request, listener, judged.warnings(), traced.run(), judged.loops(), Optional.empty(), writer -> {
        for (LocalityAdvice.Advised nest : advised) {
          writer.reorder(nest);
        }
        for (LoopFinding finding : named) {
          if (advised.stream().noneMatch(nest -> nest.finding() == finding)) {
            writer.leave(finding, Optional.empty(), LocalityAdvice.unadvised(traced.program(), finding));
          }
        }
      });
    });
  }

  /**
   * Writes the named loops of a program that was judged already.
   *
   * @throws AnalysisException if a name is that of no loop
   */
  public static ApplyResult judged(ApplyRequest request, LoopsResult judged, AnalysisListener listener) throws AnalysisException {
    List<LoopFinding> named = named(request.loops(), judged.loops());
    return write(request, listener, judged.warnings(), run(judged), judged.loops(), Optional.empty(), writer -> {
      SplitLoops splits = writer.split(request.run() == null || judged.run().isEmpty() ? List.of() : ordered(named, request), false, listener);
      for (LoopFinding finding : named) {
        write(writer, finding, Optional.empty(), splits);
      }
    });
  }

  /** Directives stand above loops as they are. */
  private static List<LoopFinding> ordered(List<LoopFinding> named, ApplyRequest request) {
    return named.stream().filter(finding -> request.form() != Form.DIRECTIVE && !finding.isParallel()).toList();
  }

  /** Writes a loop; one that keeps its order as several, of which some need not. */
  private static void write(LoopWriter writer, LoopFinding finding, Optional<LoopForecast> forecast, SplitLoops splits) throws IOException {
    Optional<SplitLoop> split = splits.of(finding);
    if (split.isPresent()) {
      writer.writeSplit(finding, split.get());
    } else {
      writer.write(finding, forecast, splits.why(finding));
    }
  }

  /** The run that loops were judged by; what stands for it where they were judged without one. */
  private static RunSummary run(LoopsResult judged) {
    return judged.run().orElseGet(() -> new RunSummary(judged.name(), judged.name(), List.of(), RunSummary.End.COMPLETED, "", null, Duration.ZERO, judged.sources()));
  }

  /**
   * Writes the loops of which a forecast was made already: those that are named, or else pay.
   *
   * @throws AnalysisException if a name is that of no loop
   */
  public static ApplyResult forecast(ApplyRequest request, TimeResult time, AnalysisListener listener) throws AnalysisException {
    List<LoopFinding> named = named(request.loops(), time.loops());
    return write(request, listener, time.warnings(), time.run(), time.loops(), Optional.of(time.time()), writer -> {
      if (named.isEmpty()) {
        plan(writer, time.loops(), time.time(), request.cores());
        planSplits(writer, time, request, listener);
      }
      SplitLoops splits = writer.split(ordered(named, request), true, listener);
      for (LoopFinding finding : named) {
        write(writer, finding, time.time().loops().stream().filter(forecast -> isOf(forecast, finding)).findFirst(), splits);
      }
    });
  }

  private static boolean isOf(LoopForecast forecast, LoopFinding finding) {
    return finding.line() == forecast.loop().line() && forecast.loop().file().equals(finding.file()) && finding.isParallel();
  }

  /**
   * The file of one loop with this in parallel, whatever it gains.
   *
   * @return empty where it cannot be written
   * @throws AnalysisException if the program cannot be loaded
   */
  public static Optional<ChangedFile> alone(Target target, LoopFinding finding) throws AnalysisException {
    ApplyRequest request = new ApplyRequest(target, null, List.of(finding.place()), 0, Form.STREAM, Dialect.PYJAMA, false, null, 0);
    try (Frontend.Result program = Frontend.loadClasses(target.frontendRequest());
        TemporaryDirectory directory = TemporaryDirectory.of("apply")) {
      LoopWriter writer = new LoopWriter(program, request, directory.path());
      writer.write(finding, Optional.empty());
      return files(writer).stream().findFirst();
    } catch (FrontendException | IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    }
  }

  /** Which loops are written. */
  private interface Choice {
    void write(LoopWriter writer) throws IOException;
  }

  private static ApplyResult write(
      ApplyRequest request, AnalysisListener listener, List<String> warnings, RunSummary run, List<LoopFinding> findings, Optional<TimeForecast> time, Choice choice)
      throws AnalysisException {
    listener.stage("writing loops in parallel");
    try (Frontend.Result program = Frontend.load(request.target().frontendRequest());
        TemporaryDirectory directory = TemporaryDirectory.of("apply")) {
      LoopWriter writer = new LoopWriter(program, request, directory.path());
      choice.write(writer);
      return new ApplyResult(run, findings, time, writer.loops(), files(writer), warnings);
    } catch (FrontendException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "the loops cannot be written: " + FileFault.reason(e), e);
    }
  }

  private static List<ChangedFile> files(LoopWriter writer) throws IOException {
    List<ChangedFile> files = new ArrayList<>();
    for (Map.Entry<Path, String> text : writer.texts(Optional.empty()).entrySet()) {
      String name = writer.loops().stream().filter(loop -> loop.isWritten() && Path.of(loop.source().file()).equals(text.getKey())).findFirst().orElseThrow().finding().file();
      files.add(new ChangedFile(text.getKey(), name, Files.readString(text.getKey(), StandardCharsets.UTF_8), text.getValue()));
    }
    files.sort(Comparator.comparing(ChangedFile::name));
    return files;
  }

  /** Writes the loops that are proposed, those that save most first; tells of the others that could run in parallel. */
  private static void plan(LoopWriter writer, List<LoopFinding> findings, TimeForecast time, int asked) throws IOException {
    List<LoopForecast> proposed = time.proposed(asked > 0 ? asked : time.proposed());
    List<LoopFinding> left = new ArrayList<>(findings);
    for (LoopForecast forecast : time.loops()) {
      Optional<LoopFinding> finding = left.stream().filter(found -> isOf(forecast, found)).findFirst();
      if (finding.isPresent()) {
        left.remove(finding.get());
        if (proposed.contains(forecast)) {
          writer.write(finding.get(), Optional.of(forecast));
        } else {
          writer.leave(finding.get(), Optional.of(forecast), unpaid(forecast));
        }
      }
    }
    for (LoopFinding finding : left) {
      boolean matters = finding.profile().map(LoopProfile::share).orElse(0.0) >= TimingEffort.LEAST_SHARE;
      if (matters && finding.isParallel()) {
        Optional<String> uncovered = time.uncovered().stream().filter(told -> told.startsWith(finding.place() + ": ")).map(told -> told.substring(finding.place().length() + 2)).findFirst();
        if (uncovered.isPresent()) {
          writer.leave(finding, Optional.empty(), uncovered.get());
        } else {
          writer.leaveUntimed(finding);
        }
      }
    }
  }

  /** Splits loops that keep their order, where that pays and saves more than what is written in them. */
  private static void planSplits(LoopWriter writer, TimeResult time, ApplyRequest request, AnalysisListener listener) throws IOException {
    List<LoopFinding> candidates = request.form() == Form.DIRECTIVE ? List.of() : time.loops().stream().filter(ApplyEngine::maySplit).toList();
    SplitLoops splits = writer.split(candidates, true, listener);
    for (LoopFinding finding : candidates) {
      Optional<SplitLoop> split = splits.of(finding);
      if (split.isPresent()) {
        int cores = split.get().mostCores(request.cores());
        if (split.get().pays(cores) && split.get().saved(cores) > writer.saved(finding, cores)) {
          writer.writeSplit(finding, split.get());
        } else if (split.get().pays(cores)) {
          writer.leave(finding, Optional.empty(), "what is written in it saves more than to split it; --loop splits it all the same");
        }
      }
    }
  }

  /** Whether it carries so much of the work, and so much in an execution, that a part of it may be worth a parallel region. */
  private static boolean maySplit(LoopFinding finding) {
    return !finding.verdict().isUnordered() && finding.profile().filter(profile -> profile.share() >= LEAST_SPLIT && profile.iterations() > profile.executions()
        && profile.workPerIteration() * profile.iterations() / profile.executions() >= LoopBlocks.REGION).isPresent();
  }

  private static String unpaid(LoopForecast forecast) {
    String written = "--loop " + forecast.loop().file() + ":" + forecast.loop().line() + " writes it all the same";
    return forecast.advice() == Advice.PAYS ? "the whole program does not gain enough by it; " + written
        : forecast.advice() == Advice.MAY_PAY ? "it " + TimeText.unsure(forecast) + "; " + written + ", and check tries it"
        : forecast.breakEven() > 0 ? "it does not pay: it would from " + forecast.breakEven() + " iterations on, and has " + forecast.loop().written().perExecution() : "it does not pay";
  }

  private static List<LoopFinding> named(List<String> names, List<LoopFinding> findings) throws AnalysisException {
    List<LoopFinding> all = new ArrayList<>();
    for (String name : names) {
      // Of several loops in a line one that can be written is meant.
      LoopFinding found = findings.stream().filter(finding -> isNamed(finding, name)).min(Comparator.comparing(finding -> !finding.isParallel()))
          .orElseThrow(() -> new AnalysisException(AnalysisException.Kind.REQUEST, "--loop " + name + ": nothing is known of this loop"));
      if (!all.contains(found)) {
        all.add(found);
      }
    }
    return all;
  }

  private static boolean isNamed(LoopFinding finding, String name) {
    int colon = name.lastIndexOf(':');
    return finding.file() != null && name.substring(colon + 1).equals(String.valueOf(finding.line())) && Path.of(finding.file()).endsWith(Path.of(name.substring(0, colon)));
  }
}
