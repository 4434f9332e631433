package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.tracer.run.TraceOutcome;

/** Records block traces: what a sequential program does to memory, for all analyses that ask for it. */
public final class BlockTraces {
  private BlockTraces() {}

  /**
   * What is at hand while a block trace is analysed.
   *
   * @param program the program as loaded; null for a recording that holds no classes
   * @param run the run
   * @param trace its trace, whose file may be gone when the analysis is over
   * @param warnings what to know before trusting the figures
   */
  public record Traced(Frontend.Result program, RunSummary run, BlockTraceReader trace, List<String> warnings) {}

  /** An analysis of a block trace. */
  @FunctionalInterface
  public interface Analysis<T> {
    T of(Traced traced) throws AnalysisException, IOException;
  }

  /**
   * Runs a program, or takes a recording of one, and analyses its block trace.
   *
   * @param run how the program is run; null for a recording
   * @param recordings directory that keeps the recording as {@code NAME.parcast}, or null to keep none
   * @throws AnalysisException if there is no trace; the message says why and what to do
   */
  public static <T> T analyze(Target target, Run run, Path recordings, AnalysisListener listener, Analysis<T> analysis) throws AnalysisException {
    try {
      return target.isRecording() ? ofRecording(target.path(), analysis) : ofRun(target, run, recordings, listener, analysis);
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(Kind.LIMIT, "interrupted while the program ran");
    }
  }

  private static <T> T ofRecording(Path path, Analysis<T> analysis) throws AnalysisException, FrontendException {
    try {
      BlockTraceReader trace = BlockTraceReader.open(path);
      RunSummary run = RunSummary.ofRecording(path);
      if (!RecordedProgram.isIn(path)) {
        return analysis.of(new Traced(null, run, trace, warnings(run, trace)));
      }
      try (Frontend.Result program = RecordedProgram.read(path, run.mainClass())) {
        return analysis.of(new Traced(program, run, trace, warnings(run, trace)));
      }
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot read the recording " + path + ": " + e.getMessage() + "; record the program again", e);
    }
  }

  private static <T> T ofRun(Target target, Run run, Path recordings, AnalysisListener listener, Analysis<T> analysis)
      throws AnalysisException, FrontendException, InterruptedException {
    listener.stage("reading the program");
    try (Frontend.Result program = Frontend.load(target.frontendRequest())) {
      String name = program.mainClass().substring(program.mainClass().lastIndexOf('.') + 1);
      try (PendingRecording pending = PendingRecording.in(recordings, name)) {
        TraceOutcome outcome = TracedRun.blocks(program, run, pending.directory(), listener);
        if (!BlockTraceReader.isIn(outcome.recording())) {
          throw new AnalysisException(outcome.end() == TraceOutcome.End.LIMIT ? Kind.LIMIT : Kind.PROGRAM, outcome.message() + "; nothing could be recorded");
        }
        new Invocation(program.mainClass(), run.arguments()).write(outcome.recording(), program);
        SourceCopies.write(outcome.recording(), target, program.sourceFiles().values());
        RecordedProgram.write(outcome.recording(), program);
        Path kept = pending.keep(listener);
        Path at = kept == null ? outcome.recording() : kept;
        RunSummary summary =
            new RunSummary(
                name, program.mainClass(), run.arguments(), TracedRun.end(outcome), outcome.message(), kept, outcome.elapsed(), SourceCopies.read(at));
        BlockTraceReader trace = BlockTraceReader.open(at);
        List<String> warnings = new ArrayList<>(program.warnings());
        warnings.addAll(outcome.warnings());
        warnings.addAll(unmodelled(trace));
        listener.stage("analysing");
        return analysis.of(new Traced(program, summary, trace, List.copyOf(warnings)));
      } catch (IOException e) {
        throw new AnalysisException(Kind.INPUT, "cannot write or read the recording: " + FileFault.reason(e) + "; give another directory with --out", e);
      }
    }
  }

  private static List<String> warnings(RunSummary run, BlockTraceReader trace) {
    List<String> warnings = new ArrayList<>(trace.tables().warnings());
    warnings.addAll(unmodelled(trace));
    warnings.addAll(partial(run, trace));
    return List.copyOf(warnings);
  }

  /** Why the trace is partial though the run completed: what is damaged within shows only when all of it has been read. */
  public static List<String> partial(RunSummary run, BlockTraceReader trace) {
    boolean whole = trace.reason().isEmpty() || run.end() != RunSummary.End.COMPLETED;
    return whole ? List.of() : List.of(Notice.PARTIAL.of("partial: " + trace.reason()));
  }

  private static List<String> unmodelled(BlockTraceReader trace) {
    return trace.unmodelled().entrySet().stream()
        .map(e -> Notice.NOT_MODELLED.of("not modelled: " + e.getKey() + ", called " + (e.getValue() == 1 ? "once" : e.getValue() + " times") + " with arrays; what it did to them is not in the trace"))
        .toList();
  }
}
