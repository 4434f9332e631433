package org.parcast.analyses.cache.simulation;

import java.util.Arrays;

/** How many references each site has made. */
final class ReferenceCounts {
  private long all;
  private long[] bySite = new long[64];

  void count(int site, long times) {
    all += times;
    if (site >= bySite.length) {
      bySite = Arrays.copyOf(bySite, Math.max(site + 1, 2 * bySite.length));
    }
    bySite[site] += times;
  }

  /** Those of all sites. */
  long all() {
    return all;
  }

  /** A copy; sites behind its end have made none. */
  long[] bySite() {
    return bySite.clone();
  }
}
