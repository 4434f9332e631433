package org.parcast.analyses.valueflow.singleton;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.BitSet;
import java.util.List;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.analyses.valueflow.word.WordGroups;
import org.parcast.recording.Nets;
import org.parcast.recording.WordBlock;

/**
 * The vertices that no decomposition spreads over ranks: gathered registers, static fields, fields of an object that is the only one of its
 * kind, words of an array with fewer words than a {@link TrialPartition} has parts, and of longer ones the words that stand for a register that
 * is gathered less often than that, as the first of a history of residuals, and {@link Coefficients}.
 */
final class SingleNumbers {
  private SingleNumbers() {}

  /** @param blocks all of the recording */
  static BitSet of(ValueCommunicationGraph graph, List<WordBlock> blocks, WordGroups groups, BitSet coefficients) {
    BitSet single = (BitSet) coefficients.clone();
    Int2IntOpenHashMap rounds = new Int2IntOpenHashMap();
    blocks.stream().filter(block -> block.kind() == WordBlock.Kind.REGISTER).forEach(block -> rounds.addTo(block.original(), 1));
    for (WordBlock block : blocks) {
      if (block.firstVertex() >= Nets.FIRST_VERTEX && groups.isNumber(blocks.get(block.original()))) {
        single.set(block.firstVertex(), block.firstVertex() + block.length());
        if (rounds.containsKey(block.original()) && rounds.get(block.original()) < Thresholds.PARTS) {
          single.set(graph.representative(block.firstVertex()));
        }
      }
    }
    return single;
  }
}
