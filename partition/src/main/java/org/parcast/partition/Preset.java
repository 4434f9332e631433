package org.parcast.partition;

/** How much time to spend on the quality of a partition. */
public enum Preset {
  /** About the time and the quality of METIS. */
  FAST,
  /** Better than METIS in a few times its time. */
  DEFAULT,
  /** As good as can be had within about a hundred times the time of METIS. */
  STRONG
}
