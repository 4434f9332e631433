package org.parcast.analyses.valueflow.graph;

import java.util.BitSet;
import java.util.function.BinaryOperator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Goes through the nets of a graph in parts, as many at a time as there are processors: a large one has billions of uses. */
public final class PartsOfNets {
  private PartsOfNets() {}

  /** Goes through the nets of a part. */
  public interface Collector<S> {
    /**
     * @param collected of this part alone
     * @param end one past the last net
     */
    void collect(S collected, int first, int end);
  }

  /**
   * What all parts have collected.
   *
   * @param fresh nothing collected yet
   * @param joined of what two parts have collected; in which order must not matter
   */
  public static <S> S collect(ValueCommunicationGraph graph, Supplier<S> fresh, Collector<S> collector, BinaryOperator<S> joined) {
    long nets = graph.nets().size();
    int parts = Runtime.getRuntime().availableProcessors();
    return IntStream.range(0, parts).parallel().mapToObj(part -> {
      S collected = fresh.get();
      collector.collect(collected, (int) (nets * part / parts), (int) (nets * (part + 1) / parts));
      return collected;
    }).reduce(joined).orElseThrow();
  }

  /** Sets of vertices that all parts have collected. */
  public static BitSet[] sets(ValueCommunicationGraph graph, int number, Collector<BitSet[]> collector) {
    return collect(graph, () -> Stream.generate(BitSet::new).limit(number).toArray(BitSet[]::new), collector, (sets, others) -> {
      for (int i = 0; i < number; i++) {
        sets[i].or(others[i]);
      }
      return sets;
    });
  }
}
