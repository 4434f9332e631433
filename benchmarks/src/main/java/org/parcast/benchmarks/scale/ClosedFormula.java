package org.parcast.benchmarks.scale;

import java.util.Optional;

/**
 * The bytes that a step of a program sends, derived from its text.
 *
 * @param array the array that is cut
 * @param estimator how
 * @param assembly convention for assembly words
 * @param bytes point-to-point and collective; empty where they depend on the data, so that no formula may be called exact
 * @param reason what has to be said why there is none; empty where there is one
 */
record ClosedFormula(String array, String estimator, String assembly, Optional<Bytes> bytes, String reason) {
  ClosedFormula(String array, String estimator, String assembly, Bytes bytes) {
    this(array, estimator, assembly, Optional.of(bytes), "");
  }

  /** Of the size, and of the factors of the grid of ranks: one where it is cut along one axis. */
  interface Bytes {
    long of(long n, long... grid);
  }

  int axes() {
    return estimator.startsWith("block") ? estimator.charAt(5) - '0' : 1;
  }
}
