package org.parcast.analyses.cache;

import java.io.IOException;
import org.parcast.analyses.trace.ThreadTrace;

/** A way to find hit rates; {@link Model} gives each its name. */
public interface CacheModel {
  /**
   * Finds the hits on the threads of a trace, each on a core of its own.
   *
   * @throws IOException if the trace cannot be read
   */
  CacheForecast forecast(ThreadTrace trace, CacheRequest request, SiteNames names) throws IOException;
}
