package org.parcast.recording.file;

import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.zip.CRC32;

/** Writes a binary file of a recording; see {@link RecordingFormat}. */
public final class RecordingOutput implements Closeable {
  private final OutputStream out;
  private final CRC32 checksum = new CRC32();
  private final byte[] buffer = new byte[1 << 16];
  private int filled;
  private long length;

  private RecordingOutput(OutputStream out) {
    this.out = out;
  }

  /**
   * Starts the file.
   *
   * @param magic eight characters
   */
  public static RecordingOutput create(Path file, String magic) throws IOException {
    RecordingOutput output = new RecordingOutput(new BufferedOutputStream(DiskLimit.open(file), 1 << 16));
    output.out.write(magic.getBytes(StandardCharsets.US_ASCII));
    output.out.write(RecordingFormat.VERSION);
    return output;
  }

  /** Writes a number of 0 or more. */
  public void number(long value) throws IOException {
    if (filled > buffer.length - 10) {
      drain();
    }
    long rest = value;
    while (rest > 127) {
      buffer[filled++] = (byte) (rest & 127 | 128);
      rest >>>= 7;
    }
    buffer[filled++] = (byte) rest;
  }

  public void signed(long value) throws IOException {
    number(value << 1 ^ value >> 63);
  }

  /** Writes the length and the numbers, each of 0 or more; runs of equal ones take little room. */
  public void numbers(int[] values) throws IOException {
    number(values.length);
    for (int i = 0; i < values.length; ) {
      int run = 1;
      while (i + run < values.length && values[i + run] == values[i]) {
        run++;
      }
      number(run);
      number(values[i]);
      i += run;
    }
  }

  /** The same of the first {@code length} numbers. */
  public void numbers(PagedInts values, int length) throws IOException {
    number(length);
    for (int i = 0, end; i < length; i = end) {
      int value = values.get(i);
      end = Math.min(length, values.sameUntil(i));
      while (end < length && values.get(end) == value) {
        end = Math.min(length, values.sameUntil(end));
      }
      number(end - i);
      number(value);
    }
  }

  public void text(String text) throws IOException {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    number(bytes.length);
    for (byte b : bytes) {
      number(b & 255);
    }
  }

  private void drain() throws IOException {
    out.write(buffer, 0, filled);
    checksum.update(buffer, 0, filled);
    length += filled;
    filled = 0;
  }

  @Override
  public void close() throws IOException {
    try (out) {
      drain();
      for (int i = 0; i < 8; i++) {
        out.write((int) (length >>> 8 * i));
      }
      for (int i = 0; i < 4; i++) {
        out.write((int) (checksum.getValue() >>> 8 * i));
      }
    }
  }
}
