package org.parcast.analyses.trace;

/**
 * References waiting to be told of: filled by a trace, and handed on when full. Such as follow one another through a block that the consumer takes for
 * one place, see {@link BulkConsumer#grain}, are one <em>entry</em>.
 */
public final class ReferenceBatch {
  /** Entries of a full one. */
  public static final int CAPACITY = 1 << 9;

  private final BulkConsumer consumer;
  private final int grain;
  private final long[] addresses = new long[CAPACITY];
  private final int[] threads = new int[CAPACITY];
  private final int[] accesses = new int[CAPACITY];
  private final int[] sites = new int[CAPACITY];
  private final int[] times = new int[CAPACITY];
  private int count;

  /** References that the entries stand for. */
  private long references;

  /** All sites by or: negative where one is. */
  private int allSites;

  /** An empty batch for the consumer. */
  public ReferenceBatch(BulkConsumer consumer) {
    this.consumer = consumer;
    grain = consumer.grain();
  }

  /** Size in bytes and whether it is a store in one number. */
  public static int access(int size, boolean write) {
    return size << 1 | (write ? 1 : 0);
  }

  /** Adds a reference, see {@link ReferenceConsumer#accept}; the access as by {@link #access}. */
  public void add(int thread, long address, int access, int site) {
    add(thread, address, access, site, 1);
  }

  private void add(int thread, long address, int access, int site, int repeated) {
    int at = count;
    addresses[at] = address;
    threads[at] = thread;
    accesses[at] = access;
    sites[at] = site;
    times[at] = repeated;
    references += repeated;
    allSites |= site;
    count = at + 1;
    if (at == CAPACITY - 1) {
      flush();
    }
  }

  /** Adds so many references one after the other, each {@code stride} bytes from the one before. */
  public void add(int thread, long address, long stride, long references, int access, int site) {
    long next = address;
    for (long left = references; left > 0; ) {
      long together = 1 + Math.min(left - 1, StridedRun.staying(next, stride, access >>> 1, grain));
      add(thread, next, access, site, (int) together);
      next += together * stride;
      left -= together;
    }
  }

  /** Tells the consumer what waits, and then of the run. */
  public void add(StridedRun run) {
    flush();
    consumer.run(run);
  }

  /** Asks the consumer, who has been told what waited, about a part of the trace as {@link BulkConsumer#again} says. */
  public boolean again(int part) {
    flush();
    return consumer.again(part);
  }

  /** The end of a part that the consumer was told of again. */
  public void againEnds(int part) {
    flush();
    consumer.againEnds(part);
  }

  /** Tells the consumer what waits. */
  public void flush() {
    if (count > 0) {
      consumer.batch(this);
      count = 0;
      references = 0;
      allSites = 0;
    }
  }

  /** Entries of the batch. */
  public int count() {
    return count;
  }

  /** Whether the site of each is known, and so none is an instruction fetch. */
  public boolean hasSites() {
    return allSites >= 0;
  }

  /** References of the batch. */
  public long references() {
    return references;
  }

  /** How many references the i-th entry stands for. */
  public int times(int i) {
    return times[i];
  }

  /** First byte of the i-th, or of the first of its references. */
  public long address(int i) {
    return addresses[i];
  }

  /** Who makes the i-th. */
  public int thread(int i) {
    return threads[i];
  }

  /** Bytes of the i-th. */
  public int size(int i) {
    return accesses[i] >>> 1;
  }

  /** Whether the i-th stores. */
  public boolean isWrite(int i) {
    return (accesses[i] & 1) != 0;
  }

  /** Where the i-th stands in the program. */
  public int site(int i) {
    return sites[i];
  }
}
