package org.parcast.recorder.sharing;

import java.util.Arrays;

/** What one thread counts, and the places of the program that it passes: only this thread writes it, as long as it runs. */
public final class ThreadCounts {
  /**
   * Visits of the older of two threads, after it has met others, of which each makes it the newer: others may go on with what it does. A store for each
   * takes the state from the other's cache.
   */
  private static final int EXACT_TURNS = 4096;

  /** Further ones that may go by until it counts as the newer. */
  private static final int STALE = 15;

  /** Number of the thread, from 0, in the order of their first accesses. */
  final int thread;

  private final Tally tally = new Tally();
  private int lastOther;
  private int lastSelf;
  private int lastAccess;
  private long lastCount;

  private AccessSite[] sites = new AccessSite[64];
  private AccessSite[] waitingSites = new AccessSite[16];
  private int waiting;
  private int exactTurns = EXACT_TURNS;
  private int stale;

  ThreadCounts(int number) {
    this.thread = number;
  }

  /**
   * The site, made when it is first passed.
   *
   * @param access twice the number of the site, plus one for a store
   */
  public AccessSite site(int access) {
    AccessSite[] known = sites;
    AccessSite site = access < known.length ? known[access] : null;
    return site == null ? make(access) : site;
  }

  /**
   * The site of a store to what another has just loaded.
   *
   * @param access twice the number of the site, plus one
   * @param load the access that loads
   */
  public AccessSite site(int access, int load) {
    AccessSite site = site(access);
    site.updating(load);
    return site;
  }

  /** Apart from the rest, which the compiler is to inline wherever a site is passed. */
  private AccessSite make(int access) {
    if (access >= sites.length) {
      sites = Arrays.copyOf(sites, 2 * access);
    }
    sites[access] = new AccessSite(this, access);
    return sites[access];
  }

  /** Whether each visit of this thread to a block where it is the older makes it the newer. */
  boolean turnsExactly() {
    return exactTurns > 0;
  }

  /** Whether visits to blocks where it is the older make it the newer. */
  boolean turns(int blocks) {
    if (exactTurns > 0) {
      exactTurns -= blocks;
      return true;
    }
    stale = stale < STALE ? stale + 1 : 0;
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

  /** The site has accesses that it is to tell of when the thread meets others. */
  void waits(AccessSite site) {
    if (waiting == waitingSites.length) {
      waitingSites = Arrays.copyOf(waitingSites, 2 * waiting);
    }
    waitingSites[waiting++] = site;
  }

  /** The thread meets others: the sites tell of what these may find. */
  void catchUp() {
    exactTurns = EXACT_TURNS;
    for (int i = 0; i < waiting; i++) {
      waitingSites[i].tell();
    }
    waiting = 0;
  }

  /** The events that the sites have told of. */
  Tally told() {
    return tally;
  }

  /** All events, those too that the sites have not told of yet. */
  Tally all() {
    for (AccessSite site : sites) {
      if (site != null) {
        site.tell();
        site.settle();
      }
    }
    waiting = 0;
    settle();
    return tally;
  }
}
