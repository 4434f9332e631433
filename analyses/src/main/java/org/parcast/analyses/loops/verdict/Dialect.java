package org.parcast.analyses.loops.verdict;

import java.util.Locale;

/** How a parallel loop is written. */
public enum Dialect {
  /** Pyjama: {@code //#omp parallel for}. */
  PYJAMA,
  /** omp4j: {@code // omp parallel for}. */
  OMP4J,
  /** JOMP: {@code //omp parallel for}. */
  JOMP,
  /** Plain Java: {@code IntStream.range(lo, hi).parallel().forEach(i -> ...)}. */
  JAVA;

  /** Whether it has a clause that gathers so: omp4j's grammar has none at all, and none of the others finds positions or adds in order. */
  boolean gathers(Reduction reduction) {
    return this != OMP4J && reduction.hasClause();
  }

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
