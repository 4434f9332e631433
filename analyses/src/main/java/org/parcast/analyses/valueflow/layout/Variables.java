package org.parcast.analyses.valueflow.layout;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.graph.ReductionTerms;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.Site;
import org.parcast.recording.WordBlock;

/**
 * The variables that a programmer has declared, over the vertices: an array with all its rows, a field of all objects that one place makes, a static
 * field, a register that gathers.
 */
public final class Variables {
  /** A vertex of no variable. */
  private static final int NONE = -1;

  private record Key(int group, int field) {}

  /** What is said of a variable; the graph, which may be larger than the one that is placed, is not needed any more then. */
  private record Told(List<String> names, Site site, int wordBytes) {
    static Told of(ValueCommunicationGraph graph, List<Integer> examples) {
      int first = examples.get(0);
      Site made = graph.words().allocation(first);
      return new Told(examples.stream().map(graph.words()::name).distinct().toList(), made == null ? graph.storedAt(first) : made, graph.words().bytes(first));
    }
  }

  private final int[] of;
  /** A vertex of each; of two that are one, of both. */
  private final List<List<Integer>> examples = new ArrayList<>();
  private final List<Told> told;
  private final long[] words;

  /** @param blocks all of the recording */
  public Variables(ValueCommunicationGraph graph, List<WordBlock> blocks) {
    of = new int[graph.vertices()];
    Arrays.fill(of, NONE);
    WordGroups groups = new WordGroups(blocks);
    Map<Key, Integer> known = new HashMap<>();
    for (WordBlock block : graph.words().blocks()) {
      if (block.length() == 0 || isOutgrown(graph, block)) {
        continue;
      }
      boolean fields = !blocks.get(block.original()).words().isEmpty();
      int length = fields ? 1 : block.length();
      for (int i = 0; i < block.length(); i += length) {
        int vertex = block.firstVertex() + i;
        int variable = known.computeIfAbsent(new Key(groups.of(block), i), key -> {
          examples.add(List.of(vertex));
          return examples.size() - 1;
        });
        Arrays.fill(of, vertex, vertex + length, variable);
      }
    }
    ReductionTerms terms = graph.terms();
    for (int term = 0; term < terms.size(); term++) {
      of[terms.vertex(term)] = of[terms.number(term)];
    }
    words = words(graph);
    TakingTurns.of(graph, this).forEach(this::join);
    told = IntStream.range(0, size()).mapToObj(variable -> Told.of(graph, examples.get(variable))).toList();
  }

  /** Whether a list has outgrown the words, which stand for words that it has at the same places since. */
  private static boolean isOutgrown(ValueCommunicationGraph graph, WordBlock block) {
    WordBlock now = graph.words().block(graph.representative(block.firstVertex()));
    return block.temporary() && block.kind() == WordBlock.Kind.ARRAY && now != null && now.id() != block.id() && block.site() != null && block.site().equals(now.site());
  }

  /** Two that take turns are one with two halves. */
  private void join(TakingTurns.Pair pair) {
    for (int v = 0; v < of.length; v++) {
      of[v] = of[v] == pair.second() ? pair.first() : of[v];
    }
    words[pair.first()] += words[pair.second()];
    words[pair.second()] = 0;
    examples.set(pair.first(), List.of(examples.get(pair.first()).get(0), examples.get(pair.second()).get(0)));
  }

  int size() {
    return examples.size();
  }

  /** The variable of a vertex, from 0; less than 0 where there is none. */
  int of(int vertex) {
    return of[vertex];
  }

  /** The names in the source: two where two take turns. */
  List<String> names(int variable) {
    return told.get(variable).names();
  }

  String name(int variable) {
    return String.join(", ", names(variable));
  }

  /** Where a variable is made, or else stored to; null where neither is known. */
  Site site(int variable) {
    return told.get(variable).site();
  }

  /** The words of each variable, rounds of scratch counted once; a register is one. */
  long[] words() {
    return words.clone();
  }

  private long[] words(ValueCommunicationGraph graph) {
    BitSet words = new BitSet(of.length);
    long[] count = new long[size()];
    for (WordBlock block : graph.words().blocks()) {
      int first = graph.words().firstRound(block.firstVertex());
      for (int i = 0; i < block.length(); i++) {
        int vertex = block.firstVertex() + i;
        if (of[vertex] >= 0 && !words.get(first + i) && !graph.terms().contains(vertex)) {
          words.set(first + i);
          count[of[vertex]]++;
        }
      }
    }
    return count;
  }

  /** Bytes of a word of a variable. */
  int wordBytes(int variable) {
    return told.get(variable).wordBytes();
  }
}
