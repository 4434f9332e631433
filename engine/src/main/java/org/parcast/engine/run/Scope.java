package org.parcast.engine.run;

/** What an analysis is made of, each with all before it. */
public enum Scope {
  /** What ranks send each other. */
  COMMUNICATION,
  /** The verdicts on the loops too, for which the program is run once more. */
  LOOPS,
  /** Caches, threads and the network too, as the references of that run show them. */
  EVERYTHING;

  public boolean includes(Scope other) {
    return compareTo(other) >= 0;
  }
}
