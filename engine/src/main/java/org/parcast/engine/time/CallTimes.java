package org.parcast.engine.time;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.parcast.analyses.time.cores.CallTree;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Run;
import org.parcast.frontend.Frontend;

/**
 * How long groups of calls take.
 *
 * @param seconds of the whole program
 * @param groups those that were made, by number
 */
public record CallTimes(double seconds, Map<Integer, CallTree> groups) {
  /**
   * Runs a program whose calls have clocks.
   *
   * @param classes those with clocks, which come before the program's own
   * @param least seconds that calls take at least that are worth a task
   * @param directory for what the run leaves
   * @throws AnalysisException if the program does not come to its end
   */
  public static CallTimes of(Frontend.Result program, Run run, Path classes, double least, Path directory) throws AnalysisException, IOException {
    List<Path> path = new ArrayList<>(List.of(classes, ProgramOpening.engine()));
    program.classpath().forEach(each -> path.add(each.toAbsolutePath()));
    Path file = Files.createTempFile(directory, "calls", ".txt");
    try {
      double seconds = new TimedRuns(program, run, directory, Optional.empty()).calls(path, Math.round(least * 1e9), file).seconds().value();
      Map<Integer, CallTree> groups = new TreeMap<>();
      for (String line : Files.readAllLines(file)) {
        String[] fields = line.split(" ");
        groups.put(Integer.parseInt(fields[0]), CallTree.of(fields[1], fields[2], fields[3], fields[4], fields[5]));
      }
      return new CallTimes(seconds, groups);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new AnalysisException(AnalysisException.Kind.LIMIT, "interrupted while calls were timed", e);
    }
  }
}
