package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.BitSet;
import org.parcast.analyses.valueflow.graph.Crossings;
import org.parcast.analyses.valueflow.graph.SingletonKind;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Phase;

/** Bytes that keep the singletons equal on all ranks (value communication, step 4). */
public final class CollectiveTraffic {
  private final BitSet reduced;
  private final Int2IntOpenHashMap numberOfReduced = new Int2IntOpenHashMap();
  private final long[] reducedTotal;
  private final long[] reducedInSteps;
  /** Bytes times {@code (p - 1)}, without reductions. */
  private long total;
  private long inSteps;

  public CollectiveTraffic(ValueCommunicationGraph graph, Singletons singletons, Crossings crossings) {
    reduced = singletons.of(SingletonKind.REDUCE);
    reducedTotal = new long[reduced.cardinality()];
    reducedInSteps = new long[reducedTotal.length];
    for (int v = singletons.all().nextSetBit(0); v >= 0; v = singletons.all().nextSetBit(v + 1)) {
      long bytes = graph.words().bytes(v);
      SingletonKind kind = singletons.kind(v);
      if (kind == SingletonKind.REDUCE) {
        int number = numberOfReduced.size();
        numberOfReduced.put(v, number);
        reducedTotal[number] = bytes * crossings.total(v);
        reducedInSteps[number] = bytes * crossings.inSteps(v);
      } else if (kind != SingletonKind.REPLICATED) {
        long words = kind == SingletonKind.ALLREDUCE ? 2 : 1;
        // What is sent and not reduced stays where it is in the end; where the region is one step, its total is that of the step.
        boolean reduces = kind == SingletonKind.ALLREDUCE || graph.headlinePhaseSummary().kind() != Phase.Kind.STEPS;
        total += words * bytes * (reduces ? crossings.total(v) : crossings.leaving(v));
        inSteps += words * bytes * crossings.inSteps(v);
      }
    }
  }

  int reductions() {
    return reducedTotal.length;
  }

  /** Number of a vertex among those only reduced, or -1. */
  int reduction(int representative) {
    return reduced.get(representative) ? numberOfReduced.get(representative) : -1; // asked for each pin: few are
  }

  /** Bytes over the whole region. @param sources ranks that hold a source, by reduction, row-major */
  long total(int ranks, BitSet sources) {
    return total * (ranks - 1) + reduced(reducedTotal, ranks, sources);
  }

  /** Bytes over all steps of the headline phase. */
  long inSteps(int ranks, BitSet sources) {
    return inSteps * (ranks - 1) + reduced(reducedInSteps, ranks, sources);
  }

  /** One of the ranks that hold a source is the root. */
  private static long reduced(long[] bytes, int ranks, BitSet sources) {
    long sum = 0;
    for (int r = 0; r < bytes.length; r++) {
      int holders = sources.get(r * ranks, (r + 1) * ranks).cardinality();
      sum += bytes[r] * Math.max(0, holders - 1);
    }
    return sum;
  }
}
