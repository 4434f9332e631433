package org.parcast.report.sarif;

/** What a result is about. */
enum Rule {
  TRAFFIC("comm-traffic", "Values born here travel between ranks", "note"),
  COLLECTIVE("comm-collective", "Every rank needs this value: a collective operation keeps it equal", "note");

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
