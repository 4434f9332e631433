package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;
import org.parcast.analyses.scaling.HockneyModel;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.SerialTime;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.FrontendException;
import org.parcast.recorder.format.Phase;
import org.parcast.recorder.format.StepTimes;

/** What the communication means in time: the steps of a plain run are timed, and a network is assumed. */
final class StepTiming {
  private StepTiming() {}

  /** Times a run of the program, once its communication is known; the times are kept with the recording. */
  static Optional<ScalingForecast> ofRun(
      Frontend.Result program, AnalysisRequest request, AnalysisResult result, AnalysisListener listener)
      throws AnalysisException, FrontendException {
    RunSummary run = result.run();
    CommunicationForecast communication = result.communication();
    if (!isAsked(request, communication) || run.end() != RunSummary.End.COMPLETED) {
      return Optional.empty();
    }
    try (PendingRecording pending = PendingRecording.in(null, run.name())) {
      Files.createDirectories(pending.directory());
      TracedRun.time(program, request, headline(communication), pending.directory(), listener);
      Path times = pending.directory().resolve(StepTimes.FILE);
      if (run.recording() != null && Files.exists(times)) {
        Files.copy(times, run.recording().resolve(StepTimes.FILE), StandardCopyOption.REPLACE_EXISTING);
      }
      return forecast(request, pending.directory(), communication);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(AnalysisException.Kind.LIMIT, "interrupted while a plain run was timed");
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot time a plain run: " + e.getMessage(), e);
    }
  }

  /** Takes the times of a recording, where it has them. */
  static Optional<ScalingForecast> forecast(AnalysisRequest request, Path recording, CommunicationForecast communication) throws IOException {
    if (!isAsked(request, communication)) {
      return Optional.empty();
    }
    return SerialTime.of(headline(communication), StepTimes.read(recording))
        .map(serial -> HockneyModel.forecast(communication, serial, request.interconnect()));
  }

  /** Whether a network is named or taken, and there is a forecast to be timed on it. */
  private static boolean isAsked(AnalysisRequest request, CommunicationForecast communication) {
    return request.interconnect() != null && !communication.ranks().isEmpty();
  }

  private static Phase headline(CommunicationForecast communication) {
    return communication.phases().stream().filter(PhaseSummary::headline).map(PhaseSummary::phase).findFirst().orElseThrow();
  }
}
