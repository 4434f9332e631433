package org.parcast.analyses.valueflow.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.parcast.analyses.valueflow.TinyProgram;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordArrays;
import org.parcast.recording.Nets;
import org.parcast.recording.Pins;
import org.parcast.recording.ValueFlowRecording;

class TiledSinksTest {
  private static final int WORDS = 64;
  private static final int[] DISTANCES = {-1, 0, 5};
  private static final int HOMES = WORDS - 6;

  /** Each set that moves with its home has the tiles of its own sinks, wherever tiles begin and whatever was looked up before. */
  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 16, 200})
  void setsThatMoveWithTheirHomesAreThoseOfTheirOwnSinks(int side) {
    TinyProgram program = new TinyProgram();
    int[] line = program.array("line", WORDS);
    program.region();
    program.constants(1, line);
    ValueFlowRecording recording = program.recording();
    ValueCommunicationGraph graph = new ValueCommunicationGraph(moving(recording, line), WordArrays.of(recording, Map.of()));
    TiledSinks sinks = new TiledSinks(graph, vertex -> vertex < line[0] ? vertex : line[(vertex - line[0]) / side * side]);
    List<Integer> ascending = IntStream.range(0, HOMES).boxed().toList();
    List<Integer> scattered = IntStream.range(0, HOMES).mapToObj(i -> i * 17 % HOMES).toList();

    for (List<Integer> order : List.of(ascending, scattered)) {
      for (int net : order) {
        int set = sinks.of(net);
        int home = graph.nets().home(net);
        int[] expected = Arrays.stream(DISTANCES).map(distance -> line[(home + distance - line[0]) / side * side]).sorted().distinct().toArray();
        assertThat(Arrays.copyOfRange(sinks.pool().pins(), sinks.pool().start(set), sinks.pool().end(set))).as("net %d", net).isEqualTo(expected);
      }
    }
  }

  /** The same words with a net each, all of one set of distances. */
  private static ValueFlowRecording moving(ValueFlowRecording of, int[] line) {
    int[] homes = Arrays.copyOfRange(line, 1, 1 + HOMES);
    long[] one = new long[HOMES];
    Arrays.fill(one, 1);
    int[] end = new int[HOMES];
    Arrays.fill(end, DISTANCES.length);
    int[] pins = Arrays.stream(DISTANCES).map(distance -> Pins.distance(0, distance)).toArray();
    Nets nets = new Nets(homes, new byte[HOMES], one, new int[HOMES], new int[HOMES], end, pins, new BitSet(), new BitSet());
    return new ValueFlowRecording(of.partial(), of.reason(), of.phases(), of.blocks(), of.vertices(), of.placedWith(), of.terms(), of.weight(), of.storedAt(), of.sites(),
        nets, of.births(), of.copies(), of.warnings());
  }
}
