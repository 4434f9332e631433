package org.parcast.tracer.plan;

import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.slice.NumberTypes;
import org.parcast.tracer.method.MethodFacts;

/**
 * Elements that get a constant or a counter where data find the place, {@code seen[x[i]] = true}. Such a value is computed of nothing, so no word is sent for it; but whoever keeps the element
 * has to learn its place from who has the data.
 */
public final class FoundPlaces {
  private FoundPlaces() {}

  /** Lines of the method with such stores, in ascending order. */
  public static List<Integer> linesOf(MethodFacts facts) {
    return facts.method.instructions().stream().filter(instruction -> instruction instanceof Instruction.ArrayStore store && isFound(facts, store))
        .map(store -> facts.method.line(store.position())).distinct().sorted().toList();
  }

  private static boolean isFound(MethodFacts facts, Instruction.ArrayStore store) {
    return NumberTypes.isArrayOfWords(facts.typeOf(store.array())) && facts.isNumber(store.value()) && facts.leaves(store.value()).isEmpty()
        && facts.leaves(store.index()).stream().map(facts.method::instruction).anyMatch(leaf -> leaf instanceof Instruction.ArrayLoad || leaf instanceof Instruction.FieldLoad);
  }
}
