package org.parcast.gradle;

import org.gradle.api.logging.Logger;
import org.parcast.engine.build.BuildLog;

/** The log of a task; what an analysis tells is what the task was called for. */
final class TaskLog implements BuildLog {
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
