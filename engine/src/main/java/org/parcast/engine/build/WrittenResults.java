package org.parcast.engine.build;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Results of a project, where the front ends leave them. */
public final class WrittenResults {
  private static final List<Path> PLACES = List.of(Path.of("parcast-report"), Path.of("target", "parcast"), Path.of("build", "parcast", "analyze"));

  private WrittenResults() {}

  /** Those with this ending in the nearest directory at or above the file that has some, the newest first. */
  public static List<Path> near(Path file, String ending) {
    for (Path at = file.toAbsolutePath().getParent(); at != null; at = at.getParent()) {
      List<Path> found = new ArrayList<>();
      for (Path place : PLACES) {
        found.addAll(in(at.resolve(place), ending));
      }
      if (!found.isEmpty()) {
        found.sort(Comparator.comparing(WrittenResults::made).reversed());
        return found;
      }
    }
    return List.of();
  }

  private static List<Path> in(Path directory, String ending) {
    if (!Files.isDirectory(directory)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(directory)) {
      return files.filter(file -> file.toString().endsWith(ending)).toList();
    } catch (IOException e) {
      return List.of(); // who may not read it has no result there
    }
  }

  /** When a result was written, or a source was changed. */
  public static FileTime made(Path file) {
    try {
      return Files.getLastModifiedTime(file);
    } catch (IOException e) {
      return FileTime.fromMillis(0);
    }
  }
}
