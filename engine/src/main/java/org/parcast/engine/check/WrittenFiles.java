package org.parcast.engine.check;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The files below its working directory that a program writes in each run: versions run in the same directory, one after the other, and each is compared with what the first run left. What other
 * programs write there meanwhile is seldom the same in two runs.
 */
final class WrittenFiles {
  private final Path root;
  private final Path copies;
  private Map<Path, Stamp> before;

  /** By file, a copy of what the first run left in it. */
  private final Map<Path, Path> first = new TreeMap<>();

  private record Stamp(FileTime changed, long size) {}

  /** @param copies where copies are kept; not part of the program's files */
  WrittenFiles(Path root, Path copies) {
    this.root = root.toAbsolutePath().normalize();
    this.copies = copies.toAbsolutePath().normalize();
  }

  /** Called before the first run. */
  void begin() throws IOException {
    before = all();
  }

  /** Called after it: keeps what it has written. */
  void keep() throws IOException {
    Map<Path, Stamp> after = all();
    for (Map.Entry<Path, Stamp> file : after.entrySet()) {
      if (!file.getValue().equals(before.get(file.getKey())) && Files.isReadable(file.getKey())) {
        Path copy = Files.createTempFile(copies, "file", "");
        first.put(file.getKey(), Files.copy(file.getKey(), copy, StandardCopyOption.REPLACE_EXISTING));
      }
    }
    before = after;
  }

  /** Called before a later run. */
  void mark() throws IOException {
    before = new HashMap<>();
    for (Path file : first.keySet()) {
      before.put(file, stamp(file));
    }
  }

  /** Called after a run: the names of the files, each with what the first run left in it and what this one did; without that where this one has not written it. */
  Map<String, List<Path>> written() throws IOException {
    Map<String, List<Path>> written = new LinkedHashMap<>();
    for (Map.Entry<Path, Path> file : first.entrySet()) {
      Stamp now = stamp(file.getKey());
      List<Path> both = new ArrayList<>(List.of(file.getValue()));
      if (now != null && !now.equals(before.get(file.getKey()))) {
        both.add(file.getKey());
      }
      written.put(root.relativize(file.getKey()).toString(), both);
    }
    return written;
  }

  private static Stamp stamp(Path file) throws IOException {
    if (!Files.isReadable(file)) {
      return null;
    }
    return new Stamp(Files.getLastModifiedTime(file), Files.size(file));
  }

  private Map<Path, Stamp> all() throws IOException {
    Map<Path, Stamp> stamps = new HashMap<>();
    Files.walkFileTree(root, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
        return directory.equals(copies) ? FileVisitResult.SKIP_SUBTREE : FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isRegularFile()) {
          stamps.put(file, new Stamp(attributes.lastModifiedTime(), attributes.size()));
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFileFailed(Path file, IOException e) {
        return FileVisitResult.CONTINUE; // Nothing that this program could have written.
      }
    });
    return stamps;
  }
}
