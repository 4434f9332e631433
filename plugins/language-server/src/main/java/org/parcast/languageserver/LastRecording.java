package org.parcast.languageserver;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Recordings of a project, where the other front ends leave them. */
final class LastRecording {
  private static final List<Path> PLACES = List.of(Path.of("parcast-report"), Path.of("target", "parcast"), Path.of("build", "parcast", "analyze"));

  private LastRecording() {}

  /** The recordings in the nearest directory at or above the file that has some, the newest first. */
  static List<Path> near(Path file) {
    for (Path at = file.toAbsolutePath().getParent(); at != null; at = at.getParent()) {
      List<Path> found = new ArrayList<>();
      for (Path place : PLACES) {
        found.addAll(in(at.resolve(place)));
      }
      if (!found.isEmpty()) {
        found.sort(Comparator.comparing(LastRecording::made).reversed());
        return found;
      }
    }
    return List.of();
  }

  private static List<Path> in(Path directory) {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(".parcast")).toList();
    } catch (IOException e) {
      return List.of(); // who may not read it has no recording there
    }
  }

  private static FileTime made(Path recording) {
    try {
      return Files.getLastModifiedTime(recording);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }
}
