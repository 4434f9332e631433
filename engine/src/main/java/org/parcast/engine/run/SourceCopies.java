package org.parcast.engine.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.parcast.report.SourceFile;
import org.parcast.report.Sources;

/** The program's source within a recording, so that a report can show it wherever and whenever it is made. */
public final class SourceCopies {
  private static final String DIRECTORY = "sources";

  private SourceCopies() {}

  /**
   * Copies source files into a recording, under their paths relative to the project.
   *
   * @param target the program that was analysed: files outside of the working directory are kept under their paths relative to its project, itself or its sources
   */
  public static void write(Path recording, Target target, Collection<Path> files) throws IOException {
    for (Path file : new TreeSet<>(files)) {
      Path copy = recording.resolve(DIRECTORY).resolve(relative(target, file).toString());
      if (Files.isRegularFile(file) && !Files.exists(copy)) {
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy);
      }
    }
  }

  /** The text of source files, under the paths that a recording gives them. */
  public static Sources of(Target target, Collection<Path> files) throws IOException {
    List<SourceFile> read = new ArrayList<>();
    for (Path file : new TreeSet<>(files)) {
      read.add(new SourceFile(named(target, file.toString()), lines(file)));
    }
    return new Sources(read);
  }

  /** Relative to the working directory; outside of it, to the project, the target or a root of its sources; else the name alone. */
  private static Path relative(Target target, Path file) {
    Path absolute = file.toAbsolutePath().normalize();
    List<Path> roots = new ArrayList<>(List.of(Path.of(""), target.project(), target.path()));
    roots.addAll(target.sources());
    for (Path each : roots) {
      Path root = each.toAbsolutePath().normalize();
      if (absolute.startsWith(root) && !absolute.equals(root)) {
        return root.relativize(absolute);
      }
    }
    return absolute.getFileName();
  }

  private static List<String> lines(Path file) throws IOException {
    return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
  }

  /** The source in a recording; none where the program came without. */
  public static Sources read(Path recording) throws IOException {
    Path directory = recording.resolve(DIRECTORY);
    List<SourceFile> files = new ArrayList<>();
    for (Path file : files(recording)) {
      String path = directory.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
      files.add(new SourceFile(path, lines(file)));
    }
    return files.isEmpty() ? Sources.NONE : new Sources(files);
  }

  /** The path under which a recording of the target has, or would have, a source file; what is no file keeps its name. */
  public static String named(Target target, String file) {
    Path path = Path.of(file);
    Path directory = target.path().resolve(DIRECTORY);
    Path named = target.isRecording() && path.startsWith(directory) ? directory.relativize(path) : Files.isRegularFile(path) ? relative(target, path) : path;
    return named.toString().replace(path.getFileSystem().getSeparator(), "/");
  }

  /** The source files in a recording; no link is followed, as it may lead out of a recording that somebody else has made. */
  public static List<Path> files(Path recording) throws IOException {
    Path directory = recording.resolve(DIRECTORY);
    if (!Files.isDirectory(directory, LinkOption.NOFOLLOW_LINKS)) {
      return List.of();
    }
    try (Stream<Path> found = Files.walk(directory)) {
      return found.filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)).sorted().toList();
    }
  }
}
