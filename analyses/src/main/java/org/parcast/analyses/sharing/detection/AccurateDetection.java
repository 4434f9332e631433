package org.parcast.analyses.sharing.detection;

import it.unimi.dsi.fastutil.longs.Long2ObjectMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.longs.Long2ObjectRBTreeMap;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.sharing.matrix.TaskMatrix;
import org.parcast.analyses.trace.ReferenceConsumer;
import org.parcast.recording.MemoryUnits;

/**
 * Accurate detection by simulation of the caches: an access communicates with the last other thread that touched the line, as long as the line
 * has stayed in that thread's caches since. What would communicate if it had stayed is temporal false communication.
 */
public final class AccurateDetection implements ReferenceConsumer {
  private final int threads;
  private final int lineBits;
  private final int wordMask;
  private final HeldLines caches;
  private final Long2ObjectOpenHashMap<SharedLine> lines = new Long2ObjectOpenHashMap<>();
  private final EventCounts events;
  private final EventCounts inInfiniteCaches;
  private final EventListener listener;
  private long time;
  private long trueEvents;
  private long spatialFalse;
  private long temporalFalse;
  private long logicalFalse;

  /** Detects among threads pinned in order to a machine. */
  public AccurateDetection(int threads, CacheHierarchy machine) {
    this(threads, machine, EventListener.NONE);
  }

  public AccurateDetection(int threads, CacheHierarchy machine, EventListener listener) {
    this.threads = threads;
    lineBits = Integer.numberOfTrailingZeros(machine.levels().get(0).line());
    wordMask = (1 << lineBits - MemoryUnits.WORD_BITS) - 1;
    caches = new HeldLines(threads, machine);
    events = new EventCounts(threads);
    inInfiniteCaches = new EventCounts(threads);
    this.listener = listener;
  }

  @Override
  public void accept(int thread, long address, int size, boolean write, int site) {
    long end = address + size - 1;
    for (long line = address >>> lineBits; line <= end >>> lineBits; line++) {
      touch(thread, line, Math.max(address, line << lineBits), write, site);
    }
  }

  private void touch(int thread, long number, long address, boolean write, int site) {
    time++;
    SharedLine line = lines.get(number);
    if (line == null) {
      line = new SharedLine(wordMask + 1, threads);
      lines.put(number, line);
    }
    SharedLine.Touch other = line.lastOther(thread);
    SharedLine.Touch own = line.touch(thread);
    int word = (int) (address >>> MemoryUnits.WORD_BITS & wordMask);
    own.words |= 1 << word;
    own.stored |= write ? 1 << word : 0;
    boolean reloads = line.again(word, thread, write) && !write;
    if (other != null) {
      communicate(line, other, own, number, address, write, reloads, site);
    }
    own.word = address >>> MemoryUnits.WORD_BITS;
    own.wrote = write;
    own.site = site;
    own.time = time;
    own.first = address;
    caches.access(thread, number, time);
  }

  private void communicate(SharedLine line, SharedLine.Touch other, SharedLine.Touch own, long number, long address, boolean write, boolean reloads, int site) {
    boolean same = other.word == address >>> MemoryUnits.WORD_BITS;
    inInfiniteCaches.event(other.thread, other.wrote, own.thread, write);
    if (!caches.isHeldSince(other.thread, number, other.time)) {
      temporalFalse++;
      return;
    }
    events.event(other.thread, other.wrote, own.thread, write);
    listener.event(site, address, !other.wrote && !write);
    trueEvents += same ? 1 : 0;
    spatialFalse += same ? 0 : 1;
    logicalFalse += reloads ? 1 : 0;
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

  /** The same with temporal false events: those of infinite caches. */
  public TaskMatrix matrixWithTemporalFalse() {
    return inInfiniteCaches.matrix();
  }

  /** True and spatial false events by type so far. */
  public EventTypes types() {
    return events.types();
  }

  /** Events by kind so far. */
  public SharingStatistics statistics() {
    long alone = 0;
    long apart = 0;
    for (SharedLine line : lines.values()) {
      alone += line.shared ? 0 : line.accesses;
      apart += line.apart;
    }
    return new SharingStatistics(trueEvents, spatialFalse, temporalFalse, logicalFalse, apart, alone);
  }

  /** Lines of which threads touch different words more often than common ones, with stores; heaviest first. */
  public List<FalselySharedLine> falselyShared() {
    List<FalselySharedLine> found = new ArrayList<>();
    for (Long2ObjectMap.Entry<SharedLine> entry : new Long2ObjectRBTreeMap<>(lines).long2ObjectEntrySet()) {
      SharedLine line = entry.getValue();
      if (line.apart > line.met) {
        found.add(new FalselySharedLine(entry.getLongKey() << lineBits, line.apart, line.oneAddress, line.otherAddress, line.oneSite,
            line.otherSite));
      }
    }
    found.sort(Comparator.comparingLong(FalselySharedLine::events).reversed());
    return found;
  }
}
