package org.parcast.analyses.valueflow.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;

class HubNetsTest {
  /** Steps in which all words use one number, and each its neighbour. */
  private static ValueCommunicationGraph timeSteps(int words) {
    TinyProgram program = new TinyProgram();
    int[] state = program.array("state", words);
    int[] dt = {program.field("dt")};
    program.before();
    program.constants(1, state);
    program.steps(2);
    for (int step = 0; step < 2; step++) {
      program.compute(2, dt[0], dt[0], state[0]);
      for (int i = 0; i < words; i++) {
        program.compute(3, state[i], dt[0], state[(i + 1) % words]);
      }
    }
    ValueFlowRecording recording = program.recording();
    return new ValueCommunicationGraph(recording, WordArrays.of(recording, Map.of()));
  }

  @Property(tries = 30)
  void countSinksByRankAsTheyMove(@ForAll @IntRange(min = 8, max = 40) int words, @ForAll long seed) {
    ValueCommunicationGraph graph = timeSteps(words);
    Nets nets = graph.nets();
    Random random = new Random(seed);
    int ranks = 4;
    short[] owner = new short[graph.vertices()];
    for (int v = 0; v < owner.length; v++) {
      owner[v] = (short) (random.nextInt(ranks + 1) - 1);
    }
    HubNets hubs = new HubNets(graph, owner, ranks);
    for (int move = 0; move < 100; move++) {
      int v = Nets.FIRST_VERTEX + random.nextInt(owner.length - Nets.FIRST_VERTEX);
      short to = (short) random.nextInt(ranks);
      hubs.move(v, owner[v], to);
      owner[v] = to;
    }
    int counted = 0;
    for (int n = 0; n < nets.size(); n++) {
      int net = n;
      assertThat(hubs.has(n)).isEqualTo(graph.usedInHeadline(n) && nets.end(n) - nets.offset(n) > ranks);
      for (short rank = 0; hubs.has(n) && rank < ranks; rank++) {
        short at = rank;
        assertThat(hubs.sinks(n, rank)).isEqualTo(IntStream.range(nets.offset(n), nets.end(n)).map(i -> nets.pin(net, i)).filter(v -> v >= Nets.FIRST_VERTEX && owner[v] == at).count());
        counted++;
      }
      for (int v = Nets.FIRST_VERTEX; hubs.has(n) && v < owner.length; v++) {
        int vertex = v;
        assertThat(hubs.has(n, v)).isEqualTo(nets.anySink(n, sink -> sink == vertex));
      }
    }
    assertThat(counted).isPositive();
  }
}
