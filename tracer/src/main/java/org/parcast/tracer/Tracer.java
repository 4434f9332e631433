package org.parcast.tracer;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.DeepStack;
import org.parcast.ir.Similar;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recorder.run.RunControl;
import org.parcast.tracer.plan.ProgramPlan;
import org.parcast.tracer.run.RewrittenClasses;
import org.parcast.tracer.run.TraceListener;
import org.parcast.tracer.run.TraceOutcome;
import org.parcast.tracer.run.TraceRequest;
import org.parcast.tracer.run.TracedProcess;
import org.parcast.tracer.valueflow.ClassRewriter;

/**
 * Rewrites a program's classes so that they tell of their value flow, runs it in a virtual machine of its own, and leaves the recording. A
 * cheap first run finds the time loop where it is not given.
 */
public final class Tracer {
  private static final String CLASSES = "classes";

  private final TraceRequest request;
  private final TraceListener listener;
  private final List<String> warnings = new ArrayList<>();

  /** What the first run has found against the program, or null. */
  private TracedProcess.End found;

  /** The program as it was rewritten last. */
  private Rewritten rewritten;

  /** Wall time of the runs of what was rewritten before. */
  private Duration earlier = Duration.ZERO;

  private Tracer(TraceRequest request, TraceListener listener) {
    this.request = request;
    this.listener = listener;
  }

  /** The program, rewritten with these loops opened. */
  private record Rewritten(Set<String> opened, ProgramPlan plan, ClassRewriter rewriter, RewrittenClasses classes, TracedProcess process) implements AutoCloseable {
    @Override
    public void close() throws IOException {
      classes.close();
    }
  }

  /**
   * How the runs for a recording of both kinds ended.
   *
   * @param valueFlow the run whose value flow was recorded
   * @param blocks the run, with the same input, whose block trace was; empty where the first did not complete
   */
  public record Both(TraceOutcome valueFlow, Optional<TraceOutcome> blocks) {}

  /**
   * Traces the value flow of one run, and the memory references of another, into one recording. What the second prints is dropped.
   *
   * @throws FrontendException as {@link #trace(TraceRequest, TraceListener)}
   * @throws IOException likewise
   * @throws InterruptedException likewise
   */
  public static Both traceBoth(TraceRequest request, TraceListener listener) throws IOException, InterruptedException, FrontendException {
    TraceOutcome valueFlow = trace(request, listener);
    boolean goesOn = valueFlow.end() == TraceOutcome.End.COMPLETED;
    return new Both(valueFlow, goesOn ? Optional.of(BlockTracer.trace(request, listener, false, valueFlow.elapsed())) : Optional.empty());
  }

  /**
   * Traces one run.
   *
   * @throws FrontendException where a class can't be rewritten, or the request names a kernel or a loop that is not there
   * @throws IOException where the recording can't be written or the virtual machine not started
   * @throws InterruptedException where the waiting thread is interrupted; the program is then stopped
   */
  public static TraceOutcome trace(TraceRequest request, TraceListener listener) throws IOException, InterruptedException, FrontendException {
    return new Tracer(request, listener).trace();
  }

  private TraceOutcome trace() throws IOException, InterruptedException, FrontendException {
    listener.stage("rewriting");
    List<String> unknown = ProgramPlan.unknownKernels(request.program(), request.kernels());
    if (!unknown.isEmpty()) {
      throw new FrontendException("--kernel " + unknown.get(0) + ": the program has no such method" + meant(unknown.get(0)) + "; give Class.method");
    }
    try {
      List<String> settings = request.step() == null ? found() : given();
      warnings.addAll(rewritten.rewriter.warnings());
      listener.stage("tracing");
      TracedProcess.End end = rewritten.process.run(settings, true);
      rewritten.plan.numbering().tables(warnings).write(request.recording());
      // Where the first run found something against the program, the second was lucky.
      return outcome(request, end.kind().equals("completed") && found != null ? found : end, rewritten.process, warnings);
    } finally {
      if (rewritten != null) {
        rewritten.close();
      }
    }
  }

  /** Rewrites the program once more if not these loops are opened in what has been. */
  private Rewritten rewrite(Set<String> opened) throws IOException, FrontendException {
    if (rewritten != null && rewritten.opened.equals(opened)) {
      return rewritten;
    }
    if (rewritten != null) {
      earlier = earlier.plus(rewritten.process.elapsed());
      rewritten.close();
      rewritten = null;
    }
    ProgramPlan plan = DeepStack.call(() -> new ProgramPlan(request.program(), request.kernels(), request.loopLines(), opened));
    ClassRewriter rewriter = new ClassRewriter(plan);
    RewrittenClasses classes = RewrittenClasses.write(request, CLASSES, rewriter::rewrite);
    TracedProcess process = new TracedProcess(request, listener, classes.classPath(), request.kernels().isEmpty() ? "whole" : "kernel");
    process.follow(earlier);
    rewritten = new Rewritten(opened, plan, rewriter, classes, process);
    return rewritten;
  }

