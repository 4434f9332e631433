package org.parcast.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.junit.jupiter.api.Test;
import org.parcast.recorder.memory.SinkSets;
import org.parcast.recorder.memory.VertexNumbers;
import org.parcast.recorder.state.NetsWriter;
import org.parcast.recorder.state.PhaseRecord;
import org.parcast.recorder.state.Phases;
import org.parcast.recording.file.RecordingInput;
import org.parcast.recording.file.RecordingOutput;

/** What is written of homes alike is read as it was for each. */
class NetsOfHomesAlikeTest {
  private static final int FIRST = 200;
  private static final int VERTICES = 1000;

  /**
   * Homes in a row, and how their values are used.
   *
   * @param gap homes without values before them
   * @param sinks distances or vertices
   * @param counts values of each of the nets: those of the first have the sinks, of the second one less
   */
  private record Run(int gap, int homes, boolean distances, List<Integer> sinks, List<Integer> counts, boolean earlier, boolean alive) {
    int[] sinksOf(int home, int net) {
      return sinks.stream().limit(Math.max(1, sinks.size() - net)).mapToInt(sink -> sink < 3 ? sink : distances ? home + sink - 100 : sink).distinct().toArray();
    }
  }

  @Provide
  Arbitrary<List<Run>> runs() {
    Arbitrary<Integer> small = Arbitraries.integers().between(1, 4);
    Arbitrary<List<Integer>> few = Arbitraries.integers().between(1, 220).list().ofMinSize(1).ofMaxSize(6);
    Arbitrary<List<Integer>> many = Arbitraries.integers().between(1, 220).list().ofMinSize(16).ofMaxSize(90);
    return Combinators.combine(Arbitraries.integers().between(0, 1), small, Arbitraries.of(true, false), Arbitraries.frequencyOf(Tuple.of(4, few), Tuple.of(1, many)),
        small.list().ofMinSize(1).ofMaxSize(2), Arbitraries.of(true, false), Arbitraries.of(true, false)).as(Run::new).list().ofMaxSize(12);
  }

  @Property(tries = 300)
  void areReadAsTheyWere(@ForAll("runs") List<Run> runs) throws IOException {
    SinkSets sets = new SinkSets();
    Phases phases = new Phases();
    phases.begin(0);
    PhaseRecord phase = phases.current();
    Map<String, Long> expected = new TreeMap<>();
    int home = FIRST;
    for (Run run : runs) {
      home += run.gap;
      for (int end = home + run.homes; home < end; home++) {
        for (int net = 0; net < run.counts.size(); net++) {
          int set = run.earlier ? sets.earlierRoot() : sets.root();
          for (int sink : run.sinksOf(home, net)) {
            set = sets.grow(set, home, sink);
          }
          phase.counts.add(home, set, run.counts.get(net));
          if (run.alive && net == 0) {
            phase.alive.add(home, set, 1);
          }
          String name = name(home, run.sinksOf(home, net), run.earlier);
          expected.merge(name, (long) run.counts.get(net), Long::sum);
          expected.merge("alive " + name, run.alive && net == 0 ? 1L : 0L, Long::sum);
        }
      }
    }
    Nets nets = written(phase, sets);
    Map<String, Long> read = new TreeMap<>();
    for (int n = 0; n < nets.size(); n++) {
      int net = n;
      int[] sinks = IntStream.range(nets.offset(n), nets.end(n)).map(i -> nets.pin(net, i)).toArray();
      assertThat(sinks).isSorted();
      String name = name(nets.home(n), sinks, nets.earlier(n));
      assertThat(read.put(name, nets.count(n))).as("told once").isNull();
      read.put("alive " + name, (long) nets.alive(n));
    }
    assertThat(read).isEqualTo(expected);
    assertThat(nets.storedPins()).isLessThanOrEqualTo(nets.pins());
  }

  @Test
  void takeNoMoreRoomThanOneOfThem() throws IOException {
    assertThat(bytesOf(700)).isLessThan(bytesOf(2) + 10);
  }

  private static long bytesOf(int homes) throws IOException {
    SinkSets sets = new SinkSets();
    Phases phases = new Phases();
    phases.begin(0);
    for (int home = FIRST; home < FIRST + homes; home++) {
      int set = sets.grow(sets.grow(sets.root(), home, home - 1), home, home + 1);
      phases.current().counts.add(home, set, 5);
    }
    Path file = Files.createTempFile("nets", ".bin");
    try (RecordingOutput out = RecordingOutput.create(file, "PARCASTX")) {
      new NetsWriter(out, sets, new VertexNumbers(VERTICES)).write(phases.current());
    }
    long bytes = Files.size(file);
    Files.delete(file);
    return bytes;
  }

  private static String name(int home, int[] sinks, boolean earlier) {
    return home + (earlier ? " before: " : ": ") + Arrays.stream(sinks).sorted().mapToObj(String::valueOf).collect(Collectors.joining(" "));
  }

  private static Nets written(PhaseRecord phase, SinkSets sets) throws IOException {
    Path file = Files.createTempFile("nets", ".bin");
    try {
      try (RecordingOutput out = RecordingOutput.create(file, "PARCASTX")) {
        new NetsWriter(out, sets, new VertexNumbers(VERTICES)).write(phase);
      }
      try (RecordingInput in = RecordingInput.open(file, "PARCASTX")) {
        NetsReader reader = new NetsReader(VERTICES);
        reader.read(in, 0);
        return reader.nets();
      }
    } finally {
      Files.delete(file);
    }
  }
}
