package org.parcast.analyses.cache;

import java.util.Locale;

/** How hit rates are found: {@code --model}. */
public enum Model {
  /** By simulating the caches. */
  EXACT,
  /** By the stack distance cache model from reuse profiles, as in the PPT-SASMM paper. */
  SDCM;

  /** As in options and reports. */
  public String label() {
    return name().toLowerCase(Locale.ROOT);
  }
}
