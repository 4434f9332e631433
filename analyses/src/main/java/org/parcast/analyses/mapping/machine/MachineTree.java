package org.parcast.analyses.mapping.machine;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
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
   * The hierarchy that this is, uneven branches completed by absent units. A part that is all there is of the part above becomes one with it.
   *
   * @throws IllegalArgumentException if units lie at different depths, or are not numbered
   */
  MachineHierarchy hierarchy(String name) {
    List<MachineHierarchy.Level> levels = new ArrayList<>();
    long ofAll = cacheBytes;
    OptionalInt coreLevel = OptionalInt.empty();
    List<Optional<MachineTree>> level = List.of(Optional.of(this));
    while (!first(level).parts.isEmpty()) {
      int arity = level.stream().flatMap(Optional::stream).mapToInt(part -> part.parts.size()).max().orElseThrow();
      level = below(level, arity);
      MachineTree first = first(level);
      if (arity > 1) {
        levels.add(new MachineHierarchy.Level(first.kind, arity, first.cacheBytes));
      } else if (!levels.isEmpty()) {
        MachineHierarchy.Level joined = levels.remove(levels.size() - 1);
        long cache = joined.cacheBytes() > 0 ? joined.cacheBytes() : first.cacheBytes;
        levels.add(new MachineHierarchy.Level(first.kind.equals(CORE) ? CORE : joined.kind(), joined.arity(), cache));
      } else if (ofAll == 0 && !first.kind.equals(CORE)) {
        ofAll = first.cacheBytes;
      }
      if (first.kind.equals(CORE)) {
        coreLevel = OptionalInt.of(levels.size() - 1);
      }
    }
    if (level.stream().flatMap(Optional::stream).anyMatch(part -> !part.parts.isEmpty())) {
      throw differentDepths();
    }
    List<Integer> cpus = level.stream().map(unit -> unit.map(MachineTree::cpu).orElse(MachineHierarchy.ABSENT)).toList();
    List<Integer> present = level.stream().flatMap(Optional::stream).map(MachineTree::cpu).toList();
    if (present.stream().distinct().count() != present.size() || present.contains(-1)) {
      throw new IllegalArgumentException("the processing units are not numbered from 0 to " + (MachineHierarchy.MOST_UNITS - 1)
          + ", each once; describe it by its numbers, as in --machine 2x8x2");
    }
    return new MachineHierarchy(name, levels, coreLevel.orElse(levels.size() - 1), ofAll, cpus);
  }

  private static IllegalArgumentException differentDepths() {
    return new IllegalArgumentException("it has processing units at different depths; describe the part to use by its numbers, as in --machine 2x8x2");
  }

  private static MachineTree first(List<Optional<MachineTree>> level) {
    return level.stream().flatMap(Optional::stream).findFirst().orElseThrow();
  }

  /** The parts of all parts, {@code arity} of each. */
  private static List<Optional<MachineTree>> below(List<Optional<MachineTree>> level, int arity) {
    if ((long) arity * level.size() > MachineHierarchy.MOST_UNITS) {
      throw new IllegalArgumentException("it has more than " + MachineHierarchy.MOST_UNITS + " processing units where its branches are made even;"
          + " describe the part to use by its numbers, as in --machine 2x8x2");
    }
    List<Optional<MachineTree>> below = new ArrayList<>();
    for (Optional<MachineTree> part : level) {
      if (part.isPresent() && part.get().parts.isEmpty()) {
        throw differentDepths();
      }
      part.ifPresent(present -> present.parts.forEach(each -> below.add(Optional.of(each))));
      below.addAll(Collections.nCopies(arity - part.map(present -> present.parts.size()).orElse(0), Optional.empty()));
    }
    return below;
  }
}
