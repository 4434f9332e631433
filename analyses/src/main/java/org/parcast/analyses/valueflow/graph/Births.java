package org.parcast.analyses.valueflow.graph;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntUnaryOperator;
import org.parcast.recording.Nets;
import org.parcast.recording.ValueFlowRecording;
import org.parcast.recording.WordBlock;
import org.parcast.recording.file.PagedInts;

/** The vertices in which values are born, the terms of reductions among them. */
final class Births {
  private final BitSet computed = new BitSet();
  private final BitSet inHeadline = new BitSet();
  private final IntUnaryOperator representative;

  Births(ValueFlowRecording recording, int headline, IntUnaryOperator representative) {
    this.representative = representative;
    Arrays.stream(recording.terms().vertex()).forEach(computed::set);
    for (int phase = 0; phase < recording.weight().size(); phase++) {
      boolean steps = phase == headline;
      recording.weight().get(phase).forEachRun((first, end, weight) -> {
        if (weight > 0) {
          computed.set(Math.max(first, Nets.FIRST_VERTEX), Math.max(end, Nets.FIRST_VERTEX));
          for (int v = Math.max(first, Nets.FIRST_VERTEX); steps && v < end; v++) {
            inHeadline.set(representative.applyAsInt(v));
          }
        }
      });
    }
    countPlaces(recording);
    Nets nets = recording.nets();
    PagedInts stored = recording.storedAt().get(headline);
    PagedInts weight = recording.weight().get(headline);
    for (int n = 0; n < nets.size(); n++) {
      if (nets.phase(n) == headline) {
        int home = nets.home(n);
        int by = representative.applyAsInt(home);
        if (!inHeadline.get(by) && (nets.earlier(n) || stored.get(home) == 0 || weight.get(home) != 0)) {
          inHeadline.set(by);
        }
      }
    }
  }

  /** What is born in an object that never changes counts for the place that keeps it, with which its words lie. */
  private void countPlaces(ValueFlowRecording recording) {
    for (WordBlock block : recording.blocks()) {
      for (int v = block.firstVertex(); block.temporary() && v >= Nets.FIRST_VERTEX && v < block.firstVertex() + block.length(); v++) {
        computed.set(v, computed.get(v) || computed.get(representative.applyAsInt(v)));
      }
    }
  }

  /** The vertices into which values are computed in some phase; others hold inputs, constants and copies. */
  BitSet computed() {
    return computed;
  }

  /** Those of some vertices in which, and in those placed with them, the headline phase bears no value. */
  BitSet onlyCopied(BitSet written) {
    BitSet copied = (BitSet) written.clone();
    for (int v = written.nextSetBit(0); v >= 0; v = written.nextSetBit(v + 1)) {
      if (inHeadline.get(representative.applyAsInt(v))) {
        copied.clear(v);
      }
    }
    return copied;
  }
}
