package org.parcast.tracer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.parcast.frontend.FrontendException;
import org.parcast.ir.ClassDeclaration;

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
    Path classes = request.recording().resolve(CLASSES);
    try {
      rewrite(request, loop, classes);
      TracedProcess process = new TracedProcess(request, listener, Tracer.classPath(request, classes), "clock");
      List<String> settings = new ArrayList<>();
      if (loop.isEmpty() && request.kernels().isEmpty()) {
        settings.add("-Dparcast.clock.whole=true");
      }
      if (request.steps() > 0) {
        settings.add("-Dparcast.steps=" + request.steps());
      }
      Duration limit = request.timeout();
      process.run(settings, limit, false);
    } finally {
      Tracer.delete(classes);
    }
  }

  private static void rewrite(TraceRequest request, String loop, Path classes) throws IOException, FrontendException {
    StopwatchRewriter rewriter = new StopwatchRewriter(request, loop);
    for (Map.Entry<String, byte[]> file : request.classFiles().entrySet()) {
      ClassDeclaration declared = request.program().find(file.getKey());
      byte[] rewritten = declared == null ? file.getValue() : rewriter.rewrite(declared, file.getValue());
      Path target = classes.resolve(file.getKey() + ".class");
      Files.createDirectories(target.getParent());
      Files.write(target, rewritten);
    }
  }
}
