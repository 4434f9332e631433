package org.parcast.analyses.loops.observation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.analyses.loops.verdict.Dependence;

/** A dependence that a run showed, between two references, carried by one loop; counts while the trace is read. */
final class ObservedDependence {
  final Dependence.Kind kind;
  final int from;
  final int to;
  /** The loop that carries it. */
  final int loop;
  final long address;
  private long iterations;
  /** When the execution of the carrier began that had it last. */
  private long lastExecution = -1;
  private long lastIteration = -1;
  private int least = Integer.MAX_VALUE;
  private int greatest;
  /** Distances in the loops inside the carrier, as far as they were always the same; null before the first. */
  private int[] inside;

  ObservedDependence(Dependence.Kind kind, int from, int to, int loop, long address) {
    this.kind = kind;
    this.from = from;
    this.to = to;
    this.loop = loop;
    this.address = address;
  }

  void seen(OpenLoops.Execution carrier, int distance) {
    if (lastExecution != carrier.begin || lastIteration != carrier.iterations()) {
      lastExecution = carrier.begin;
      lastIteration = carrier.iterations();
      iterations++;
    }
    least = Math.min(least, distance);
    greatest = Math.max(greatest, distance);
  }

  /** Whether distances in the loops inside are still the same each time. */
  boolean isConstantInside() {
    return inside == null || inside.length > 0;
  }

  /** Remembers the distances in the loops inside the carrier, which are this one's then. */
  void seenInside(int[] distances) {
    if (inside == null) {
      inside = distances;
      return;
    }
    int same = 0;
    while (same < Math.min(inside.length, distances.length) && inside[same] == distances[same]) {
      same++;
    }
    if (same < inside.length) {
      inside = Arrays.copyOf(inside, same);
    }
  }

  /** How many iterations depended on an earlier one. */
  long iterations() {
    return iterations;
  }

  /** The distances that were always the same: of the carrying loop, then of those inside; none where already that of the loop was not. */
  List<Long> distance() {
    List<Long> distances = new ArrayList<>();
    if (least == greatest) {
      distances.add((long) least);
      for (int level = 0; inside != null && level < inside.length; level++) {
        distances.add((long) inside[level]);
      }
    }
    return distances;
  }
}
