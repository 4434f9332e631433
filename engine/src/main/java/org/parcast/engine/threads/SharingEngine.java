package org.parcast.engine.threads;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.sharing.AddressNames;
import org.parcast.analyses.sharing.SharingAnalysis;
import org.parcast.analyses.sharing.SharingForecast;
import org.parcast.analyses.sharing.SharingRequest;
import org.parcast.analyses.sharing.WatchedThreads;
import org.parcast.analyses.sharing.detection.NumalizeTrace;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.TracedRun;
import org.parcast.ir.catalogue.Notice;
import org.parcast.recording.ThreadSharing;
import org.parcast.report.Sources;
import org.parcast.tracer.SharingTracer;
import org.parcast.tracer.run.TraceOutcome;

/** Detects communication between threads. */
public final class SharingEngine {
  private SharingEngine() {}

  /**
   * Detects in a trace of threads, lines of {@code tid hexaddress}.
   *
   * @throws AnalysisException if the file holds no trace
   */
  public static SharingResult ofTrace(Path file, SharingRequest request) throws AnalysisException {
    try {
      NumalizeTrace trace = new NumalizeTrace(file);
      String name = String.valueOf(file.getFileName()).replaceFirst("(\\.trace)?(\\.gz)?$", "");
      return SharingResult.withoutRun(name, SharingAnalysis.detect(trace, request, AddressNames.UNKNOWN), Sources.NONE, List.of());
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage() == null ? file + " ends too soon: write or copy it again" : e.getMessage(), e);
    }
  }

  /**
   * Runs a program of several threads and watches them, or takes what was counted from a recording.
   *
   * @param granularity bytes of a block, a power of two
   * @param streams file to which each access is written too, as a trace; null for none
   * @throws AnalysisException if the program cannot be run
   */
  public static SharingResult ofThreads(AnalysisSession session, long granularity, Path streams) throws AnalysisException {
    if (session.target().isRecording()) {
      return ofRecording(session.target().path());
    }
    return session.recorded((program, pending) -> {
      Path recording = Files.createDirectories(pending.directory());
      SharingTracer.Outcome outcome = TracedRun.watched(program, session.run(), granularity, streams, recording, session.listener());
      SharingForecast sharing = counted(outcome.run(), recording);
      session.describe(program, recording);
      RunSummary run = session.summary(program, outcome.run(), outcome.watched(), recording, null);
      session.keep(program, pending);
      List<String> warnings = new ArrayList<>(program.warnings());
      warnings.addAll(outcome.run().warnings());
      if (sharing.threads() == 1) {
        warnings.add(Notice.ONE_THREAD.of("only one thread of the program touched memory: parcast sharing --threads N mimics those of its parallel loops"));
      }
      return new SharingResult(run.name(), run.end(), run.message(), sharing, outcome.plain(), outcome.watched(), run.sources(), Optional.empty(), warnings);
    });
  }

  /**
   * Runs a sequential program, or takes the block trace of a recording, and detects among the threads that its parallel loops would be dealt to.
   *
   * @throws AnalysisException if there is no trace or no parallel loop
   */
  public static SharingResult ofMimicked(AnalysisSession session, MimicryRequest mimicry, SharingRequest request) throws AnalysisException {
    return session.ask(traced -> {
      MimickedThreads threads = new MimickedThreads(traced, mimicry);
      session.listener().stage("detecting communication");
      SharingForecast sharing = SharingAnalysis.detect(threads.trace(), request, threads.names());
      return new SharingResult(traced.run().name(), traced.run().end(), traced.run().message(), sharing, Duration.ZERO, Duration.ZERO, traced.run().sources(),
          Optional.empty(), threads.warnings());
    });
  }

  private static SharingForecast counted(TraceOutcome outcome, Path recording) throws AnalysisException, IOException {
    Kind kind = outcome.end() == TraceOutcome.End.LIMIT ? Kind.LIMIT : Kind.PROGRAM;
    if (!Files.exists(recording.resolve(ThreadSharing.COUNTS))) {
      String why = outcome.end() == TraceOutcome.End.COMPLETED ? "the program touched no array element or field" : outcome.message();
      throw new AnalysisException(outcome.end() == TraceOutcome.End.COMPLETED ? Kind.INPUT : kind, why + "; nothing could be recorded");
    }
    return WatchedThreads.of(ThreadSharing.read(recording));
  }

  private static SharingResult ofRecording(Path recording) throws AnalysisException {
    try {
      ThreadSharing counted = ThreadSharing.read(recording);
      RunSummary run = RunSummary.ofRecording(recording);
      return SharingResult.withoutRun(run.name(), WatchedThreads.of(counted), run.sources(), List.of());
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, recording + " holds no communication between threads: give the program itself to parcast sharing", e);
    }
  }
}
