package org.parcast.frontend.lowering;

import java.util.List;
import java.util.stream.IntStream;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LookupSwitchInsnNode;
import org.objectweb.asm.tree.TableSwitchInsnNode;

/** Both kinds of switch in one form: each key with its label. */
record SwitchTable(List<Integer> keys, List<LabelNode> labels, LabelNode otherwise) {
  static SwitchTable of(TableSwitchInsnNode dense) {
    return new SwitchTable(IntStream.rangeClosed(dense.min, dense.max).boxed().toList(), List.copyOf(dense.labels), dense.dflt);
  }

  static SwitchTable of(LookupSwitchInsnNode sparse) {
    return new SwitchTable(List.copyOf(sparse.keys), List.copyOf(sparse.labels), sparse.dflt);
  }
}
