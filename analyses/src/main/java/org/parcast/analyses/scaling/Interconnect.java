package org.parcast.analyses.scaling;

import java.util.List;

/**
 * A network between ranks.
 *
 * @param name name in reports
 * @param latencySeconds time of an empty message, at least 0
 * @param bytesPerSecond bandwidth of one rank's link, above 0
 */
public record Interconnect(String name, double latencySeconds, double bytesPerSecond) {
  /** Ten-gigabit Ethernet with TCP: typical figures, not a measurement. */
  public static final Interconnect ETHERNET_10G = new Interconnect("ethernet-10g", 20e-6, 1.1e9);

  /** InfiniBand EDR, as on the cluster of the CommAnalyzer paper: typical figures, not a measurement. */
  public static final Interconnect INFINIBAND_EDR = new Interconnect("infiniband-edr", 1e-6, 10e9);

  /** Ranks on one machine that share memory: typical figures, not a measurement. */
  public static final Interconnect SHARED_MEMORY = new Interconnect("shared-memory", 0.3e-6, 8e9);

  /** What there is a name for. */
  public static final List<Interconnect> PRESETS = List.of(INFINIBAND_EDR, ETHERNET_10G, SHARED_MEMORY);

  /** @throws IllegalArgumentException if the latency is negative or the bandwidth not above 0 */
  public Interconnect {
    if (!(latencySeconds >= 0) || !(bytesPerSecond > 0)) {
      throw new IllegalArgumentException("an interconnect needs a latency of 0 or more and a bandwidth above 0, found " + latencySeconds
          + " s and " + bytesPerSecond + " bytes/s");
    }
  }

  /** Seconds of a message. */
  double message(double bytes) {
    return latencySeconds + bytes / bytesPerSecond;
  }
}
