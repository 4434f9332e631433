package org.parcast.analyses.mapping.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.recording.MemoryUnits;

/**
 * A machine as a tree of equal branches, its leaves the processing units (hardware threads). Units are numbered from left to right. A machine whose
 * branches are uneven is completed by units that are absent: they are numbered too, but no task runs on them.
 *
 * @param name name in reports
 * @param levels the levels below the machine itself, the widest first; none has an arity of 1
 * @param coreLevel index of the level whose parts are cores; the last where units share no cores, -1 where the machine is one core
 * @param cacheBytes capacity of a cache that all units share, 0 where there is none
 * @param cpus number of each unit as the operating system counts, by unit; {@value #ABSENT} for one that is absent
 * @param latency how long references take
 */
public record MachineHierarchy(String name, List<Level> levels, int coreLevel, long cacheBytes, List<Integer> cpus, MemoryLatency latency) {
  /** Most processing units. */
  public static final int MOST_UNITS = 1 << 16;

  /** Stands for the number of a unit that the machine does not have. */
  static final int ABSENT = -1;

  /**
   * Equal parts of the level above.
   *
   * @param kind what they are, as in "socket"
   * @param arity how many there are in one part of the level above
   * @param cacheBytes capacity of the cache that one such part shares, 0 where it shares none
   */
  public record Level(String kind, int arity, long cacheBytes) {}

  public MachineHierarchy {
    levels = List.copyOf(levels);
    cpus = List.copyOf(cpus);
  }

  /** A machine without a cache that all units share. */
  public MachineHierarchy(String name, List<Level> levels, int coreLevel, List<Integer> cpus) {
    this(name, levels, coreLevel, 0, cpus);
  }

  /** A machine with the latencies of Nehalem processors. */
  public MachineHierarchy(String name, List<Level> levels, int coreLevel, long cacheBytes, List<Integer> cpus) {
    this(name, levels, coreLevel, cacheBytes, cpus, MemoryLatency.NEHALEM);
  }

  MachineHierarchy withLatency(MemoryLatency other) {
    return new MachineHierarchy(name, levels, coreLevel, cacheBytes, cpus, other);
  }

  /** A hierarchy of arities alone, root first; arities of 1 vanish. The operating system counts the units as we do. */
  public static MachineHierarchy ofArities(String name, List<Integer> arities) {
    List<Level> levels = arities.stream().filter(arity -> arity > 1).map(arity -> new Level("level", arity, 0)).toList();
    int units = arities.stream().reduce(1, (a, b) -> a * b);
    return new MachineHierarchy(name, levels, levels.size() - 1, IntStream.range(0, units).boxed().toList());
  }

  /** Number of processing units, with those that are absent. */
  public int units() {
    return cpus.size();
  }

  /** Number of processing units that are there. */
  public int presentUnits() {
    return (int) IntStream.range(0, units()).filter(this::isPresent).count();
  }

  /** Whether the machine has this unit. */
  public boolean isPresent(int unit) {
    return cpus.get(unit) != ABSENT;
  }

  /** Units below one part of a level. */
  public int unitsBelow(int level) {
    int units = 1;
    for (int l = level + 1; l < levels.size(); l++) {
      units *= levels.get(l).arity();
    }
    return units;
  }

  /** The caches between units and memory as far as they are known, fully associative; empty where none is. */
  public Optional<CacheHierarchy> caches() {
    List<CacheLevel> caches = new ArrayList<>();
    for (int level = levels.size() - 1; level >= 0; level--) {
      if (levels.get(level).cacheBytes() >= MemoryUnits.LINE_BYTES) {
        caches.add(cache(caches.size(), levels.get(level).cacheBytes(), unitsBelow(level)));
      }
    }
    if (cacheBytes >= MemoryUnits.LINE_BYTES) {
      caches.add(cache(caches.size(), cacheBytes, 0));
    }
    return caches.isEmpty() ? Optional.empty() : Optional.of(new CacheHierarchy(name, caches));
  }

  private static CacheLevel cache(int before, long bytes, int units) {
    int lines = (int) (bytes / MemoryUnits.LINE_BYTES);
    return new CacheLevel("level " + (before + 1), (long) lines * MemoryUnits.LINE_BYTES, lines, MemoryUnits.LINE_BYTES, units);
  }

  /** Units that share a core, at least 1. */
  public int unitsPerCore() {
    return unitsBelow(coreLevel);
  }

  /** Hops between two cores along a ring of all cores, the shorter way. */
  public int hops(int core, int other) {
    int one = Math.abs(core - other);
    return Math.min(one, units() / unitsPerCore() - one);
  }

  /** Arities, root first. */
  public int[] arities() {
    return levels.stream().mapToInt(Level::arity).toArray();
  }

  /**
   * Distance of two units: links up to the part that holds both and down again. A link between levels l and l + 1, the root at 0, weighs
   * 2^(L - l) for L levels.
   */
  public double distance(int a, int b) {
    double distance = 0;
    int below = 1;
    for (int level = levels.size() - 1; level >= 0 && a / below != b / below; level--) {
      distance += 2 * Math.scalb(1.0, levels.size() - level);
      below *= levels.get(level).arity();
    }
    return distance;
  }
}
