package org.parcast.analyses.mimicry;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.coding.BlockTraceWriter;
import org.parcast.recording.trace.table.AllocationSite;
import org.parcast.recording.trace.table.Reference;
import org.parcast.recording.trace.table.TraceBlock;
import org.parcast.recording.trace.table.TraceLoop;
import org.parcast.recording.trace.table.TraceMethod;
import org.parcast.recording.trace.table.TraceTables;

/**
 * Writes the trace of a kernel by hand: arrays placed as glibc places them, loops, and the references that remain when a compiler has used
 * its registers.
 */
final class KernelTrace {
  /** A contiguous array. */
  record Matrix(String name, long base, int columns, int bytes) {
    long at(long i, long j) {
      return base + (i * columns + j) * bytes;
    }
  }

  /** A loop or reference of the program, while its tables are made. */
  private final List<TraceLoop> loops = new ArrayList<>();

  private final List<Reference> references = new ArrayList<>();
  private final List<TraceBlock> blocks = new ArrayList<>();
  private final Path recording;
  private BlockTraceWriter out;
  private long top = 0x7f0000000000L;
  private long heap = 0x10000;
  private boolean heapUsed;

  KernelTrace(Path recording) {
    this.recording = recording;
    loops.add(null);
    references.add(null);
    blocks.add(null);
  }

  Matrix matrix(String name, int rows, int columns, int bytes) {
    long size = (long) rows * columns * bytes;
    if (size >= 128 << 10) {
      top -= size + 112 + 4095 & -4096L;
      return new Matrix(name, top + 64, columns, bytes);
    }
    long base = heapUsed ? heap + 96 + 31 & -32L : heap;
    heapUsed = true;
    heap = base + size;
    return new Matrix(name, base, columns, bytes);
  }

  int loop() {
    loops.add(new TraceLoop(loops.size(), 1, 0, "Kernel.java", 10 * loops.size(), 0, false));
    return loops.size() - 1;
  }

  /** A block of loads and stores: names of matrices, a trailing {@code =} for a store. */
  int block(int loop, int bytes, String... accesses) {
    List<Integer> ids = new ArrayList<>();
    for (String access : accesses) {
      boolean write = access.endsWith("=");
      String name = write ? access.substring(0, access.length() - 1) : access;
      references.add(new Reference(references.size(), Reference.Kind.ELEMENT, write, bytes == 4 ? "F" : "D", bytes, name, 1, references.size(),
          references.size(), references.size(), loop, Reference.InRegister.NEVER));
      ids.add(references.size() - 1);
    }
    blocks.add(new TraceBlock(blocks.size(), 1, blocks.size(), 1, loop, ids));
    return blocks.size() - 1;
  }

  /** Ends the tables; what follows is the run. */
  void start() {
    run(() -> {
      Files.createDirectories(recording);
      List<TraceMethod> methods = new ArrayList<>();
      methods.add(null);
      methods.add(new TraceMethod(1, "Kernel", "main", "([Ljava/lang/String;)V", "Kernel.java"));
      List<AllocationSite> sites = new ArrayList<>();
      sites.add(null);
      TraceTables tables = new TraceTables(methods, loops, blocks, references, sites, List.of(), List.of());
      tables.write(recording);
      out = BlockTraceWriter.create(recording, tables);
      for (int block = 1; block < blocks.size(); block++) {
        out.define(new int[] {block});
      }
    });
  }

  void enter(int loop) {
    run(() -> out.enter(loop));
  }

  void iterate() {
    run(() -> out.iterate());
  }

  void exit() {
    run(() -> out.exit());
  }

  /** One execution within the open iteration. */
  void once(int block, long... addresses) {
    run(() -> out.run(block - 1, false, 1, addresses, new long[addresses.length], 0));
  }

  /** A loop around a block. */
  void loop(int loop, int block, long count, long[] addresses, long... strides) {
    enter(loop);
    if (count > 0) {
      run(() -> out.run(block - 1, true, count, addresses, strides, 0));
    }
    exit();
  }

  BlockTraceReader end() {
    try {
      out.end("", Map.of(), Map.of());
      out.close();
      return BlockTraceReader.open(recording);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private interface Writing {
    void write() throws IOException;
  }

  private static void run(Writing writing) {
    try {
      writing.write();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static long[] at(long... addresses) {
    return addresses;
  }
}
