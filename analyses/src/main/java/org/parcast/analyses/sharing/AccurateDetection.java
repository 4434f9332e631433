package org.parcast.analyses.sharing;

import it.unimi.dsi.fastutil.longs.Long2ObjectRBTreeMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.parcast.analyses.trace.ReferenceConsumer;

/**
 * Accurate detection by simulation of the last-level caches: an access communicates with the last other thread that touched the line, as long as
 * the line has stayed in that thread's last level since. Every reference counts as a use of the last level.
 */
public final class AccurateDetection implements ReferenceConsumer {
  private static final int LINE_BITS = 6;
  private static final int WORD_BITS = 3;
  private static final int WORDS = 7;

  private final LastLevels machine;
  private final LruCache[] caches;
  private final Long2ObjectOpenHashMap<SharedLine> lines = new Long2ObjectOpenHashMap<>();
  private final EventCounts events;
  private final EventListener listener;
  private long time;
  private long trueEvents;
  private long spatialFalse;
  private long temporalFalse;

  /** Detects among threads pinned in order to a machine. */
  public AccurateDetection(int threads, LastLevels machine) {
    this(threads, machine, EventListener.NONE);
  }

  AccurateDetection(int threads, LastLevels machine, EventListener listener) {
    this.machine = machine;
    events = new EventCounts(threads);
    this.listener = listener;
    caches = new LruCache[(threads + machine.threads() - 1) / machine.threads()];
    java.util.Arrays.setAll(caches, i -> new LruCache((int) Math.min(Integer.MAX_VALUE, machine.bytes() >> LINE_BITS)));
  }

  @Override
  public void accept(int thread, long address, int size, boolean write, int site) {
    long end = address + size - 1;
    for (long line = address >>> LINE_BITS; line <= end >>> LINE_BITS; line++) {
      touch(thread, line, Math.max(address, line << LINE_BITS), write, site);
    }
  }

  private void touch(int thread, long number, long address, boolean write, int site) {
    time++;
    SharedLine line = lines.get(number);
    if (line == null) {
      line = new SharedLine();
      lines.put(number, line);
    }
    SharedLine.Touch other = line.lastOther(thread);
    SharedLine.Touch own = line.touch(thread);
    int word = 1 << (address >>> WORD_BITS & WORDS);
    own.words |= word;
    own.stored |= write ? word : 0;
    if (other != null) {
      communicate(line, other, own, number, address, write, site);
    }
    own.word = address >>> WORD_BITS;
    own.wrote = write;
    own.site = site;
    own.time = time;
    own.first = address;
    caches[thread / machine.threads()].access(number, time);
  }

  private void communicate(SharedLine line, SharedLine.Touch other, SharedLine.Touch own, long number, long address, boolean write, int site) {
    boolean same = other.word == address >>> WORD_BITS;
    long since = caches[other.thread / machine.threads()].heldSince(number);
    if (since == LruCache.ABSENT || since > other.time) {
      temporalFalse++;
      return;
    }
    events.event(other.thread, other.wrote, own.thread, write);
    listener.event(site, address, !other.wrote && !write);
    trueEvents += same ? 1 : 0;
    spatialFalse += same ? 0 : 1;
    if (!other.wrote && !write) {
      return;
    }
    if (SharedLine.meet(other, own)) {
      line.met++;
    } else {
      line.apart++;
      line.oneAddress = other.first;
      line.otherAddress = address;
      line.oneSite = other.site;
      line.otherSite = site;
    }
  }

  /** True and spatial false events between threads so far. */
  public TaskMatrix matrix() {
    return events.matrix();
  }

  /** True and spatial false events by type so far. */
  public EventTypes types() {
    return events.types();
  }

  /** Events by kind so far. */
  public SharingStatistics statistics() {
    long alone = 0;
    for (SharedLine line : lines.values()) {
      alone += line.shared ? 0 : line.accesses;
    }
    return new SharingStatistics(trueEvents, spatialFalse, temporalFalse, alone);
  }

  /** Lines of which threads touch different words more often than common ones, with stores; heaviest first. */
  List<FalselySharedLine> falselyShared() {
    List<FalselySharedLine> found = new ArrayList<>();
    for (Long2ObjectMap.Entry<SharedLine> entry : new Long2ObjectRBTreeMap<>(lines).long2ObjectEntrySet()) {
      SharedLine line = entry.getValue();
      if (line.apart > line.met) {
        found.add(new FalselySharedLine(entry.getLongKey() << LINE_BITS, line.apart, line.oneAddress, line.otherAddress, line.oneSite,
            line.otherSite));
      }
    }
    found.sort(Comparator.comparingLong(FalselySharedLine::events).reversed());
    return found;
  }
}
