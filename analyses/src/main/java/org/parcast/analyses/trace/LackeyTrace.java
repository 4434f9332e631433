package org.parcast.analyses.trace;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.DoubleConsumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipException;

/**
 * A trace of {@code valgrind --tool=lackey --trace-mem=yes}: lines {@code " L 1ffefff8,8"} for loads, {@code S} for stores, {@code M} for an
 * update (one read, as Cachegrind counts it), {@code I} for
 * instruction fetches. Plain or {@code .gz}. Sites are 0 for reads, 1 for writes.
 */
public final class LackeyTrace implements ThreadTrace {
  /** Site of reads. */
  public static final int READS = 0;

  /** Site of writes. */
  public static final int WRITES = 1;

  private final Path file;
  private final DoubleConsumer progress;

  public LackeyTrace(Path file) {
    this(file, share -> {});
  }

  /**
   * A trace that is watched while it is read.
   *
   * @param progress is told now and then the share of the file that has been read, from 0 to 1
   */
  public LackeyTrace(Path file, DoubleConsumer progress) {
    this.file = file;
    this.progress = progress;
  }

  @Override
  public int threads() {
    return 1;
  }

  @Override
  public void replay(ReferenceConsumer consumer) throws IOException {
    try (FileChannel channel = FileChannel.open(file); InputStream in = open(Channels.newInputStream(channel), file)) {
      new Lines(in, channel).read(consumer);
    }
  }

  /** A text file, uncompressed where it is compressed. */
  public static InputStream open(Path file) throws IOException {
    return open(Files.newInputStream(file), file);
  }

  private static InputStream open(InputStream content, Path file) throws IOException {
    InputStream in = new BufferedInputStream(content, 1 << 16);
    in.mark(2);
    boolean zipped = in.read() == 0x1f && in.read() == 0x8b;
    in.reset();
    try {
      return zipped ? new GZIPInputStream(in, 1 << 16) : in;
    } catch (EOFException | ZipException e) {
      in.close();
      throw damaged(file, 1, e);
    }
  }

  /** What to say of a compressed file that cannot be read on from a line. */
  public static IOException damaged(Path file, long line, IOException cause) {
    return new IOException(file + ": the compressed file is cut off or damaged at line " + line + "; write the trace again", cause);
  }

  /** Reads line by line, byte by byte. */
  private final class Lines {
    private final InputStream in;
    private final FileChannel channel;
    private final byte[] buffer = new byte[1 << 16];
    private int at;
    private int end;
    private long line = 1;

    Lines(InputStream in, FileChannel channel) {
      this.in = in;
      this.channel = channel;
    }

    private int next() throws IOException {
      if (at == end) {
        try {
          progress.accept((double) channel.position() / Math.max(1, channel.size()));
          end = in.read(buffer);
        } catch (EOFException | ZipException e) {
          throw damaged(file, line, e);
        }
        at = 0;
        if (end < 0) {
          end = 0;
          return -1;
        }
      }
      return buffer[at++] & 255;
    }

    void read(ReferenceConsumer consumer) throws IOException {
      for (int kind = next(); kind >= 0; kind = next(), line++) {
        while (kind == ' ') {
          kind = next();
        }
        switch (kind) {
          case 'I', 'L', 'S', 'M' -> reference(kind, consumer);
          case '\n', -1 -> { }
          case '=' -> skip(); // what valgrind says of itself
          default -> throw wrong("starts with none of I, L, S, M");
        }
      }
    }

    private void reference(int kind, ReferenceConsumer consumer) throws IOException {
      int digit = next();
      while (digit == ' ') {
        digit = next();
      }
      long address = 0;
      int digits = 0;
      for (; Character.digit(digit, 16) >= 0; digit = next(), digits++) {
        address = address << 4 | Character.digit(digit, 16);
      }
      if (digits == 0 || digits > 16 || digit != ',') {
        throw wrong("has no hexadecimal address and a comma after " + (char) kind);
      }
      int size = 0;
      digits = 0;
      for (digit = next(); digit >= '0' && digit <= '9' && digits < 6; digit = next(), digits++) {
        size = 10 * size + digit - '0';
      }
      if (digit == '\r') {
        digit = next();
      }
      if (size == 0 || digit >= 0 && digit != '\n') {
        throw wrong("has no size in bytes after the comma");
      }
      if (Long.compareUnsigned(address + size - 1, address) < 0) {
        throw wrong("reaches beyond the last address");
      }
      if (kind != 'I') {
        consumer.accept(0, address, size, kind == 'S', kind == 'S' ? WRITES : READS);
      } else {
        consumer.accept(0, address, size, false, FETCH);
      }
    }

    private void skip() throws IOException {
      for (int c = next(); c >= 0 && c != '\n'; ) {
        c = next();
      }
    }

    private IOException wrong(String what) {
      return new IOException(file + ": line " + line + " " + what + "; expected lines as \" L 1ffefff8,8\" of valgrind --tool=lackey --trace-mem=yes");
    }
  }
}
