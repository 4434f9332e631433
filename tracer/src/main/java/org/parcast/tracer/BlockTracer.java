package org.parcast.tracer;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.DeepStack;
import org.parcast.ir.catalogue.Notice;
import org.parcast.tracer.blocks.BlockClassRewriter;
import org.parcast.tracer.blocks.BlockPlan;
import org.parcast.tracer.run.RewrittenClasses;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceOutcome;
import org.parcast.tracer.run.TraceRequest;
import org.parcast.tracer.run.TracedProcess;

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
    return trace(request, listener, true, Duration.ZERO);
  }

  /** {@code audible}: whether the program's output is kept and passed on; {@code earlier}: how long an earlier run took. */
  static TraceOutcome trace(TraceRequest request, TraceListener listener, boolean audible, Duration earlier) throws IOException, InterruptedException, FrontendException {
    listener.stage("rewriting");
    List<String> warnings = new ArrayList<>();
    BlockPlan plan = DeepStack.call(() -> new BlockPlan(request.program(), request.loopLines()));
    BlockClassRewriter rewriter = new BlockClassRewriter(plan);
    try (RewrittenClasses classes = RewrittenClasses.write(request, CLASSES, rewriter::rewrite)) {
      warnings.addAll(rewriter.warnings());
      if (!plan.streams().unfollowed().isEmpty()) {
        warnings.add(Notice.STREAMS_UNCHECKED.of("parallel streams are taken for the work of one thread, and not checked for races, where what they call for each element is not known: "
            + String.join(", ", plan.streams().unfollowed()) + "; write the stream, from its source to the call that runs it, as one expression with lambdas"));
      }
      plan.tables().tables(plan.layouts().classes(), warnings).write(request.recording());
      plan.tables().stackTable().write(request.recording());
      listener.stage("tracing");
      TracedProcess process = new TracedProcess(request, listener, classes.classPath(), "blocks");
      process.follow(earlier);
      TracedProcess.End end = process.run(List.of(), audible);
      return Tracer.outcome(request, end, process, warnings);
    }
  }
}
