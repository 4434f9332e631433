package org.parcast.tracer;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.tracer.run.RewrittenClasses;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceRequest;
import org.parcast.tracer.run.TracedProcess;

/** Runs a program as it is but for a stopwatch at its time loop, and leaves the times of its steps in the recording. */
public final class StepClock {
  private static final String CLASSES = "classes";

  private StepClock() {}

  /**
   * Times one run. Where the program fails now, it leaves no times, and nothing else changes.
   *
   * @param request what to run; a recording of it is there
   * @param loop the time loop as {@code File.java:line}; empty where each call of the request's kernels is a step, or, without kernels, the run
   * @param listener hears of the stage; not of what the program prints, which it has printed before
   * @throws FrontendException where a class can't be rewritten
   * @throws IOException where the recording can't be written or the virtual machine not started
   * @throws InterruptedException where the waiting thread is interrupted; the program is then stopped
   */
  public static void time(TraceRequest request, String loop, TraceListener listener) throws IOException, InterruptedException, FrontendException {
    listener.stage("timing a plain run");
    StopwatchRewriter rewriter = new StopwatchRewriter(request, loop);
    try (RewrittenClasses classes = RewrittenClasses.write(request, CLASSES, rewriter::rewrite)) {
      List<String> settings = new ArrayList<>();
      if (loop.isEmpty() && request.kernels().isEmpty()) {
        settings.add("-Dparcast.clock.whole=true");
      }
      if (request.steps() > 0) {
        settings.add("-Dparcast.steps=" + request.steps());
      }
      new TracedProcess(request, listener, classes.classPath(), TracedProcess.CLOCK).run(settings, false);
    }
  }
}
