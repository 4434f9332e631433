package org.parcast.engine;

/** Recordings as directories. */
final class Recordings {
  static final String SUFFIX = ".parcast";

  private Recordings() {}
}
