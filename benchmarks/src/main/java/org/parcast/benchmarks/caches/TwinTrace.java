package org.parcast.benchmarks.caches;

import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.analyses.trace.ThreadTrace;
import org.parcast.recording.trace.BlockTraceReader;
import org.parcast.recording.trace.RegisterMode;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.layout.MemoryLayout;
import org.parcast.recording.trace.table.Reference;

/**
 * The references of a threaded program that was recorded with its threads one after another from barrier to barrier, put in turns of one
 * reference. Stores in the array {@code turn} of its barrier tell whose references follow.
 *
 * @param trace of the program, run with {@code testdata/turnstile}
 * @param main whether the main thread's references are told, as the first thread's
 * @param turns in which order threads take turns
 */
record TwinTrace(BlockTraceReader trace, int threads, boolean main, ThreadsInTurn.Turns turns) implements ThreadTrace {
  private static final String BARRIER = "CyclicBarrier";
  private static final String MARK = BARRIER + ".turn";

  @Override
  public void replay(ReferenceConsumer consumer) throws IOException {
    Splitter splitter = new Splitter(consumer);
    trace.read(RegisterMode.OPTIMISED, MemoryLayout.C, splitter);
    splitter.flush();
  }

  /** References of a thread since the last barrier. */
  private static final class Stream {
    long[] addresses = new long[1 << 10];
    int[] sites = new int[1 << 10];
    int count;

    void add(long address, int site) {
      if (count == sites.length) {
        addresses = Arrays.copyOf(addresses, 2 * count);
        sites = Arrays.copyOf(sites, 2 * count);
      }
      addresses[count] = address;
      sites[count++] = site;
    }
  }

  /** Tells the main thread's references at once, and those of the others when all have come to a barrier. */
  private final class Splitter implements BlockTraceConsumer {
    private final ReferenceConsumer consumer;
    private final List<Reference> references = trace.tables().references();
    private final boolean[] ofBarrier = new boolean[references.size()];
    private final boolean[] marks = new boolean[references.size()];
    private final Stream[] streams = new Stream[threads];
    private final SplittableRandom random = new SplittableRandom(1);
    private long base;

    /** 0 is the main thread. */
    private int running;

    Splitter(ReferenceConsumer consumer) {
      this.consumer = consumer;
      Arrays.setAll(streams, thread -> new Stream());
      for (Reference reference : references) {
        if (reference != null) {
          ofBarrier[reference.id()] = trace.tables().methods().get(reference.method()).owner().equals(BARRIER);
          marks[reference.id()] = ofBarrier[reference.id()] && reference.write() && reference.name().equals(MARK) && reference.kind() == Reference.Kind.ELEMENT;
        }
      }
    }

    @Override
    public void run(BlockRun run) {
      for (long t = 0; t < run.count(); t++) {
        for (int k = 0; k < run.size(); k++) {
          reference(run.reference(k), run.address(k) + t * run.stride(k));
        }
      }
    }

    private void reference(int site, long address) {
      if (marks[site]) {
        mark(site, address);
      } else if (!ofBarrier[site]) {
        if (running == 0 && main) {
          tell(0, address, site);
        } else if (running > 0) {
          streams[running - 1].add(address, site);
        }
      }
    }

    /** The barrier's constructor stores in the first element, which the main thread's turn is. */
    private void mark(int site, long address) {
      boolean constructor = trace.tables().methods().get(references.get(site).method()).name().equals("<init>");
      base = constructor ? address : base;
      int next = (int) ((address - base) / Integer.BYTES);
      if (next <= running) {
        flush();
      }
      running = next;
    }

    private void flush() {
      int[] at = new int[threads];
      int[] order = IntStream.range(0, threads).toArray();
      for (boolean any = true; any; ) {
        any = false;
        if (turns == ThreadsInTurn.Turns.DRAWN) {
          shuffle(order);
        }
        for (int thread : order) {
          if (at[thread] < streams[thread].count) {
            int next = at[thread]++;
            tell(thread, streams[thread].addresses[next], streams[thread].sites[next]);
            any = true;
          }
        }
      }
      for (Stream stream : streams) {
        stream.count = 0;
      }
    }

    private void shuffle(int[] order) {
      for (int i = order.length - 1; i > 0; i--) {
        int other = random.nextInt(i + 1);
        int thread = order[i];
        order[i] = order[other];
        order[other] = thread;
      }
    }

    private void tell(int thread, long address, int site) {
      Reference reference = references.get(site);
      consumer.accept(thread, address, reference.bytes(), reference.write(), site);
    }
  }
}
