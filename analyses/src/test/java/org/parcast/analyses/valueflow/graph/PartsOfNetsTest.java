package org.parcast.analyses.valueflow.graph;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class PartsOfNetsTest {
  @Property(tries = 20)
  void partsHaveEachNetOnceAndTheirSetsAreJoined(@ForAll @IntRange(min = 5, max = 9) int n) {
    ValueCommunicationGraph graph = RanksOfSinksTest.product(n);
    BitSet homes = new BitSet();
    BitSet pins = new BitSet();
    graph.forEachEdge((home, pin) -> {
      homes.set(home);
      pins.set(pin);
    });

    int nets = PartsOfNets.collect(graph, () -> new int[1], (count, first, end) -> count[0] += end - first, (one, other) -> new int[] {one[0] + other[0]})[0];
    BitSet[] sets = PartsOfNets.sets(graph, 2, (found, first, end) -> graph.forEachEdge(first, end, (home, pin) -> {
      found[0].set(home);
      found[1].set(pin);
    }));

    assertThat(nets).isEqualTo(graph.nets().size());
    assertThat(sets).containsExactly(homes, pins);
  }
}
