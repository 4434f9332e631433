package org.parcast.analyses.cache.repeated;

/**
 * What references change as they come by, and what is counted of them.
 *
 * @param <S> the content of all caches, or the order of all lines by their last use: what later references come to depends on nothing else
 * @param <C> what is counted
 */
public interface MemoisedState<S, C> {
  /** How many lines a state has room for, or knows. */
  int lines();

  /** A copy of what there is now. */
  S state();

  /** Whether there is now what was then. */
  boolean isAs(S state);

  /** From now on there is what was then. */
  void become(S state);

  /** A copy of all that was counted so far. */
  C counts();

  /** What was counted since, or null where it cannot be told. */
  C since(C before);

  /** Counts so much more. */
  void add(C more);

  /** References so far. */
  long references();
}
