package org.parcast.recorder.sharing;

import java.io.BufferedWriter;
import java.io.IOException;
import java.util.Arrays;

/** Events that a thread has noticed, by the other thread and by the place of the program. */
final class Tally {
  private long[] events = new long[16];
  private long[] received = new long[16];
  private final long[] types = new long[3];
  private long[] metAt = new long[64];
  private long[] apartAt = new long[64];
  private long[] readAt = new long[64];

  /**
   * Adds events.
   *
   * @param other entry of the other thread
   * @param self entry of this thread with this access
   * @param access twice the site, plus one for a store
   * @param count number of events
   */
  void add(int other, int self, int access, long count) {
    int partner = Entry.thread(other);
    events = longer(events, partner);
    received = longer(received, partner);
    events[partner] += count;
    int stores = Entry.store(other) + Entry.store(self);
    types[stores] += count;
    if (Entry.store(other) > Entry.store(self)) {
      received[partner] += count;
    }
    int site = access >> 1;
    metAt = longer(metAt, site);
    apartAt = longer(apartAt, site);
    readAt = longer(readAt, site);
    (stores == 0 ? readAt : Entry.meet(other, self) ? metAt : apartAt)[site] += count;
  }

  /** Events with another thread. */
  long with(int thread) {
    return thread < events.length ? events[thread] : 0;
  }

  /** Adds what another has counted. */
  void addAll(Tally other) {
    events = sum(events, other.events);
    received = sum(received, other.received);
    metAt = sum(metAt, other.metAt);
    apartAt = sum(apartAt, other.apartAt);
    readAt = sum(readAt, other.readAt);
    for (int i = 0; i < types.length; i++) {
      types[i] += other.types[i];
    }
  }

  private static long[] longer(long[] counts, int index) {
    return index < counts.length ? counts : Arrays.copyOf(counts, 2 * index);
  }

  private static long[] sum(long[] a, long[] b) {
    long[] sum = longer(a, b.length - 1);
    for (int i = 0; i < b.length; i++) {
      sum[i] += b[i];
    }
    return sum;
  }

  /** Writes it for {@code threads} partners, in the form that {@link Registry#write} tells. */
  void write(BufferedWriter out, int threads) throws IOException {
    out.write(line("events", events, threads) + line("received", received, threads) + "types " + types[0] + " " + types[1] + " " + types[2] + "\n");
    for (int site = 0; site < metAt.length; site++) {
      if (metAt[site] + apartAt[site] + readAt[site] != 0) {
        out.write("site " + site + " " + metAt[site] + " " + apartAt[site] + " " + readAt[site] + "\n");
      }
    }
  }

  private static String line(String name, long[] counts, int threads) {
    StringBuilder line = new StringBuilder(name);
    for (int other = 0; other < threads; other++) {
      line.append(' ').append(other < counts.length ? counts[other] : 0);
    }
    return line + "\n";
  }
}
