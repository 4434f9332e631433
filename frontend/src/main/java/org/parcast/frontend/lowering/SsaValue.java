package org.parcast.frontend.lowering;

import org.objectweb.asm.tree.analysis.Value;

/**
 * What a local variable or stack entry holds while a block is lowered.
 *
 * @param id number of the value in the draft; -1 for nothing usable
 * @param size slots that it takes
 */
record SsaValue(int id, int size) implements Value {
  static final SsaValue NONE = new SsaValue(-1, 1);

  @Override
  public int getSize() {
    return size;
  }
}
