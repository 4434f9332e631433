package org.parcast.start;

import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The jars in a jar.
 *
 * @param jar the outer one
 * @param cache directory of directories, one for each content
 */
record Libraries(Path jar, Path cache) {
  private static final String PREFIX = "lib/";

  /** Those of the jar that this class is from. */
  static Libraries ofThisJar() {
    try {
      Path jar = Path.of(Libraries.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      String configured = System.getenv("XDG_CACHE_HOME");
      Path caches = configured == null || configured.isBlank() ? Path.of(System.getProperty("user.home"), ".cache") : Path.of(configured);
      return new Libraries(jar, caches.resolve("parcast"));
    } catch (URISyntaxException e) {
      throw new IllegalStateException("the own location is no path", e);
    }
  }

  /** The jars as files, written where they are not there yet. Whoever is stopped in the middle leaves nothing under the name that others look for. */
  List<Path> unpacked() throws IOException {
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      List<? extends ZipEntry> entries = zip.stream().filter(entry -> entry.getName().startsWith(PREFIX) && entry.getName().endsWith(".jar")).toList();
      Path directory = cache.resolve(identity(entries));
      if (!Files.isDirectory(directory)) {
        write(zip, entries, directory);
      }
      return entries.stream().map(entry -> directory.resolve(name(entry))).toList();
    }
  }

  private void write(ZipFile zip, List<? extends ZipEntry> entries, Path directory) throws IOException {
    Path half = Files.createTempDirectory(Files.createDirectories(cache), "half-");
    try {
      for (ZipEntry entry : entries) {
        try (InputStream in = zip.getInputStream(entry)) {
          Files.copy(in, half.resolve(name(entry)));
        }
      }
      Files.move(half, directory, StandardCopyOption.ATOMIC_MOVE);
    } catch (FileAlreadyExistsException | DirectoryNotEmptyException another) {
      delete(half); // was as quick
    } catch (IOException e) {
      delete(half);
      throw e;
    }
  }

  private static String name(ZipEntry entry) {
    return Path.of(entry.getName()).getFileName().toString();
  }

  /** Names and checksums of all jars, in one number. */
  private static String identity(List<? extends ZipEntry> entries) {
    CRC32 all = new CRC32();
    long size = 0;
    for (ZipEntry entry : entries) {
      all.update((entry.getName() + entry.getCrc()).getBytes(StandardCharsets.UTF_8));
      size += entry.getSize();
    }
    return Long.toHexString(all.getValue()) + "-" + Long.toHexString(size);
  }

  private static void delete(Path directory) throws IOException {
    try (Stream<Path> files = Files.walk(directory)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
