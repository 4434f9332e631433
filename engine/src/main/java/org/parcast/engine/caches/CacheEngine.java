package org.parcast.engine.caches;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.blocks.LabelledTraceReader;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.ScopedProfiles;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.analyses.mimicry.ParallelLoop;
import org.parcast.analyses.trace.LackeyTrace;
import org.parcast.analyses.trace.LackeyWriter;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.engine.loops.DirectedLoops;
import org.parcast.engine.loops.OwnArrays;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.BlockTraces;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.RunSummary;
import org.parcast.engine.run.Target;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.report.CacheStudy;
import org.parcast.report.Sources;

/** Finds how programs and traces behave in caches. */
public final class CacheEngine {
  private CacheEngine() {}

  /**
   * Simulates a trace of {@code valgrind --tool=lackey}, or one labelled with basic blocks as PPT-SASMM's tools write them.
   *
   * @param directory where files of {@code --mimicry scripts} go; null for none
   * @throws AnalysisException if the file holds none, or more than one core is asked for of the first kind
   */
  public static CachesResult ofTrace(Path file, CachesRequest request, Path directory, AnalysisListener listener) throws AnalysisException {
    try {
      return LabelledTraceReader.isTrace(file) ? LabelledEngine.analyze(file, request, directory, listener) : lackey(file, request, listener);
    } catch (IOException e) {
      throw new AnalysisException(Kind.INPUT, e.getMessage() == null ? file + " ends too soon: write or copy it again" : e.getMessage(), e);
    }
  }

  private static CachesResult lackey(Path file, CachesRequest request, AnalysisListener listener) throws AnalysisException, IOException {
    if (!request.cores().equals(List.of(1))) {
      throw new AnalysisException(Kind.REQUEST, "--cores: a trace of one core is simulated on one core; leave the option out");
    }
    listener.stage("simulating the trace");
    List<CacheForecast> results = CacheAnalysis.forecast(new LackeyTrace(file, listener::done), request.caches(), SiteNames.READS_AND_WRITES);
    if (results.get(0).references() == 0) {
      throw new AnalysisException(Kind.INPUT, file + " has no references: give a trace of valgrind --tool=lackey --trace-mem=yes");
    }
    CacheStudy study = new CacheStudy(request.caches().hierarchy(), "rr", "trace", request.caches().filter() == Filter.MISSES, List.of(), results,
        List.of()).withProfiles(request.profiles() ? ScopedProfiles.of(new LackeyTrace(file, listener::done), request.caches().hierarchy(),
            SiteNames.READS_AND_WRITES) : List.of());
    String name = String.valueOf(file.getFileName()).replaceFirst("(\\.trace)?(\\.gz)?$", "");
    return new CachesResult(name, RunSummary.End.COMPLETED, "", "", study, Sources.NONE, List.of());
  }

  /**
   * Runs a program, or takes a recording with a block trace, and finds its hits.
   *
   * @param run how the program is run; null for a recording
   * @param recordings directory that keeps the recording, or null to keep none
   * @throws AnalysisException if there is no trace, or a loop named is not in it
   */
  public static CachesResult analyze(Target target, Run run, CachesRequest request, Path recordings, AnalysisListener listener)
      throws AnalysisException {
    if (request.mimicry() == Mimicry.SCRIPTS) {
      throw new AnalysisException(Kind.REQUEST, "--mimicry scripts: the scripts read traces labelled with basic blocks, as PPT-SASMM's tools write "
          + "them; for a program there are shared and paper");
    }
    return BlockTraces.analyze(target, run, recordings, listener, traced -> new RecordedCaches(traced, request, listener).result());
  }

  /**
   * Writes the references of each core as lackey does, {@code NAME-core0.lackey} and so on.
   *
   * @param directory where the files go; the recording is kept there too
   * @throws AnalysisException if there is no trace, or the files cannot be written
   */
  public static EmittedTraces emit(Target target, Run run, CachesRequest request, int cores, Path directory, AnalysisListener listener)
      throws AnalysisException {
    return BlockTraces.analyze(target, run, directory, listener, traced -> {
      RecordedCaches caches = new RecordedCaches(traced, request, listener);
      ThreadTrace trace = caches.trace(cores, request.layout());
      List<Path> files = new ArrayList<>();
      for (int core = 0; core < cores; core++) {
        listener.stage("writing the references of core " + core);
        Path file = Files.createDirectories(directory).resolve(traced.run().name() + "-core" + core + ".lackey");
        try (BufferedWriter out = Files.newBufferedWriter(file, StandardCharsets.US_ASCII)) {
          LackeyWriter.write(trace, core, out);
        }
        files.add(file);
      }
      return new EmittedTraces(files, traced.run().end(), traced.run().message(), caches.warnings());
    });
  }

  /**
   * The trace of so many cores under the program's own directives, in C's layout.
   *
   * @throws AnalysisException if a source file cannot be read
   */
  public static ThreadTrace mimicked(BlockTraces.Traced traced, int cores, Interleaving interleaving) throws AnalysisException {
    List<ParallelLoop> loops = OwnArrays.of(traced, DirectedLoops.of(traced, null, Mimicry.SHARED).values());
    return new MimickedTrace(traced.trace(), RegisterMode.OPTIMISED, MemoryLayout.C, loops, cores, interleaving, 1);
  }
}
