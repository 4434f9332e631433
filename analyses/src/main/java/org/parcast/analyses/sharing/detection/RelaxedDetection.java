package org.parcast.analyses.sharing.detection;

import it.unimi.dsi.fastutil.longs.Long2LongOpenHashMap;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ReferenceConsumer;

/**
 * Relaxed detection (Algorithm 1): a block remembers the two distinct threads that touched it last. A third thread communicates with both and
 * replaces the older; one of the two communicates with the other and becomes the newer. (The printed lines 16 to 21 have the last two cases
 * exchanged: the queue would hold a thread twice.)
 */
public final class RelaxedDetection implements ReferenceConsumer {
  private static final int NOBODY = 0;

  /** Where the last to store stands in the entry of a block. */
  private static final int WRITER = 32;

  /** Of a block: newer thread, older thread (each plus one, 15 bits and a bit for its last access having been a store), the thread that stored last (plus one). */
  private final Long2LongOpenHashMap queues = new Long2LongOpenHashMap();
  private final int shift;
  private final EventCounts events;
  private final EventListener listener;

  /** Most threads that can be told apart: their matrices have a number for each pair. */
  public static final int MOST_THREADS = 1 << 11;

  /**
   * @param threads number of threads
   * @param granularity bytes of a block, a power of two
   */
  public RelaxedDetection(int threads, long granularity) {
    this(threads, granularity, EventListener.NONE);
  }

  public RelaxedDetection(int threads, long granularity, EventListener listener) {
    if (threads < 1 || threads > MOST_THREADS) {
      throw new IllegalArgumentException(threads + " threads: give 1 to " + MOST_THREADS);
    }
    if (Long.bitCount(granularity) != 1) {
      throw new IllegalArgumentException("a granularity of " + granularity + " bytes: give a power of two, such as 64");
    }
    shift = Long.numberOfTrailingZeros(granularity);
    events = new EventCounts(threads);
    this.listener = listener;
  }

  @Override
  public void accept(int thread, long address, int size, boolean write, int site) {
    long last = (address + size - 1) >>> shift;
    for (long block = address >>> shift; block <= last; block++) {
      touch(block, thread, address, write, site);
    }
  }

  private void touch(long block, int thread, long address, boolean write, int site) {
    long queue = queues.get(block);
    int newer = (int) (queue & 0xFFFF);
    int older = (int) (queue >>> 16 & 0xFFFF);
    int storedBy = (int) (queue >>> WRITER);
    int writer = write ? thread + 1 : storedBy;
    int self = (thread + 1) << 1 | (write ? 1 : 0);
    if (storedBy != NOBODY && storedBy != thread + 1 && newer >> 1 != thread + 1) {
      events.handOn(storedBy - 1, thread);
    }
    if (newer == NOBODY) {
      queues.put(block, (long) writer << WRITER | self);
      return;
    }
    if (newer >> 1 == thread + 1) {
      if (older != NOBODY) {
        event(older, self, address, site);
      }
      queues.put(block, (long) writer << WRITER | (long) older << 16 | self);
      return;
    }
    event(newer, self, address, site);
    if (older != NOBODY && older >> 1 != thread + 1) {
      event(older, self, address, site);
    }
    queues.put(block, (long) writer << WRITER | (long) newer << 16 | self);
  }

  private void event(int other, int self, long address, int site) {
    events.event((other >> 1) - 1, (other & 1) != 0, (self >> 1) - 1, (self & 1) != 0);
    listener.event(site, address, (other & 1) == 0 && (self & 1) == 0);
  }

  /** Events between threads so far. */
  public TaskMatrix matrix() {
    return events.matrix();
  }

  /** How often a thread has loaded or stored where another had stored last, whoever loaded in between, accesses that follow each other counted once: by the other, and the thread. */
  public double[][] handedOn() {
    return events.handedOn();
  }

  /** Events by type so far. */
  public EventTypes types() {
    return events.types();
  }
}
