package org.parcast.recorder.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.parcast.recorder.memory.Ascending;
import org.parcast.recorder.memory.LongIntMap;
import org.parcast.recorder.run.RunControl;
import org.parcast.recording.file.PagedInts;

/**
 * How many values there were of each net, by home and set of sinks. Most homes have few nets in all of a phase, and neighbours in an array as many values
 * of the same sets: the first nets of each home are in lists by home, which take no room for what is as it was of the home before.
 */
public final class NetCounts {
  /** Lists: those for the values before the steps, in them and at their end, and one more. */
  private static final int LISTS = 4;

  private static final int[] NONE = {};

  /** One net of each home: its set, and how many values, 0 where there is none. */
  private record Layer(PagedInts set, PagedInts count) {
    Layer() {
      this(new PagedInts(), new PagedInts());
    }
  }

  private final List<Layer> layers = new ArrayList<>();

  /** What has no place in the lists. */
  private final LongIntMap others = new LongIntMap(16);

  /** The keys of the others, once they are asked for; null when there may be more. */
  private Ascending sorted;

  /** So many values more of the net. */
  public void add(int home, int set, int count) {
    try {
      addTo(0, home, home + 1, set, count);
    } catch (OutOfMemoryError e) {
      throw RunControl.exhausted(e);
    }
  }

  /** The phase ends: the nets that the vertices had last are counted. */
  void take(Vertices vertices) {
    for (int vertex = 0, end; vertex < vertices.size(); vertex = end) {
      end = vertices.countedAlikeUntil(vertex);
      if (vertices.hasCount(vertex)) {
        addTo(0, vertex, end, vertices.lastSet(vertex), vertices.takeCounts(vertex, end));
      }
    }
  }

  /** So many values more of the net of each home, from one to before another, in the list or one after it. */
  private void addTo(int list, int first, int end, int set, int count) {
    if (list == LISTS) {
      for (int home = first; home < end; home++) {
        others.add(key(home, set), count);
      }
      sorted = null;
      return;
    }
    if (list == layers.size()) {
      layers.add(new Layer());
    }
    Layer layer = layers.get(list);
    for (int home = first, until; home < end; home = until) {
      until = home + 1 == end ? end : Math.min(layer.count.sameUntil(home, end), layer.set.sameUntil(home, end));
      if (layer.count.get(home) == 0) {
        layer.set.set(home, until, set);
        layer.count.set(home, until, count);
      } else if (layer.set.get(home) == set) {
        layer.count.add(home, until, count);
      } else {
        addTo(list + 1, home, until, set, count);
      }
    }
  }

  /** The phase is over: there will be few more. */
  void pack() {
    for (Layer layer : layers) {
      layer.set.pack();
      layer.count.pack();
    }
  }

  public int get(int home, int set) {
    for (Layer layer : layers) {
      int count = layer.count.get(home);
      if (count == 0) {
        return 0;
      }
      if (layer.set.get(home) == set) {
        return count;
      }
    }
    return others.get(key(home, set));
  }

  /** A home up to which, from this one on, all have as many values of the same sets; no further than is known at once. */
  int alikeUntil(int home) {
    int until = Integer.MAX_VALUE;
    for (Layer layer : layers) {
      until = Math.min(until, Math.min(layer.count.sameUntil(home), layer.set.sameUntil(home)));
    }
    return layers.size() < LISTS || layers.get(LISTS - 1).count.get(home) == 0 ? until : home + 1;
  }

  /** One more than the last home that may have nets. */
  public int homes() {
    return layers.isEmpty() ? 0 : layers.get(0).count.end();
  }

  /** The sets of a home's nets in a defined order: as they came, those of one sink last. */
  public int[] sets(int home) {
    int size = 0;
    while (size < layers.size() && layers.get(size).count.get(home) != 0) {
      size++;
    }
    if (size == 0) {
      return NONE;
    }
    int[] more = size == LISTS ? setsOfOthers(home) : NONE;
    int[] sets = Arrays.copyOf(more, more.length + size);
    for (int i = 0; i < size; i++) {
      sets[more.length + i] = layers.get(i).set.get(home);
    }
    sort(sets);
    return sets;
  }

  private static void sort(int[] sets) {
    if (sets.length > 1) {
      flip(sets);
      Arrays.sort(sets);
      flip(sets);
    }
  }

  private static void flip(int[] sets) {
    for (int i = 0; i < sets.length; i++) {
      sets[i] ^= Integer.MIN_VALUE;
    }
  }

  private int[] setsOfOthers(int home) {
    if (sorted == null) {
      sorted = new Ascending(others.sortedKeys());
    }
    int first = sorted.first(key(home, 0));
    int end = first;
    while (end < sorted.size() && (int) (sorted.get(end) >>> 32) == home) {
      end++;
    }
    int[] sets = new int[end - first];
    for (int i = 0; i < sets.length; i++) {
      sets[i] = (int) sorted.get(first + i);
    }
    return sets;
  }

  private static long key(int home, int set) {
    return (long) home << 32 | set & 0xFFFFFFFFL;
  }
}
