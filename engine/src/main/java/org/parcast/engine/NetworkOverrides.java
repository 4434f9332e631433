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
