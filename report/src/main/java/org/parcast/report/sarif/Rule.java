package org.parcast.report.sarif;

/** What a result is about. */
enum Rule {
  PARALLEL("loop-parallel", "The iterations of this loop may run at the same time", "note"),
  PRIVATIZE("loop-privatize", "The iterations of this loop may run at the same time if each thread has copies of its own", "note"),
  REDUCTION("loop-reduction", "The iterations of this loop may run at the same time if partial results are combined", "note"),
  PIPELINE("loop-pipeline", "The iterations of this loop can overlap as a wavefront", "note"),
  SEQUENTIAL("loop-sequential", "The iterations of this loop have to run one after another", "note"),
  TRAFFIC("comm-traffic", "Values born here travel between ranks", "note"),
  COLLECTIVE("comm-collective", "Every rank needs this value: a collective operation keeps it equal", "note"),
  FALSE_SHARING("false-sharing", "Threads use different data of one cache line", "warning");

  final String id;
  final String description;
  /** SARIF's level where nothing else is said. */
  final String level;

  Rule(String id, String description, String level) {
    this.id = id;
    this.description = description;
    this.level = level;
  }
}
