package org.parcast.engine.build;

import org.parcast.report.Printable;

/** A log whose lines do nothing to a terminal, whatever the names in the analysed program are. */
final class PrintableLog implements BuildLog {
  private final BuildLog log;

  PrintableLog(BuildLog log) {
    this.log = log;
  }

  @Override
  public void debug(String line) {
    log.debug(Printable.lines(line));
  }

  @Override
  public void info(String line) {
    log.info(Printable.lines(line));
  }

  @Override
  public void warn(String line) {
    log.warn(Printable.lines(line));
  }
}
