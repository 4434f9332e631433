package org.parcast.analyses.mimicry;

/** Which data each thread has its own copy of: {@code --mimicry}. */
public enum Mimicry {
  /** What the program says is private, and what an iteration makes. */
  SHARED,
  /** All but what the directive names as shared (PPT-SASMM, Algorithm 1). */
  PAPER,
  /** As the PPT-SASMM scripts do, for traces labelled with their blocks. */
  SCRIPTS
}
