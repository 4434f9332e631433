package org.parcast.benchmarks.speed;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.parcast.recording.RecordingReader;
import org.parcast.recording.WordBlock;

/**
 * The memory of a traced program.
 *
 * @param words those that it kept values in
 * @param bytes the most that a collection left in its virtual machine
 */
record TracedFootprint(long words, long bytes) {
  /** "Pause Young (Allocation Failure) 20M->6M(96M) 2.7ms" of the log {@code gc}. */
  private static final Pattern LEFT = Pattern.compile("->(\\d+)M\\(");

  static TracedFootprint of(Path recording, Path log) throws IOException {
    long words = RecordingReader.read(recording).blocks().stream().filter(block -> block.kind() != WordBlock.Kind.ARRAY_OF_ARRAYS).mapToLong(WordBlock::length).sum();
    long mebibytes = LEFT.matcher(Files.readString(log)).results().mapToLong(left -> Long.parseLong(left.group(1))).max().orElse(0);
    return new TracedFootprint(words, mebibytes << 20);
  }

  long bytesAWord() {
    return words == 0 ? 0 : bytes / words;
  }
}
