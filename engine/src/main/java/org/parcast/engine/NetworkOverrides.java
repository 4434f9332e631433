package org.parcast.engine;

import java.util.Optional;
import org.parcast.analyses.network.LocalityParameters;

/**
 * Parameters of the locality model that the user gives; the others are measured of the program, or those of the paper. See {@link
 * LocalityParameters} for their meaning.
 */
public record NetworkOverrides(Optional<Integer> dimension, Optional<Integer> contexts, Optional<Double> criticalMessages,
    Optional<Double> messages, Optional<Double> flits, Optional<Double> runLength, Optional<Double> overhead, Optional<Double> contextSwitch,
    Optional<Double> speed, boolean nodeChannel) {
  /** Nothing was given. */
  static final NetworkOverrides NONE = new NetworkOverrides(Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(),
      Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty(), false);

  /**
   * The paper's parameters for the number of contexts given, with what else the user gave.
   *
   * @throws IllegalArgumentException if one is out of range, or the paper did not measure so many contexts and the user does not give what depends on
   *     their number
   */
  public LocalityParameters overPaper() {
    int asked = contexts.orElse(LocalityParameters.PAPER.contexts());
    Optional<LocalityParameters> paper = LocalityParameters.paper(asked);
    boolean given = criticalMessages.isPresent() && runLength.isPresent() && overhead.isPresent();
    if (asked > 0 && paper.isEmpty() && !given) {
      throw new IllegalArgumentException("--contexts is " + asked + ": the paper measured 1, 2 and 4; give --critical, --run-length and --overhead with others");
    }
    return over(paper.orElse(LocalityParameters.PAPER));
  }

  /**
   * The parameters with what the user gave in place of what was assumed.
   *
   * @throws IllegalArgumentException if one is out of range; the message names its option
   */
  public LocalityParameters over(LocalityParameters assumed) {
    return new LocalityParameters(dimension.orElse(assumed.dimension()), contexts.orElse(assumed.contexts()),
        criticalMessages.orElse(assumed.criticalMessages()), messages.orElse(assumed.messages()), flits.orElse(assumed.flits()),
        runLength.orElse(assumed.runLength()), overhead.orElse(assumed.overhead()), contextSwitch.orElse(assumed.contextSwitch()),
        speed.orElse(assumed.speed()), nodeChannel || assumed.nodeChannel());
  }
}
