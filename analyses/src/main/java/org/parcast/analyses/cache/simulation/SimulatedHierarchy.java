package org.parcast.analyses.cache.simulation;

import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.trace.ReferenceBatch;

/** The caches of all levels, through which a reference goes from the nearest on. */
final class SimulatedHierarchy {
  private static final CacheLevel INSTRUCTIONS = new CacheLevel("i1", 32 << 10, 8, 64, 1);

  private final boolean filtered;
  private final SimulatedLevel[] levels;
  private final SimulatedLevel nearest;
  private final SimulatedLevel[] invalidated;
  private final SimulatedLevel instructions;
  private final int smallestShift;

  /** Of references in a batch that reach a level. */
  private final int[] places = new int[ReferenceBatch.CAPACITY];

  SimulatedHierarchy(CacheHierarchy hierarchy, int cores, Filter filter, boolean coherent) {
    filtered = filter == Filter.MISSES;
    levels = hierarchy.levels().stream().map(level -> new SimulatedLevel(level, cores)).toArray(SimulatedLevel[]::new);
    nearest = levels[0];
    invalidated = Arrays.stream(levels).filter(level -> coherent && level.isDivided()).toArray(SimulatedLevel[]::new);
    instructions = new SimulatedLevel(INSTRUCTIONS, cores);
    smallestShift = Arrays.stream(levels).mapToInt(SimulatedLevel::shift).min().orElseThrow();
  }

  SimulatedLevel nearest() {
    return nearest;
  }

  /** Nearest to the core first. */
  SimulatedLevel[] levels() {
    return levels;
  }

  /** Bytes of the shortest line, as a power of two. */
  int smallestShift() {
    return smallestShift;
  }

  /** Whether a reference that hits changes nothing but the order of lines in the nearest cache. */
  boolean endsAtHits() {
    return filtered && invalidated.length == 0;
  }

  /**
   * An instruction is fetched through an instruction cache of 32 KiB, 8 ways and 64-byte lines; where it misses there it takes room in the
   * levels behind the first, and is not counted.
   */
  void fetch(int core, long address, int size) {
    boolean hit = instructions.touchLines(core, address, size);
    for (int level = 1; level < levels.length && !hit; level++) {
      hit = levels[level].touchLines(core, address, size);
    }
  }

  /** Answers whether it was there, in all levels that it reaches, and no other core's cache has changed. */
  boolean touch(int thread, long address, int size, boolean write, int site) {
    boolean hit = nearest.touch(thread, address, size, site);
    if (!hit || !filtered) {
      hit = behind(thread, address, size, site, hit);
    }
    if (write) {
      for (SimulatedLevel level : invalidated) {
        hit &= level.invalidateOthers(thread, address, size);
      }
    }
    return hit;
  }

  /**
   * References of a batch, one after the other through each level: where stores take nothing out of other cores' caches, a level's content hangs on
   * the order of the references that reach it alone.
   */
  void touch(ReferenceBatch batch) {
    int reaching = 0;
    for (SimulatedLevel level : levels) {
      if (level == nearest || !filtered) {
        reaching = batch.count();
        for (int i = 0; i < reaching; i++) {
          places[i] = i;
        }
      }
      if (level != nearest) {
        level.count(filtered ? reaching : batch.references());
      }
      reaching = level.touch(batch, places, reaching);
    }
  }

  private boolean behind(int thread, long address, int size, int site, boolean hitBefore) {
    boolean hit = hitBefore;
    for (int level = 1; level < levels.length; level++) {
      levels[level].count(1);
      boolean here = levels[level].touch(thread, address, size, site);
      hit &= here;
      if (here && filtered) {
        break;
      }
    }
    return hit;
  }

  /** Counts references that are known to hit in all levels that they reach. */
  void countHits(long hits) {
    if (!filtered) {
      for (int level = 1; level < levels.length; level++) {
        levels[level].count(hits);
      }
    }
  }

  /** Whether stores take lines out of other cores' caches. */
  boolean isCoherent() {
    return invalidated.length > 0;
  }

  /** What all caches hold. */
  long[] state() {
    long[] state = new long[stateSize()];
    int at = 0;
    for (SimulatedLevel level : levels) {
      level.save(state, at);
      at += level.stateSize();
    }
    return state;
  }

  int stateSize() {
    return Arrays.stream(levels).mapToInt(SimulatedLevel::stateSize).sum();
  }

  /** Whether all caches hold what the state says. */
  boolean isAs(long[] state) {
    int at = 0;
    boolean same = true;
    for (SimulatedLevel level : levels) {
      same = same && level.isAs(state, at);
      at += level.stateSize();
    }
    return same;
  }

  void become(long[] state) {
    int at = 0;
    for (SimulatedLevel level : levels) {
      level.become(state, at);
      at += level.stateSize();
    }
  }

  /** By level: the references that reached it, the invalidations, and the misses of each of the sites. */
  long[] countsOf(int[] sites) {
    long[] counts = new long[levels.length * (2 + sites.length)];
    int at = 0;
    for (SimulatedLevel level : levels) {
      counts[at++] = level.reached();
      counts[at++] = level.invalidations();
      for (int site : sites) {
        counts[at++] = level.missesOf(site);
      }
    }
    return counts;
  }

  /** Counts what is as {@link #countsOf} says. */
  void add(int[] sites, long[] counts) {
    int at = 0;
    for (SimulatedLevel level : levels) {
      level.count(counts[at++]);
      level.countInvalidations(counts[at++]);
      for (int site : sites) {
        level.miss(site, counts[at++]);
      }
    }
  }

  /** @param references that the nearest level has seen */
  List<CacheCounts.Level> counts(long references) {
    return Arrays.stream(levels).map(level -> level.counts(level == nearest ? references : level.reached())).toList();
  }
}
