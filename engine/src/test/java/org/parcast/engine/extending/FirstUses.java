package org.parcast.engine.extending;

import java.io.IOException;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.parcast.analyses.cache.CacheForecast;
import org.parcast.analyses.cache.CacheModel;
import org.parcast.analyses.cache.CacheRequest;
import org.parcast.analyses.cache.Model;
import org.parcast.analyses.cache.SiteNames;
import org.parcast.analyses.cache.hierarchy.LevelForecast;
import org.parcast.analyses.trace.ThreadTrace;

/** A cache model: caches without end, which miss each line once. A constant of {@link Model} would name it. */
final class FirstUses implements CacheModel {
  @Override
  public CacheForecast forecast(ThreadTrace trace, CacheRequest request, SiteNames names) throws IOException {
    AtomicLong references = new AtomicLong();
    List<Set<Long>> lines = request.hierarchy().levels().stream().<Set<Long>>map(level -> new HashSet<>()).toList();
    trace.replay((thread, address, size, write, site) -> {
      references.incrementAndGet();
      for (int level = 0; level < lines.size(); level++) {
        lines.get(level).add(address / request.hierarchy().levels().get(level).line());
      }
    });
    List<LevelForecast> levels = request.hierarchy().levels().stream().map(level -> {
      int misses = lines.get(request.hierarchy().levels().indexOf(level)).size();
      return new LevelForecast(level, references.get(), misses, 1 - misses / references.doubleValue(), 0);
    }).toList();
    return new CacheForecast(trace.threads(), Model.EXACT, references.get(), levels, List.of(), List.of());
  }
}
