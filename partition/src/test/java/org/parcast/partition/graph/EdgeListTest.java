package org.parcast.partition.graph;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class EdgeListTest {
  @Property(tries = 200)
  void theRowsHoldEveryEdgeOnceFromBothEnds(@ForAll @Size(max = 30) List<@IntRange(max = 7) Integer> drawn) {
    int[] ends = drawn.stream().limit(drawn.size() / 2 * 2).mapToInt(Integer::intValue).toArray();
    List<TreeSet<Integer>> wanted = new ArrayList<>();
    for (int v = 0; v < 8; v++) {
      wanted.add(new TreeSet<>());
    }
    for (int i = 0; i < ends.length; i += 2) {
      if (ends[i] != ends[i + 1]) {
        wanted.get(ends[i]).add(ends[i + 1]);
        wanted.get(ends[i + 1]).add(ends[i]);
      }
    }
    Graph graph = Graph.ofEdges(8, ends);
    for (int v = 0; v < 8; v++) {
      List<Integer> row = new ArrayList<>();
      for (int i = 0; i < graph.degree(v); i++) {
        row.add(graph.neighbour(v, i));
      }
      assertThat(row).containsExactlyElementsOf(wanted.get(v));
    }
  }

  @Test
  void endsThatAreNoVerticesAndHalfAnEdgeAreRefused() {
    assertThatThrownBy(() -> Graph.ofEdges(3, new int[] {0, 1, 2, 3}))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("edge 1 ends at 3, which is no vertex of 0 to 2");
    assertThatThrownBy(() -> Graph.ofEdges(3, new int[] {-1, 1})).isInstanceOf(IllegalArgumentException.class).hasMessageContaining("edge 0 ends at -1");
    assertThatThrownBy(() -> Graph.ofEdges(3, new int[] {0, 1, 2})).isInstanceOf(IllegalArgumentException.class).hasMessage("edge 1 has one end");
  }
}
