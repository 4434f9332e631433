package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.parcast.analyses.cache.repeated.MemoisedState;

/** Simulated caches: their content, and, by site, the references and what {@link SimulatedHierarchy#countsOf} tells of all sites. */
record MemoisedCaches(SimulatedHierarchy hierarchy, ReferenceCounts bySite) implements MemoisedState<long[], long[]> {
  @Override
  public int lines() {
    return hierarchy.stateSize();
  }

  @Override
  public long[] state() {
    return hierarchy.state();
  }

  @Override
  public boolean isAs(long[] state) {
    return hierarchy.isAs(state);
  }

  @Override
  public void become(long[] state) {
    hierarchy.become(state);
  }

  @Override
  public long[] counts() {
    long[] ofSites = bySite.bySite();
    long[] ofLevels = hierarchy.countsOf(IntStream.range(0, ofSites.length).toArray());
    long[] all = Arrays.copyOf(ofSites, ofSites.length + ofLevels.length);
    System.arraycopy(ofLevels, 0, all, ofSites.length, ofLevels.length);
    return all;
  }

  /** Not told where a site has come that was not known before. */
  @Override
  public long[] since(long[] before) {
    long[] now = counts();
    if (now.length != before.length) {
      return null;
    }
    Arrays.setAll(now, i -> now[i] - before[i]);
    return now;
  }

  @Override
  public void add(long[] more) {
    int sites = sites(more);
    for (int site = 0; site < sites; site++) {
      bySite.count(site, more[site]);
    }
    hierarchy.add(IntStream.range(0, sites).toArray(), Arrays.copyOfRange(more, sites, more.length));
  }

  @Override
  public long references() {
    return bySite.all();
  }

  private int sites(long[] counts) {
    int levels = hierarchy.levels().length;
    return (counts.length - 2 * levels) / (1 + levels);
  }
}
