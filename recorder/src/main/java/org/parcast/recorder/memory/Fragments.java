package org.parcast.recorder.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/**
 * The fragments into which the pool of {@link SinkSets} is divided, numbered as they stand there, from position 1 on without a gap.
 *
 * <p>At the start of a fragment stands its number, complemented and so negative; then its members, which are positive. Next to the last of them, and so
 * to the start where there is none, stands {@link #FREE} (the set is the newest of its fragment and grows in place), {@link #UNORDERED} (the same where
 * the members do not ascend), {@link #END} (the fragment is full), a link (negative: the position where a continuation starts), or {@link #CLOSED} or
 * {@link #CLOSED_EARLIER} (a root: every growth branches). What is left is free, up to the last position, which has an end or a link.
 *
 * <p>So the members of a set stand before its position, back to the start of its fragment, and then before the position from which that fragment
 * branches off, in an earlier fragment, back to a root. Members stay: only a place that is free becomes a member, and only an end becomes a link.
 */
final class Fragments {
  static final int FREE = 0;
  static final int END = Integer.MIN_VALUE;
  static final int CLOSED = Integer.MIN_VALUE + 1;
  static final int CLOSED_EARLIER = Integer.MIN_VALUE + 2;
  static final int UNORDERED = Integer.MIN_VALUE + 3;

  /** Room for a start, the eight sinks of a corner of hexahedra or the seven of a 7-point stencil, and an end. */
  private static final int FIRST_CAPACITY = 10;

  /** Members of chains with more are found by hash: to read those of shorter ones takes no longer than one look into a large table. */
  private static final int SCANNED = 128;

  private final Pool pool;
  private int used = 1;

  /**
   * Starts of the fragments, ascending, the positions they branch off from (0 for roots), and the chains of those that continue others or are
   * continued; null of the others.
   */
  private int[] starts = new int[1 << 10];

  private int[] branchesOff = new int[1 << 10];
  private Chain[] chains = new Chain[1 << 10];

  private int fragments;

  /** Fragments whose members, with those that they branch off from, do not ascend. */
  private final BitSet unordered = new BitSet();

  /** The fragments of sets of vertices. */
  private final VertexSet ofVertices = new VertexSet();

  /** Chains that have tables. */
  private final List<Chain> tables = new ArrayList<>();

  /** Fragments that positions far from their starts were last found in, by the last bits of these. */
  private final int[] found = new int[1024];

  /** Members of a set while they are read, at its end. */
  private int[] reading = new int[64];

  Fragments(Pool pool) {
    this.pool = pool;
  }

  /**
   * The start of a new root.
   *
   * @param mark {@link #CLOSED} or {@link #CLOSED_EARLIER}
   */
  int newRoot(int mark) {
    int start = newFragment(0, 3);
    pool.set(start + 1, mark);
    return start;
  }

  /** The start of a new root of sets of vertices. */
  int newRootOfVertices(int mark) {
    int start = newRoot(mark);
    ofVertices.add(fragments - 1);
    return start;
  }

  /** The start of a new fragment that branches off from the set with a first sink. */
  int branch(int set, int sink) {
    int start = newFragment(set, FIRST_CAPACITY);
    begin(start, sink, of(set));
    return start;
  }

  /** The start of a new fragment that branches off from a root and has room for just these members. */
  int branch(int root, int[] members) {
    int start = newFragment(root, members.length + 2);
    for (int i = 0; i < members.length; i++) {
      append(fragments - 1, start + i, members[i]);
    }
    return start;
  }

  /** The fragment of the set is full: another one continues it with the sink. */
  int carryOn(int fragment, int set, int sink) {
    int length = set + 2 - starts[fragment];
    int start = newFragment(set, length + (length >> 1));
    if (chains[fragment] == null) {
      chains[fragment] = new Chain(fragment, starts[fragment]);
    }
    chains[fragments - 1] = chains[fragment];
    pool.set(set + 1, -start);
    return begin(start, sink, fragment);
  }

  /** The first sink of the newest fragment, which goes on from a set of an earlier one. */
  private int begin(int start, int sink, int before) {
    int newest = fragments - 1;
    unordered.set(newest, unordered.get(before) || sink < pool.get(branchesOff[newest]));
    return append(newest, start, sink);
  }

  /** The set that has the sink too, where the set is the newest of the fragment. */
  int append(int fragment, int set, int sink) {
    pool.set(set + 1, sink);
    if (sink < pool.get(set)) {
      unordered.set(fragment);
    }
    if (pool.get(set + 2) == FREE && unordered.get(fragment)) {
      pool.set(set + 2, UNORDERED);
    }
    return set + 1;
  }

  private int newFragment(int from, int capacity) {
    if (fragments == starts.length) {
      int length = fragments + (fragments >> 1);
      branchesOff = Growth.of(branchesOff, length);
      chains = Growth.of(chains, length);
      starts = Growth.of(starts, length);
    }
    pool.reserve(used + (long) capacity + 1);
    if (from != 0 && ofVertices.get(of(from))) {
      ofVertices.add(fragments);
    }
    int start = used;
    used += capacity;
    starts[fragments] = start;
    branchesOff[fragments] = from;
    pool.set(start, ~fragments);
    fragments++;
    pool.set(used - 1, END);
    return start;
  }

