package org.parcast.engine.run;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** What a recording may hold of a run, each in files of its own. */
enum RecordingPart {
  VALUES("{values,tables,times*}.bin"),
  BLOCKS("block*.bin"),
  SHARING("sharing*.txt");

  /** What tells runs apart: what was run, its classes, and what it printed. */
  private static final List<String> IDENTITY = List.of("program.json", "program.jar", "out.txt");

  private final String files;

  RecordingPart(String files) {
    this.files = files;
  }

  /** As the name of a recording has it. */
  String label() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** What a recording holds; nothing where there is none. */
  static Set<RecordingPart> in(Path recording) throws IOException {
    Set<RecordingPart> found = EnumSet.noneOf(RecordingPart.class);
    for (RecordingPart part : Files.isDirectory(recording) ? values() : new RecordingPart[0]) {
      try (DirectoryStream<Path> files = part.filesIn(recording)) {
        if (files.iterator().hasNext()) {
          found.add(part);
        }
      }
    }
    return found;
  }

  /** Whether two recordings are of the same run, as far as they tell. */
  static boolean areOfOneRun(Path one, Path other) throws IOException {
    for (String file : IDENTITY) {
      Path a = one.resolve(file);
      Path b = other.resolve(file);
      if (Files.exists(a) != Files.exists(b) || Files.exists(a) && Files.mismatch(a, b) >= 0) {
        return false;
      }
    }
    return true;
  }

  /** Copies this part from one recording to another. */
  void copy(Path from, Path to) throws IOException {
    try (DirectoryStream<Path> files = filesIn(from)) {
      for (Path file : files) {
        Files.copy(file, to.resolve(file.getFileName()));
      }
    }
  }

  private DirectoryStream<Path> filesIn(Path recording) throws IOException {
    return Files.newDirectoryStream(recording, files);
  }
}
