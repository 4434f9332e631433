package org.parcast.analyses.valueflow;

import java.util.List;
import java.util.stream.IntStream;
import org.parcast.recorder.format.Nets;
import org.parcast.recorder.format.ValueFlowRecording;
import org.parcast.recorder.format.WordBlock;

/** A temporary with one use is part of that use, however the program is written: the sum of two vectors that is added to a third. */
final class TemporariesOfOneUse {
  private static final int SEVERAL = -1;

  private TemporariesOfOneUse() {}

  /**
   * The vertices that others are placed with, each such temporary with what is computed from it; fields of one object are one place.
   *
   * @param placedWith as known before; null where every vertex stands for itself
   */
  static int[] withUses(int[] placedWith, ValueFlowRecording recording) {
    List<WordBlock> blocks = recording.blocks();
    if (blocks.stream().noneMatch(TemporariesOfOneUse::isOfTemporaries)) {
      return placedWith;
    }
    int[] place = places(recording);
    int[] use = new int[recording.vertices()];
    Nets nets = recording.nets();
    for (int n = 0; n < nets.size(); n++) {
      int home = nets.home(n);
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int pin = nets.pin(i);
        if (place[pin] != place[home] || pin < Nets.FIRST_VERTEX) {
          use[home] = use[home] == 0 || use[home] != SEVERAL && place[use[home]] == place[pin] && pin >= Nets.FIRST_VERTEX ? pin : SEVERAL;
        }
      }
    }
    int[] with = placedWith == null ? IntStream.range(0, recording.vertices()).toArray() : placedWith.clone();
    for (WordBlock block : blocks) {
      for (int v = block.firstVertex(); isOfTemporaries(block) && v < block.firstVertex() + block.length(); v++) {
        if (with[v] == v && use[v] >= Nets.FIRST_VERTEX) {
          with[v] = use[v];
        }
      }
    }
    return with;
  }

  /** By vertex, one that stands for the object that it is of; else the vertex itself. */
  private static int[] places(ValueFlowRecording recording) {
    int[] place = IntStream.range(0, recording.vertices()).toArray();
    for (WordBlock block : recording.blocks()) {
      for (int v = block.firstVertex(); block.kind() == WordBlock.Kind.OBJECT && v >= 0 && v < block.firstVertex() + block.length(); v++) {
        place[v] = block.firstVertex();
      }
    }
    return place;
  }

  private static boolean isOfTemporaries(WordBlock block) {
    return block.temporary() && block.kind() == WordBlock.Kind.OBJECT && block.firstVertex() >= Nets.FIRST_VERTEX;
  }
}
