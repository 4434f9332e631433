package org.parcast.analyses.cache;

import java.io.IOException;
import java.util.Locale;
import org.parcast.analyses.trace.ThreadTrace;

/** How hit rates are found: {@code --model}. */
public enum Model {
  /** By simulating the caches. */
  EXACT(new SimulationModel()),
  /** By the stack distance cache model from reuse profiles, as in the PPT-SASMM paper. */
  SDCM(new DistanceModel());

  private final CacheModel model;

  Model(CacheModel model) {
    this.model = model;
  }

  CacheForecast forecast(ThreadTrace trace, CacheRequest request, SiteNames names) throws IOException {
    return model.forecast(trace, request, names);
  }

  /** As in options and reports. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
