package org.parcast.analyses.valueflow;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.parcast.analyses.valueflow.word.WordArray;

/**
 * An array that decompositions can cut.
 *
 * @param name the report's name
 * @param extents of its axes
 * @param computed extents of the box of its words that the steps compute, along the axes that may be cut: blocks share out this box and not the rim around it; 0 where they compute none
 */
public record ArrayShape(String name, List<Integer> extents, List<Integer> computed) {
  public ArrayShape {
    extents = List.copyOf(extents);
    computed = List.copyOf(computed);
  }

  /** That of an array whose box was taken. */
  static ArrayShape of(WordArray array) {
    return new ArrayShape(array.name(), Arrays.stream(array.dimensions()).boxed().toList(), IntStream.range(0, array.axes()).map(axis -> Math.max(0, array.high(axis) - array.low(axis))).boxed().toList());
  }
}
