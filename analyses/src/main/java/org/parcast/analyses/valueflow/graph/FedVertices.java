package org.parcast.analyses.valueflow.graph;

import java.util.BitSet;
import java.util.function.IntPredicate;
import org.parcast.recording.Nets;

/**
 * The representatives that others feed. Sinks that many nets share, as the products of a row of a matrix do, are gone through once, and once more where the first home that
 * has them may be among them.
 */
public final class FedVertices {
  private static final int SEVERAL = -1;

  private FedVertices() {}

  /**
   * Those that use the values of another representative.
   *
   * @param homes which representatives count
   */
  public static BitSet of(ValueCommunicationGraph graph, IntPredicate homes) {
    Nets nets = graph.nets();
    SinkSharing sharing = graph.sinkSharing();
    BitSet fed = new BitSet(graph.vertices());
    // By set of sinks the one home that has been met with it, 0 for none.
    int[] only = new int[sharing.sets()];
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      int met = sharing.isEmpty() ? 0 : only[sharing.set(n)];
      if (met == SEVERAL || met == home || !homes.test(home)) {
        continue;
      }
      if (met == 0) {
        nets.forEachSink(n, sink -> {
          int pin = graph.sink(sink, home);
          if (pin != home) {
            fed.set(pin);
          }
        });
      } else if (nets.anySink(n, sink -> graph.sink(sink, home) == met)) {
        fed.set(met);
      }
      if (!sharing.isEmpty()) {
        only[sharing.set(n)] = met == 0 ? home : SEVERAL;
      }
    }
    return fed;
  }
}
