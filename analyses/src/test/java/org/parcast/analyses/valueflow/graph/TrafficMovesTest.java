package org.parcast.analyses.valueflow.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;

class TrafficMovesTest {
  private static final int RANKS = 3;

  /** Steps in which a number is computed from a word, all words from the number, their neighbours and themselves. */
  private static ValueCommunicationGraph timeSteps(int words) {
    TinyProgram program = new TinyProgram();
    int[] state = program.array("state", words);
    int[] other = program.array("other", words);
    int[] dt = {program.field("dt")};
    program.before();
    program.constants(1, state);
    program.steps(2);
    for (int step = 0; step < 2; step++) {
      program.compute(2, dt[0], dt[0], state[0]);
      for (int i = 0; i < words; i++) {
        program.compute(3, other[i], dt[0], state[(i + 1) % words]);
        program.compute(4, state[i], dt[0], other[i], state[i]);
      }
    }
    ValueFlowRecording recording = program.recording();
    return new ValueCommunicationGraph(recording, WordArrays.of(recording, Map.of()));
  }

  /** However many sinks are left out at the end. */
  @Property(tries = 60)
  void tellWhatGoingThroughAllSinksTells(@ForAll @IntRange(min = 4, max = 40) int words, @ForAll long seed) {
    ValueCommunicationGraph graph = timeSteps(words);
    Incidence incidence = graph.headlineIncidence();
    Random random = new Random(seed);
    short[] owner = new short[graph.vertices()];
    for (int v = 0; v < owner.length; v++) {
      owner[v] = (short) random.nextInt(RANKS);
    }
    TrafficMoves moves = new TrafficMoves(graph, Singletons.none(), incidence, owner, RANKS);
    for (int move = 0; move < 200; move++) {
      int v = Nets.FIRST_VERTEX + random.nextInt(owner.length - Nets.FIRST_VERTEX);
      short to = (short) ((owner[v] + 1 + random.nextInt(RANKS - 1)) % RANKS);
      long before = sent(graph, incidence, owner, v);
      short from = owner[v];
      owner[v] = to;
      boolean more = sent(graph, incidence, owner, v) > before;
      owner[v] = from;
      assertThat(moves.sendsMore(v, to)).isEqualTo(more);
      owner[v] = random.nextBoolean() ? to : from;
    }
  }

  /** What a vertex and the homes of its entries send to the ranks of their sinks, those of an entry each time. */
  private static long sent(ValueCommunicationGraph graph, Incidence incidence, short[] owner, int vertex) {
    long sent = 0;
    for (int e = incidence.start(vertex); e < incidence.end(vertex); e++) {
      int home = incidence.isOwn(e) ? vertex : incidence.home(vertex, e);
      for (int own = incidence.start(home); own < incidence.end(home); own++) {
        if (incidence.isOwn(own) && (home != vertex || own == e)) {
          Set<Short> ranks = new HashSet<>();
          graph.nets().forEachSink(incidence.net(home, own), sink -> ranks.add(owner[graph.sink(sink, home)]));
          ranks.remove(owner[home]);
          sent += ranks.size() * (long) incidence.weight(own);
        }
      }
    }
    return sent;
  }
}
