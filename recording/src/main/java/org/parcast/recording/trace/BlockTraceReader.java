package org.parcast.recording.trace;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleConsumer;
import org.parcast.recording.EarlyEnd;
import org.parcast.recording.file.RecordingException;
import org.parcast.recording.trace.coding.AllocationTable;
import org.parcast.recording.trace.coding.Allocations;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.coding.BlockTraceWriter;
import org.parcast.recording.trace.coding.ChunkNumbers;
import org.parcast.recording.trace.coding.Chunks;
import org.parcast.recording.trace.coding.EventDecoder;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceTables;

/** Reads the block trace of a recording, as a stream and as often as wanted. Holds no file open between. */
public final class BlockTraceReader {
  /** In place of a loop: that a block was come to, in whatever loop. */
  public static final int ANY_LOOP = 0;

  private final Path file;
  private final TraceTables tables;
  private final StackFrames frames;
  private final AllocationTable allocations = new AllocationTable();
  private final Map<String, Long> unmodelled = new LinkedHashMap<>();
  /** Null where the trace does not tell. */
  private Map<String, Set<Integer>> reached;
  private DoubleConsumer progress = share -> {};
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
      if (reader.reason.isEmpty()) {
        reader.reason = EarlyEnd.read(recording);
      }
      return reader;
    } catch (UncheckedIOException e) {
      throw damaged(file, e);
    }
  }

  private void readAllocations(Chunks in) throws IOException {
    while (in.next()) {
      if (in.kind() == BlockTraceWriter.ALLOCATIONS) {
        allocations.read(in.content());
      } else {
        ChunkNumbers end = in.content();
        reason = end.text();
        for (int left = end.length(); left > 0; left--) {
          unmodelled.put(end.text(), end.number());
        }
        readReached(end);
      }
    }
    refuseDamage(in);
    allocations.finish();
  }

  private void readReached(ChunkNumbers end) {
    if (end.hasMore()) {
      reached = new HashMap<>();
      for (int left = end.count(); left > 0; left--) {
        Set<Integer> loops = reached.computeIfAbsent(end.text(), key -> new HashSet<>());
        for (int open = end.count(); open > 0; open--) {
          loops.add(end.count());
        }
      }
    }
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

  /** The same, as long as they are in the layout. */
  public List<Reference> references(RegisterMode registers, MemoryLayout layout) {
    List<Reference> all = references(registers);
    return layout == MemoryLayout.C ? all.stream().map(reference -> reference == null ? null : reference.inC()).toList() : all;
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

  /**
   * The throws of exceptions, and the blocks in which one is caught, that the run came to, each with the loops that were open then; see {@link #place}. With
   * {@link #ANY_LOOP} the blocks without references that call a method, of {@code java.lang} or not at all. None where the trace does not tell, as where it is
   * cut off.
   */
  public Optional<Map<String, Set<Integer>>> reached() {
    return Optional.ofNullable(reached).map(Collections::unmodifiableMap);
  }

  /**
   * What a block that throws or catches is called.
   *
   * @param method as {@code owner.name(descriptor)}
   * @param block its number in the method's SSA form
   */
  public static String place(String method, int block) {
    return method + " " + block;
  }

  /** From now on each reading tells how far it is: the share of the file, from 0 to 1. */
  public void watch(DoubleConsumer listener) {
    progress = listener;
  }

  /** Tells the consumer all of the trace as it was recorded: every access, with the addresses of the virtual machine. */
  public void read(BlockTraceConsumer consumer) throws IOException {
    try (Chunks in = Chunks.open(file, "" + BlockTraceWriter.EVENTS)) {
      EventDecoder decoder = new EventDecoder(tables, consumer);
      while (!consumer.isDone() && in.next()) {
        decoder.read(in.content(), () -> progress.accept(in.share()));
      }
      refuseDamage(in);
    } catch (UncheckedIOException e) {
      throw damaged(file, e);
    }
  }

  /** The trace was changed by one who put the checksums right; what a consumer failed to read or write is its own. */
  private static IOException damaged(Path file, UncheckedIOException e) {
    return e.getCause() instanceof RecordingException why ? new RecordingException(file + " is changed or damaged: " + why.getMessage()) : e.getCause();
  }

  /** What was cut off is as it was written up to the cut; what was changed may be wrong anywhere. */
  private void refuseDamage(Chunks in) throws IOException {
    if (in.isDamaged()) {
      throw new RecordingException(file + " is changed or damaged");
    }
  }

  /** The same where no loop is dealt to threads. */
  public void read(RegisterMode registers, MemoryLayout layout, BlockTraceConsumer consumer) throws IOException {
    read(registers, layout, new BitSet(), consumer);
  }

  /**
   * Tells the consumer what counts as references under the rules, with their numbers in {@link #references}. Sequence numbers are again
   * dense, and those of this reading only.
   *
   * @param regions numbers of the loops that are dealt to threads, each of which has nothing in registers when it begins one
   */
  public void read(RegisterMode registers, MemoryLayout layout, BitSet regions, BlockTraceConsumer consumer) throws IOException {
    if (registers == RegisterMode.STACK && frames.references().isEmpty()) {
      throw new RecordingException(file + " knows nothing of local variables, which --registers stack counts");
    }
    read(new ReferenceFilter(tables, allocations, registers, frames, layout, regions, consumer));
  }
}
