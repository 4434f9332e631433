package org.parcast.frontend;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.parcast.frontend.classes.FileTree;

/** A language whose sources are not compiled here, but whose class files are analysed. */
enum OtherLanguage {
  KOTLIN(".kt", "kotlinc", "kotlin-stdlib.jar"),
  SCALA(".scala", "scalac", "scala-library.jar"),
  GROOVY(".groovy", "groovyc", "groovy.jar");

  private final String ending;
  private final String compiler;
  private final String library;

  OtherLanguage(String ending, String compiler, String library) {
    this.ending = ending;
    this.compiler = compiler;
    this.library = library;
  }

  /** The language of a file, by its ending. */
  static Optional<OtherLanguage> of(Path file) {
    return Arrays.stream(values()).filter(language -> file.toString().endsWith(language.ending)).findFirst();
  }

  /** The language of the first such source in a directory. */
  static Optional<OtherLanguage> in(Path directory) throws IOException {
    List<Path> files = FileTree.list(directory, file -> of(file).isPresent());
    return files.isEmpty() ? Optional.empty() : of(files.get(0));
  }

  /** What to do with such a source. */
  String hint() {
    String name = name().charAt(0) + name().substring(1).toLowerCase(java.util.Locale.ROOT);
    return name + " is analysed from its class files: compile it (" + compiler + " -d classes ..) and give the directory classes, with --sources and --classpath " + library;
  }
}
