package org.parcast.recording.file;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Reads a binary file of a recording; see {@link RecordingFormat}. */
public final class RecordingInput implements Closeable {
  /** Bytes of the length and the checksum at the end. */
  private static final int TRAILER = 12;

  private final Path file;
  private final InputStream in;
  private final byte[] buffer = new byte[1 << 16];
  private int at;
  private int filled;
  private final boolean cut;
  private long left;

  private RecordingInput(Path file, InputStream in, long left, boolean cut) {
    this.file = file;
    this.in = in;
    this.left = left;
    this.cut = cut;
  }

  /**
   * Opens the file and checks that it is whole.
   *
   * @throws RecordingException where it is another kind of file, of another version, cut off or changed
   */
  public static RecordingInput open(Path file, String magic) throws IOException {
    return open(file, magic, false);
  }

  /**
   * Opens the file, which may have been cut off while it was written: then what there is can be read, up to an {@link EOFException}.
   *
   * @throws RecordingException where it is another kind of file, of another version, or changed
   */
  public static RecordingInput openUpToCut(Path file, String magic) throws IOException {
    return open(file, magic, true);
  }

  private static RecordingInput open(Path file, String magic, boolean mayBeCut) throws IOException {
    boolean cut;
    if (!Files.isRegularFile(file)) {
      throw new RecordingException(file + " is missing: this is no recording, or its run was cut off before anything was recorded");
    }
    long held = Files.size(file) - magic.length() - 1;
    long length = held - TRAILER;
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      byte[] head = in.readNBytes(magic.length() + 1);
      if (length < 0 && !mayBeCut || held < 0 || !new String(head, 0, head.length - 1, StandardCharsets.US_ASCII).equals(magic)) {
        throw new RecordingException(file + " is not a recording's " + file.getFileName());
      }
      if (head[head.length - 1] != RecordingFormat.VERSION) {
        throw new RecordingException(file + " has version " + head[head.length - 1] + "; this program reads " + RecordingFormat.VERSION);
      }
      CRC32 checksum = new CRC32();
      byte[] buffer = new byte[1 << 16];
      for (long todo = length; todo > 0; ) {
        int n = in.read(buffer, 0, (int) Math.min(todo, buffer.length));
        checksum.update(buffer, 0, n);
        todo -= n;
      }
      boolean rightLength = little(in.readNBytes(8)) == length;
      boolean rightSum = little(in.readNBytes(4)) == checksum.getValue();
      cut = !rightLength && !rightSum;
      if (cut ? !mayBeCut : !rightLength || !rightSum) {
        throw new RecordingException(file + " is cut off or changed: its length or checksum is wrong");
      }
    }
    InputStream in = Files.newInputStream(file);
    in.skipNBytes(magic.length() + 1);
    return new RecordingInput(file, in, cut ? held : length, cut);
  }

  /** Whether the file ends before its end. */
  public boolean isCut() {
    return cut;
  }

  private static long little(byte[] bytes) {
    long value = 0;
    for (int i = bytes.length - 1; i >= 0; i--) {
      value = value << 8 | bytes[i] & 255;
    }
    return value;
  }

  /** A number that is 0 or more. */
  public long number() throws IOException {
    long value = bits();
    if (value < 0) {
      throw new RecordingException(file + " holds a number that is out of range: " + Long.toUnsignedString(value));
    }
    return value;
  }

  private long bits() throws IOException {
    long value = 0;
    for (int shift = 0; shift < 64; shift += 7) {
      if (left-- <= 0) {
        throw new EOFException(file + " ends too early");
      }
      if (at == filled) {
        fill();
      }
      int b = buffer[at++] & 255;
      value |= (long) (b & 127) << shift;
      if (b < 128) {
        return value;
      }
    }
    throw new RecordingException(file + " holds a number that is too long");
  }

  private void fill() throws IOException {
    filled = in.read(buffer);
    at = 0;
    if (filled <= 0) {
      filled = 0;
      throw new EOFException(file + " ends too early");
    }
  }

  /** A number that is 0 or more and fits an int. */
  public int count() throws IOException {
    long value = number();
    if (value > Integer.MAX_VALUE) {
      throw new RecordingException(file + " holds a count that is out of range: " + value);
    }
    return (int) value;
  }

  /** The number of things that follow, each of which takes a byte or more. */
  public int length() throws IOException {
    int value = count();
    if (value > left) {
      throw new EOFException(file + " ends too early: it announces " + value + " entries and holds " + left + " bytes more");
    }
    return value;
  }

  /** A number of one of {@code things}, counted from 0. */
  public int oneOf(int things) throws IOException {
    int value = count();
    if (value >= things) {
      throw new RecordingException(file + " names number " + value + " of " + things + " things");
    }
    return value;
  }

  public long signed() throws IOException {
    long folded = bits();
    return folded >>> 1 ^ -(folded & 1);
  }

  public int[] numbers() throws IOException {
    int[] values = new int[count()];
    for (int i = 0; i < values.length; ) {
      int run = count();
      if (run == 0 || run > values.length - i) {
        throw new RecordingException(file + " holds a run that is out of range: " + run);
      }
      Arrays.fill(values, i, i + run, count());
      i += run;
    }
    return values;
  }

  /** The same of at most so many, with room for their runs alone. */
  public PagedInts pagedNumbers(int most) throws IOException {
    PagedInts values = new PagedInts();
    int length = oneOf(most + 1);
    for (int i = 0; i < length; ) {
      int run = count();
      if (run == 0 || run > length - i) {
        throw new RecordingException(file + " holds a run that is out of range: " + run);
      }
      int value = count();
      values.set(i, i + run, value);
      i += run;
    }
    values.pack();
    return values;
  }

  public String text() throws IOException {
    byte[] bytes = new byte[length()];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = (byte) number();
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
