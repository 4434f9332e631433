package org.parcast.recorder.format.trace;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.parcast.recorder.format.RecordingException;

/** Reads the block trace of a recording, as a stream and as often as wanted. */
public final class BlockTraceReader implements Closeable {
  private BlockTraceReader() {}

  /**
   * Opens the trace: reads its tables and allocations.
   *
   * @param recording {@code NAME.parcast}
   * @throws RecordingException where it has no block trace, or a damaged one
   */
  public static BlockTraceReader open(Path recording) throws IOException {
    throw new RecordingException(recording + " has no block trace");
  }

  public TraceTables tables() {
    throw new UnsupportedOperationException();
  }

  public Allocations allocations() {
    throw new UnsupportedOperationException();
  }

  /** Why the trace is partial, empty where it is whole. */
  public String reason() {
    throw new UnsupportedOperationException();
  }

  /** Tells the consumer all of the trace as it was recorded: every access, with the addresses of the virtual machine. */
  public void read(BlockTraceConsumer consumer) throws IOException {
    throw new UnsupportedOperationException();
  }

  /** Tells the consumer what counts as references under the rules. Sequence numbers are again dense, and those of this reading only. */
  public void read(RegisterMode registers, MemoryLayout layout, BlockTraceConsumer consumer) throws IOException {
    throw new UnsupportedOperationException();
  }

  @Override
  public void close() throws IOException {}
}
