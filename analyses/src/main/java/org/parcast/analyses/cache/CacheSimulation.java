package org.parcast.analyses.cache;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.trace.ReferenceConsumer;

/**
 * Caches that take references one by one and count. By Cachegrind's rules: sets = size / (ways * line), set = line mod sets, true LRU; a
 * reference that straddles two lines is one reference and at most one miss, and goes on whole to the next level; loads and stores alike.
 * Caches are empty at the start.
 */
public final class CacheSimulation implements ReferenceConsumer {
  private static final CacheLevel INSTRUCTIONS = new CacheLevel("i1", 32 << 10, 8, 64, 1);

  private final List<CacheLevel> levels;
  private final Filter filter;
  private final boolean coherent;
  private final Level[] simulated;
  private final Level instructions;
  private long references;
  private long[] byReference = new long[64];

  /** A level with its caches and counts. */
  private static final class Level {
    final CacheLevel description;
    final SetAssociativeCache[] byCore;
    final SetAssociativeCache[] caches;
    final int shift;
    long references;
    long misses;
    long invalidations;
    long[] missesByReference = new long[64];

    Level(CacheLevel description, int cores) {
      this.description = description;
      shift = Integer.numberOfTrailingZeros(description.line());
      caches = new SetAssociativeCache[description.caches(cores)];
      Arrays.setAll(caches, cache -> new SetAssociativeCache(description));
      byCore = new SetAssociativeCache[cores];
      Arrays.setAll(byCore, core -> caches[description.cacheOf(core)]);
    }

    boolean use(int core, long address, int size) {
      references++;
      return touch(core, address, size);
    }

    /** Answers whether all of the bytes were there. */
    boolean touch(int core, long address, int size) {
      long first = address >>> shift;
      long last = address + size - 1 >>> shift;
      SetAssociativeCache cache = byCore[core];
      boolean hit = cache.use(first);
      for (long line = first + 1; line <= last; line++) {
        hit &= cache.use(line);
      }
      return hit;
    }

    void miss(int reference) {
      misses++;
      if (reference >= missesByReference.length) {
        missesByReference = Arrays.copyOf(missesByReference, Math.max(reference + 1, 2 * missesByReference.length));
      }
      missesByReference[reference]++;
    }

    void invalidateOthers(int core, long address, int size) {
      for (SetAssociativeCache cache : caches) {
        if (cache != byCore[core]) {
          for (long line = address >>> shift; line <= address + size - 1 >>> shift; line++) {
            invalidations += cache.remove(line) ? 1 : 0;
          }
        }
      }
    }
  }

  /**
   * @param cores at least 1
   * @param coherent whether a store takes the line out of the caches of other cores, where a level has several
   */
  public CacheSimulation(CacheHierarchy hierarchy, int cores, Filter filter, boolean coherent) {
    levels = hierarchy.levels();
    this.filter = filter;
    this.coherent = coherent;
    simulated = levels.stream().map(level -> new Level(level, cores)).toArray(Level[]::new);
    instructions = new Level(INSTRUCTIONS, cores);
  }

  /**
   * An instruction is fetched through an instruction cache of 32 KiB, 8 ways and 64-byte lines; where it misses there it takes room in the
   * levels behind the first, and is not counted.
   */
  public void fetch(int core, long address, int size) {
    boolean hit = instructions.use(core, address, size);
    for (int level = 1; level < simulated.length && !hit; level++) {
      hit = simulated[level].touch(core, address, size);
    }
  }

  @Override
  public void accept(int thread, long address, int size, boolean write, int site) {
    int reference = Math.max(0, site);
    references++;
    if (reference >= byReference.length) {
      byReference = Arrays.copyOf(byReference, Math.max(reference + 1, 2 * byReference.length));
    }
    byReference[reference]++;
    for (Level level : simulated) {
      boolean hit = level.use(thread, address, size);
      if (!hit) {
        level.miss(reference);
      } else if (filter == Filter.MISSES) {
        break;
      }
    }
    if (write && coherent) {
      for (Level level : simulated) {
        if (level.caches.length > 1) {
          level.invalidateOthers(thread, address, size);
        }
      }
    }
  }

  /** What was counted so far. */
  public CacheCounts counts() {
    List<CacheCounts.Level> counted = new ArrayList<>();
    for (Level level : simulated) {
      counted.add(
          new CacheCounts.Level(level.description, level.references, level.misses, level.invalidations, level.missesByReference.clone()));
    }
    return new CacheCounts(references, byReference.clone(), counted);
  }
}
