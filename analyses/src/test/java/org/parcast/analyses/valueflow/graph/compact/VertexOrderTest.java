package org.parcast.analyses.valueflow.graph.compact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class VertexOrderTest {
  @Property
  void numbersItsVerticesAndTellsHowManyAreBeforeAny(@ForAll Set<@IntRange(max = 300) Integer> vertices) {
    BitSet set = new BitSet();
    vertices.forEach(set::set);
    VertexOrder order = new VertexOrder(set);

    assertThat(order.size()).isEqualTo(vertices.size());
    for (int v = 0; v <= 500; v++) {
      int before = set.get(0, v).cardinality();
      assertThat(order.before(v)).isEqualTo(before);
      assertThat(order.contains(v)).isEqualTo(set.get(v));
      if (set.get(v)) {
        assertThat(order.of(v)).isEqualTo(before);
      }
    }
  }
}
