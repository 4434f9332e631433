package org.parcast.frontend.stream.nest;

import java.util.Set;

/**
 * What is known of two loops, one right inside the other, none of whose dependences leads back in the inner one.
 *
 * @param line line of the inner loop's keyword
 * @param column column of the same, from 1
 * @param ofInner names of variables that each iteration of the inner loop gives a value before it uses them
 * @param unsteady lines of the outer loop that may not be run again in the same iteration
 */
public record NestFacts(int line, int column, Set<String> ofInner, Set<Integer> unsteady) {
  public NestFacts {
    ofInner = Set.copyOf(ofInner);
    unsteady = Set.copyOf(unsteady);
  }
}
