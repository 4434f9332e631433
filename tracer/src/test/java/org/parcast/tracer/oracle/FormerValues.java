package org.parcast.tracer.oracle;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** Words whose former values are used after they were given their next values from them. */
final class FormerValues {
  /** A value whose word was given the next one in the step. */
  private record Former(Value value, int step, boolean isConstant) {}

  private final Steps steps;
  private final Map<String, Former> former = new HashMap<>();
  private final Set<String> known = new HashSet<>();

  FormerValues(Steps steps) {
    this.steps = steps;
  }

  boolean isKnown(Holder holder, String index) {
    return known.contains(holder.name + index);
  }

  /** The word is about to be given its next value from the one that it holds, which is used by nothing else so far. */
  void replaced(Holder holder, String index, boolean isConstant) {
    former.put(holder.name + index, new Former(holder.word(index).value, steps.step(), isConstant));
  }

  /** The word is about to be given another value: was the one before the last used? */
  void look(Holder holder, String index, Map<String, Integer> bornIn) {
    Former before = former.remove(holder.name + index);
    if (before != null && (before.value.isTaken || before.value.isUsed(steps.phase()))) {
      known.add(holder.name + index);
      if (before.step == steps.step() && before.isConstant) {
        holder.nextRound(index, steps.step());
      } else if (before.step == steps.step()) {
        bornIn.put(holder.name + index, steps.step());
      }
    }
  }
}
