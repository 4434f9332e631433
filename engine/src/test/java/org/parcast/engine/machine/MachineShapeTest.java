package org.parcast.engine.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.time.machine.ByThreads;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;
import org.parcast.analyses.time.machine.MissCost;
import org.parcast.analyses.time.machine.RegionCost;
import org.parcast.analyses.time.machine.ThreadSlowdown;

class MachineShapeTest {
  private static Machine machine(int cores, int threads, int... sharedBy) {
    ByThreads rate = new ByThreads(Collections.nCopies(ByThreads.counts(cores).length, 1e9));
    List<MemoryLevel> levels = new java.util.ArrayList<>();
    for (int i = 0; i < sharedBy.length; i++) {
      levels.add(new MemoryLevel("L" + (i + 1), 1L << (15 + i), sharedBy[i], rate, rate, rate));
    }
    levels.add(new MemoryLevel("memory", 1L << 36, cores, rate, rate, rate));
    return new Machine("m", cores, threads, 1e9, ThreadSlowdown.alike(rate), levels, new MissCost(1e-9, 1e-8, 1e-7), List.of(new RegionCost(0, 1e-6, 1e-9, 1e-9)), 1e-7, 1e-9, 1e-7, 1e-7, 0, null, List.of());
  }

  /** Cores, threads of a core, cores that share L1, L2, L3; the tree; units of a core; bytes of a cache of all. */
  @ParameterizedTest
  @CsvSource({
      "8, 1, 1, 1, 8, 8 core, 1, 131072",
      "64, 1, 1, 1, 32, 2 socket x 32 core, 1, 0",
      "16, 2, 2, 2, 16, 8 core x 2 thread, 2, 131072",
      "32, 1, 1, 4, 16, 2 socket x 4 group x 4 core, 1, 0",
      "2, 2, 2, 2, 2, 2 thread, 2, 131072",
      "6, 1, 1, 1, 4, 6 core, 1, 0"})
  void coresThatShareACacheAreAPart(int cores, int threads, int first, int second, int third, String tree, int unitsPerCore, long ofAll) {
    MachineHierarchy hierarchy = MachineShape.of(machine(cores, threads, first, second, third));
    assertThat(hierarchy.levels().stream().map(level -> level.arity() + " " + level.kind()).collect(Collectors.joining(" x "))).isEqualTo(tree);
    assertThat(hierarchy.units()).isEqualTo(cores);
    assertThat(hierarchy.unitsPerCore()).isEqualTo(unitsPerCore);
    assertThat(hierarchy.cacheBytes()).isEqualTo(ofAll);
  }

  @Test
  void withoutCachesThereAreCores() {
    assertThat(MachineShape.of(machine(4, 1)).levels()).hasSize(1);
    assertThat(MachineShape.of(machine(1, 1)).units()).isEqualTo(1);
  }
}
