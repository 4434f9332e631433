package org.parcast.engine.machine;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.mapping.machine.MachineHierarchy;
import org.parcast.analyses.mapping.machine.MachineHierarchy.Level;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.machine.MemoryLevel;

/** The tree of a machine of which it is known which cores share a cache: they are a part. Of caches of the same cores the largest counts. Units are numbered part by part. */
public final class MachineShape {
  private MachineShape() {}

  /** The tree. */
  public static MachineHierarchy of(Machine machine) {
    List<Level> levels = new ArrayList<>();
    int part = machine.cores();
    int threads = machine.threadsPerCore();
    long ofAll = 0;
    for (int i = machine.levels().size() - 2; i >= 0; i--) {
      MemoryLevel cache = machine.levels().get(i);
      if (cache.sharedBy() == machine.cores()) {
        ofAll = Math.max(ofAll, cache.bytes());
      } else if (cache.sharedBy() < part && part % cache.sharedBy() == 0) {
        levels.add(new Level(cache.sharedBy() <= threads ? "core" : levels.isEmpty() ? "socket" : "group", part / cache.sharedBy(), cache.bytes()));
        part = cache.sharedBy();
      }
    }
    if (part > threads && part % threads == 0) {
      levels.add(new Level("core", part / threads, 0));
      part = threads;
    }
    int core = levels.size() - 1;
    if (part > 1) {
      levels.add(new Level("thread", part, 0));
    }
    return new MachineHierarchy(machine.name(), levels, core, ofAll, IntStream.range(0, machine.cores()).boxed().toList());
  }
}
