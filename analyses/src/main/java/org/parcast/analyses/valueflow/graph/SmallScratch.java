package org.parcast.analyses.valueflow.graph;

import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;

/**
 * The words of small scratch share one vertex in each round (value communication, vertices). That an array or object is small scratch shows only
 * when it has passed several rounds, in which each of its words was recorded with a vertex of its own; here these are put together too, so that
 * the first elements of a mesh are placed as the others are.
 */
final class SmallScratch {
  private SmallScratch() {}

  /** The vertex with which each is placed, as recorded, and with the words of small scratch together; null where every vertex stands for itself. */
  static int[] placedWith(ValueFlowRecording recording) {
    BitSet small = blocks(recording.blocks());
    if (small.isEmpty()) {
      return recording.placedWith();
    }
    int[] placedWith =
        recording.placedWith() == null ? IntStream.range(0, recording.vertices()).toArray() : recording.placedWith().clone();
    for (WordBlock block : recording.blocks()) {
      if (small.get(block.original())) {
        join(block, placedWith);
      }
    }
    return placedWith;
  }

  /**
   * The vertices of small scratch, in all rounds.
   *
   * @param blocks all of the recording
   */
  static BitSet vertices(List<WordBlock> blocks) {
    BitSet small = blocks(blocks);
    BitSet vertices = new BitSet();
    for (WordBlock block : blocks) {
      if (small.get(block.original())) {
        vertices.set(block.firstVertex(), block.firstVertex() + block.length());
      }
    }
    return vertices;
  }

  /** The blocks that are small scratch, by the ids of their words' first round. */
  private static BitSet blocks(List<WordBlock> blocks) {
    BitSet small = new BitSet();
    for (WordBlock block : blocks) {
      if (block.round() > 0 && block.length() == 1 && blocks.get(block.original()).length() > 1) {
        small.set(block.original());
      }
    }
    return small;
  }

  /** Words that are copied into a longer-lived one are with that. */
  private static void join(WordBlock round, int[] placedWith) {
    int first = -1;
    for (int v = round.firstVertex(); v < round.firstVertex() + round.length(); v++) {
      if (placedWith[v] == v) {
        first = first < 0 ? v : first;
        placedWith[v] = first;
      }
    }
  }
}
