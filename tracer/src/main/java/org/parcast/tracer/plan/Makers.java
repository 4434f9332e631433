package org.parcast.tracer.plan;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.parcast.ir.Instruction;
import org.parcast.tracer.method.Lambdas;
import org.parcast.tracer.method.MethodFacts;

/** Signatures whose methods may answer an object or array that they have made and that no variable of theirs has: the variable that takes it is what the source calls it. */
final class Makers {
  private Makers() {}

  static Set<String> of(List<MethodFacts> methods, Lambdas lambdas) {
    Set<String> makers = new HashSet<>();
    boolean changed = true;
    while (changed) {
      changed = false;
      for (MethodFacts facts : methods) {
        if (!makers.contains(facts.signature) && facts.method.instructions().stream().anyMatch(at -> at instanceof Instruction.Return returned && returned.value() >= 0 && isMade(facts, returned.value(), makers, new BitSet()))) {
          changed = makers.add(facts.signature);
          lambdas.linksOf(facts.method.ref()).forEach(link -> makers.add(link.called()));
        }
      }
    }
    return makers;
  }

  private static boolean isMade(MethodFacts facts, int value, Set<String> makers, BitSet seen) {
    Instruction made = facts.method.instruction(value);
    boolean passes = made instanceof Instruction.Phi || made instanceof Instruction.CheckCast;
    if (passes && !seen.get(value)) {
      seen.set(value);
      return made.operands().stream().anyMatch(operand -> isMade(facts, operand, makers, seen));
    }
    boolean isNew = made instanceof Instruction.NewObject || made instanceof Instruction.NewArray;
    return isNew && facts.method.name(value) == null || made instanceof Instruction.Call call && makers.contains(facts.calls.signature(call));
  }
}
