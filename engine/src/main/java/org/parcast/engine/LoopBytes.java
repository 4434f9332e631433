package org.parcast.engine;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
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
import org.parcast.recording.MemoryUnits;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;

/** Bytes that the lines of a loop bring from each level of a machine's memory and give back to it, as its caches are simulated for one core. */
final class LoopBytes {
  /** Ways of a cache whose ways are not known; a power of two, as sets are. */
  private static final int WAYS = 16;

  private final int caches;
  private final CacheForecast forecast;

  private LoopBytes(int caches, CacheForecast forecast) {
    this.caches = caches;
    this.forecast = forecast;
  }

  /** Simulates the machine's caches; empty where it has none. */
  static Optional<LoopBytes> of(BlockTraceReader trace, Machine machine) throws IOException {
    List<MemoryLevel> caches = machine.levels().subList(0, machine.levels().size() - 1);
    if (caches.isEmpty()) {
      return Optional.empty();
    }
    List<String> levels = caches.stream().map(level -> level.name().toLowerCase(Locale.ROOT) + "=" + Math.max(1, level.bytes() >> 10) + "k:" + WAYS + ":" + MemoryUnits.LINE_BYTES + ":private").toList();
    CacheRequest request = new CacheRequest(CacheHierarchy.parse(String.join(",", levels)), List.of(Model.EXACT), Filter.MISSES, false, 1);
    MimickedTrace mimicked = new MimickedTrace(trace, RegisterMode.OPTIMISED, MemoryLayout.JVM, List.of(), 1, Interleaving.parse("rr"), 1);
    List<Reference> references = trace.references(RegisterMode.OPTIMISED);
    return Optional.of(new LoopBytes(caches.size(), CacheAnalysis.forecast(mimicked, request, new SiteNames() {
      @Override
      public String place(int site) {
        Reference reference = site <= 0 ? null : references.get(site);
        return reference == null ? "" : Place.name(trace.tables().place(reference), reference);
      }

      @Override
      public String array(int site) {
        return "";
      }
    }).get(0)));
  }

  /** The loops with the bytes of an iteration. */
  List<CandidateLoop> with(List<CandidateLoop> loops, List<LoopFinding> findings) {
    List<CandidateLoop> known = new ArrayList<>();
    for (CandidateLoop loop : loops) {
      known.add(loop.moving(bytes(finding(loop, findings), loop.written().iterations())));
    }
    return known;
  }

  /** What was found of a loop. */
  static LoopFinding finding(CandidateLoop loop, List<LoopFinding> findings) {
    return findings.stream().filter(found -> found.line() == loop.line() && found.file().equals(loop.file())).findFirst().orElseThrow();
  }

  /** Lines that are brought, and those of arrays that the loop stores to are written back. */
  private double[] bytes(LoopFinding finding, long iterations) {
    List<Place> within = forecast.places().stream().map(Place::of).filter(place -> finding.contains(place.fileAndLine)).toList();
    Set<String> stored = within.stream().filter(Place::stores).map(Place::array).collect(Collectors.toSet());
    double[] bytes = new double[caches + 1];
    for (Place place : within) {
      int passes = stored.contains(place.array) ? 2 : 1;
      for (int level = 0; level < caches; level++) {
        bytes[level + 1] += (double) passes * MemoryUnits.LINE_BYTES * place.misses.get(level) / Math.max(1, iterations);
      }
    }
    return bytes;
  }

  /** What a line of the source does to an array. */
  private record Place(String fileAndLine, boolean stores, String array, List<Long> misses) {
    private static final String BETWEEN = "\t";

    static String name(String place, Reference reference) {
      return place + BETWEEN + reference.write() + BETWEEN + reference.name();
    }

    static Place of(CacheForecast.Hot hot) {
      String[] word = hot.name().split(BETWEEN, -1);
      return word.length == 1 ? new Place("", false, "", hot.misses()) : new Place(word[0], Boolean.parseBoolean(word[1]), word[2], hot.misses());
    }
  }
}
