package org.parcast.analyses.cache;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.cache.hierarchy.Filter;
import org.parcast.analyses.cache.simulation.CacheCounts;
import org.parcast.analyses.cache.simulation.CacheSimulation;

/**
 * Hierarchies of any form, whose sizes and ways are no powers of two, against caches that remember when each of their lines was last used. By
 * Cachegrind's rules, but for several cores.
 */
class HierarchyOracleTest {
  /** A cache that holds lines with the time of their last use. */
  private static final class Naive {
    final Map<Long, Integer> usedAt = new HashMap<>();
    final CacheLevel level;

    Naive(CacheLevel level) {
      this.level = level;
    }

    boolean use(long line, int now) {
      boolean hit = usedAt.put(line, now) != null;
      List<Long> set = usedAt.keySet().stream().filter(other -> other % level.sets() == line % level.sets()).toList();
      if (set.size() > level.ways()) {
        usedAt.remove(set.stream().min(Comparator.comparing(usedAt::get)).orElseThrow());
      }
      return hit;
    }
  }

  private static final class NaiveHierarchy {
    final List<CacheLevel> levels;
    final List<List<Naive>> caches = new ArrayList<>();
    final boolean everything;
    final boolean coherent;
    final long[] references;
    final long[] misses;
    final long[] invalidations;
    int now;

    NaiveHierarchy(List<CacheLevel> levels, int cores, boolean everything, boolean coherent) {
      this.levels = levels;
      this.everything = everything;
      this.coherent = coherent;
      references = new long[levels.size()];
      misses = new long[levels.size()];
      invalidations = new long[levels.size()];
      for (CacheLevel level : levels) {
        List<Naive> all = new ArrayList<>();
        for (int core = 0; core < cores; core++) {
          all.add(new Naive(level));
        }
        caches.add(all);
      }
    }

    void access(int core, long address, int size, boolean write) {
      boolean reaches = true;
      for (int l = 0; l < levels.size(); l++) {
        CacheLevel level = levels.get(l);
        int own = level.cores() == 0 ? 0 : core / level.cores();
        if (reaches) {
          references[l]++;
          boolean hit = true;
          for (long line = address / level.line(); line <= (address + size - 1) / level.line(); line++) {
            hit &= caches.get(l).get(own).use(line, now++);
          }
          misses[l] += hit ? 0 : 1;
          reaches = everything || !hit;
        }
        for (int other = 0; coherent && write && other < caches.get(l).size(); other++) {
          for (long line = address / level.line(); other != own && line <= (address + size - 1) / level.line(); line++) {
            invalidations[l] += caches.get(l).get(other).usedAt.remove(line) == null ? 0 : 1;
          }
        }
      }
    }
  }

  @Property(tries = 150)
  void countsAreThoseOfNaiveCaches(@ForAll long seed) {
    Random random = new Random(seed);
    int cores = 1 + random.nextInt(5);
    List<CacheLevel> levels = new ArrayList<>();
    for (int l = 0; l < 1 + random.nextInt(3); l++) {
      int ways = 1 + random.nextInt(6);
      int line = 8 << random.nextInt(4);
      levels.add(new CacheLevel("l" + l, (long) ways * line * (1 + random.nextInt(7)), ways, line, random.nextInt(4)));
    }
    boolean everything = random.nextBoolean();
    boolean coherent = random.nextBoolean();
    NaiveHierarchy naive = new NaiveHierarchy(levels, cores, everything, coherent);
    CacheSimulation simulation = new CacheSimulation(new CacheHierarchy("any", levels), cores, everything ? Filter.NONE : Filter.MISSES, coherent);
    for (int k = 0; k < 400; k++) {
      int core = random.nextInt(cores);
      long address = random.nextInt(3) == 0 ? random.nextInt(2000) : 8L * random.nextInt(60);
      int size = 1 + random.nextInt(random.nextInt(10) == 0 ? 64 : 8);
      boolean write = random.nextInt(3) == 0;
      naive.access(core, address, size, write);
      simulation.accept(core, address, size, write, 0);
    }
    for (int l = 0; l < levels.size(); l++) {
      CacheCounts.Level counted = simulation.counts().levels().get(l);
      assertThat(List.of(counted.references(), counted.misses(), counted.invalidations()))
          .as("references, misses and invalidations of %s", levels.get(l))
          .isEqualTo(List.of(naive.references[l], naive.misses[l], naive.invalidations[l]));
    }
  }
}
