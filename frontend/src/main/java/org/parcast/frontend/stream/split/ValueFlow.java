package org.parcast.frontend.stream.split;

/**
 * A local variable to which units of a loop's body give values that others read.
 *
 * @param type as it is written
 * @param first unit that assigns it in an iteration
 * @param last unit that does: units between the two that touch it stay together
 * @param isOuter whether it is declared before the loop, so that units before the first read what the iteration before has left
 */
record ValueFlow(String name, String type, int first, int last, boolean isOuter) {
  /** A value of it that a loop reads which others have computed: that at the beginning of an iteration, or at its end. */
  record Kept(ValueFlow flow, boolean atBegin) {}
}
