package org.parcast.recorder.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class NetCountsTest {
  /** A value of the vertex dies with the set, or the phase ends where the set is 0. */
  private record Event(int vertex, int set) {}

  @Property
  void countsAllThatDied(@ForAll @Size(max = 60) List<@IntRange(max = 29) Integer> drawn) {
    NetCounts counts = new NetCounts();
    Vertices vertices = new Vertices();
    int first = vertices.allocate(5);
    Map<Long, Integer> expected = new TreeMap<>();
    for (int draw : drawn) {
      Event event = new Event(first + draw / 6, draw % 6 - 2);
      if (event.set() == 0) {
        counts.take(vertices);
      } else {
        if (!vertices.countAsBefore(event.vertex(), event.set())) {
          if (vertices.hasCount(event.vertex())) {
            counts.add(PhaseRecord.netKey(event.vertex(), vertices.lastSet(event.vertex())), vertices.takeCount(event.vertex()));
          }
          vertices.count(event.vertex(), event.set());
        }
        expected.merge(PhaseRecord.netKey(event.vertex(), event.set()), 1, Integer::sum);
      }
    }
    counts.take(vertices);
    assertThat(counts.sortedKeys()).containsExactly(expected.keySet().stream().mapToLong(Long::longValue).toArray());
    expected.forEach((key, count) -> assertThat(counts.get(key)).isEqualTo(count));
  }
}
