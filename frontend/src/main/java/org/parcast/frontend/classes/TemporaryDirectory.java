package org.parcast.frontend.classes;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A directory that lives as long as what it is made for, and this process at the longest. A file in it is locked meanwhile. Where the process is
 * killed, nobody deletes the directory: whoever makes the next one finds the lock free, and does.
 */
public final class TemporaryDirectory implements AutoCloseable {
  private static final Path SYSTEM = Path.of(System.getProperty("java.io.tmpdir"));
  private static final String LOCK = ".lock";

  /** What the directory has replaced beside itself is kept in it, until it is deleted. */
  private static final String REPLACED = "replaced";

  private static final Pattern NAME = Pattern.compile("\\.?parcast-(?:[a-z]+-)?(\\d+-\\d+)-\\d+");

  /**
   * Tells this process from others, also from such as had the same number. One does not look at its own locks: where a file is closed, the
   * process loses all locks on it.
   */
  private static final String OWN = ProcessHandle.current().pid() + "-" + ManagementFactory.getRuntimeMXBean().getStartTime();

  /** How often what is still being written is deleted when the process ends, and how long nothing must have been written since. */
  private static final int MOST_DELETIONS = 50;

  private static final int MILLISECONDS_OF_REST = 50;

  private final Path path;

  /** Whether the directory that this one is in was made for it. */
  private final boolean parentIsNew;

  /** Holds the lock. */
  private final FileChannel channel;

  private final Thread atEnd = new Thread(this::deleteAtEnd, "parcast-delete");

  private TemporaryDirectory(Path path, boolean parentIsNew, FileChannel channel) throws IOException {
    this.path = path;
    this.parentIsNew = parentIsNew;
    this.channel = channel;
    try {
      Runtime.getRuntime().addShutdownHook(atEnd);
    } catch (IllegalStateException shuttingDown) {
      remove(path);
      throw shuttingDown;
    }
  }

  /** A directory where the system has those. */
  public static TemporaryDirectory of(String purpose) throws IOException {
    return in(SYSTEM, "parcast-" + purpose + "-");
  }

  /** A hidden directory beside the place to which its content is to go, which is made if it is not there. */
  public static TemporaryDirectory in(Path parent) throws IOException {
    return in(parent, ".parcast-");
  }

  private static TemporaryDirectory in(Path parent, String prefix) throws IOException {
    boolean isNew = !Files.exists(parent);
    Files.createDirectories(parent);
    sweep(parent);
    if (!parent.equals(SYSTEM)) {
      sweep(SYSTEM);
    }
    while (true) {
      Path path = Files.createTempDirectory(parent, prefix + OWN + "-");
      Path file = path.resolve(LOCK);
      FileChannel channel;
      try {
        channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
      } catch (NoSuchFileException swept) {
        continue;
      }
      lock(channel);
      if (Files.exists(file)) {
        return new TemporaryDirectory(path, isNew, channel);
      }
      channel.close(); // swept before it was locked
    }
  }

  private static void lock(FileChannel channel) {
    try {
      channel.lock();
    } catch (IOException e) {
      return; // the file system has no locks: nobody else gets one there either, and what a killed process leaves stays
    }
  }

  public Path path() {
    return path;
  }

  /** The file that is locked while the directory lives, empty until {@link #release}. */
  public Path lockFile() {
    return path.resolve(LOCK);
  }

  /** Gives up the lock before the time, and leaves a sign of that in the file, for who waits for it. */
  public void release() throws IOException {
    channel.write(ByteBuffer.wrap(new byte[] {'\n'}));
    channel.close();
  }

  /** Puts a file or directory from here into the place of another beside this directory; whoever is interrupted finds one of them whole there. */
  public void replace(Path made, Path destination) throws IOException {
    if (Files.isDirectory(destination)) {
      Path older = Files.createDirectories(path.resolve(REPLACED)).resolve(destination.getFileName());
      delete(older);
      Files.move(destination, older);
    }
    Files.move(made, destination, StandardCopyOption.REPLACE_EXISTING);
  }

  @Override
  public void close() throws IOException {
    try {
      Runtime.getRuntime().removeShutdownHook(atEnd);
    } catch (IllegalStateException shuttingDown) {
      return; // the hook does it
    }
    remove(path);
    channel.close();
  }

  /** Deletes what is there, again while the other threads of this process, or one that it has started, write on. */
  private void deleteAtEnd() {
    try {
      boolean gone = false;
      for (int k = 0; k < MOST_DELETIONS && !gone; k++) {
        try {
          remove(path);
        } catch (IOException | UncheckedIOException e) {
          // files come and go yet
        }
        Thread.sleep(MILLISECONDS_OF_REST);
        gone = !Files.exists(path);
      }
      if (parentIsNew) {
        Files.deleteIfExists(path.getParent());
      }
    } catch (IOException e) {
      return; // others have come to use the directory
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  /** Deletes what processes that are no more have left; what cannot be seen or deleted is left to the next. One at a time: a process has a lock once. */
  private static synchronized void sweep(Path parent) {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(parent, TemporaryDirectory::isOfAnother)) {
      for (Path directory : found) {
        removeIfLeft(directory);
      }
    } catch (IOException | DirectoryIteratorException e) {
      return;
    }
  }

  private static boolean isOfAnother(Path path) {
    var name = NAME.matcher(path.getFileName().toString());
    return name.matches() && !name.group(1).equals(OWN) && Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
  }

  private static void removeIfLeft(Path directory) {
    try (FileChannel channel = FileChannel.open(directory.resolve(LOCK), StandardOpenOption.WRITE);
        FileLock free = channel.tryLock()) {
      if (free != null) {
        remove(directory);
      }
    } catch (NoSuchFileException neverLocked) {
      try {
        Files.delete(directory); // only where nothing is in it
      } catch (IOException e) {
        return;
      }
    } catch (IOException | UncheckedIOException e) {
      return;
    }
  }

  /** What was replaced goes back where nothing has come for it; the lock is deleted last. */
  private static void remove(Path directory) throws IOException {
    Path replaced = directory.resolve(REPLACED);
    if (Files.isDirectory(replaced)) {
      for (Path older : list(replaced)) {
        Path place = directory.resolveSibling(older.getFileName());
        if (!Files.exists(place)) {
          Files.move(older, place);
        }
      }
    }
    if (Files.isDirectory(directory)) {
      for (Path file : list(directory)) {
        if (!file.endsWith(LOCK)) {
          delete(file);
        }
      }
      Files.deleteIfExists(directory.resolve(LOCK));
      Files.deleteIfExists(directory);
    }
  }

  private static List<Path> list(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.toList();
    }
  }

  private static void delete(Path path) throws IOException {
    if (!Files.exists(path, LinkOption.NOFOLLOW_LINKS)) {
      return;
    }
    List<Path> deepestFirst;
    try (Stream<Path> all = Files.walk(path)) {
      deepestFirst = all.sorted(Comparator.reverseOrder()).toList();
    }
    for (Path file : deepestFirst) {
      Files.deleteIfExists(file);
    }
  }
}
