package org.parcast.frontend.lowering;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.objectweb.asm.tree.analysis.Frame;
import org.parcast.ir.Instruction.Phi.Input;

/** The values of the local variables that the handlers of one block may find, in the order in which the block defines them. */
final class Reaching {
  private static final int UNSEEN = -2;

  private final int block;
  private final int[] storedAt;
  private final int[] seen;
  private final List<List<Input>> inputs = new ArrayList<>();

  Reaching(int block, int slots) {
    this.block = block;
    this.storedAt = new int[slots];
    this.seen = new int[slots];
    Arrays.fill(storedAt, -1);
    Arrays.fill(seen, UNSEEN);
    for (int slot = 0; slot < slots; slot++) {
      inputs.add(new ArrayList<>(1));
    }
  }

  /** An instruction that may throw is about to be executed. */
  void beforeThrowing(Frame<SsaValue> frame) {
    for (int slot = 0; slot < seen.length; slot++) {
      SsaValue value = frame.getLocal(slot);
      if (seen[slot] != storedAt[slot] && value.id() >= 0) {
        seen[slot] = storedAt[slot];
        inputs.get(slot).add(new Input(block, storedAt[slot], value.id()));
      }
    }
  }

  void stored(int slot, int position) {
    storedAt[slot] = position;
  }

  List<Input> of(int slot) {
    return inputs.get(slot);
  }
}
