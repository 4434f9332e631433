package org.parcast.analyses.sharing;

/** Which definition of communication a matrix is made by. */
public enum Detection {
  /** Algorithm 1, whatever the caches. */
  RELAXED,
  /** By simulation of the last-level caches. */
  ACCURATE;

  /** Name on the command line and in reports. */
  public String label() {
    return name().toLowerCase(java.util.Locale.ROOT);
  }
}
