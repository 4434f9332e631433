package org.parcast.analyses.valueflow;

import org.parcast.recorder.format.Nets;

/** How many bytes an analysis takes, by measurement: the nets with the indices and hypergraphs made of them, and tables by vertex. */
final class GraphMemory {
  private static final long PER_NET = 48;
  private static final long PER_PIN = 16;
  private static final long PER_VERTEX = 96;

  private GraphMemory() {}

  static long bytes(long nets, long pins) {
    return PER_NET * nets + PER_PIN * pins;
  }

  static long ofTables(int vertices) {
    return PER_VERTEX * vertices;
  }

  static long of(Nets nets, int vertices) {
    return bytes(nets.size(), nets.pins()) + ofTables(vertices);
  }
}
