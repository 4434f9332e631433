package org.parcast.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.parcast.analyses.cache.CacheAnalysis;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.loops.verdict.LoopFinding;
import org.parcast.analyses.mimicry.Interleaving;
import org.parcast.analyses.mimicry.MimickedTrace;
import org.parcast.analyses.time.cores.CandidateLoop;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.recorder.format.trace.BlockTraceReader;
import org.parcast.recorder.format.trace.RegisterMode;
import org.parcast.recorder.format.trace.layout.MemoryLayout;
import org.parcast.recorder.format.trace.table.Reference;

/** Bytes that the lines of a loop bring from each level of a machine's memory, as its caches are simulated for one core. */
final class LoopBytes {
  private static final int LINE = 64;

  /** Ways of a cache whose ways are not known; a power of two, as sets are. */
  private static final int WAYS = 16;

  private LoopBytes() {}

  /** The loops with the bytes of an iteration. */
  static List<CandidateLoop> with(List<CandidateLoop> loops, List<LoopFinding> findings, BlockTraceReader trace, Machine machine) throws IOException {
    List<MemoryLevel> caches = machine.levels().subList(0, machine.levels().size() - 1);
    if (caches.isEmpty() || loops.isEmpty()) {
      return loops;
    }
    List<String> levels = caches.stream().map(level -> level.name().toLowerCase(Locale.ROOT) + "=" + Math.max(1, level.bytes() >> 10) + "k:" + WAYS + ":" + LINE + ":private").toList();
    CacheRequest request = new CacheRequest(CacheHierarchy.parse(String.join(",", levels)), List.of(Model.EXACT), Filter.MISSES, false, 1);
    MimickedTrace mimicked = new MimickedTrace(trace, RegisterMode.OPTIMISED, MemoryLayout.JVM, List.of(), 1, Interleaving.parse("rr"), 1);
    List<Reference> references = trace.references(RegisterMode.OPTIMISED);
    CacheForecast forecast = CacheAnalysis.forecast(mimicked, request, new SiteNames() {
      @Override
      public String place(int site) {
        Reference reference = site <= 0 ? null : references.get(site);
        return reference == null ? "" : trace.tables().place(reference);
      }

      @Override
      public String array(int site) {
        return "";
      }
    }).get(0);
    List<CandidateLoop> known = new ArrayList<>();
    for (CandidateLoop loop : loops) {
      LoopFinding finding = findings.stream().filter(found -> found.line() == loop.line() && found.file().equals(loop.file())).findFirst().orElseThrow();
      known.add(loop.moving(bytes(finding, forecast, caches.size(), loop.written().iterations())));
    }
    return known;
  }

  private static double[] bytes(LoopFinding finding, CacheForecast forecast, int caches, long iterations) {
    double[] bytes = new double[caches + 1];
    String file = String.valueOf(Path.of(finding.file()).getFileName());
    for (CacheForecast.Hot place : forecast.places()) {
      int colon = place.name().lastIndexOf(':');
      int line = colon < 0 ? 0 : Integer.parseInt(place.name().substring(colon + 1));
      boolean within = colon > 0 && place.name().substring(0, colon).endsWith(file) && line >= finding.stream().loop().line() && line <= finding.stream().loop().endLine();
      for (int level = 0; within && level < caches; level++) {
        bytes[level + 1] += (double) LINE * place.misses().get(level) / Math.max(1, iterations);
      }
    }
    return bytes;
  }
}
