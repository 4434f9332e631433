package org.parcast.recorder.sharing;

import java.util.Arrays;

/** What one thread counts, and the places of the program that it passes: only this thread writes it, as long as it runs. */
public final class Counts {
  /** Number of the thread, from 0, in the order of their first accesses. */
  final int thread;

  private final Tally tally = new Tally();
  private int lastOther;
  private int lastSelf;
  private int lastAccess;
  private long lastCount;

  private Site[] sites = new Site[64];
  private int stale;

  Counts(int number) {
    this.thread = number;
  }

  /**
   * The site, made when it is first passed.
   *
   * @param access twice the number of the site, plus one for a store
   */
  public Site site(int access) {
    Site[] known = sites;
    Site site = access < known.length ? known[access] : null;
    return site == null ? make(access) : site;
  }

  /**
   * The site of a store to what another has just loaded.
   *
   * @param access twice the number of the site, plus one
   * @param load the access that loads
   */
  public Site site(int access, int load) {
    Site site = site(access);
    site.updating(load);
    return site;
  }

  /** Apart from the rest, which the compiler is to inline wherever a site is passed. */
  private Site make(int access) {
    if (access >= sites.length) {
      sites = Arrays.copyOf(sites, 2 * access);
    }
    sites[access] = new Site(this, access);
    return sites[access];
  }

  /** Whether so many accesses went by without that it was answered true. */
  boolean isStale(int most) {
    stale++;
    if (stale > most) {
      stale = 0;
    }
    return stale == 0;
  }

  /** Counts events; see {@link Tally#add}. Those that are like the ones before are counted with them. */
  void events(int other, int self, int access, long count) {
    if (other != lastOther || self != lastSelf || access != lastAccess) {
      settle();
      lastOther = other;
      lastSelf = self;
      lastAccess = access;
    }
    lastCount += count;
  }

  private void settle() {
    if (lastCount > 0) {
      tally.add(lastOther, lastSelf, lastAccess, lastCount);
      lastCount = 0;
    }
  }

  /** The sites tell of all that they have not told of yet. */
  void catchUp() {
    for (Site site : sites) {
      if (site != null) {
        site.tell();
      }
    }
  }

  /** The events that the sites have told of. */
  Tally told() {
    return tally;
  }

  /** All events, those too that the sites have not told of yet. */
  Tally all() {
    catchUp();
    settle();
    return tally;
  }
}
