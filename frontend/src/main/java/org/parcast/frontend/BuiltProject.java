package org.parcast.frontend;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.frontend.classes.FileTree;

/**
 * A directory with the build file of Maven or Gradle, laid out as they do, and the modules below it.
 *
 * @param classes where the builds of all modules have put their classes; none if a module was not built since its sources were changed
 * @param sources roots of their own sources, those of tests not among them
 */
record BuiltProject(List<Path> classes, List<Path> sources) {
  private static final List<String> BUILD_FILES = List.of("pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts");
  private static final List<String> CLASSES = List.of("target/classes", "build/classes/java/main", "build/classes/kotlin/main", "build/classes/scala/main");
  private static final List<String> TESTS = List.of("target/test-classes", "build/classes/java/test", "build/classes/kotlin/test", "build/classes/scala/test");
  private static final List<String> SOURCES = List.of("src/main/java", "src/main/kotlin", "src/main/scala");

  /** Directories of a module in which no module is: its sources, which may hold projects for tests, and what builds make. */
  private static final Set<String> INSIDE = Set.of("src", "target", "build", "bin", "out", "node_modules");

  /** The project in a directory, if it has a build file there and sources or classes where they are expected. */
  static Optional<BuiltProject> in(Path directory) throws IOException {
    if (BUILD_FILES.stream().noneMatch(name -> Files.isRegularFile(directory.resolve(name)))) {
      return Optional.empty();
    }
    List<Path> classes = new ArrayList<>();
    List<Path> sources = new ArrayList<>();
    boolean current = true;
    for (Path module : modules(directory)) {
      List<Path> built = existing(module, CLASSES).toList();
      List<Path> own = existing(module, SOURCES).toList();
      current &= newest(built) >= newest(own);
      classes.addAll(built);
      sources.addAll(own);
    }
    return classes.isEmpty() && sources.isEmpty() ? Optional.empty() : Optional.of(new BuiltProject(current ? classes : List.of(), sources));
  }

  /** Where the build of a project has put this class of its tests, which are no part of what is analysed of it. */
  static Optional<Path> testsWith(Path directory, String name) throws IOException {
    String file = name.replace('.', '/') + ".class";
    return modules(directory).stream().flatMap(module -> existing(module, TESTS)).filter(tests -> Files.isRegularFile(tests.resolve(file))).findFirst();
  }

  /** The directory itself and those below it that may be modules: Gradle's need no build file. */
  private static List<Path> modules(Path directory) throws IOException {
    List<Path> modules = new ArrayList<>();
    if (Files.isDirectory(directory)) {
      Files.walkFileTree(directory, new SimpleFileVisitor<>() {
        @Override
        public FileVisitResult preVisitDirectory(Path below, BasicFileAttributes attributes) {
          String name = String.valueOf(below.getFileName());
          if (!below.equals(directory) && (INSIDE.contains(name) || name.startsWith("."))) {
            return FileVisitResult.SKIP_SUBTREE;
          }
          modules.add(below);
          return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult visitFileFailed(Path file, IOException fault) {
          return FileVisitResult.CONTINUE; // what may not be read is no module
        }
      });
    }
    Collections.sort(modules);
    return modules;
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
