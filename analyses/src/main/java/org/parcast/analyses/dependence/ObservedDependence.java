package org.parcast.analyses.dependence;

/** A dependence that a run showed, between two references, carried by one loop; counts while the trace is read. */
final class ObservedDependence {
  final Dependence.Kind kind;
  final int from;
  final int to;
  final long address;
  private long iterations;
  private long lastExecution = -1;
  private long lastIteration = -1;
  private int least = Integer.MAX_VALUE;
  private int greatest;

  ObservedDependence(Dependence.Kind kind, int from, int to, long address) {
    this.kind = kind;
    this.from = from;
    this.to = to;
    this.address = address;
  }

  void seen(OpenLoops.Execution carrier, int distance) {
    if (lastExecution != carrier.number || lastIteration != carrier.iterations()) {
      lastExecution = carrier.number;
      lastIteration = carrier.iterations();
      iterations++;
    }
    least = Math.min(least, distance);
    greatest = Math.max(greatest, distance);
  }

  /** How many iterations depended on an earlier one. */
  long iterations() {
    return iterations;
  }

  /** The distance where it was always the same, else 0. */
  int distance() {
    return least == greatest ? least : 0;
  }
}
