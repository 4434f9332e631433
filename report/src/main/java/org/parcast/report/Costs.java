package org.parcast.report;

import java.util.Optional;
import org.parcast.analyses.time.machine.Machine;
import org.parcast.analyses.time.serial.Estimate;

/**
 * What turns counts into seconds: what a machine takes for a miss and for a line from another core, and what the counts are of.
 *
 * @param machine the machine
 * @param of what is told in seconds
 * @param parts what is counted in the whole run is divided by this: steps where a step is told, and bytes of a line where bytes are counted
 * @param serial seconds of it on one thread; empty where it was not timed
 */
public record Costs(Machine machine, Of of, double parts, Optional<Estimate> serial) {
  /** What is told in seconds. */
  public enum Of {
    STEP("a step"),
    RUN("the run");

    private final String words;

    Of(String words) {
      this.words = words;
    }

    /** As it stands in a sentence. */
    public String words() {
      return words;
    }
  }

  /** Of a run that was timed, or of one that was not. */
  public static Costs ofRun(Machine machine, Optional<Estimate> serial) {
    return new Costs(machine, Of.RUN, 1, serial);
  }
}
