package org.parcast.javac;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.parcast.engine.ScratchDirectory;

/**
 * Class files of a compilation, set apart from the sources that may lie beside them. Classes that were compiled earlier into the same place are taken, too: a
 * verdict must not rest on methods being called only from where this compilation sees it.
 */
final class GeneratedClasses implements AutoCloseable {
  private static final String SUFFIX = ".class";

  private final ScratchDirectory directory;
  private final boolean isEmpty;

  private GeneratedClasses(ScratchDirectory directory, boolean isEmpty) {
    this.directory = directory;
    this.isEmpty = isEmpty;
  }

  /** The classes below a directory of class files. */
  static GeneratedClasses below(Path output) throws IOException {
    try (Stream<Path> all = Files.walk(output)) {
      return copy(output, all.filter(GeneratedClasses::isClass).sorted().toList());
    }
  }

  /** The classes in the directories of these source files, which is where they are without {@code -d}. */
  static GeneratedClasses beside(Set<Path> sources) throws IOException {
    Set<Path> directories = new TreeSet<>();
    sources.forEach(source -> directories.add(source.toAbsolutePath().normalize().getParent()));
    List<Path> files = new ArrayList<>();
    for (Path directory : directories) {
      try (Stream<Path> all = Files.list(directory)) {
        all.filter(GeneratedClasses::isClass).sorted().forEach(files::add);
      }
    }
    return copy(files.isEmpty() ? Path.of("/") : files.get(0).getRoot(), files);
  }

  private static boolean isClass(Path file) {
    return file.toString().endsWith(SUFFIX) && !file.endsWith("module-info.class") && Files.isRegularFile(file);
  }

  private static GeneratedClasses copy(Path root, List<Path> files) throws IOException {
    GeneratedClasses classes = new GeneratedClasses(ScratchDirectory.of("javac"), files.isEmpty());
    for (Path file : files) {
      Path to = classes.directory().resolve(root.relativize(file).toString());
      Files.createDirectories(to.getParent());
      Files.copy(file, to, StandardCopyOption.REPLACE_EXISTING);
    }
    return classes;
  }

  Path directory() {
    return directory.path();
  }

  boolean isEmpty() {
    return isEmpty;
  }

  @Override
  public void close() throws IOException {
    directory.close();
  }
}
