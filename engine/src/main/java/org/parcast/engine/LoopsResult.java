package org.parcast.engine;

import java.util.List;
import org.parcast.analyses.dependence.LoopFinding;

/**
 * What was found of a program's loops.
 *
 * @param name the program's, for files of results
 * @param loops those that parallelising gains most from first; without a run in the order of files and lines
 * @param warnings what the user should know before trusting the result
 */
public record LoopsResult(String name, List<LoopFinding> loops, List<String> warnings) {
  public LoopsResult {
    loops = List.copyOf(loops);
    warnings = List.copyOf(warnings);
  }
}
