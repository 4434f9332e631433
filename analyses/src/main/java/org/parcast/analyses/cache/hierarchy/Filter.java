package org.parcast.analyses.cache.hierarchy;

/** What a level sees of the references: {@code --filter}. */
public enum Filter {
  /** Those that miss in the level before. */
  MISSES,
  /** All of them. */
  NONE
}
