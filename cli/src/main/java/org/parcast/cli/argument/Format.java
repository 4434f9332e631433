package org.parcast.cli.argument;

import java.util.Locale;

/** A form that results are written in. */
public enum Format {
  TEXT,
  JSON,
  HTML,
  SARIF,
  CSV,
  MARKDOWN;

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT);
  }
}
