package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.parcast.analyses.scaling.LogGpModel;
import org.parcast.analyses.scaling.NodeTime;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.SerialTime;
import org.parcast.analyses.time.cores.StepForecast;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.recording.Phase;
import org.parcast.recording.StepTimes;

/** What the communication means in time: the steps of plain runs are timed, and a network is assumed. */
public final class StepTiming {
  /** Virtual machines in which plain runs are timed: one alone does not tell how far they differ. A brief answer has the loops' times beside it. */
  static final int MACHINES = 3;

  private StepTiming() {}

  /** Times a run of the program, once its communication is known; the times are kept with the recording. */
  public static Optional<ScalingForecast> ofRun(
      Frontend.Result program, AnalysisRequest request, AnalysisResult result, AnalysisListener listener)
      throws AnalysisException, FrontendException {
    RunSummary run = result.run();
    CommunicationForecast communication = result.communication();
    if (!isAsked(request, communication) || run.end() != RunSummary.End.COMPLETED) {
      return Optional.empty();
    }
    try (PendingRecording pending = PendingRecording.in(null, run.name())) {
      Path kept = run.recording() == null ? Files.createDirectories(pending.directory()) : run.recording();
      int machines = request.cores() != null && request.cores().brief() ? 1 : MACHINES;
      for (int machine = 1; machine <= machines; machine++) {
        Path once = Files.createDirectories(pending.directory().resolve("run" + machine));
        TracedRun.time(program, request, headline(communication), once, listener);
        Path times = StepTimes.file(once, 1);
        if (!Files.exists(times)) {
          break;
        }
        Files.copy(times, StepTimes.file(kept, machine), StandardCopyOption.REPLACE_EXISTING);
      }
      return forecast(request, kept, communication, result.time());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(AnalysisException.Kind.LIMIT, "interrupted while a plain run was timed");
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot time a plain run: " + e.getMessage(), e);
    }
  }

  /** Takes the times of a recording, where it has them. */
  public static Optional<ScalingForecast> forecast(AnalysisRequest request, Path recording, CommunicationForecast communication, Optional<TimeForecast> time) throws IOException {
    if (!isAsked(request, communication)) {
      return Optional.empty();
    }
    Optional<StepForecast> step = time.flatMap(TimeForecast::step);
    Optional<NodeTime> node = step.map(known -> new NodeTime(time.orElseThrow().machine(), known));
    return SerialTime.of(headline(communication), StepTimes.readAll(recording)).map(cold -> warm(cold, time))
        .map(serial -> LogGpModel.forecast(communication, serial, request.cluster(), node, request.overlap()));
  }

  /** What loops take when they are repeated, where the clock of the steps, which hears the virtual machine compile, does not speak against it. */
  private static SerialTime warm(SerialTime clocked, Optional<TimeForecast> time) {
    return time.filter(known -> known.step().isPresent() && known.step().get().serial().value() <= clocked.perStep().high())
        .map(known -> new SerialTime(known.step().orElseThrow().serial(), clocked.steps(), known.samples(), !known.warm())).orElse(clocked);
  }

  /** Whether a network is named or taken, and there is a forecast to be timed on it. */
  private static boolean isAsked(AnalysisRequest request, CommunicationForecast communication) {
    return request.cluster() != null && !communication.ranks().isEmpty();
  }

  public static Phase headline(CommunicationForecast communication) {
    return communication.phases().stream().filter(PhaseSummary::headline).map(PhaseSummary::phase).findFirst().orElseThrow();
  }
}