  private List<String> steps() {
    return request.steps() > 0 ? List.of("-Dparcast.steps=" + request.steps()) : List.of();
  }

  /** The settings of the recorder that say what a step is, as the request does. */
  private List<String> given() throws IOException, FrontendException {
    ProgramPlan plan = rewrite(Set.of()).plan;
    if (plan.numbering().loopAt(request.step()) == 0) {
      plan = rewrite(plan.around(request.step())).plan;
    }
    int loop = plan.numbering().loopAt(request.step());
    if (loop == 0) {
      throw new FrontendException("--step " + request.step() + ": no loop of the program starts there; " + Similar.nearest(request.step(), plan.places()));
    }
    return with(steps(), List.of("-Dparcast.timeloops=" + loop));
  }

  /** The same as a run shows it. Where most is done by what only repeats a run, steps are looked for inside. */
  private List<String> found() throws IOException, InterruptedException, FrontendException {
    FirstRun first = look(Set.of());
    Set<String> opened = new LinkedHashSet<>();
    for (FirstRun within = first; opened.addAll(within.reruns());) {
      within = look(opened);
      if (within.hasTimeLoops()) {
        return with(steps(), within.settings());
      }
    }
    rewrite(Set.of());
    return with(steps(), first.settings());
  }

  private FirstRun look(Set<String> opened) throws IOException, InterruptedException, FrontendException {
    ProgramPlan plan = rewrite(Set.copyOf(opened)).plan;
    if (plan.numbering().loops().isEmpty() && request.kernels().isEmpty()) {
      return FirstRun.NOTHING;
    }
    listener.stage("looking for the time loop");
    TracedProcess.End end = rewritten.process.run(with(steps(), List.of("-Dparcast.scout=true", "-Dparcast.recurrences=" + plan.numbering().recurrences().toString(Character.MAX_RADIX))), false);
    if (end.kind().equals("threads")) {
      found = end;
    }
    return FirstRun.read(request.recording(), plan.outermostLoops());
  }

  private static List<String> with(List<String> settings, List<String> more) {
    return Stream.concat(settings.stream(), more.stream()).toList();
  }

  /** The method that was perhaps meant: one with a similar name, or of this name in a class. */
  private String meant(String kernel) {
    List<String> methods = ProgramPlan.methods(request.program());
    List<String> named = methods.stream().filter(method -> method.endsWith("." + kernel)).toList();
    return named.size() == 1 ? " (did you mean " + named.get(0) + "?)" : Similar.meant(kernel, methods);
  }

  /** How the run ended, in the user's terms. */
  static TraceOutcome outcome(TraceRequest request, TracedProcess.End end, TracedProcess process, List<String> warnings) {
    TraceOutcome.End how;
    String message = end.message();
    switch (end.kind()) {
      case "completed" -> {
        how = TraceOutcome.End.COMPLETED;
        message = "";
        if (end.message().contains("threads")) {
          warnings.add(Notice.THREADS_IN_TURN.of("the program started threads; they took turns, and were analysed as one"));
        }
        if (end.message().contains("stack")) {
          warnings.add(Notice.STACK_OVERFLOWED.of(
              "the stack overflowed, perhaps while the recorder was at work for the program, so that a few values may be missing or connected wrongly;"
                  + " give the program more stack, for example --jvm-args -Xss16m"));
        }
      }
      case "stopped" -> {
        how = request.limit() == null ? TraceOutcome.End.FAILED : TraceOutcome.End.LIMIT;
        message = request.limit() == null ? "the program was stopped before its end" : "the program had not ended in its half of " + request.limit() + "; --timeout gives it longer";
      }
      case RunControl.DISK -> {
        how = TraceOutcome.End.LIMIT;
        message = "the recording has come to the " + request.disk() + " bytes that --disk allows; --disk gives it more, --steps has less recorded";
      }
      case RunControl.REFERENCES -> how = TraceOutcome.End.LIMIT;
      case "memory" -> {
        how = TraceOutcome.End.FAILED;
        message = "out of memory: " + end.message() + "; --memory ANALYSIS,PROGRAM gives the program, and the recorder in it, more";
      }
      case "fault" -> {
        how = TraceOutcome.End.FAILED;
        message = "the recorder failed, which is a fault of Parcast: " + end.message();
      }
      case "threads" -> how = TraceOutcome.End.THREADS;
      default -> how = TraceOutcome.End.FAILED;
    }
    return new TraceOutcome(how, end.status(), message, request.recording(), process.elapsed(), List.copyOf(warnings));
  }
}
