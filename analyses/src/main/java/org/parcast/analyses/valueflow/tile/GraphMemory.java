package org.parcast.analyses.valueflow.tile;

import org.parcast.recording.Nets;

/**
 * How many bytes an analysis takes, the recording included: the nets, the index of them, tables by vertex and by placement. By measurement: of the
 * hydrodynamics program at 72^3 elements (240 nets, 2,140 pins and 117 vertices each) 34 kB an element were alive at most.
 */
public final class GraphMemory {
  private static final long PER_NET = 21;
  private static final long PER_PIN = 3;
  private static final long PER_VERTEX = 115;
  /** Of the index of nets alone. */
  private static final long INDEX_PER_PIN = 5;

  private GraphMemory() {}

  static long bytes(long nets, long pins) {
    return bytes(nets, pins, pins);
  }

  private static long bytes(long nets, long pins, long keptPins) {
    return PER_NET * nets + PER_PIN * pins + Integer.BYTES * keptPins;
  }

  public static long ofTables(int vertices) {
    return PER_VERTEX * vertices;
  }

  /** While singletons are looked for: the recording's sinks, those shared once, and the index. */
  static long ofDetection(Nets nets, int vertices) {
    return bytes(nets.size(), 0, nets.keptPins()) + INDEX_PER_PIN * nets.pins() + ofTables(vertices);
  }

  public static long of(Nets nets, int vertices) {
    return bytes(nets.size(), nets.pins(), nets.keptPins()) + ofTables(vertices);
  }
}
