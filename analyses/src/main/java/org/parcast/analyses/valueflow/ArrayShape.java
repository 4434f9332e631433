package org.parcast.analyses.valueflow;

import java.util.List;

/**
 * An array that decompositions can cut.
 *
 * @param name the report's name
 * @param extents of its axes
 */
public record ArrayShape(String name, List<Integer> extents) {
  public ArrayShape {
    extents = List.copyOf(extents);
  }
}
