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

/** The nets of a recording, named as {@code testdata/expected/README.md} says. */
final class RecordedNets {
  private final ValueFlowRecording recording;
  private final TreeMap<Integer, WordBlock> byVertex = new TreeMap<>();
  private final Map<Integer, String> rootNames = new HashMap<>();
  private final Set<Integer> scratch = new TreeSet<>();

  private RecordedNets(ValueFlowRecording recording) {
    this.recording = recording;
    Map<String, Integer> ordinals = new HashMap<>();
    for (WordBlock block : recording.blocks()) {
      if (block.firstVertex() >= 0) {
        byVertex.merge(block.firstVertex(), block, (first, same) -> first);
      }
      if (block.round() > 0) {
        scratch.add(block.original());
      }
    }
    for (WordBlock block : recording.blocks()) {
      if (block.parent() < 0 && block.round() == 0) {
        String name = rootName(block);
        int ordinal = ordinals.merge(name, 1, Integer::sum) - 1;
        rootNames.put(block.id(), block.kind() == Kind.STATICS || block.kind() == Kind.REGISTER || ordinal == 0 ? name : name + "@" + ordinal);
      }
    }
  }

  /**
   * The nets of the recording. A copy at the end of the region is one more sink there: where {@code expected} knows it as a move, it is
   * taken for one, and where it lies on the value's own vertex, for none.
   */
  static NetLines of(ValueFlowRecording recording, NetLines expected) {
    RecordedNets names = new RecordedNets(recording);
    NetLines lines = new NetLines();
    Nets nets = recording.nets();
    for (int net = 0; net < nets.size(); net++) {
      int home = nets.home(net);
      Set<String> sinks = new TreeSet<>();
      boolean atEnd = nets.phase(net) == recording.phases().size() - 1;
      boolean alive = nets.alive(net) > 0 || recording.phases().get(nets.phase(net)).kind() == Phase.Kind.AFTER;
      for (int i = nets.offset(net); i < nets.end(net); i++) {
        int pin = nets.pin(net, i);
        boolean onItsOwnVertex = pin != home && names.placed(pin) == names.placed(home);
        if (atEnd && expected.hasMove(names.of(pin), names.of(home))) {
          lines.move(names.of(pin), names.of(home));
        } else if (!(atEnd && alive && onItsOwnVertex)) {
          sinks.add(names.of(pin));
        }
      }
      lines.net(names.of(home), sinks, phase(recording.phases().get(nets.phase(net))), nets.count(net));
    }
    return lines;
  }

  private static String phase(Phase phase) {
    return switch (phase.kind()) {
      case BEFORE -> "before";
      case AFTER -> "after";
      case REGION, STEPS -> "in";
    };
  }

  private int placed(int vertex) {
    return recording.placedWith() == null ? vertex : recording.placedWith()[vertex];
  }

  private String of(int vertex) {
    if (vertex == Nets.ALL) {
      return "ALL";
    }
    if (vertex == Nets.ONE) {
      return "ONE";
    }
    int term = Arrays.binarySearch(recording.terms().vertex(), vertex);
    if (term >= 0) {
      return of(recording.terms().reduced()[term]) + "(" + of(recording.terms().first()[term]) + ")";
    }
    int placed = placed(vertex);
    WordBlock block = byVertex.floorEntry(placed).getValue();
    WordBlock original = recording.blocks().get(block.original());
    int word = placed - block.firstVertex();
    String path = "";
    WordBlock root = original;
    while (root.parent() >= 0) {
      path = "[" + root.index() + "]" + path;
      root = recording.blocks().get(root.parent());
    }
    String name = rootNames.get(root.id()) + path;
    String index = original.kind() == Kind.REGISTER ? "" : original.words().isEmpty() ? "[" + word + "]" : "." + original.words().get(word).name();
    return name + index + (scratch.contains(original.id()) ? "#" + block.round() : "");
  }

  private static String rootName(WordBlock block) {
    String name = block.name();
    return switch (block.kind()) {
      case REGISTER -> "reg:" + name.substring(name.indexOf('.') + 1);
      case STATICS -> name.substring(name.lastIndexOf(' ') + 1);
      case OBJECT -> name.equals(block.type()) && block.site() != null ? simple(block.site().method()) : simple(name);
      case ARRAY, ARRAY_OF_ARRAYS -> simple(name);
    };
  }

  private static String simple(String name) {
    return name.substring(name.lastIndexOf('.') + 1);
  }
}
