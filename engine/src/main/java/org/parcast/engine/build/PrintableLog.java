package org.parcast.engine.build;

import org.parcast.engine.run.OptionNames;
import org.parcast.report.words.Printable;

/** A log whose lines do nothing to a terminal, whatever the names in the analysed program are, and whose warnings have the build's names of the options. */
final class PrintableLog implements BuildLog {
  private final BuildLog log;
  private final OptionNames names;

  PrintableLog(BuildLog log, OptionNames names) {
    this.log = log;
    this.names = names;
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
    log.warn(Printable.lines(names.in(line)));
  }
}
