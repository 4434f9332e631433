package org.parcast.recorder.format.trace;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recorder.format.RecordingException;

/** Reads the block trace of a recording, as a stream and as often as wanted. Holds no file open between. */
public final class BlockTraceReader {
  private final Path file;
  private final TraceTables tables;
  private final StackFrames frames;
  private final AllocationTable allocations = new AllocationTable();
  private final Map<String, Long> unmodelled = new LinkedHashMap<>();
  private String reason = "the trace is cut off: its run ended without notice";

  private BlockTraceReader(Path file, TraceTables tables, StackTable locals) {
    this.file = file;
    this.tables = tables;
    this.frames = new StackFrames(locals, tables.references().size());
  }

  /** Whether the recording has a block trace. */
  public static boolean isIn(Path recording) {
    return Files.isRegularFile(recording.resolve(BlockTraceWriter.FILE));
  }

  /**
   * Opens the trace: reads its tables and allocations.
   *
   * @param recording {@code NAME.parcast}
   * @throws RecordingException where it has no block trace, or a damaged one
   */
  public static BlockTraceReader open(Path recording) throws IOException {
    Path file = recording.resolve(BlockTraceWriter.FILE);
    try (Chunks in = Chunks.open(file, "" + BlockTraceWriter.ALLOCATIONS + BlockTraceWriter.END)) {
      TraceTables tables = TraceTables.read(recording);
      BlockTraceReader reader = new BlockTraceReader(file, tables, StackTable.read(recording, tables));
      reader.readAllocations(in);
      return reader;
    }
  }

  private void readAllocations(Chunks in) throws IOException {
    while (in.next()) {
      if (in.kind() == BlockTraceWriter.ALLOCATIONS) {
        allocations.read(in);
      } else {
        reason = in.text();
        for (int left = in.count(); left > 0; left--) {
          unmodelled.put(in.text(), in.number());
        }
      }
    }
    if (in.isDamaged()) {
      reason = "the trace is changed or damaged; what stands before the damage was read";
    }
    allocations.finish();
  }

  public TraceTables tables() {
    return tables;
  }

  /** What may be a reference under the rule, by number; index 0 is null. */
  public List<Reference> references(RegisterMode registers) {
    if (registers != RegisterMode.STACK) {
      return tables.references();
    }
    List<Reference> all = new ArrayList<>(tables.references());
    all.addAll(frames.references());
    return all;
  }

  public Allocations allocations() {
    return allocations;
  }

  /** Why the trace is partial, empty where it is whole. */
  public String reason() {
    return reason;
  }

  /** Library methods that were given arrays and touched them unseen, with the number of calls. */
  public Map<String, Long> unmodelled() {
    return Collections.unmodifiableMap(unmodelled);
  }

  /** Tells the consumer all of the trace as it was recorded: every access, with the addresses of the virtual machine. */
  public void read(BlockTraceConsumer consumer) throws IOException {
    try (Chunks in = Chunks.open(file, "" + BlockTraceWriter.EVENTS)) {
      Decoder decoder = new Decoder(consumer);
      while (in.next()) {
        decoder.read(in);
      }
      if (in.isDamaged() && reason.isEmpty()) {
        reason = "the trace is changed or damaged; what stands before the damage was read";
      }
    }
  }

  /**
   * Tells the consumer what counts as references under the rules, with their numbers in {@link #references}. Sequence numbers are again
   * dense, and those of this reading only.
   */
  public void read(RegisterMode registers, MemoryLayout layout, BlockTraceConsumer consumer) throws IOException {
    if (registers == RegisterMode.STACK && frames.references().isEmpty()) {
      throw new RecordingException(file + " knows nothing of local variables, which --registers stack counts; record the program again");
    }
    read(new ReferenceFilter(tables, allocations, registers, frames, layout, consumer));
  }

  /** Follows the events of one reading. */
  private final class Decoder {
    private final BlockTraceConsumer consumer;
    private final List<SequenceState> sequences = new ArrayList<>();
    private final Run run = new Run();
    private int[] open = new int[64];
    private int depth;

    Decoder(BlockTraceConsumer consumer) {
      this.consumer = consumer;
    }

    void read(Chunks in) {
      while (in.hasMore()) {
        long code = in.number();
        if (code >= BlockTraceWriter.RUNS) {
          run(in, code - BlockTraceWriter.RUNS);
        } else if (code == BlockTraceWriter.DEFINE) {
          int[] blocks = new int[in.count()];
          for (int b = 0; b < blocks.length; b++) {
            blocks[b] = in.count();
          }
          sequences.add(new SequenceState(sequences.size(), blocks, tables.blocks()));
        } else if (code == BlockTraceWriter.ENTER) {
          if (depth == open.length) {
            open = java.util.Arrays.copyOf(open, 2 * depth);
          }
          open[depth++] = in.count();
          consumer.enter(open[depth - 1]);
        } else if (code == BlockTraceWriter.ITERATE) {
          consumer.iterate(open[depth - 1]);
        } else {
          consumer.exit(open[--depth]);
        }
      }
    }

    private void run(Chunks in, long code) {
      SequenceState sequence = sequences.get((int) (code >>> 3));
      int size = sequence.references.length;
      run.sequence = sequence.number;
      run.loop = (code & 1) != 0 ? open[depth - 1] : 0;
      run.count = (code & 2) != 0 ? in.number() : 1;
      run.blocks = sequence.blocks;
      run.references = sequence.references;
      run.size = size;
      if (run.addresses.length < size) {
        run.addresses = new long[2 * size];
        run.strides = new long[2 * size];
      }
      long[] addresses = run.addresses;
      for (int from = 0; from < size; from += 8) {
        int mask = in.octet();
        for (int k = from; k < Math.min(size, from + 8); k++) {
          long address = sequence.foretold(k) + ((mask >>> k - from & 1) != 0 ? in.signed() : 0);
          sequence.is(k, address);
          addresses[k] = address;
        }
      }
      if ((code & 4) != 0) {
        for (int k = 0; k < size; k++) {
          sequence.stride[k] += in.signed();
        }
      }
      if ((code & 2) != 0) {
        System.arraycopy(sequence.stride, 0, run.strides, 0, size);
      } else {
        java.util.Arrays.fill(run.strides, 0, size, 0);
      }
      consumer.run(run);
    }
  }
}
