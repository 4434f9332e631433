package org.parcast.recording.trace.coding;

import java.io.BufferedInputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;
import org.parcast.recording.file.RecordingException;

/** Reads the chunks of a block trace, those of one kind or two; ends before the first that is cut off or changed. */
public final class Chunks implements Closeable {
  private static final String KINDS = "" + BlockTraceWriter.EVENTS + BlockTraceWriter.ALLOCATIONS + BlockTraceWriter.END;

  private final InputStream in;
  private final String wanted;
  private final long length;
  private final ChunkNumbers content = new ChunkNumbers();
  private long taken;
  private char kind;
  private boolean damaged;

  private Chunks(InputStream in, String wanted, long length) {
    this.in = in;
    this.wanted = wanted;
    this.length = length;
  }

  /**
   * Opens the file.
   *
   * @param wanted the kinds of the chunks to read; others are skipped unchecked
   */
  public static Chunks open(Path file, String wanted) throws IOException {
    if (!Files.isRegularFile(file)) {
      throw new RecordingException(file + " is missing: this is no recording, or one without a block trace, which parcast cache and parcast loops record");
    }
    InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16);
    byte[] head = in.readNBytes(BlockTraceWriter.MAGIC.length() + 1);
    String magic = new String(head, 0, Math.max(0, head.length - 1), StandardCharsets.US_ASCII);
    if (!magic.equals(BlockTraceWriter.MAGIC)) {
      in.close();
      throw new RecordingException(file + " is not a recording's block trace");
    }
    if (head[head.length - 1] != BlockTraceWriter.VERSION) {
      in.close();
      throw new RecordingException(file + " has version " + head[head.length - 1] + "; this program reads " + BlockTraceWriter.VERSION);
    }
    return new Chunks(in, wanted, Files.size(file));
  }

  /** Goes to the next wanted chunk; false where there is none any more. */
  public boolean next() throws IOException {
    byte[] head = new byte[9];
    while (in.readNBytes(head, 0, 9) == 9) {
      int size = little(head, 1);
      kind = (char) head[0];
      if (KINDS.indexOf(kind) < 0 || size < 0 || size > 2 * ChunkWriter.SIZE) {
        damaged = true;
        return false;
      }
      taken += head.length + content.position();
      content.room(0);
      if (wanted.indexOf(kind) < 0) {
        try {
          in.skipNBytes(size);
          taken += size;
        } catch (java.io.EOFException e) {
          return false;
        }
        continue;
      }
      byte[] bytes = content.room(size);
      if (in.readNBytes(bytes, 0, size) < size) {
        return false;
      }
      CRC32 checksum = new CRC32();
      checksum.update(bytes, 0, size);
      if ((int) checksum.getValue() != little(head, 5)) {
        damaged = true;
        return false;
      }
      return true;
    }
    return false;
  }

  public char kind() {
    return kind;
  }

  /** The share of the file that has been taken, from 0 to 1. */
  public double share() {
    return Math.min(1, (double) (taken + content.position()) / length);
  }

  /** Whether reading ended at a chunk that is not as it was written. */
  public boolean isDamaged() {
    return damaged;
  }

  /** What the chunk has, until the next one is read. */
  public ChunkNumbers content() {
    return content;
  }

  private static int little(byte[] bytes, int from) {
    return bytes[from] & 255 | (bytes[from + 1] & 255) << 8 | (bytes[from + 2] & 255) << 16 | bytes[from + 3] << 24;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