  int start(int fragment) {
    return starts[fragment];
  }

  /** One more than the last position of a fragment. */
  int end(int fragment) {
    return fragment + 1 < fragments ? starts[fragment + 1] : used;
  }

  /** The position from which the fragment goes on, 0 for a root. */
  int branchesOff(int fragment) {
    return branchesOff[fragment];
  }

  /** The first of the fragments that the fragment continues, one after another: itself where it continues none. */
  int head(int fragment) {
    return chains[fragment] == null ? fragment : chains[fragment].head;
  }

  /** The fragment that continues a full one. */
  private int next(int fragment) {
    return ~pool.get(-pool.get(end(fragment) - 1));
  }

  /** Whether the members, with those that the fragment branches off from, do not ascend. */
  boolean isUnordered(int fragment) {
    return unordered.get(fragment);
  }

  boolean isOfVertices(int fragment) {
    return ofVertices.get(fragment);
  }

  /** Whether what stands next to a position says where a continuation starts. */
  static boolean isLink(int next) {
    return next < 0 && next > UNORDERED;
  }

  /** Whether the start of a fragment is that of a root. */
  boolean isRoot(int start) {
    return pool.get(start + 1) == CLOSED || pool.get(start + 1) == CLOSED_EARLIER;
  }

  /** The start of the root that a set has grown from. */
  int rootOf(int set) {
    int fragment = of(set);
    while (branchesOff[fragment] != 0) {
      fragment = of(branchesOff[head(fragment)]);
    }
    return starts[fragment];
  }

  /** The fragment of a position. Most fragments are short: what stands before a position is at hand once that has been read. */
  int of(int position) {
    for (int i = position; i > position - FIRST_CAPACITY; i--) {
      if (pool.get(i) < 0) {
        return ~pool.get(i);
      }
    }
    int slot = position & found.length - 1;
    int known = found[slot];
    if (starts[known] > position || position >= end(known)) {
      known = search(position);
      found[slot] = known;
    }
    return known;
  }

  private int search(int position) {
    int low = 0;
    int high = fragments - 1;
    while (low < high) {
      int middle = (low + high + 1) >>> 1;
      if (starts[middle] <= position) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The members of a set, of vertices or of distances, in the order in which they were added. */
  int[] members(int set) {
    int from = reading.length;
    for (int at = set; at != 0; ) {
      int member = pool.get(at);
      if (member < 0) {
        at = branchesOff[~member];
      } else {
        if (from == 0) {
          from = reading.length;
          int[] longer = Growth.of(new int[0], 2 * from);
          System.arraycopy(reading, 0, longer, from, from);
          reading = longer;
        }
        reading[--from] = member;
        at--;
      }
    }
    return Arrays.copyOfRange(reading, from, reading.length);
  }

  /** Where the sink stands in the fragment and those that it continues, up to a position in the fragment; 0 for nowhere. */
  int find(int fragment, int to, int sink) {
    return chains[fragment] == null ? scan(fragment, to, sink) : find(chains[fragment], to, sink);
  }

  /** Where the sink stands in the chain, up to a position; 0 for nowhere. */
  private int find(Chain chain, int to, int sink) {
    catchUp(chain);
    if (!chain.mayHave(sink)) {
      return 0;
    }
    if (chain.hasTable()) {
      int position = chain.find(pool, sink);
      return position <= to ? position : 0;
    }
    if (chain.size() > SCANNED) {
      makeTable(chain);
      return find(chain, to, sink);
    }
    for (int fragment = chain.head; ; fragment = next(fragment)) {
      int position = scan(fragment, Math.min(to, end(fragment) - 2), sink);
      if (position != 0 || to < end(fragment)) {
        return position;
      }
    }
  }

  /** The chain is told of the sinks that have been added since it was asked last. */
  private void catchUp(Chain chain) {
    for (int position = chain.last + 1; ; position++) {
      int sink = pool.get(position);
      if (sink > 0) {
        chain.add(pool, position, sink);
      } else if (isLink(sink)) {
        position = -sink; // the start of the fragment that goes on
      } else {
        return;
      }
    }
  }

  private void makeTable(Chain chain) {
    chain.makeTable();
    tables.add(chain);
    for (int left = chain.size(), fragment = chain.head; left > 0; fragment = left > 0 ? next(fragment) : fragment) {
      for (int i = starts[fragment] + 1; i < end(fragment) - 1 && left > 0; i++, left--) {
        chain.enter(pool, i);
      }
    }
  }

  /** Gives up the tables by which members are found again. */
  void dropTables() {
    for (Chain chain : tables) {
      chain.dropTable();
    }
    tables.clear();
  }

  /** Where the sink stands in the fragment, up to a position in it; 0 for nowhere. */
  private int scan(int fragment, int to, int sink) {
    for (int i = starts[fragment] + 1; i <= to; i++) {
      if (pool.get(i) == sink) {
        return i;
      }
    }
    return 0;
  }
}
