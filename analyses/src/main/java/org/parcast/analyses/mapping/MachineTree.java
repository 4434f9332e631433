package org.parcast.analyses.mapping;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A machine as it is described: parts of parts, units at the leaves.
 *
 * @param kind what the part is, as in "socket"
 * @param cacheBytes capacity of the cache that the part is, 0 where it is none
 * @param cpu number of a unit as the operating system counts, -1 where the part is no unit
 * @param parts parts of the part
 */
record MachineTree(String kind, long cacheBytes, int cpu, List<MachineTree> parts) {
  private static final String CORE = "core";

  static MachineTree unit(int cpu) {
    return new MachineTree("thread", 0, cpu, List.of());
  }

  /**
   * The hierarchy of equal branches that this is. A part that is all there is of the part above becomes one with it.
   *
   * @throws IllegalArgumentException if the branches are not equal
   */
  MachineHierarchy hierarchy(String name) {
    List<MachineHierarchy.Level> levels = new ArrayList<>();
    OptionalInt coreLevel = OptionalInt.empty();
    List<MachineTree> level = List.of(this);
    while (!level.get(0).parts.isEmpty()) {
      int arity = level.get(0).parts.size();
      List<MachineTree> below = new ArrayList<>();
      for (MachineTree part : level) {
        if (part.parts.size() != arity) {
          throw new IllegalArgumentException(name + " is not regular: one " + part.kind + " has " + arity + " parts, another " + part.parts.size()
              + "; describe the part to use by its numbers, as in --machine 2x8x2");
        }
        below.addAll(part.parts);
      }
      MachineTree first = below.get(0);
      if (arity > 1) {
        levels.add(new MachineHierarchy.Level(first.kind, arity, first.cacheBytes));
      } else if (!levels.isEmpty()) {
        MachineHierarchy.Level joined = levels.remove(levels.size() - 1);
        long cache = joined.cacheBytes() > 0 ? joined.cacheBytes() : first.cacheBytes;
        levels.add(new MachineHierarchy.Level(first.kind.equals(CORE) ? CORE : joined.kind(), joined.arity(), cache));
      }
      if (first.kind.equals(CORE)) {
        coreLevel = OptionalInt.of(levels.size() - 1);
      }
      level = below;
    }
    List<Integer> cpus = level.stream().map(MachineTree::cpu).toList();
    if (cpus.size() > MachineHierarchy.MOST_UNITS || cpus.stream().distinct().count() != cpus.size() || cpus.contains(-1)) {
      throw new IllegalArgumentException(name + " does not number its processing units from 0 to " + (MachineHierarchy.MOST_UNITS - 1)
          + ", each once; describe it by its numbers, as in --machine 2x8x2");
    }
    return new MachineHierarchy(name, levels, coreLevel.orElse(levels.size() - 1), cpus);
  }
}
