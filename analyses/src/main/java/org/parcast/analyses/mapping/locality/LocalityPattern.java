package org.parcast.analyses.mapping.locality;

/** How a thread uses its data (DagTM, section 5.1), by its mean reuse distance; see {@link LocalityBounds}. */
public enum LocalityPattern {
  /** Uses the same data again soon. */
  SHARING,
  /** In between. */
  DEPENDENCY,
  /** Hardly uses data again. */
  ISOLATION
}
