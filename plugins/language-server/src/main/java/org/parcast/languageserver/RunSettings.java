package org.parcast.languageserver;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.parcast.engine.AnalysisException;
import org.parcast.engine.Run;
import org.parcast.engine.settings.Setting;
import org.parcast.engine.settings.SettingsFile;

/**
 * How the program of a file is run.
 *
 * @param run how
 * @param ranks number of ranks that its traffic is told for
 */
record RunSettings(Run run, int ranks) {
  private static final int USUAL_RANKS = 16;
  private static final long LIMIT_SECONDS = 600;

  /**
   * What the editor's options say, and the project's settings file beside.
   *
   * @param arguments of the program as the editor says; null where it says nothing
   * @throws AnalysisException if the file makes no sense
   */
  static RunSettings of(Path file, List<String> arguments) throws AnalysisException {
    Path directory = file.toAbsolutePath().getParent();
    Map<String, Setting> settings = SettingsFile.above(directory).of("analyze");
    List<String> given = arguments != null ? arguments : settings.containsKey("arguments") ? settings.get("arguments").values() : List.of();
    List<String> jvm = settings.containsKey("jvm-args") ? Arrays.asList(settings.get("jvm-args").text().strip().split("\\s+")) : List.of();
    Path where = settings.containsKey("workdir") ? Path.of(settings.get("workdir").text()) : directory;
    long seconds = settings.containsKey("timeout") ? settings.get("timeout").whole(1) : LIMIT_SECONDS;
    int ranks = settings.containsKey("ranks") ? settings.get("ranks").wholes(1).stream().mapToInt(Integer::intValue).max().orElse(USUAL_RANKS) : USUAL_RANKS;
    return new RunSettings(new Run(given, jvm, where, null, Duration.ofSeconds(seconds)), ranks);
  }
}
