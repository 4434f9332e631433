package org.parcast.engine.run;

/** Recordings as directories. */
final class Recordings {
  static final String SUFFIX = ".parcast";

  private Recordings() {}
}
