package org.parcast.analyses.cache.hierarchy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A file that describes a cache hierarchy: a level in each line, the nearest to the core first; what follows a {@code #} is a comment. */
public final class HierarchyFile {
  /** Longer files are no descriptions of caches. */
  private static final int MOST_BYTES = 1 << 16;

  private HierarchyFile() {}

  /**
   * The hierarchy of the file of this name where there is one, else that which the text describes.
   *
   * @throws IllegalArgumentException if it is neither; the message says what was expected, and in which line
   */
  public static CacheHierarchy orText(String text) {
    Path file = file(text);
    return file == null ? CacheHierarchy.parse(text) : read(file);
  }

  private static Path file(String text) {
    try {
      Path file = Path.of(text);
      return CacheHierarchy.presets().contains(text) || !Files.isRegularFile(file) ? null : file;
    } catch (InvalidPathException e) {
      return null;
    }
  }

  private static CacheHierarchy read(Path file) {
    List<CacheLevel> levels = new ArrayList<>();
    int number = 0;
    for (String line : lines(file)) {
      number++;
      String level = line.replaceFirst("#.*", "").strip();
      if (!level.isEmpty()) {
        try {
          levels.addAll(CacheHierarchy.parse(level).levels());
        } catch (IllegalArgumentException e) {
          throw new IllegalArgumentException(file + ":" + number + ": " + e.getMessage(), e);
        }
      }
    }
    if (levels.isEmpty()) {
      throw new IllegalArgumentException(file + " describes no cache: write a level in each line, as l1=8k:8:64:private");
    }
    return new CacheHierarchy(file.toString(), levels);
  }

  private static List<String> lines(Path file) {
    try {
      if (Files.size(file) > MOST_BYTES) {
        throw new IllegalArgumentException(file + " is too long to describe caches: write a level in each line, as l1=8k:8:64:private");
      }
      return new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
    } catch (IOException e) {
      throw new IllegalArgumentException(file + ": cannot be read (" + e + ")", e);
    }
  }
}
