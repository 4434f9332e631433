package org.parcast.analyses.valueflow.graph;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.Arrays;
import java.util.BitSet;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;

/**
 * Temporaries with one use are part of that use, however the program writes them: as objects that an expression makes on its way, as the expression alone, or as
 * sums of an iteration each, where there are more than the parts of a cut. A total that all ranks add up is none, and no gathered number is part of one: what has a
 * value of its own was gathered by another operator.
 */
final class SingleUses {
  private static final int SEVERAL = -1;

  private SingleUses() {}

  /**
   * @param representative by vertex the one that it is placed with; null where each stands for itself
   * @return the same with each temporary that has one user placed with that
   */
  static int[] joined(ValueFlowRecording recording, ReductionTerms terms, int[] representative) {
    BitSet temporary = temporaries(recording, terms, representative);
    if (temporary.isEmpty()) {
      return representative;
    }
    int[] joined = representative == null ? IntStream.range(0, recording.vertices()).toArray() : representative.clone();
    int[] user = users(recording.nets(), joined, temporary, gathered(recording, temporary), new WordGroups(recording.blocks()).numbers(recording.blocks()));
    recording.blocks().stream().filter(block -> block.kind() == WordBlock.Kind.OBJECT && block.firstVertex() >= Nets.FIRST_VERTEX)
        .forEach(object -> keepTogether(object, joined, user));
    temporary.stream().filter(v -> user[v] > 0).forEach(v -> joined[v] = user[v]);
    return Representatives.of(joined);
  }

  /** Representatives of nothing but temporaries. */
  private static BitSet temporaries(ValueFlowRecording recording, ReductionTerms terms, int[] representative) {
    Int2IntOpenHashMap rounds = new Int2IntOpenHashMap();
    recording.blocks().stream().filter(block -> block.kind() == WordBlock.Kind.REGISTER).forEach(register -> rounds.addTo(register.original(), 1));
    BitSet temporary = new BitSet();
    for (WordBlock block : recording.blocks()) {
      if ((block.temporary() || rounds.get(block.original()) > Thresholds.PARTS) && block.firstVertex() >= Nets.FIRST_VERTEX) {
        temporary.set(block.firstVertex(), block.firstVertex() + block.length());
      }
    }
    for (int v = Nets.FIRST_VERTEX; representative != null && !temporary.isEmpty() && v < representative.length; v++) {
      if (!temporary.get(v) && !terms.contains(v)) {
        temporary.clear(representative[v]);
      } else if (representative[v] != v) {
        temporary.clear(v);
      }
    }
    return temporary;
  }

  /** What is made as one is computed as one: where a word of an object has several users, all of them have. */
  private static void keepTogether(WordBlock object, int[] representative, int[] user) {
    int[] words = IntStream.range(object.firstVertex(), object.firstVertex() + object.length()).map(v -> representative[v]).toArray();
    if (Arrays.stream(words).anyMatch(word -> user[word] == SEVERAL)) {
      Arrays.stream(words).forEach(word -> user[word] = SEVERAL);
    }
  }

  private static BitSet gathered(ValueFlowRecording recording, BitSet temporary) {
    BitSet gathered = new BitSet();
    recording.blocks().stream().filter(block -> block.kind() == WordBlock.Kind.REGISTER && block.firstVertex() >= Nets.FIRST_VERTEX).forEach(block -> gathered.set(block.firstVertex()));
    gathered.and(temporary);
    return gathered;
  }

  /**
   * By temporary, the vertex that uses it if there is one other alone.
   *
   * @param gathered temporaries that are sums
   * @param numbers what sums are gathered to
   */
  private static int[] users(Nets nets, int[] representative, BitSet temporary, BitSet gathered, BitSet numbers) {
    int[] user = new int[representative.length];
    nets.forEachUse(net -> temporary.get(representative[nets.home(net)]), (net, vertex, sink) -> {
      int home = representative[vertex];
      int pin = sink < Nets.FIRST_VERTEX || gathered.get(home) && numbers.get(representative[sink]) && !temporary.get(representative[sink]) ? SEVERAL : representative[sink];
      if (pin != home) {
        user[home] = user[home] == 0 || user[home] == pin ? pin : SEVERAL;
      }
    });
    return user;
  }
}
