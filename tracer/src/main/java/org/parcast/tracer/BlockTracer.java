package org.parcast.tracer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.parcast.frontend.FrontendException;
import org.parcast.ir.ClassDeclaration;

/** Rewrites a program's classes so that they tell of their memory references, runs it in a virtual machine of its own, and leaves its block trace. */
public final class BlockTracer {
  private static final String CLASSES = "classes";

  private BlockTracer() {}

  /**
   * Records the block trace of one run of the whole program. Of the request, kernels and steps are not regarded.
   *
   * @throws FrontendException where a class can't be rewritten
   * @throws IOException where the recording can't be written or the virtual machine not started
   * @throws InterruptedException where the waiting thread is interrupted; the program is then stopped
   */
  public static TraceOutcome trace(TraceRequest request, TraceListener listener) throws IOException, InterruptedException, FrontendException {
    return trace(request, listener, new InputRelay(), true);
  }

  /** {@code audible}: whether the program's output is kept and passed on. */
  static TraceOutcome trace(TraceRequest request, TraceListener listener, InputRelay input, boolean audible)
      throws IOException, InterruptedException, FrontendException {
    listener.stage("rewriting");
    Path classes = request.recording().resolve(CLASSES);
    List<String> warnings = new ArrayList<>();
    try {
      rewrite(request, classes, warnings);
      listener.stage("tracing");
      TracedProcess process = new TracedProcess(request, listener, Tracer.classPath(request, classes), "blocks", input);
      TracedProcess.End end = process.run(List.of(), request.timeout(), audible);
      return Tracer.outcome(request, end, process, warnings);
    } finally {
      Tracer.delete(classes);
    }
  }

  private static void rewrite(TraceRequest request, Path classes, List<String> warnings) throws IOException, FrontendException {
    BlockPlan plan = new BlockPlan(request.program(), request.loopLines());
    BlockClassRewriter rewriter = new BlockClassRewriter(plan);
    for (Map.Entry<String, byte[]> file : request.classFiles().entrySet()) {
      ClassDeclaration declared = request.program().find(file.getKey());
      byte[] rewritten = declared == null ? file.getValue() : rewriter.rewrite(declared, file.getValue());
      Path target = classes.resolve(file.getKey() + ".class");
      Files.createDirectories(target.getParent());
      Files.write(target, rewritten);
    }
    warnings.addAll(rewriter.warnings());
    plan.tables().tables(plan.layouts().classes(), warnings).write(request.recording());
  }
}
