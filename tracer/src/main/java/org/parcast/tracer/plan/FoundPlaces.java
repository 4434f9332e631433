package org.parcast.tracer.plan;

import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.tracer.method.MethodFacts;

/**
 * Elements, and fields of objects, that get a constant or a counter where data find the place, {@code seen[x[i]] = true}. Such a value is computed of nothing, so no word is sent for it; but
 * whoever keeps the word has to learn its place from who has the data. Fields that find places are sizes, as a rule, and everybody has these.
 */
public final class FoundPlaces {
  private FoundPlaces() {}

  /** Whether the instruction is such a store. */
  public static boolean isFound(MethodFacts facts, Instruction instruction) {
    if (instruction instanceof Instruction.ArrayStore store) {
      return NumberTypes.isArrayOfWords(facts.typeOf(store.array())) && isOfNothing(facts, store.value()) && isData(facts, facts.leaves(store.index()));
    }
    return instruction instanceof Instruction.FieldStore store && !store.isStatic() && isOfNothing(facts, store.value()) && isData(facts, facts.choosing(store.object()));
  }

  private static boolean isOfNothing(MethodFacts facts, int value) {
    return facts.isNumber(value) && facts.leaves(value).isEmpty();
  }

  private static boolean isData(MethodFacts facts, List<Integer> leaves) {
    return leaves.stream().map(facts.method::instruction).anyMatch(leaf -> leaf instanceof Instruction.ArrayLoad);
  }
}
