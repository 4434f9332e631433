package org.parcast.engine.caches;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.blocks.CoreTraces;
import org.parcast.analyses.blocks.LabelledThreads;
import org.parcast.analyses.blocks.LabelledTrace;
import org.parcast.analyses.blocks.LabelledTraceReader;
import org.parcast.analyses.blocks.ScriptFiles;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.ScopedProfile;
import org.parcast.analyses.cache.ScopedProfiles;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.Mimicry;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.RunSummary;
import org.parcast.ir.catalogue.Notice;
import org.parcast.report.CacheStudy;
import org.parcast.report.Sources;

/** Caches of traces that are labelled with basic blocks. */
final class LabelledEngine {
  private static final String NOTHING_DEALT =
      Notice.NO_PARALLEL_BLOCK.of("no block of the trace is of a parallel region, all references are those of one core: such blocks have names as (" + CoreTraces.REGION + "1__6545__, for.body)");

  private LabelledEngine() {}

  /** @param directory where files of {@code --mimicry scripts} go; null for none */
  static CachesResult analyze(Path file, CachesRequest request, Path directory, AnalysisListener listener) throws AnalysisException, IOException {
    Interleaving.Kind kind = request.interleaving().kind();
    if (kind == Interleaving.Kind.SLICES) {
      throw new AnalysisException(Kind.REQUEST, "--interleave " + request.interleaving()
          + ": a trace labelled with blocks is put in order block by block; there are algorithm2, blocks and random");
    }
    boolean scripts = request.mimicry() == Mimicry.SCRIPTS;
    String order = scripts || kind == Interleaving.Kind.BLOCKS ? "blocks" : kind == Interleaving.Kind.RANDOM || kind == Interleaving.Kind.ALGORITHM2_RANDOM ? "random" : "algorithm2";
    listener.stage("reading the trace");
    LabelledTrace trace = LabelledTraceReader.read(file);
    if (trace.references() == 0) {
      throw new AnalysisException(Kind.INPUT, file + " holds no reference: there is no address between BB START and BB DONE");
    }
    if (scripts && directory != null) {
      for (int cores : request.cores()) {
        ScriptFiles.write(trace, cores, directory);
      }
    }
    List<CacheForecast> results = new ArrayList<>();
    List<ScopedProfile> profiles = new ArrayList<>();
    for (int cores : request.cores()) {
      listener.stage("simulating " + cores + (cores == 1 ? " core" : " cores"));
      LabelledThreads threads = new LabelledThreads(trace, cores, order, request.seed(), 1);
      results.addAll(CacheAnalysis.forecast(threads, request.caches(), names(trace)));
      if (request.profiles()) {
        profiles.addAll(ScopedProfiles.of(threads, request.caches().hierarchy(), names(trace)));
      }
    }
    List<String> parallel = trace.names().stream().filter(CoreTraces::isParallel).map(name -> "block " + name).toList();
    CacheStudy study = new CacheStudy(request.caches().hierarchy(), order, "trace", request.caches().filter() == Filter.MISSES, parallel, results, List.of())
        .withProfiles(profiles);
    String name = String.valueOf(file.getFileName()).replaceFirst("(\\.dat|\\.trace)?(\\.gz)?$", "");
    boolean dealt = !parallel.isEmpty() || request.cores().stream().allMatch(cores -> cores == 1);
    return new CachesResult(name, RunSummary.End.COMPLETED, "", "", study, Sources.NONE, dealt ? List.of() : List.of(NOTHING_DEALT));
  }

  private static SiteNames names(LabelledTrace trace) {
    return new SiteNames() {
      @Override
      public String place(int site) {
        return trace.names().get(site);
      }

      @Override
      public String block(int site) {
        return place(site);
      }

      @Override
      public String array(int site) {
        return "";
      }
    };
  }
}
