package org.parcast.tracer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.DeepStack;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recorder.run.RunControl;
import org.parcast.recording.Site;
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

  private Tracer(TraceRequest request, TraceListener listener) {
    this.request = request;
    this.listener = listener;
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
      throw new FrontendException("--kernel " + unknown.get(0) + ": the program has no such method; give Class.method");
    }
    ProgramPlan plan = DeepStack.call(() -> new ProgramPlan(request.program(), request.kernels(), request.loopLines()));
    ClassRewriter rewriter = new ClassRewriter(plan);
    try (RewrittenClasses classes = RewrittenClasses.write(request, CLASSES, rewriter::rewrite)) {
      warnings.addAll(rewriter.warnings());
      TracedProcess process = new TracedProcess(request, listener, classes.classPath(), mode(request));
      List<String> settings = timeLoops(plan, process);
      listener.stage("tracing");
      TracedProcess.End end = process.run(settings, true);
      plan.numbering().tables(warnings).write(request.recording());
      // Where the first run found something against the program, the second was lucky.
      return outcome(request, end.kind().equals("completed") && found != null ? found : end, process, warnings);
    }
  }

  private static String mode(TraceRequest request) {
    return request.kernels().isEmpty() ? "whole" : "kernel";
  }

  /** The settings of the recorder that say what a step is. */
  private List<String> timeLoops(ProgramPlan plan, TracedProcess process) throws IOException, InterruptedException, FrontendException {
    List<String> settings = new ArrayList<>();
    if (request.steps() > 0) {
      settings.add("-Dparcast.steps=" + request.steps());
    }
    if (request.step() != null) {
      int loop = plan.numbering().loopAt(request.step());
      if (loop == 0) {
        throw new FrontendException("--step " + request.step() + ": no outermost loop of a method starts there; those that do: " + loopsOf(plan));
      }
      settings.add("-Dparcast.timeloops=" + loop);
      return settings;
    }
    if (plan.numbering().loops().isEmpty() && request.kernels().isEmpty()) {
      return settings;
    }
    listener.stage("looking for the time loop");
    List<String> scouting = new ArrayList<>(settings);
    scouting.add("-Dparcast.scout=true");
    scouting.add("-Dparcast.recurrences=" + plan.numbering().recurrences().toString(Character.MAX_RADIX));
    TracedProcess.End end = process.run(scouting, false);
    if (end.kind().equals("threads")) {
      found = end;
    }
    Path answer = request.recording().resolve("scout.txt");
    if (!Files.isRegularFile(answer)) {
      return settings;
    }
    Set<String> loops = new LinkedHashSet<>();
    long calls = 0;
    for (String line : Files.readAllLines(answer)) {
      String[] words = line.split(" ");
      if (words[0].equals("calls")) {
        calls = Long.parseLong(words[1]);
      } else if (Boolean.parseBoolean(words[3])) {
        loops.add(words[0]);
      }
    }
    Files.delete(answer);
    if (!loops.isEmpty()) {
      settings.add("-Dparcast.timeloops=" + String.join(",", loops));
    } else if (calls > 1) {
      settings.add("-Dparcast.calls=true");
    }
    return settings;
  }

  private static String loopsOf(ProgramPlan plan) {
    Set<String> names = new LinkedHashSet<>();
    for (Site loop : plan.numbering().loops()) {
      names.add(loop.file() + ":" + loop.line());
    }
    return names.isEmpty() ? "none" : String.join(", ", names);
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
