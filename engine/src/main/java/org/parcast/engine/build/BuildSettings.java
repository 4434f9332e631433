package org.parcast.engine.build;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.Region;
import org.parcast.engine.run.Run;
import org.parcast.engine.settings.Setting;
import org.parcast.engine.settings.SettingsFile;

/**
 * What a build, or an editor, asks of an analysis of a project. What is null or an empty list was not set.
 *
 * @param mainClass class whose main method is run
 * @param test a JUnit test method to run in its place, as {@code com.example.SolverTest#converges}, or the class of several
 * @param arguments of the program
 * @param jvmArguments of its JVM
 * @param workingDirectory where it is run
 * @param memory heap of its JVM, as {@code 4g}
 * @param timeout seconds after which it is stopped, 0 for never
 * @param kernels methods to analyse, as {@code Class.method}
 * @param step the time loop, as {@code File.java:line}
 * @param steps steps to record, 0 for all
 * @param ranks numbers of ranks
 * @param seed of the partitioner
 * @param machine that times are forecast for, a preset or a file
 * @param includes packages or classes of dependencies to analyse too
 * @param excludes packages or classes of the project to leave out
 * @param cache the caches of checks, as {@code --cache} of the command line
 * @param dialect how to write a parallel loop
 * @param parallelLoops loops that must be proven parallel, as {@code File.java:line}
 * @param limits what no forecast may pass
 */
public record BuildSettings(
    String mainClass, String test, List<String> arguments, List<String> jvmArguments, Path workingDirectory, String memory, Long timeout,
    List<String> kernels, String step, Integer steps, List<Integer> ranks, Long seed, String machine, List<String> includes, List<String> excludes, String cache, String dialect,
    List<String> parallelLoops, List<String> limits) {

  /** What is asked of loops alone, which nothing is run for. */
  public static BuildSettings ofLoops(List<String> includes, List<String> excludes, String dialect) {
    return new BuildSettings(null, null, null, null, null, null, null, null, null, null, null, null, null, includes, excludes, null, dialect, null, null);
  }

  /** What is asked of recordings, which nothing is run for either. */
  public static BuildSettings ofReports(List<Integer> ranks) {
    return new BuildSettings(null, null, null, null, null, null, null, null, null, null, ranks, null, null, null, null, null, null, null, null);
  }

  /** What an editor asks of a run: its program's arguments, or null, and for the rest what the project's settings file says. */
  public static BuildSettings ofRun(List<String> arguments) {
    return new BuildSettings(null, null, arguments, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null);
  }

  /** These settings, and those of the file where nothing is set here. @throws AnalysisException if one of the file makes no sense */
  public BuildSettings over(SettingsFile file, String command) throws AnalysisException {
    From from = new From(file.of(command));
    return new BuildSettings(
        from.text(mainClass, "main"),
        from.text(test, "test"),
        from.texts(arguments, "arguments"),
        from.words(jvmArguments, "jvm-args"),
        workingDirectory != null || from.text(null, "workdir") == null ? workingDirectory : Path.of(from.text(null, "workdir")),
        memory(from.text(memory, "memory")),
        from.whole(timeout, "timeout"),
        from.texts(kernels, "kernel"),
        from.text(step, "step"),
        from.whole(steps, "steps"),
        ranks != null && !ranks.isEmpty() ? ranks : from.wholes("ranks"),
        from.whole(seed, "seed"),
        from.text(machine, "machine"),
        from.texts(includes, "include"),
        from.texts(excludes, "exclude"),
        from.text(cache, "cache"),
        from.text(dialect, "dialect"),
        from.texts(parallelLoops, "parallel-loops"),
        from.texts(limits, "fail-on"));
  }

  /** How the program is run; by default in the directory of its project. */
  public Run run(Path project) {
    return new Run(arguments, jvmArguments, workingDirectory == null ? project : workingDirectory, memory,
        timeout == null || timeout == 0 ? null : Duration.ofSeconds(timeout));
  }

  /** The part of the run that is analysed. */
  public Region region() {
    return new Region(kernels, step, steps == null ? 0 : steps);
  }

  /** Of the sizes for analysis and program the latter: the analysis runs in the build's own JVM. */
  private static String memory(String sizes) {
    return sizes == null ? null : sizes.substring(sizes.indexOf(',') + 1);
  }

  /** The settings of the file where there are none of the build. */
  private record From(Map<String, Setting> settings) {
    String text(String set, String key) throws AnalysisException {
      return set != null && !set.isBlank() ? set : settings.containsKey(key) ? settings.get(key).text() : null;
    }

    List<String> texts(List<String> set, String key) {
      return set != null && !set.isEmpty() ? set : settings.containsKey(key) ? settings.get(key).values() : List.of();
    }

    List<String> words(List<String> set, String key) {
      return texts(set, key).stream().flatMap(text -> set != null && !set.isEmpty() ? Stream.of(text) : Arrays.stream(text.strip().split("\\s+"))).toList();
    }

    Long whole(Long set, String key) throws AnalysisException {
      return set != null ? set : settings.containsKey(key) ? Long.valueOf(settings.get(key).whole(0)) : null;
    }

    /** As large as an int may be where more is asked for, which is all there is. */
    Integer whole(Integer set, String key) throws AnalysisException {
      return set != null ? set : settings.containsKey(key) ? Integer.valueOf((int) Math.min(Integer.MAX_VALUE, settings.get(key).whole(0))) : null;
    }

    List<Integer> wholes(String key) throws AnalysisException {
      return settings.containsKey(key) ? settings.get(key).wholes(1) : List.of();
    }
  }
}
