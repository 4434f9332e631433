package org.parcast.recording.trace.coding;

import java.io.Closeable;
import java.io.Flushable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;

/**
 * Collects numbers of one kind (events, allocations) and writes them as chunks: a letter, length and CRC-32 of four bytes each, low ones
 * first, and the content. Each chunk can be checked by itself, so that what was written before a crash stays readable.
 */
public final class ChunkWriter implements Closeable {
  public static final int SIZE = 1 << 20;

  /** Bytes before the content. */
  private static final int HEAD = 9;

  private final OutputStream out;
  private final char kind;
  private final Flushable before;
  private final byte[] buffer = new byte[SIZE + 64];
  private int filled;
  private long flushed;

  ChunkWriter(OutputStream out, char kind) {
    this(out, kind, null);
  }

  /** @param before writes what a chunk refers to, before each of them; null where they refer to nothing */
  ChunkWriter(OutputStream out, char kind, Flushable before) {
    this.out = out;
    this.kind = kind;
    this.before = before;
  }

  void number(long value) {
    long rest = value;
    while ((rest & ~127L) != 0) {
      buffer[filled++] = (byte) (rest & 127 | 128);
      rest >>>= 7;
    }
    buffer[filled++] = (byte) rest;
  }

  void signed(long value) {
    number(value << 1 ^ value >> 63);
  }

  void octet(int value) {
    buffer[filled++] = (byte) value;
  }

  /** Writes at most 4 KiB of a text. */
  void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    for (byte b : bytes) {
      room(1);
      octet(b);
    }
  }

  /** Makes sure that so many numbers fit into the buffer: a chunk may end here. */
  void room(int numbers) throws IOException {
    if (filled + 10L * numbers > SIZE) {
      flush();
    }
  }

  void flush() throws IOException {
    if (filled == 0) {
      return;
    }
    if (before != null) {
      before.flush();
    }
    CRC32 checksum = new CRC32();
    checksum.update(buffer, 0, filled);
    int sum = (int) checksum.getValue();
    byte[] chunk = new byte[HEAD + filled];
    chunk[0] = (byte) kind;
    for (int i = 0; i < 4; i++) {
      chunk[1 + i] = (byte) (filled >>> 8 * i);
      chunk[5 + i] = (byte) (sum >>> 8 * i);
    }
    System.arraycopy(buffer, 0, chunk, HEAD, filled);
    out.write(chunk); // all of it or, where there is no room, nothing
    flushed += filled;
    filled = 0;
  }

  /** How many bytes of content there are so far. */
  long bytes() {
    return flushed + filled;
  }

  @Override
  public void close() throws IOException {
    flush();
  }
}
