package org.parcast.engine.run;

import java.nio.file.Path;
import java.util.List;
import org.parcast.frontend.Frontend;

/**
 * The program to analyse, or a recording of it.
 *
 * @param path a source file, a directory of sources, of class files or of a project, a jar, or a recording {@code NAME.parcast}
 * @param mainClass name of the class whose {@code main} is run, or null to find it
 * @param classPath further classes that the program needs
 * @param sources where the sources of class files are; empty where there are none or {@code path} holds them
 * @param includes packages or classes from the class path to analyse as well
 * @param excludes packages or classes of the program to leave unanalysed
 * @param project directory that paths of source files are told relative to, where they are outside of the working directory
 * @param further source files that belong to the program too, where {@code path} is one
 */
public record Target(
    Path path, String mainClass, List<Path> classPath, List<Path> sources, List<String> includes, List<String> excludes, Path project, List<Path> further) {
  /** A target of one path. */
  public Target(Path path, String mainClass, List<Path> classPath, List<Path> sources, List<String> includes, List<String> excludes, Path project) {
    this(path, mainClass, classPath, sources, includes, excludes, project, List.of());
  }

  /** A target whose project is the working directory. */
  public Target(Path path, String mainClass, List<Path> classPath, List<Path> sources, List<String> includes, List<String> excludes) {
    this(path, mainClass, classPath, sources, includes, excludes, Path.of(""));
  }

  /** A target that needs nothing else. */
  public static Target of(Path path) {
    return new Target(path, null, List.of(), List.of(), List.of(), List.of());
  }

  /** The same with further source files. */
  public Target with(List<Path> files) {
    return new Target(path, mainClass, classPath, sources, includes, excludes, project, List.copyOf(files));
  }

  /** Whether the target is a recording, of which only the analyses are run again. */
  public boolean isRecording() {
    return String.valueOf(path.getFileName()).endsWith(PendingRecording.SUFFIX);
  }

  /** The target as the frontend loads it. */
  public Frontend.Request frontendRequest() {
    return new Frontend.Request(path, further, classPath, sources, includes, excludes, mainClass);
  }
}
