package org.parcast.recorder.sharing;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

/** What one thread has counted: only this thread writes it. */
final class Counts {
  /** By number of the virtual machine. A thread that does not see its own entry yet makes its way through {@link #register}. */
  private static Counts[] byThreadId = new Counts[64];

  private static Counts[] all = new Counts[16];
  private static int threads;

  /** Number of the thread, from 0, in the order of their first accesses. */
  final int thread;

  private final String name;
  private long[] events = new long[16];
  private long[] received = new long[16];
  private final long[] types = new long[3];
  private long[] metAt = new long[64];
  private long[] apartAt = new long[64];

  private int lastOther;
  private int lastSelf;
  private int lastAccess;
  private long lastCount;

  private Site[] sites = new Site[64];
  private int stale;

  private Counts(int number, String name) {
    this.thread = number;
    this.name = name;
  }

  /** That of the thread that calls. */
  static Counts current() {
    Thread thread = Thread.currentThread();
    int id = (int) thread.getId();
    Counts[] known = byThreadId;
    if (id < known.length && known[id] != null) {
      return known[id];
    }
    return register(thread, id);
  }

  private static synchronized Counts register(Thread thread, int id) {
    if (threads == Entry.MOST_THREADS) {
      byThreadId = put(byThreadId, id, all[threads - 1]); // the rest count as the last
      return all[threads - 1];
    }
    if (id < byThreadId.length && byThreadId[id] != null) {
      return byThreadId[id];
    }
    Counts own = new Counts(threads, thread.getName());
    all = put(all, threads++, own);
    byThreadId = put(byThreadId, id, own);
    return own;
  }

  private static Counts[] put(Counts[] array, int index, Counts counts) {
    Counts[] copy = Arrays.copyOf(array, index < array.length ? array.length : 2 * index);
    copy[index] = counts;
    return copy;
  }

  /** The site, made when it is first passed. */
  Site site(int access) {
    if (access < sites.length && sites[access] != null) {
      return sites[access];
    }
    if (access >= sites.length) {
      sites = Arrays.copyOf(sites, 2 * access);
    }
    sites[access] = new Site(this, access);
    return sites[access];
  }

  /** Whether so many accesses went by without that it was answered true. */
  boolean isStale(int most) {
    stale++;
    if (stale > most) {
      stale = 0;
    }
    return stale == 0;
  }

  /**
   * Events with another thread. Those that are like the ones before are counted with them.
   *
   * @param other entry of the other thread
   * @param self entry of this thread with this access
   * @param access twice the site, plus one for a store
   * @param count number of events
   */
  void events(int other, int self, int access, long count) {
    if (other != lastOther || self != lastSelf || access != lastAccess) {
      settle();
      lastOther = other;
      lastSelf = self;
      lastAccess = access;
    }
    lastCount += count;
  }

  /** Adds the events of late to those of their kinds. */
  private void settle() {
    if (lastCount == 0) {
      return;
    }
    int partner = Entry.thread(lastOther);
    if (partner >= events.length) {
      events = Arrays.copyOf(events, 2 * partner);
      received = Arrays.copyOf(received, 2 * partner);
    }
    events[partner] += lastCount;
    int stores = Entry.store(lastOther) + Entry.store(lastSelf);
    types[stores] += lastCount;
    if (Entry.store(lastOther) > Entry.store(lastSelf)) {
      received[partner] += lastCount;
    }
    if (stores > 0) {
      int site = lastAccess >> 1;
      if (site >= metAt.length) {
        metAt = Arrays.copyOf(metAt, 2 * site);
        apartAt = Arrays.copyOf(apartAt, 2 * site);
      }
      if (Entry.meet(lastOther, lastSelf)) {
        metAt[site] += lastCount;
      } else {
        apartAt[site] += lastCount;
      }
    }
    lastCount = 0;
  }

  /**
   * Writes what all threads have counted, as lines of words: {@code granularity BYTES}, then for each thread {@code thread NAME}, {@code events} to
   * each, {@code received} those of them that load what the other stored last, {@code types} read-read read-write write-write, and {@code site NUMBER MET APART}, events in which
   * the two threads touched a word in common or none.
   */
  static synchronized void write(Path file, long granularity) throws IOException {
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      out.write("granularity " + granularity + "\n");
      for (int t = 0; t < threads; t++) {
        for (Site site : all[t].sites) {
          if (site != null) {
            site.tell();
          }
        }
        all[t].settle();
      }
      for (int t = 0; t < threads; t++) {
        Counts own = all[t];
        out.write("thread " + own.name.replaceAll("\\s", "_") + "\n");
        out.write(line("events", own.events) + line("received", own.received) + "types " + own.types[0] + " " + own.types[1] + " " + own.types[2] + "\n");
        for (int site = 0; site < own.metAt.length; site++) {
          if (own.metAt[site] != 0 || own.apartAt[site] != 0) {
            out.write("site " + site + " " + own.metAt[site] + " " + own.apartAt[site] + "\n");
          }
        }
      }
    }
  }

  private static String line(String name, long[] counts) {
    StringBuilder line = new StringBuilder(name);
    for (int other = 0; other < threads; other++) {
      line.append(' ').append(other < counts.length ? counts[other] : 0);
    }
    return line + "\n";
  }
}
