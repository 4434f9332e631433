package org.parcast.tracer;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;

/** Which words of a recording were used to compute which others. */
final class WordFlows {
  private WordFlows() {}

  /**
   * Records a class whose main method runs statements and prints the first word of {@code y}.
   *
   * @param name the class
   * @param head imports, and its text up to the end of its other members
   */
  static ValueFlowRecording recorded(String name, String head, String statements, Path directory) throws Exception {
    String source = head + "  public static void main(String[] args) {\n" + statements + "\n    System.out.println(y[0]); } }\n";
    return Traced.run(Files.writeString(directory.resolve(name + ".java"), source), List.of(), List.of(), directory).recording();
  }

  /** Each as {@code x1 to y0}: the names of the variables, with the words' numbers in them. */
  static Set<String> of(ValueFlowRecording recording) {
    Set<String> flows = new TreeSet<>();
    Nets nets = recording.nets();
    for (int net = 0; net < nets.size(); net++) {
      for (int pin = nets.offset(net); pin < nets.end(net); pin++) {
        flows.add(word(recording, nets.home(net)) + " to " + word(recording, nets.pin(net, pin)));
      }
    }
    return flows;
  }

  /** Whether values of a word go to the other, perhaps by others between: by what is computed of them, and by what is made for a moment and kept. */
  static boolean reaches(ValueFlowRecording recording, String from, String to) {
    Nets nets = recording.nets();
    int[] placedWith = recording.placedWith();
    int vertices = recording.vertices();
    BitSet reached = new BitSet();
    for (int vertex = Nets.FIRST_VERTEX; vertex < vertices; vertex++) {
      reached.set(vertex, word(recording, vertex).equals(from));
    }
    for (int before = 0; before < reached.cardinality();) {
      before = reached.cardinality();
      for (int net = 0; net < nets.size(); net++) {
        for (int pin = nets.offset(net); reached.get(nets.home(net)) && pin < nets.end(net); pin++) {
          reached.set(nets.pin(net, pin));
        }
      }
      for (int vertex = reached.nextSetBit(0); placedWith != null && vertex >= 0; vertex = reached.nextSetBit(vertex + 1)) {
        reached.set(placedWith[vertex]);
      }
    }
    return reached.stream().anyMatch(vertex -> word(recording, vertex).equals(to));
  }

  private static String word(ValueFlowRecording recording, int vertex) {
    return recording.blocks().stream().filter(block -> vertex >= block.firstVertex() && vertex < block.firstVertex() + block.length())
        .map(block -> block.name() + (vertex - block.firstVertex())).collect(Collectors.joining());
  }
}
