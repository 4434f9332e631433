package org.parcast.languageserver;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.parcast.engine.build.BuildSettings;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.settings.SettingsFile;

/**
 * How the program of a file is run.
 *
 * @param mainClass class whose main method is run; null for that of the file
 * @param run how
 * @param region the part of the run that is analysed
 * @param ranks number of ranks that its traffic is told for
 * @param includes packages or classes of the class path to analyse too
 * @param excludes packages or classes of the program to leave out
 */
record RunSettings(String mainClass, Run run, Region region, int ranks, List<String> includes, List<String> excludes) {
  private static final int USUAL_RANKS = 16;
  private static final Duration LIMIT = Duration.ofMinutes(10);

  /**
   * What the editor's options say, and the project's settings file beside.
   *
   * @param arguments of the program as the editor says; null where it says nothing
   * @throws AnalysisException if the file makes no sense
   */
  static RunSettings of(Path file, List<String> arguments) throws AnalysisException {
    Path directory = file.toAbsolutePath().getParent();
    BuildSettings settings = BuildSettings.ofRun(arguments).over(SettingsFile.above(directory), "analyze");
    Run run = settings.run(directory);
    return new RunSettings(
        settings.mainClass(),
        settings.timeout() == null ? new Run(run.arguments(), run.jvmArguments(), run.directory(), run.heap(), LIMIT) : run,
        settings.region(),
        settings.ranks().stream().mapToInt(Integer::intValue).max().orElse(USUAL_RANKS),
        settings.includes(),
        settings.excludes());
  }
}
