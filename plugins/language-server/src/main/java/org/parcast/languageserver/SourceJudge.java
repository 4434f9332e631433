package org.parcast.languageserver;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.time.cores.LoopForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.engine.Engine;
import org.parcast.engine.apply.ApplyEngine;
import org.parcast.engine.apply.ChangedFile;
import org.parcast.engine.loops.LoopsEngine;
import org.parcast.engine.machine.Machines;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.CoresRequest;
import org.parcast.engine.run.Deadline;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;
import org.parcast.engine.settings.Setting;
import org.parcast.engine.settings.SettingsFile;
import org.parcast.report.SourceFile;

/** Judges the loops of a source as the editor holds it, saved or not. */
final class SourceJudge {
  /** How a failure begins that is none of the user's. */
  static final String DEFECT = "internal error, please report it: ";

  /** Seconds that executions of loops may be repeated for: a user waits. */
  private static final double WARM_UP = 0.5;

  private final List<Path> classPath;

  /** @param classPath what sources need, as the editor says; where it says nothing, the project's settings file does */
  SourceJudge(List<Path> classPath) {
    this.classPath = classPath;
  }

  /** What is proven of a text. */
  Judged judge(Path file, String text) {
    return judge(file, text, source -> {
      Target target = source.target(classPath(file));
      return new Found(LoopsEngine.proven(AnalysisSession.of(target, AnalysisListener.SILENT)).loops(), Traffic.UNKNOWN, List.of());
    });
  }

  /** What a run of the program with this text shows besides. */
  Judged measure(Path file, String text, RunSettings settings, AnalysisListener listener) {
    return judge(file, text, source -> {
      Target target = source.target(classPath(file), settings);
      return Deadline.keep(settings.run().limit(), listener, heard -> measured(target, settings, heard));
    });
  }

  private static Found measured(Target target, RunSettings settings, AnalysisListener listener) throws AnalysisException {
    CommunicationRequest asked = CommunicationRequest.of(List.of(settings.ranks()));
    CoresRequest cores = new CoresRequest(Machines.unmeasured(), List.of(), WARM_UP);
    try {
      AnalysisResult result = Engine.analyze(new AnalysisRequest(target, settings.run(), settings.region(), asked, true, null, Scope.LOOPS, null).timing(cores), listener);
      return new Found(result.loops().orElse(List.of()), traffic(result), result.time().map(TimeForecast::loops).orElse(List.of()));
    } catch (AnalysisException e) {
      if (e.kind() != AnalysisException.Kind.INPUT) {
        throw e;
      }
      // A program without arrays has loops all the same.
      return new Found(LoopsEngine.analyze(new AnalysisSession(target, settings.run(), null, listener)).loops(), Traffic.UNKNOWN, List.of());
    }
  }

  /** The text with a loop of it in parallel; nothing where that cannot be written. */
  Optional<String> inParallel(Path file, String text, LoopFinding loop) {
    try (EditedSource source = new EditedSource(file, text)) {
      return ApplyEngine.alone(source.target(classPath(file)), loop).map(ChangedFile::after);
    } catch (AnalysisException | IOException | RuntimeException e) {
      return Optional.empty(); // the other actions remain
    }
  }

  /** What a recording shows of the file as it was then; nothing where the file was no part of the program, or the recording cannot be read. */
  Optional<Judged> recorded(Path file, Path recording, int ranks) {
    try {
      AnalysisRequest request =
          new AnalysisRequest(Target.of(recording), null, null, CommunicationRequest.of(List.of(ranks)), true, null, Scope.LOOPS, null);
      AnalysisResult result = Engine.analyze(request, AnalysisListener.SILENT);
      Optional<SourceFile> then = result.run().sources().find(file.getFileName().toString());
      return then.map(source -> new Judged(String.join("\n", source.lines()), of(file, result.loops().orElse(List.of())), "", traffic(result), List.of()));
    } catch (AnalysisException | RuntimeException e) {
      return Optional.empty(); // the user did not ask for it
    }
  }

  private List<Path> classPath(Path file) throws AnalysisException {
    if (!classPath.isEmpty()) {
      return classPath;
    }
    Setting setting = SettingsFile.above(file.toAbsolutePath().getParent()).of("analyze").get("classpath");
    return setting == null ? List.of() : setting.values().stream().map(Path::of).toList();
  }

  private static Traffic traffic(AnalysisResult result) {
    return result.communication().ranks().stream().findFirst().map(answer -> new Traffic(answer.ranks(), answer.attribution())).orElse(Traffic.UNKNOWN);
  }

  private static List<LoopFinding> of(Path file, List<LoopFinding> loops) {
    Comparator<LoopFinding> order = Comparator.comparingInt(LoopFinding::line).thenComparingInt(LoopFinding::depth);
    return loops.stream().filter(loop -> loop.file() != null && Path.of(loop.file()).getFileName().equals(file.getFileName())).sorted(order).toList();
  }

  /** What an analysis found of a whole program. */
  private record Found(List<LoopFinding> loops, Traffic traffic, List<LoopForecast> forecasts) {}

  /** An analysis of a program. */
  private interface Analysis {
    Found of(EditedSource source) throws AnalysisException, IOException;
  }

  private static Judged judge(Path file, String text, Analysis analysis) {
    try (EditedSource source = new EditedSource(file, text)) {
      try {
        Found found = analysis.of(source);
        return new Judged(text, of(file, found.loops()), "", found.traffic(), found.forecasts());
      } catch (AnalysisException e) {
        return new Judged(text, List.of(), source.told(e.printable(EditorOptionNames.NAMES)));
      }
    } catch (IOException e) {
      return new Judged(text, List.of(), "the text cannot be written to a temporary file: " + e.getMessage());
    } catch (RuntimeException | StackOverflowError defect) { // of ours: the session goes on
      return new Judged(text, List.of(), DEFECT + defect);
    }
  }
}
