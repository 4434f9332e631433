package org.parcast.engine.build;

/** The log of a build. */
public interface BuildLog {
  /** What happens inside, for who asked to see it. */
  void debug(String line);

  void info(String line);

  void warn(String line);
}
