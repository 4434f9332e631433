package org.parcast.analyses.valueflow.graph;

/** How singleton vertices (used, or fed, by nearly everything) are told from the rest. */
public enum SingletonMode {
  /** Scores over the vertices that are not leaves, confirmed by a 16-part cut made with the candidates left in. */
  DEFAULT,
  /** The bare rule of CommAnalyzer, Algorithm 3: all vertices, no confirmation. */
  PAPER
}
