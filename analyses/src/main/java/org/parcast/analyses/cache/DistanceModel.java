package org.parcast.analyses.cache;

import java.io.IOException;
import java.util.List;
import org.parcast.analyses.cache.distance.StackDistances;
import org.parcast.analyses.trace.ThreadTrace;

/** The stack distance cache model, from reuse profiles. Tells nothing of single sites. */
final class DistanceModel implements CacheModel {
  @Override
  public CacheForecast forecast(ThreadTrace trace, CacheRequest request, SiteNames names) throws IOException {
    StackDistances distances = new StackDistances(request.hierarchy(), trace.threads(), request.sample());
    trace.replayBulk(distances);
    return new CacheForecast(trace.threads(), Model.SDCM, distances.references(), distances.levels(request.filter()), List.of(), List.of());
  }
}
