package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.trace.ReferenceBatch;

/** A level with its caches and counts. */
final class SimulatedLevel {
  private final CacheLevel description;
  private final SetAssociativeCache[] byCore;
  private final SetAssociativeCache[] caches;
  private final int shift;
  private long references;
  private long misses;
  private long invalidations;
  private long[] missesBySite = new long[64];

  SimulatedLevel(CacheLevel description, int cores) {
    this.description = description;
    shift = Integer.numberOfTrailingZeros(description.line());
    caches = new SetAssociativeCache[description.caches(cores)];
    Arrays.setAll(caches, cache -> SetAssociativeCache.of(description));
    byCore = new SetAssociativeCache[cores];
    Arrays.setAll(byCore, core -> caches[description.cacheOf(core)]);
  }

  /** Whether cores have caches of their own, which stores of others may invalidate. */
  boolean isDivided() {
    return caches.length > 1;
  }

  int caches() {
    return caches.length;
  }

  /** Which cache a core uses. */
  int cacheOf(int core) {
    return description.cacheOf(core);
  }

  /** The cache that a core uses. */
  SetAssociativeCache cache(int core) {
    return byCore[core];
  }

  int sets() {
    return description.sets();
  }

  int ways() {
    return description.ways();
  }

  /** Number of bytes of a line as a power of two. */
  int shift() {
    return shift;
  }

  /** Counts references that are known to reach the level. */
  void count(long reaching) {
    references += reaching;
  }

  /** Touches the lines; answers whether all of the bytes were there. A miss is counted, the reference is not. */
  boolean touch(int core, long address, int size, int site) {
    boolean hit = touchLines(core, address, size);
    if (!hit) {
      miss(site, 1);
    }
    return hit;
  }

  /**
   * Touches the lines of references in a batch.
   *
   * @param places of the references in the batch; in front, when this has answered, are those of the ones that miss
   * @param count of the places
   * @return how many miss
   */
  int touch(ReferenceBatch batch, int[] places, int count) {
    int missing = 0;
    for (int j = 0; j < count; j++) {
      int i = places[j];
      long address = batch.address(i);
      int size = batch.size(i);
      long line = address >>> shift;
      boolean isWithin = address + size - 1 >>> shift == line;
      if (!(isWithin ? byCore[batch.thread(i)].use(line) : touchLines(batch.thread(i), address, size))) {
        miss(batch.site(i), 1);
        places[missing++] = i;
      }
    }
    return missing;
  }

  /** Counts misses of a site. */
  void miss(int site, long times) {
    misses += times;
    if (site >= missesBySite.length) {
      missesBySite = Arrays.copyOf(missesBySite, Math.max(site + 1, 2 * missesBySite.length));
    }
    missesBySite[site] += times;
  }

  /** Misses of a site so far. */
  long missesOf(int site) {
    return site < missesBySite.length ? missesBySite[site] : 0;
  }

  /** Touches the lines without counting, as for an instruction, which is counted apart. */
  boolean touchLines(int core, long address, int size) {
    long first = address >>> shift;
    long last = address + size - 1 >>> shift;
    boolean hit = true;
    for (long line = first; line <= last; line++) {
      hit &= byCore[core].use(line);
    }
    return hit;
  }

  /** A store takes the line out of all caches but its core's. Answers whether none had it. */
  boolean invalidateOthers(int core, long address, int size) {
    long before = invalidations;
    for (SetAssociativeCache cache : caches) {
      if (cache != byCore[core]) {
        for (long line = address >>> shift; line <= address + size - 1 >>> shift; line++) {
          invalidations += cache.remove(line) ? 1 : 0;
        }
      }
    }
    return invalidations == before;
  }

  /** How many numbers say what its caches hold. */
  int stateSize() {
    return caches.length * caches[0].stateSize();
  }

  void save(long[] states, int at) {
    for (int cache = 0; cache < caches.length; cache++) {
      caches[cache].save(states, at + cache * caches[cache].stateSize());
    }
  }

  boolean isAs(long[] states, int at) {
    boolean same = true;
    for (int cache = 0; cache < caches.length && same; cache++) {
      same = caches[cache].isAs(states, at + cache * caches[cache].stateSize());
    }
    return same;
  }

  void become(long[] states, int at) {
    for (int cache = 0; cache < caches.length; cache++) {
      caches[cache].become(states, at + cache * caches[cache].stateSize());
    }
  }

  /** Lines that stores have taken out of other cores' caches. */
  long invalidations() {
    return invalidations;
  }

  void countInvalidations(long more) {
    invalidations += more;
  }

  /** References that were counted. */
  long reached() {
    return references;
  }

  CacheCounts.Level counts(long ofReferences) {
    return new CacheCounts.Level(description, ofReferences, misses, invalidations, missesBySite.clone());
  }
}
