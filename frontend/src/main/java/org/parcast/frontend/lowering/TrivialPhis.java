package org.parcast.frontend.lowering;

import java.util.ArrayList;
import java.util.List;
import org.parcast.ir.Instruction.Phi.Input;

/**
 * Finds phis that merge but one value, or that value and themselves, and may be replaced by it (Braun et al., Simple and Efficient
 * Construction of Static Single Assignment Form, CC 2013, section 3.1). What remains is minimal where control flow is reducible.
 */
final class TrivialPhis {
  private static final int NONE = -1;
  private static final int SEVERAL = -2;

  private TrivialPhis() {}

  /** For each instruction its own number, or that of the instruction to replace it by. */
  static int[] replacements(List<Draft> drafts) {
    int[] replacement = new int[drafts.size()];
    List<PhiDraft> phis = new ArrayList<>();
    for (int id = 0; id < replacement.length; id++) {
      replacement[id] = id;
      if (drafts.get(id) instanceof PhiDraft phi) {
        phis.add(phi);
      }
    }
    while (phis.removeIf(phi -> replace(phi, replacement))) {
      // Each round may make further phis trivial.
    }
    for (int id = 0; id < replacement.length; id++) {
      replacement[id] = find(id, replacement);
    }
    return replacement;
  }

  private static boolean replace(PhiDraft phi, int[] replacement) {
    int only = NONE;
    for (Input input : phi.inputs()) {
      int value = find(input.value(), replacement);
      if (value != phi.value() && value != only) {
        only = only == NONE ? value : SEVERAL;
      }
    }
    if (only < 0) {
      return false;
    }
    replacement[phi.value()] = only;
    return true;
  }

  private static int find(int id, int[] replacement) {
    int root = id;
    while (replacement[root] != root) {
      root = replacement[root];
    }
    int at = id;
    while (replacement[at] != root) {
      int next = replacement[at];
      replacement[at] = root;
      at = next;
    }
    return root;
  }
}
