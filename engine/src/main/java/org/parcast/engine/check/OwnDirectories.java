package org.parcast.engine.check;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A directory for each run of a version, which holds links to what is in the program's working directory: a run finds there what it reads, and what stands there as a file of its own it has written.
 * Files that the run which was analysed has written are copied, as others write over them; they have changed since this process began. The first run tells in which directories files are written, and
 * which more are written over: then all other directories are linked as a whole.
 */
final class OwnDirectories {
  private final Path root;
  private final Path base;

  /** By directory, what is in it; all relative to the working directory. */
  private final Map<Path, List<Path>> content = new LinkedHashMap<>();
  private final Map<Path, Stamp> stamps = new HashMap<>();
  private final FileTime begun = FileTime.from(ManagementFactory.getRuntimeMXBean().getStartTime(), TimeUnit.MILLISECONDS);
  /** Of the run that has begun, as they were. */
  private final Map<Path, Stamp> copies = new HashMap<>();
  private final Set<Path> overwritten = new HashSet<>();
  /** Directories in which runs write; null before the first run. */
  private Set<Path> written;

  private record Stamp(FileTime changed, long size) {}

  /** @param base where the directories are made; not part of what the program finds */
  OwnDirectories(Path root, Path base) throws IOException {
    this.root = root.toAbsolutePath().normalize();
    this.base = base.toAbsolutePath().normalize();
    look();
  }

  /** Makes the directory of another run. */
  Path begin() throws IOException {
    Path own = Files.createTempDirectory(base, "run");
    copies.clear();
    fill(own, Path.of(""));
    return own;
  }

  /** Takes the directory of a run away; the files that the run has written, and what is in them, by their names below it. */
  Map<String, byte[]> end(Path own) throws IOException {
    Map<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> all = Files.walk(own)) {
      for (Path file : all.filter(each -> Files.isRegularFile(each, LinkOption.NOFOLLOW_LINKS)).toList()) {
        if (Files.isReadable(file) && !stamp(file).equals(copies.get(own.relativize(file)))) {
          files.put(own.relativize(file).toString(), Files.readAllBytes(file));
        }
      }
    }
    if (written == null) {
      written = new HashSet<>();
      addOverwritten(files);
      files.keySet().forEach(file -> addAround(Path.of(file)));
    }
    try (Stream<Path> all = Files.walk(own)) {
      for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(each);
      }
    }
    return files;
  }

  private void addOverwritten(Map<String, byte[]> files) throws IOException {
    for (Map.Entry<Path, Stamp> file : stamps.entrySet()) {
      Stamp now = stamp(root.resolve(file.getKey()));
      if (now != null && !now.equals(file.setValue(now))) {
        overwritten.add(file.getKey());
        files.put(file.getKey().toString(), Files.readAllBytes(root.resolve(file.getKey())));
      }
    }
  }

  private void addAround(Path file) {
    for (Path around = file.getParent(); around != null; around = around.getParent()) {
      written.add(around);
    }
  }

  private void fill(Path own, Path directory) throws IOException {
    for (Path entry : content.getOrDefault(directory, List.of())) {
      if (content.containsKey(entry) && (written == null || written.contains(entry))) {
        Files.createDirectory(own.resolve(entry));
        fill(own, entry);
      } else if (overwritten.contains(entry)) {
        copies.put(entry, stamp(Files.copy(root.resolve(entry), own.resolve(entry), StandardCopyOption.COPY_ATTRIBUTES)));
      } else {
        Files.createSymbolicLink(own.resolve(entry), root.resolve(entry));
      }
    }
  }

  private static Stamp stamp(Path file) throws IOException {
    return Files.isReadable(file) ? new Stamp(Files.getLastModifiedTime(file), Files.size(file)) : null;
  }

  private void look() throws IOException {
    Files.walkFileTree(root, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
        if (directory.equals(base)) {
          return FileVisitResult.SKIP_SUBTREE;
        }
        Path relative = root.relativize(directory);
        content.put(relative, new ArrayList<>());
        if (!directory.equals(root)) {
          content.get(root.relativize(directory.getParent())).add(relative);
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        content.get(root.relativize(file.getParent())).add(root.relativize(file));
        if (attributes.isRegularFile()) {
          stamps.put(root.relativize(file), new Stamp(attributes.lastModifiedTime(), attributes.size()));
          if (attributes.lastModifiedTime().compareTo(begun) >= 0 && Files.isReadable(file)) {
            overwritten.add(root.relativize(file));
          }
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFileFailed(Path file, IOException e) {
        return FileVisitResult.CONTINUE; // Nothing that this program could read.
      }
    });
  }
}
