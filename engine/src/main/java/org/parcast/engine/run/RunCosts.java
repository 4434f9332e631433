package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.DoubleStream;
import java.util.stream.LongStream;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.Estimate;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.recording.StepTimes;
import org.parcast.report.Costs;

/** What turns the counts of a run into seconds: the costs of a machine, and how long the program takes as it is. */
public final class RunCosts {
  private static final double NANO = 1e-9;

  private RunCosts() {}

  /**
   * Times a program, each time in a fresh virtual machine; a recording is not run, nor what did not come to its end, so that its time stays unknown.
   *
   * @param run how the program is run; null for a recording
   * @param end how its run ended that was looked at
   * @throws AnalysisException if the program cannot be read
   */
  public static Costs of(Machine machine, Target target, Run run, RunSummary.End end, AnalysisListener listener) throws AnalysisException {
    if (target.isRecording() || end != RunSummary.End.COMPLETED) {
      return Costs.ofRun(machine, Optional.empty());
    }
    try (Frontend.Result program = Frontend.load(target.frontendRequest()); PendingRecording pending = PendingRecording.in(null, "plain")) {
      DoubleStream.Builder seconds = DoubleStream.builder();
      for (int i = 1; i <= StepTiming.MACHINES; i++) {
        Path once = Files.createDirectories(pending.directory().resolve("run" + i));
        TracedRun.timeWhole(program, run, once, listener);
        StepTimes.readAll(once).forEach(steps -> seconds.add(LongStream.of(steps).sum() * NANO));
      }
      // A run that the clock cannot tell from nothing, or that does not come to its end, has no time.
      double[] known = seconds.build().filter(each -> each > 0).toArray();
      return Costs.ofRun(machine, known.length == 0 ? Optional.empty() : Optional.of(Estimate.of(known)));
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(Kind.LIMIT, "interrupted while a plain run was timed");
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot time a plain run: " + e.getMessage(), e);
    }
  }
}
