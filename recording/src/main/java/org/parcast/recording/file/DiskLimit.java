package org.parcast.recording.file;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The room that a recording may take on the disk: all files of its directory, whoever writes them. What closes a file that has come to the limit comes on top: without it nothing could
 * be read.
 */
public final class DiskLimit {
  /** The system property that names the bytes; without it there is no limit. */
  public static final String PROPERTY = "parcast.disk";

  private static volatile long most = Long.getLong(PROPERTY, Long.MAX_VALUE);

  private DiskLimit() {}

  /** The limit is reached. */
  public static final class Reached extends IOException {
    private static final long serialVersionUID = 1;

    Reached() {
      super("the recording has come to the room that it may take");
    }
  }

  /** A new file of a recording. Who writes to it hands over large pieces: before each, the room is looked at. */
  public static OutputStream open(Path file) throws IOException {
    OutputStream out = Files.newOutputStream(file);
    return most == Long.MAX_VALUE ? out : new Limited(out, file.toAbsolutePath().getParent());
  }

  /** From now on the limit is none: files are closed. */
  public static void lift() {
    most = Long.MAX_VALUE;
  }

  /** The bytes of the files in a directory; those that are gone meanwhile have none. */
  public static long size(Path directory) throws IOException {
    long size = 0;
    try (DirectoryStream<Path> files = Files.newDirectoryStream(directory)) {
      for (Path file : files) {
        size += file.toFile().length();
      }
    }
    return size;
  }

  private static final class Limited extends FilterOutputStream {
    private final Path directory;

    Limited(OutputStream out, Path directory) {
      super(out);
      this.directory = directory;
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      if (most != Long.MAX_VALUE && size(directory) + length > most) {
        throw new Reached();
      }
      out.write(bytes, from, length);
    }
  }
}
