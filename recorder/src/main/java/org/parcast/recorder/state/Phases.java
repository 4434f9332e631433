package org.parcast.recorder.state;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The phases of a run, told apart by loop: the steps of a loop that runs again go on where they ended, and so does what lies between loops.
 * What lies before the first loop stays a phase of its own.
 */
public final class Phases {
  private final List<PhaseRecord> records = new ArrayList<>();
  private PhaseRecord current;

  /** The steps of the loop, or (0) what lies between loops, begin or go on. */
  public void begin(int loop) {
    for (int known = 1; known < records.size(); known++) {
      if (records.get(known).loop == loop) {
        current = records.get(known);
        return;
      }
    }
    current = new PhaseRecord(loop);
    records.add(current);
  }

  public PhaseRecord current() {
    return current;
  }

  /** All phases in the order in which they first began. */
  public List<PhaseRecord> all() {
    return Collections.unmodifiableList(records);
  }

  /** Whether a phase that ended wrote the vertex. */
  public boolean wrote(int vertex) {
    for (PhaseRecord record : records) {
      if (record.isWritten(vertex)) {
        return true;
      }
    }
    return false;
  }
}
