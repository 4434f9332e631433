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

  /**
   * Compares the distances in the loops inside the carrier with those before; once they have differed there is nothing to compare.
   *
   * @param execution in which the earlier of the two was done, and in which of its iterations
   */
  void seenInside(OpenLoops loops, OpenLoops.Execution carrier, int execution, int iteration) {
    if (inside == null) {
      inside = loops.ahead(carrier, execution, iteration);
    } else if (inside.length > 0) {
      int same = loops.aheadAs(inside, carrier, execution, iteration);
      inside = same == inside.length ? inside : Arrays.copyOf(inside, same);
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
