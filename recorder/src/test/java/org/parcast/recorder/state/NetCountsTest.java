package org.parcast.recorder.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

class NetCountsTest {
  /** Of each vertex some values die, with one of nine sets; where the set is 0, the phase ends. */
  private record Event(int vertex, int set) {}

  @Property
  void countsAllThatDied(@ForAll @Size(max = 80) List<@IntRange(max = 49) Integer> drawn) {
    NetCounts counts = new NetCounts();
    Vertices vertices = new Vertices();
    int first = vertices.allocate(5);
    Map<Integer, Map<Integer, Integer>> expected = new TreeMap<>();
    for (int draw : drawn) {
      Event event = new Event(first + draw / 10, draw % 10 - 2);
      if (event.set() == 0) {
        counts.take(vertices);
        counts.pack();
      } else {
        if (!vertices.countAsBefore(event.vertex(), event.set())) {
          if (vertices.hasCount(event.vertex())) {
            counts.add(event.vertex(), vertices.lastSet(event.vertex()), vertices.takeCount(event.vertex()));
          }
          vertices.count(event.vertex(), event.set());
        }
        expected.computeIfAbsent(event.vertex(), v -> new TreeMap<>(Integer::compareUnsigned)).merge(event.set(), 1, Integer::sum);
      }
    }
    counts.take(vertices);
    IntStream.range(0, first + 10).forEach(home -> {
      Map<Integer, Integer> nets = expected.getOrDefault(home, Map.of());
      assertThat(counts.sets(home)).containsExactly(nets.keySet().stream().mapToInt(set -> set).toArray());
      nets.forEach((set, count) -> assertThat(counts.get(home, set)).isEqualTo(count));
    });
    assertThat(expected.keySet()).allMatch(home -> home < counts.homes());
  }
}
