package org.parcast.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.parcast.report.SourceFile;
import org.parcast.report.Sources;

/** The program's source within a recording, so that a report can show it wherever and whenever it is made. */
final class SourceCopies {
  private static final String DIRECTORY = "sources";

  private SourceCopies() {}

  /**
   * Copies source files into a recording, under their paths relative to the project.
   *
   * @param project directory that the paths are relative to; a file outside of it is kept under its name alone
   */
  static void write(Path recording, Path project, Collection<Path> files) throws IOException {
    Path root = project.toAbsolutePath().normalize();
    for (Path file : new TreeSet<>(files)) {
      Path copy = recording.resolve(DIRECTORY).resolve(relative(root, file).toString());
      if (Files.isRegularFile(file) && !Files.exists(copy)) {
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  /** The text of source files, under the paths that a recording gives them. */
  static Sources of(Path project, Collection<Path> files) throws IOException {
    Path root = project.toAbsolutePath().normalize();
    List<SourceFile> read = new ArrayList<>();
    for (Path file : new TreeSet<>(files)) {
      read.add(new SourceFile(relative(root, file).toString().replace(file.getFileSystem().getSeparator(), "/"), lines(file)));
    }
    return new Sources(read);
  }

  private static Path relative(Path root, Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    return absolute.startsWith(root) ? root.relativize(absolute) : absolute.getFileName();
  }

  private static List<String> lines(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
  }

  /** The source in a recording; none where the program came without. */
  static Sources read(Path recording) throws IOException {
    Path directory = recording.resolve(DIRECTORY);
    if (!Files.isDirectory(directory)) {
      return Sources.NONE;
    }
    List<SourceFile> files = new ArrayList<>();
    try (Stream<Path> found = Files.walk(directory)) {
      for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
        String path = directory.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
        files.add(new SourceFile(path, lines(file)));
      }
    }
    return new Sources(files);
  }
}
