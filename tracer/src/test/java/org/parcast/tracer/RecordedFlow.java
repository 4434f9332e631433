package org.parcast.tracer;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.parcast.recording.Nets;
import org.parcast.recording.Phase;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;
import org.parcast.recording.WordBlock.Kind;
import org.parcast.tracer.oracle.ValueFlowSummary;

/** A recording with its vertices named as the oracle names them: by place of allocation, ordinal, word and round. */
final class RecordedFlow {
  private final ValueFlowRecording recording;
  private final TreeMap<Integer, WordBlock> byVertex = new TreeMap<>();
  private final Map<Integer, String> names = new HashMap<>();

  private RecordedFlow(ValueFlowRecording recording) {
    this.recording = recording;
    Map<String, Integer> ordinals = new HashMap<>();
    for (WordBlock block : recording.blocks()) {
      if (block.firstVertex() >= 0 && block.length() > 0) {
        byVertex.put(block.firstVertex(), block);
      }
      if (block.kind() == Kind.STATICS) {
        names.put(block.id(), block.type());
      } else if (block.kind() == Kind.REGISTER && block.round() == 0) {
        names.put(block.id(), block.name() + "#" + (ordinals.merge(block.name(), 1, Integer::sum) - 1));
      } else if (block.round() == 0 && block.kind() != Kind.ARRAY_OF_ARRAYS && !isWithoutWords(block)) {
        String place = block.kind() + " " + (block.site() == null ? "?" : block.site().method() + ":" + block.site().line());
        names.put(block.id(), place + "#" + (ordinals.merge(place, 1, Integer::sum) - 1));
      }
    }
  }

  /** An object of references only, which no vertex is named by. */
  private static boolean isWithoutWords(WordBlock block) {
    return block.kind() == Kind.OBJECT && block.length() == 0;
  }

  static ValueFlowSummary of(ValueFlowRecording recording) {
    RecordedFlow flow = new RecordedFlow(recording);
    ValueFlowSummary summary = new ValueFlowSummary(recording.births(), recording.copies());
    Nets nets = recording.nets();
    for (int net = 0; net < nets.size(); net++) {
      Set<String> sinks = new TreeSet<>();
      for (int i = nets.offset(net); i < nets.end(net); i++) {
        sinks.add(flow.vertex(nets.pin(net, i)));
      }
      summary.add(flow.vertex(nets.home(net)), sinks, phase(recording.phases().get(nets.phase(net))), nets.count(net));
    }
    return summary;
  }

  static String phase(Phase phase) {
    return switch (phase.kind()) {
      case REGION, BEFORE -> "before";
      case STEPS -> "steps " + phase.line();
      case AFTER -> "after";
    };
  }

  private String vertex(int vertex) {
    if (vertex < Nets.FIRST_VERTEX) {
      return vertex == Nets.ALL ? "ALL" : "ONE";
    }
    int term = Arrays.binarySearch(recording.terms().vertex(), vertex);
    if (term >= 0) {
      return vertex(recording.terms().reduced()[term]) + " from " + vertex(recording.terms().first()[term]);
    }
    WordBlock block = byVertex.floorEntry(vertex).getValue();
    WordBlock original = recording.blocks().get(block.original());
    String name = names.get(original.id());
    String round = block.round() == 0 ? "" : "~" + block.round();
    boolean shared = block.length() < original.length() || block.length() == 1 && block.round() >= 8;
    if (shared || original.kind() == Kind.REGISTER) {
      return name + round;
    }
    int word = vertex - block.firstVertex();
    return name + (original.words().isEmpty() ? "[" + word + "]" : "." + original.words().get(word).name()) + round;
  }
}
