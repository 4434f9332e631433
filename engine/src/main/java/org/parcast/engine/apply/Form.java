package org.parcast.engine.apply;

import java.util.Locale;

/** How a loop is written in parallel. */
public enum Form {
  /** A parallel stream of its parts, in the common pool. */
  STREAM,
  /** Its parts on daemon threads of the program's own, which end when they are idle. */
  EXECUTOR,
  /** A directive above it. */
  DIRECTIVE,
  /** On one thread, in an order that the caches like better. */
  LOCALITY;

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
