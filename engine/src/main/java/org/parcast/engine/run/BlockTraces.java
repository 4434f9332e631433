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

  /** Analyses the block trace of a recording. */
  static <T> T ofRecording(Path path, Analysis<T> analysis) throws AnalysisException {
    try {
      BlockTraceReader trace = BlockTraceReader.open(path);
      RunSummary run = RunSummary.ofRecording(path);
      if (!RecordedProgram.isIn(path)) {
        return analysis.of(new Traced(null, run, trace, warnings(run, trace)));
      }
      try (Frontend.Result program = RecordedProgram.read(path, run.mainClass())) {
        return analysis.of(new Traced(program, run, trace, warnings(run, trace)));
      }
    } catch (FrontendException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage(), e);
    } catch (IOException e) {
      throw AnalysisException.unreadable(path, e);
    }
  }

  /** Runs a program and analyses its block trace. */
  static <T> T ofRun(AnalysisSession session, Frontend.Result program, PendingRecording pending, Analysis<T> analysis)
      throws AnalysisException, FrontendException, IOException, InterruptedException {
    TraceOutcome outcome = TracedRun.blocks(program, session.run(), pending.directory(), session.listener());
    if (!BlockTraceReader.isIn(outcome.recording())) {
      throw new AnalysisException(outcome.end() == TraceOutcome.End.LIMIT ? Kind.LIMIT : Kind.PROGRAM, outcome.message() + "; nothing could be recorded");
    }
    Path kept = session.keep(program, outcome, pending);
    Path at = kept == null ? outcome.recording() : kept;
    BlockTraceReader trace = BlockTraceReader.open(at);
    List<String> warnings = new ArrayList<>(program.warnings());
    warnings.addAll(outcome.warnings());
    warnings.addAll(unmodelled(trace));
    session.listener().stage("analysing");
    return analysis.of(new Traced(program, session.summary(program, outcome, outcome.elapsed(), at, kept), trace, List.copyOf(warnings)));
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
