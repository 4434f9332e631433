package org.parcast.tracer;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.DeepStack;
import org.parcast.recording.ThreadSharing;
import org.parcast.tracer.run.RewrittenClasses;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceOutcome;
import org.parcast.tracer.run.TraceRequest;
import org.parcast.tracer.run.TracedProcess;
import org.parcast.tracer.sharing.SharingRewriter;

/**
 * Runs a program of several threads and detects their communication while they run, all at once. A plain run before it tells what that costs.
 */
public final class SharingTracer {
  /**
   * How the runs went.
   *
   * @param run the watched run
   * @param plain wall time of the plain run, zero where it did not come to its end
   * @param watched wall time of the watched run, likewise
   */
  public record Outcome(TraceOutcome run, Duration plain, Duration watched) {}

  /** The compiler is to inline what an access does, but not what is done for many of them. */
  private static final List<String> INLINING =
      List.of("-XX:CompileCommand=quiet", "-XX:CompileCommand=dontinline,org.parcast.recorder.sharing.AccessSite::tellWaiting",
          "-XX:CompileCommand=dontinline,org.parcast.recorder.sharing.Visits::object");

  private SharingTracer() {}

  /**
   * Runs the program twice and leaves the counts in the recording.
   *
   * @param granularity bytes of a block, a power of two
   * @param streams where each access is written too, in the order in which they are made; null for nowhere
   * @throws FrontendException where a class can't be rewritten
   * @throws IOException where the recording can't be written or the virtual machine not started
   * @throws InterruptedException where the waiting thread is interrupted; the program is then stopped
   */
  public static Outcome trace(TraceRequest request, long granularity, Path streams, TraceListener listener)
      throws IOException, InterruptedException, FrontendException {
    listener.stage("rewriting");
    SharingRewriter rewriter = DeepStack.call(() -> new SharingRewriter(request.program(), granularity, streams != null));
    try (RewrittenClasses plain = RewrittenClasses.write(request, "plain", (declared, classFile) -> classFile);
        RewrittenClasses watched = RewrittenClasses.write(request, "watched", rewriter::rewrite)) {
      rewriter.sites().write(request.recording());
      listener.stage("running the program as it is");
      TracedProcess before = new TracedProcess(request, listener, plain.classPath(), TracedProcess.THREADS);
      TracedProcess.End endBefore = before.run(List.of(), false);
      listener.stage("watching its threads");
      TracedProcess process = new TracedProcess(request, listener, watched.classPath(), TracedProcess.THREADS);
      Path counts = request.recording().resolve(ThreadSharing.COUNTS).toAbsolutePath();
      List<String> settings = new ArrayList<>(List.of("-Dparcast.sharing=" + counts, "-Dparcast.sharing.granularity=" + granularity));
      settings.addAll(INLINING);
      if (streams != null) {
        settings.add("-Dparcast.sharing.streams=" + streams.toAbsolutePath());
      }
      TracedProcess.End end = process.run(settings, true);
      return new Outcome(
          Tracer.outcome(request, end, process, new ArrayList<>(rewriter.warnings())), wholeTime(endBefore, before), wholeTime(end, process));
    }
  }

  private static Duration wholeTime(TracedProcess.End end, TracedProcess process) {
    return end.kind().equals("completed") ? process.elapsed() : Duration.ZERO;
  }
}
