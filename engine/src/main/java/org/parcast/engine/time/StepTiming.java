package org.parcast.engine.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.parcast.analyses.scaling.LogGpModel;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.SerialTime;
import org.parcast.analyses.time.cores.TimeForecast;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.analyses.time.serial.LoopTime;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.PhaseSummary;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.PendingRecording;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.TracedRun;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.recording.Phase;
import org.parcast.recording.Site;
import org.parcast.recording.StepTimes;
import org.parcast.report.Costs;

/** What plain runs take: all of a run, or its steps, which tell what the communication means in time on a network. */
public final class StepTiming {
  private static final double NANO = 1e-9;

  private StepTiming() {}

  /**
   * Times a run of the program, once its communication is known; the times are kept with the recording.
   *
   * @param sites where values may be born
   */
  public static Optional<ScalingForecast> ofRun(
      Frontend.Result program, AnalysisRequest request, AnalysisResult result, List<Site> sites, AnalysisListener listener)
      throws AnalysisException, FrontendException {
    RunSummary run = result.run();
    CommunicationForecast communication = result.communication();
    if (!isAsked(request, communication) || run.end() != RunSummary.End.COMPLETED) {
      return Optional.empty();
    }
    try (PendingRecording pending = PendingRecording.in(null, run.name())) {
      Path kept = run.recording() == null ? Files.createDirectories(pending.directory()) : run.recording();
      // A brief answer has the loops' times beside it.
      int machines = request.cores() != null && request.cores().brief() ? 1 : TimingEffort.MACHINES;
      for (int machine = 1; machine <= machines; machine++) {
        Path once = Files.createDirectories(pending.directory().resolve("run" + machine));
        TracedRun.time(program, request, headline(communication), once, listener);
        Path times = StepTimes.file(once, 1);
        if (!Files.exists(times)) {
          break;
        }
        Files.copy(times, StepTimes.file(kept, machine), StandardCopyOption.REPLACE_EXISTING);
      }
      String step = communication.stepFile() + ":" + communication.stepLine();
      double unshared = new UnsharedWork(program, result.loops().orElse(List.of()), sites).share(step);
      return forecast(request, kept, communication, result.time(), seconds(request, result), unshared);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(AnalysisException.Kind.LIMIT, "interrupted while a plain run was timed");
    } catch (IOException e) {
      throw new AnalysisException(AnalysisException.Kind.INPUT, "cannot time a plain run: " + e.getMessage(), e);
    }
  }

  /** Takes the times of a recording, where it has them. */
  public static Optional<ScalingForecast> ofRecording(AnalysisRequest request, Path recording, CommunicationForecast communication) throws IOException {
    return forecast(request, recording, communication, Optional.empty(), Optional.empty(), 0);
  }

  /** Seconds of a step in settled code, as far as its loops were timed. */
  private static Optional<OnlyStep.Seconds> seconds(AnalysisRequest request, AnalysisResult result) {
    if (result.time().isEmpty() || result.time().get().step().isPresent()) {
      return result.time().flatMap(TimeForecast::step).map(step -> new OnlyStep.Seconds(step.serial(), step.warm()));
    }
    boolean once = headline(result.communication()).iterations() == 1;
    return once ? new OnlyStep(result.loops().orElse(List.of()), request.region().kernels()).seconds(result.time().get()) : Optional.empty();
  }

  private static Optional<ScalingForecast> forecast(AnalysisRequest request, Path recording, CommunicationForecast communication, Optional<TimeForecast> time, Optional<OnlyStep.Seconds> seconds, double unshared)
      throws IOException {
    if (!isAsked(request, communication)) {
      return Optional.empty();
    }
    return SerialTime.of(headline(communication), StepTimes.readAll(recording)).map(cold -> warm(cold, time, seconds))
        .map(serial -> LogGpModel.forecast(communication, serial, request.cluster(), time, request.overlap(), unshared));
  }

  /**
   * What loops take when they are repeated, where the clock of the steps, which hears the virtual machine compile, does not speak against it. Each rank is a virtual machine of its own: others
   * may lie beyond the range of those that were timed, by what two of them differ.
   */
  private static SerialTime warm(SerialTime clocked, Optional<TimeForecast> time, Optional<OnlyStep.Seconds> seconds) {
    return seconds.filter(step -> step.estimate().low() <= clocked.perStep().high())
        .map(step -> new SerialTime(step.estimate().widened(LoopTime.BETWEEN_MACHINES), clocked.steps(), time.orElseThrow().samples(), !step.warm())).orElse(clocked);
  }

  /** Whether a network is named or taken, and there is a forecast to be timed on it. */
  private static boolean isAsked(AnalysisRequest request, CommunicationForecast communication) {
    return request.cluster() != null && !communication.ranks().isEmpty();
  }

  public static Phase headline(CommunicationForecast communication) {
    return communication.phases().stream().filter(PhaseSummary::headline).map(PhaseSummary::phase).findFirst().orElseThrow();
  }

  /**
   * What turns the counts of a run into seconds: the costs of a machine, and how long the program takes as it is. It is timed in fresh virtual machines; a recording is not run, nor what did
   * not come to its end, so that its time stays unknown.
   *
   * @param end how the run ended that was looked at
   * @throws AnalysisException if the program cannot be read
   */
  public static Costs costs(AnalysisSession session, Machine machine, RunSummary.End end) throws AnalysisException {
    if (session.target().isRecording() || end != RunSummary.End.COMPLETED) {
      return Costs.ofRun(machine, Optional.empty());
    }
    return session.keepingNone().recorded((program, pending) -> {
      DoubleStream.Builder seconds = DoubleStream.builder();
      for (int i = 1; i <= TimingEffort.MACHINES; i++) {
        Path once = Files.createDirectories(pending.directory().resolve("run" + i));
        TracedRun.timeWhole(program, session.run(), once, session.listener());
        StepTimes.readAll(once).forEach(steps -> seconds.add(LongStream.of(steps).sum() * NANO));
      }
      // A run that the clock cannot tell from nothing, or that does not come to its end, has no time.
      double[] known = seconds.build().filter(each -> each > 0).toArray();
      return Costs.ofRun(machine, known.length == 0 ? Optional.empty() : Optional.of(Estimate.of(known)));
    });
  }
}
