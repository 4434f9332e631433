package org.parcast.benchmarks.caches;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisSession;
import org.parcast.engine.run.BlockTraces;
import org.parcast.engine.run.Run;
import org.parcast.engine.run.Target;

/** The kernels whose caches are forecast, by the names that the reference data give them. */
final class KernelPrograms {
  static final SiteNames NAMELESS =
      new SiteNames() {
        @Override
        public String place(int site) {
          return "";
        }

        @Override
        public String array(int site) {
          return "";
        }
      };

  private static final Map<String, String> CLASSES = new LinkedHashMap<>();

  static {
    CLASSES.put("2mm", "TwoMM");
    CLASSES.put("conv2d", "Conv2d");
    CLASSES.put("jacobi1d", "Jacobi1d");
    CLASSES.put("lu", "Lu");
    CLASSES.put("gramschmidt", "GramSchmidt");
    CLASSES.put("adi", "Adi");
    CLASSES.put("durbin", "Durbin");
    CLASSES.put("bfs", "Bfs");
    CLASSES.put("blackscholes", "BlackScholes");
  }

  private final Path directory;

  /** @param testdata directory of the programs */
  KernelPrograms(Path testdata) {
    this.directory = testdata.resolve("programs").resolve("kernels");
  }

  /** All names, or the one that is asked for. */
  static List<String> names(String only) {
    return CLASSES.keySet().stream().filter(name -> only == null || name.equals(only)).toList();
  }

  Path source(String name) {
    return directory.resolve(CLASSES.get(name) + ".java");
  }

  Path twin(String name) {
    return directory.resolve("threaded").resolve(CLASSES.get(name) + "Threaded.java");
  }

  /** Traces a program and analyses the trace. */
  static <T> T traced(Path source, List<String> arguments, BlockTraces.Analysis<T> analysis) throws AnalysisException {
    Run run = new Run(arguments, List.of(), Path.of("."), null, null);
    return new AnalysisSession(Target.of(source), run, null, AnalysisListener.SILENT).ask(analysis);
  }

  /** The paper's caches. */
  static CacheRequest caches(Model model, Filter filter, boolean coherent, double sample) {
    return new CacheRequest(CacheHierarchy.parse("paper-sasmm"), List.of(model), filter, coherent, sample);
  }
}
