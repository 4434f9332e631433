package org.parcast.gradle;

import org.gradle.api.logging.Logger;
import org.parcast.engine.build.BuildLog;
import org.parcast.engine.build.BuildOptionNames;
import org.parcast.engine.run.OptionNames;

/** The log of a task; what an analysis tells is what the task was called for. */
final class TaskLog implements BuildLog {
  /** What messages call the settings. */
  static final OptionNames NAMES = BuildOptionNames.of("-Xmx in org.gradle.jvmargs");

  private final Logger logger;

  TaskLog(Logger logger) {
    this.logger = logger;
  }

  @Override
  public void debug(String line) {
    logger.info(line);
  }

  @Override
  public void info(String line) {
    logger.lifecycle(line);
  }

  @Override
  public void warn(String line) {
    logger.warn(line);
  }
}
