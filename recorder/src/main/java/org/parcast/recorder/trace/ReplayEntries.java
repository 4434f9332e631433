package org.parcast.recorder.trace;

import java.util.Arrays;

/**
 * The ways in which a loop nest was entered of late, and what is kept of each.
 *
 * @param <K> what is kept
 */
public final class ReplayEntries<K> {
  /** In so many ways a nest may be entered in turn: arrays that change places make two, each of several variables one. */
  static final int MOST = 16;

  /** A nest that has been entered anew so many times more than twice as often as it was known is asked no more. */
  private static final int TRIES = 16;

  /** What a nest is entered with may take so many bytes, in all its ways. */
  private static final long LARGEST = 128 << 20;

  private record Way<K>(long[] numbers, Snapshot[] objects, long bytes, K kept) {}

  /** Makes what is kept of a way that is new. */
  public interface Maker<K> {
    /**
     * Makes it.
     *
     * @param place from 0 to {@link #MOST}
     * @param former what was kept of the way that had the place, or null
     */
    K make(int place, K former);
  }

  @SuppressWarnings("unchecked")
  private final Way<K>[] ways = (Way<K>[]) new Way<?>[MOST];

  private long bytes;
  private int entered;
  private int known;
  private boolean hopeless;

  /** Whether it is no use to ask. */
  public boolean isHopeless() {
    return hopeless;
  }

  /** It is no use to ask from now on. */
  public void giveUp() {
    hopeless = true;
    Arrays.fill(ways, null);
  }

  /** What is kept of the way in which the nest is entered now; null where the way is new, and remembered from now on. */
  public K find(ReplayEntry entry, Maker<K> maker) {
    for (Way<K> way : ways) {
      if (way != null && entry.is(way.numbers, way.objects)) {
        known++;
        return way.kept;
      }
    }
    int place = entered % MOST;
    Way<K> former = ways[place];
    long size = entry.bytes();
    bytes += size - (former == null ? 0 : former.bytes);
    if (bytes > LARGEST || entered > TRIES + 2 * known) {
      giveUp();
      return null;
    }
    entered++;
    ways[place] = new Way<>(entry.numbers(), entry.snapshots(), size, maker.make(place, former == null ? null : former.kept));
    return null;
  }
}
