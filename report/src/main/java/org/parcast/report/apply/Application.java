package org.parcast.report.apply;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.time.cores.Advice;

/**
 * Loops written in parallel.
 *
 * @param loops those that were to be written
 * @param files the changed sources, by their paths relative to the project
 */
public record Application(List<Loop> loops, List<String> files) {
  public Application {
    loops = List.copyOf(loops);
    files = List.copyOf(files);
  }

  /**
   * A loop.
   *
   * @param file its source file, null where the class file does not tell
   * @param line line of its keyword
   * @param verdict what its iterations need to run in any order, in a line
   * @param written whether it is written in parallel
   * @param pays whether it is forecast to be faster; empty where that was not asked for
   * @param why the reason where it is not written; else what to know
   * @param conditions that have to hold, and that the written code does not check
   */
  public record Loop(String file, int line, String verdict, boolean written, Optional<Advice> pays, String why, List<String> conditions) {
    public Loop {
      conditions = List.copyOf(conditions);
    }
  }
}
