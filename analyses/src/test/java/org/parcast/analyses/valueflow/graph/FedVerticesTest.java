package org.parcast.analyses.valueflow.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
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

class FedVerticesTest {
  private static BitSet byEachEdge(ValueCommunicationGraph graph, BitSet homes) {
    BitSet fed = new BitSet();
    graph.forEachEdge((home, pin) -> fed.set(pin, fed.get(pin) || homes.get(home)));
    return fed;
  }

  private static BitSet some(ValueCommunicationGraph graph, long seed) {
    Random random = new Random(seed);
    BitSet some = new BitSet();
    IntStream.range(0, graph.vertices()).filter(v -> random.nextBoolean()).forEach(some::set);
    return some;
  }

  @Property(tries = 20)
  void areThoseAtTheEndsOfEdgesThoughNetsShareTheirSinks(@ForAll @IntRange(min = 5, max = 9) int n, @ForAll long seed) {
    ValueCommunicationGraph graph = RanksOfSinksTest.product(n);
    BitSet homes = some(graph, seed);
    assertThat(graph.sinkSharing().isEmpty()).isFalse();
    assertThat(FedVertices.of(graph, homes::get)).isEqualTo(byEachEdge(graph, homes));
  }

  /** All words of a state are computed from all, themselves too: each is the home of a net that has it among its sinks. */
  @Property(tries = 20)
  void homesAmongTheirOwnSinksAreFedByTheOthers(@ForAll @IntRange(min = 1, max = 40) int n, @ForAll long seed) {
    TinyProgram program = new TinyProgram();
    int[] state = program.array("state", n);
    program.before();
    program.constants(1, state);
    program.steps(2);
    for (int word : state) {
      program.compute(2, word, state);
    }
    ValueFlowRecording recording = program.recording();
    ValueCommunicationGraph graph = new ValueCommunicationGraph(recording, WordArrays.of(recording, Map.of()));
    BitSet homes = some(graph, seed);
    assertThat(FedVertices.of(graph, homes::get)).isEqualTo(byEachEdge(graph, homes));
  }

  @Property(tries = 20)
  void anIndexHasNoMoreEntriesThanIsToldBeforehand(@ForAll @IntRange(min = 5, max = 9) int n, @ForAll long seed) {
    ValueCommunicationGraph graph = RanksOfSinksTest.product(n);
    BitSet members = some(graph, seed);
    members.clear(0, Nets.FIRST_VERTEX);
    Incidence incidence = new Incidence(graph, members, graph::usedInHeadline);
    long entries = members.stream().map(v -> incidence.end(v) - incidence.start(v)).sum();
    assertThat(Incidence.mostEntries(graph, members, graph::usedInHeadline)).isGreaterThanOrEqualTo(entries).isPositive();
  }
}
