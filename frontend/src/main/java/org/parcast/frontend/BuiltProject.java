package org.parcast.frontend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.parcast.frontend.classes.FileTree;

/**
 * A directory with the build file of Maven or Gradle, laid out as they do.
 *
 * @param classes where the build has put its classes, if it was built since the sources were changed
 * @param sources roots of its own sources, those of tests not among them
 */
record BuiltProject(Optional<Path> classes, List<Path> sources) {
  private static final List<String> BUILD_FILES = List.of("pom.xml", "build.gradle", "build.gradle.kts");
  private static final List<String> CLASSES = List.of("target/classes", "build/classes/java/main", "build/classes/kotlin/main", "build/classes/scala/main");
  private static final List<String> TESTS = List.of("target/test-classes", "build/classes/java/test", "build/classes/kotlin/test", "build/classes/scala/test");
  private static final List<String> SOURCES = List.of("src/main/java", "src/main/kotlin", "src/main/scala");

  /** The project in a directory, if it has a build file there and sources or classes where they are expected. */
  static Optional<BuiltProject> in(Path directory) throws IOException {
    if (BUILD_FILES.stream().noneMatch(name -> Files.isRegularFile(directory.resolve(name)))) {
      return Optional.empty();
    }
    List<Path> sources = existing(directory, SOURCES).toList();
    Optional<Path> classes = existing(directory, CLASSES).findFirst();
    boolean current = classes.isPresent() && newest(classes.stream().toList()) >= newest(sources);
    BuiltProject project = new BuiltProject(current ? classes : Optional.empty(), sources);
    return project.classes.isEmpty() && project.sources.isEmpty() ? Optional.empty() : Optional.of(project);
  }

  /** Where the build of a project has put this class of its tests, which are no part of what is analysed of it. */
  static Optional<Path> testsWith(Path directory, String name) {
    return existing(directory, TESTS).filter(tests -> Files.isRegularFile(tests.resolve(name.replace('.', '/') + ".class"))).findFirst();
  }

  /** When the last file below the directories was changed. */
  private static long newest(List<Path> directories) throws IOException {
    long newest = 0;
    for (Path directory : directories) {
      for (Path file : FileTree.list(directory, Files::isRegularFile)) {
        newest = Math.max(newest, Files.getLastModifiedTime(file).toMillis());
      }
    }
    return newest;
  }

  private static Stream<Path> existing(Path directory, List<String> places) {
    return places.stream().map(directory::resolve).filter(Files::isDirectory);
  }
}
