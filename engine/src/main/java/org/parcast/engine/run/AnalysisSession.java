package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.frontend.Frontend;
import org.parcast.frontend.classes.FrontendException;
import org.parcast.tracer.run.TraceOutcome;

/**
 * What all questions to one program share.
 *
 * @param target the program, or a recording of one
 * @param run how the program is run; null for a recording
 * @param recordings directory that keeps the recording as {@code NAME.parcast}, or null to keep none
 * @param listener hears of what is done
 */
public record AnalysisSession(Target target, Run run, Path recordings, AnalysisListener listener) {
  /** Questions to a recording: nothing is run, and none is kept. */
  public static AnalysisSession of(Target recording, AnalysisListener listener) {
    return new AnalysisSession(recording, null, null, listener);
  }

  /** The same, which keeps no recording. */
  public AnalysisSession keepingNone() {
    return new AnalysisSession(target, run, null, listener);
  }

  /**
   * Runs the program, or takes the recording of one, and asks its block trace.
   *
   * @throws AnalysisException if there is no trace; the message says why and what to do
   */
  public <T> T ask(BlockTraces.Analysis<T> question) throws AnalysisException {
    return target.isRecording() ? BlockTraces.ofRecording(target.path(), question) : recorded((program, pending) -> BlockTraces.ofRun(this, program, pending, question));
  }

  /** What records a program and works on the recording. */
  @FunctionalInterface
  public interface Recording<T> {
    T of(Frontend.Result program, PendingRecording pending) throws AnalysisException, FrontendException, IOException, InterruptedException;
  }

  /**
   * Loads the program and has it recorded. What is not kept by then is gone afterwards.
   *
   * @throws AnalysisException if it cannot be loaded, run or recorded; the message says why and what to do
   */
  public <T> T recorded(Recording<T> work) throws AnalysisException {
    listener.stage("reading the program");
    try (Frontend.Result program = Frontend.load(target.frontendRequest()); PendingRecording pending = PendingRecording.in(recordings, name(program))) {
      return work.of(program, pending);
    } catch (FrontendException e) {
      // The tracer names the option where what it asks for is not in the program.
      throw new AnalysisException(e.getMessage().startsWith("--") ? Kind.REQUEST : Kind.INPUT, e.getMessage(), e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(Kind.LIMIT, "interrupted while the program ran");
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, "cannot write or read the recording: " + FileFault.reason(e) + "; give another directory with --out", e);
    }
  }

  /** The main class without its package, as no other program's results are called where recordings are kept. */
  private String name(Frontend.Result program) throws IOException {
    return ResultNames.of(recordings, program.mainClass().substring(program.mainClass().lastIndexOf('.') + 1), target, program.mainClass());
  }

  /** Writes into a recording how the program was run, and its sources. */
  public void describe(Frontend.Result program, Path recording) throws IOException {
    new Invocation(program.mainClass(), run.arguments()).write(recording, program);
    SourceCopies.write(recording, target, program.sourceFiles().values());
  }

  /**
   * Completes what a traced run left, and keeps it if that is asked for.
   *
   * @return where it is kept, null where it is not
   */
  public Path keep(Frontend.Result program, TraceOutcome outcome, PendingRecording pending) throws IOException {
    describe(program, outcome.recording());
    RecordedProgram.write(outcome.recording(), program);
    return keep(program, pending);
  }

  /** Keeps a recording that is complete, if that is asked for; its name is the program's from then on. Returns where it is kept, or null. */
  public Path keep(Frontend.Result program, PendingRecording pending) throws IOException {
    if (recordings != null) {
      ResultNames.take(recordings, name(program), target, program.mainClass());
    }
    return pending.keep(listener);
  }

  /**
   * Sums up a run.
   *
   * @param outcome how it ended
   * @param elapsed wall time that it took
   * @param recording where the recording is now
   * @param kept where it is kept, null where it is not
   */
  public RunSummary summary(Frontend.Result program, TraceOutcome outcome, Duration elapsed, Path recording, Path kept) throws IOException {
    return new RunSummary(name(program), program.mainClass(), run.arguments(), TracedRun.end(outcome), outcome.message(), kept, elapsed, SourceCopies.read(recording));
  }
}
