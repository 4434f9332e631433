package org.parcast.analyses.mapping.machine;

/** The units of a machine by core, as they are filled. More threads than units share units, the same number on each. */
public final class CoreSlots {
  private final MachineHierarchy machine;
  private final int units;
  private final int perUnit;
  private final int[] unitOf;
  private final int[] tasksOn;

  public CoreSlots(MachineHierarchy machine, int tasks) {
    this.machine = machine;
    units = machine.unitsPerCore();
    perUnit = Math.max(1, (tasks + machine.units() - 1) / machine.units());
    unitOf = new int[tasks];
    tasksOn = new int[machine.units()];
  }

  /** Threads that a core takes. */
  public int perCore() {
    return units * perUnit;
  }

  public int cores() {
    return tasksOn.length / units;
  }

  public int[] unitOf() {
    return unitOf;
  }

  /** Puts a thread on a core if it has room. */
  public boolean put(int thread, int core) {
    int best = -1;
    for (int unit = core * units; unit < (core + 1) * units; unit++) {
      if (tasksOn[unit] < perUnit && (best < 0 || tasksOn[unit] < tasksOn[best])) {
        best = unit;
      }
    }
    if (best < 0) {
      return false;
    }
    tasksOn[best]++;
    unitOf[thread] = best;
    return true;
  }

  /** Puts a thread on the nearest core that has room. */
  public void putNear(int thread, int core) {
    int best = -1;
    double least = Double.POSITIVE_INFINITY;
    for (int other = 0; other < cores(); other++) {
      double distance = machine.distance(core * units, other * units);
      if (distance < least && load(other * units, units) < perCore()) {
        least = distance;
        best = other;
      }
    }
    put(thread, best);
  }

  /** Puts a thread where it is most alone: into the emptiest part of every level on the way down. */
  public void spread(int thread) {
    int first = 0;
    for (int level = 0; level <= machine.coreLevel(); level++) {
      int below = machine.unitsBelow(level);
      int emptiest = first;
      for (int part = 0; part < machine.levels().get(level).arity(); part++) {
        int at = first + part * below;
        if (load(at, below) < load(emptiest, below)) {
          emptiest = at;
        }
      }
      first = emptiest;
    }
    put(thread, first / units);
  }

  private int load(int firstUnit, int count) {
    int load = 0;
    for (int unit = firstUnit; unit < firstUnit + count; unit++) {
      load += tasksOn[unit];
    }
    return load;
  }
}
