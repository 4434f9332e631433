package org.parcast.cli.argument;

import java.util.Locale;

/** A form that formulas are written in. */
public enum ScaleFormat {
  TEXT,
  JSON,
  HTML,
  EXTRA_P;

  /** As it is written on the command line. */
  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}
