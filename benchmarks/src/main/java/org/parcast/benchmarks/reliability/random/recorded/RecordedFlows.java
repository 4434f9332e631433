package org.parcast.benchmarks.reliability.random.recorded;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock.Kind;
import org.parcast.recording.WordBlock;

/** The flows of a recording between the words that the oracle names; what stands between them (registers, collections' words) is seen through. */
public final class RecordedFlows {
  private final ValueFlowRecording recording;
  private final Set<String> named;
  private final TreeMap<Integer, WordBlock> byVertex = new TreeMap<>();
  private final Map<String, Set<String>> sinks = new HashMap<>();

  /** @param exact whether vertices that stand for several words are left out */
  private RecordedFlows(ValueFlowRecording recording, Set<String> named, boolean exact) {
    this.recording = recording;
    this.named = named;
    for (WordBlock block : recording.blocks()) {
      if (block.firstVertex() >= 0 && block.length() > 0) {
        byVertex.put(block.firstVertex(), block);
      }
    }
    Nets nets = recording.nets();
    for (int net = 0; net < nets.size(); net++) {
      for (String home : words(nets.home(net), exact)) {
        Set<String> of = sinks.computeIfAbsent(home, key -> new LinkedHashSet<>());
        for (int i = nets.offset(net); i < nets.end(net); i++) {
          of.addAll(words(nets.pin(net, i), exact));
        }
      }
    }
    if (!exact) {
      addCopies();
    }
  }

  /** What is made for a moment is placed with the word that keeps its value. */
  private void addCopies() {
    int[] placedWith = recording.placedWith();
    for (int vertex = Nets.FIRST_VERTEX; placedWith != null && vertex < placedWith.length; vertex++) {
      if (placedWith[vertex] != vertex) {
        List<String> keeping = words(placedWith[vertex], false);
        words(vertex, false).forEach(word -> sinks.computeIfAbsent(word, key -> new LinkedHashSet<>()).addAll(keeping));
      }
    }
  }

  /**
   * Words to which values of each word go without anything between: registers have rounds in which several numbers meet. So have workspaces of few words, one
   * vertex each: they are left out.
   */
  public static Map<String, Set<String>> direct(ValueFlowRecording recording, Set<String> named) {
    Map<String, Set<String>> all = new HashMap<>(new RecordedFlows(recording, named, true).sinks);
    all.keySet().retainAll(named);
    return all;
  }

  /** Words to which values of each word go. */
  public static Map<String, Set<String>> of(ValueFlowRecording recording, Set<String> named) {
    RecordedFlows flows = new RecordedFlows(recording, named, false);
    Map<String, Set<String>> all = new HashMap<>();
    for (String word : flows.sinks.keySet()) {
      if (named.contains(word)) {
        Set<String> reached = new LinkedHashSet<>();
        flows.reach(word, reached, new LinkedHashSet<>());
        all.put(word, reached);
      }
    }
    return all;
  }

  /** Words to which values of each word go by what has no name: a register that has gathered them. */
  public static Map<String, Set<String>> gathered(ValueFlowRecording recording, Set<String> named) {
    RecordedFlows flows = new RecordedFlows(recording, named, false);
    Map<String, Set<String>> all = new HashMap<>();
    flows.sinks.forEach((word, sinks) -> {
      Set<String> reached = new LinkedHashSet<>();
      sinks.stream().filter(sink -> !named.contains(sink)).forEach(sink -> flows.reach(sink, reached, new LinkedHashSet<>()));
      all.put(word, reached);
    });
    return all;
  }

  private void reach(String from, Set<String> reached, Set<String> seen) {
    for (String sink : sinks.getOrDefault(from, Set.of())) {
      if (named.contains(sink)) {
        reached.add(sink);
      } else if (seen.add(sink)) {
        reach(sink, reached, seen);
      }
    }
  }

  private List<String> words(int vertex, boolean exact) {
    List<String> words = words(vertex);
    return exact && words.size() > 1 ? List.of() : words;
  }

  /** The words of a vertex: one, or all of a small workspace in one of its rounds. */
  private List<String> words(int vertex) {
    if (vertex < Nets.FIRST_VERTEX) {
      return List.of(vertex == Nets.ALL ? "all ranks" : "one rank");
    }
    int term = Arrays.binarySearch(recording.terms().vertex(), vertex);
    if (term >= 0) {
      return words(recording.terms().reduced()[term]);
    }
    WordBlock block = byVertex.floorEntry(vertex).getValue();
    WordBlock original = recording.blocks().get(block.original());
    if (original.kind() == Kind.REGISTER) {
      return List.of("register " + vertex);
    }
    if (block.length() < original.length()) {
      return IntStream.range(0, original.length()).mapToObj(word -> word(original, word)).toList();
    }
    return List.of(word(original, vertex - block.firstVertex()));
  }

  private String word(WordBlock block, int word) {
    return name(block) + (block.words().isEmpty() ? "[" + word + "]" : "." + block.words().get(word).name());
  }

  private String name(WordBlock block) {
    if (block.kind() == Kind.STATICS) {
      return block.type().replace("static ", "");
    }
    if (block.parent() >= 0 && recording.blocks().get(block.parent()).type().startsWith("[[")) { // not of a list, which does not make it
      return name(recording.blocks().get(block.parent())) + "[" + block.index() + "]";
    }
    return block.site() == null ? "?" : block.site().line() + "";
  }
}
