package org.parcast.ir.slice;

import java.util.List;
import org.parcast.ir.Instruction;
import org.parcast.ir.Method;

/**
 * A method that does nothing but store to one element of an array: {@code void set(int i, int j, double v) { cells[i * n + j] = v; }}.
 *
 * @param method the method
 * @param store its store
 * @param place the parameters, the receiver among them, that the element is found by
 */
public record ElementSetter(Method method, Instruction.ArrayStore store, List<Integer> place) {
  public ElementSetter {
    place = List.copyOf(place);
  }
}
