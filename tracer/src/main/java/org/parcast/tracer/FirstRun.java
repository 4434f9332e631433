package org.parcast.tracer;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.tracer.plan.OutermostLoops;

/**
 * What the cheap first run has shown of steps.
 *
 * @param timeLoops their numbers
 * @param calls of the analysed region
 * @param reruns keys of loops around runs that are repeated, if these store more than the time loops
 */
record FirstRun(Set<String> timeLoops, long calls, Set<String> reruns) {
  static final FirstRun NOTHING = new FirstRun(Set.of(), 0, Set.of());

  private static final String FILE = "scout.txt";

  /** Takes what the run has left in the recording, if it came so far. */
  static FirstRun read(Path recording, OutermostLoops loops) throws IOException {
    Path file = recording.resolve(FILE);
    if (!Files.isRegularFile(file)) {
      return NOTHING;
    }
    List<String> lines = Files.readAllLines(file);
    Files.delete(file);
    Set<String> timeLoops = new LinkedHashSet<>();
    Set<String> reruns = new LinkedHashSet<>();
    long calls = 0;
    long stored = 0;
    long rerun = 0;
    for (String line : lines) {
      String[] words = line.split(" ");
      if (words[0].equals("calls")) {
        calls = Long.parseLong(words[1]);
      } else if (Boolean.parseBoolean(words[3])) {
        timeLoops.add(words[0]);
        stored += Long.parseLong(words[2]);
      } else if (Boolean.parseBoolean(words[4])) {
        String key = loops.rerun(Integer.parseInt(words[0]), words[1].equals("1")).orElse("");
        rerun += key.isEmpty() ? 0 : Long.parseLong(words[2]);
        reruns.add(key);
      }
    }
    reruns.remove("");
    return new FirstRun(timeLoops, calls, rerun > stored ? reruns : Set.of());
  }

  boolean hasTimeLoops() {
    return !timeLoops.isEmpty();
  }

  /** The settings of the recorder that say so. */
  List<String> settings() {
    if (hasTimeLoops()) {
      return List.of("-Dparcast.timeloops=" + String.join(",", timeLoops));
    }
    return calls > 1 ? List.of("-Dparcast.calls=true") : List.of();
  }
}
