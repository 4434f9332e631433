package org.parcast.analyses.valueflow.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;

class RanksOfSinksTest {
  /** A matrix product: all words of a row of the left factor are used by the same words of the result, and so are those of a column of the right one. */
  static ValueCommunicationGraph product(int n) {
    TinyProgram program = new TinyProgram();
    int[][] a = program.matrix("a", n, n);
    int[][] b = program.matrix("b", n, n);
    int[][] c = program.matrix("c", n, n);
    program.before();
    for (int i = 0; i < n; i++) {
      program.constants(1, a[i]);
      program.constants(1, b[i]);
    }
    program.steps(1);
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        int column = j;
        int[] row = a[i];
        program.compute(2, c[i][j], IntStream.range(0, 2 * n).map(k -> k < n ? row[k] : b[k - n][column]).toArray());
      }
    }
    ValueFlowRecording recording = program.recording();
    return new ValueCommunicationGraph(recording, WordArrays.of(recording, Map.of()));
  }

  @Property(tries = 40)
  void areThoseThatCountingEachSinkFinds(@ForAll @IntRange(min = 5, max = 9) int n, @ForAll long seed) {
    ValueCommunicationGraph graph = product(n);
    Nets nets = graph.nets();
    int ranks = 3;
    Random random = new Random(seed);
    short[] owner = new short[graph.vertices()];
    BitSet unplaced = new BitSet();
    for (int v = 0; v < owner.length; v++) {
      owner[v] = (short) random.nextInt(ranks);
      unplaced.set(v, random.nextInt(20) == 0);
    }
    RanksOfSinks ofSinks = new RanksOfSinks(graph, RanksOfSinks.settled(graph, unplaced), owner, ranks);
    int settled = 0;
    for (int net = 0; net < nets.size(); net++) {
      boolean free = !nets.anySink(net, unplaced::get);
      assertThat(ofSinks.isSettled(net)).isEqualTo(free && !graph.sinkSharing().isEmpty());
      if (ofSinks.isSettled(net)) {
        TreeMap<Integer, Integer> counted = new TreeMap<>();
        for (int i = nets.offset(net); i < nets.end(net); i++) {
          counted.merge((int) owner[nets.pin(net, i)], 1, Integer::sum);
        }
        assertThat(ofSinks.of(net)).containsExactly(counted.entrySet().stream().flatMapToInt(each -> IntStream.of(each.getKey(), each.getValue())).toArray());
        settled++;
      }
    }
    assertThat(graph.sinkSharing().isEmpty()).as(Arrays.toString(owner)).isFalse();
    assertThat(settled).as("some are").isGreaterThanOrEqualTo(unplaced.isEmpty() ? 2 * n * n : 0);
  }
}
