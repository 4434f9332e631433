package org.parcast.tracer;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.parcast.frontend.FrontendException;
import org.parcast.ir.ClassDeclaration;
import org.parcast.recorder.Launcher;
import org.parcast.recorder.format.ThreadSharing;

/**
 * Runs a program of several threads and detects their communication while they run, all at once. A plain run before it tells what that costs.
 */
public final class SharingTracer {
  /**
   * How the runs went.
   *
   * @param run the watched run
   * @param plain wall time of the plain run
   * @param watched wall time of the watched run
   */
  public record Outcome(TraceOutcome run, Duration plain, Duration watched) {}

  /** The compiler is to inline what an access does as long as it stays in its block, and no more. */
  private static final List<String> INLINING =
      List.of("-XX:CompileCommand=quiet", "-XX:CompileCommand=dontinline,org.parcast.recorder.sharing.Site::enter");

  private SharingTracer() {}

  /**
   * Runs the program twice and leaves the counts in the recording.
   *
   * @param granularity bytes of a block, a power of two
   * @throws FrontendException where a class can't be rewritten
   * @throws IOException where the recording can't be written or the virtual machine not started
   * @throws InterruptedException where the waiting thread is interrupted; the program is then stopped
   */
  public static Outcome trace(TraceRequest request, long granularity, TraceListener listener)
      throws IOException, InterruptedException, FrontendException {
    List<String> warnings = new ArrayList<>();
    Path plain = request.recording().resolve("plain");
    Path watched = request.recording().resolve("watched");
    try {
      listener.stage("rewriting");
      write(request, plain, watched, warnings);
      listener.stage("running the program as it is");
      TracedProcess before = new TracedProcess(request, listener, classPath(plain, request), mode(request));
      before.run(List.of(), request.timeout(), false);
      listener.stage("watching its threads");
      TracedProcess process = new TracedProcess(request, listener, classPath(watched, request), mode(request));
      Path counts = request.recording().resolve(ThreadSharing.COUNTS).toAbsolutePath();
      List<String> settings = new ArrayList<>(List.of("-Dparcast.sharing=" + counts, "-Dparcast.sharing.granularity=" + granularity));
      settings.addAll(INLINING);
      TracedProcess.End end = process.run(settings, request.timeout(), true);
      return new Outcome(outcome(request, end, process, warnings), before.elapsed(), process.elapsed());
    } finally {
      Directories.delete(plain);
      Directories.delete(watched);
    }
  }

  private static void write(TraceRequest request, Path plain, Path watched, List<String> warnings) throws IOException, FrontendException {
    SharingRewriter rewriter = new SharingRewriter(request.program());
    for (Map.Entry<String, byte[]> file : request.classFiles().entrySet()) {
      ClassDeclaration declared = request.program().find(file.getKey());
      write(plain, file.getKey(), file.getValue());
      write(watched, file.getKey(), declared == null ? file.getValue() : rewriter.rewrite(declared, file.getValue(), warnings));
    }
    rewriter.sites().write(request.recording());
  }

  private static void write(Path directory, String name, byte[] content) throws IOException {
    Path target = directory.resolve(name + ".class");
    Files.createDirectories(target.getParent());
    Files.write(target, content);
  }

  private static List<Path> classPath(Path classes, TraceRequest request) {
    List<Path> path = new ArrayList<>(List.of(classes));
    try {
      path.add(Path.of(Launcher.class.getProtectionDomain().getCodeSource().getLocation().toURI()));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the recorder's own location is no path", e);
    }
    path.addAll(request.classPath());
    return path;
  }

  private static TraceOutcome outcome(TraceRequest request, TracedProcess.End end, TracedProcess process, List<String> warnings) {
    boolean completed = end.kind().equals("completed");
    boolean late = end.kind().equals("stopped") && request.timeout() != null;
    TraceOutcome.End how = completed ? TraceOutcome.End.COMPLETED : late ? TraceOutcome.End.TIMEOUT : TraceOutcome.End.FAILED;
    String message = completed ? ""
        : late ? "the program had not ended after " + request.timeout().toSeconds() + " s; --timeout gives it longer"
        : end.message().isEmpty() ? "the program was stopped before its end" : end.message();
    return new TraceOutcome(how, end.status(), message, request.recording(), process.elapsed(), warnings);
  }

  private static String mode(TraceRequest request) {
    return request.kernels().isEmpty() ? "whole" : "kernel";
  }
}
