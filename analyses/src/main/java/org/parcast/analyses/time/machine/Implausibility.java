package org.parcast.analyses.time.machine;

import java.util.ArrayList;
import java.util.List;

/** Collects what cannot be true of a machine. */
final class Implausibility {
  private final List<Machine.Implausible> found = new ArrayList<>();

  void unless(boolean plausible, String key, String why) {
    if (!plausible) {
      found.add(new Machine.Implausible(key, why));
    }
  }

  List<Machine.Implausible> all() {
    return List.copyOf(found);
  }
}
