package org.parcast.recorder.memory;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.parcast.recorder.format.Nets;
import org.parcast.recorder.format.Pins;

/**
 * Sets of sinks, hash-consed and grown one sink at a time. A set is a position in one pool of ints: its members stand before it, up to the
 * start of its <em>fragment</em>, and then before the position from which that fragment branches off. Growing a set by the sink that
 * followed it last time is one comparison with the next int of the pool, so that a program which does in every step what it did in the
 * step before costs next to nothing. Values that were used by the same sinks in the same order share their set.
 *
 * <p>A member stands for a sink by its distance from the value's home: in regular code all words of an array have the same few sets, which take room
 * for the code and not for the words. What many homes are used by alike, as a vector by all rows of a matrix, are the same vertices: these are the
 * members of a set that has grown beyond {@link #MOST_DISTANCES}. What a set means depends on the home, so that all that reads it is told that.
 *
 * <p>Sets grow from two roots: those of values born in the phase from one, those of <em>earlier</em> values from the other; sets of vertices from two
 * more.
 *
 * <p>A set of one sink is a negative number that says which (see {@link #single}) and takes no place in the pool: most coefficients, the
 * entries of a matrix among them, have one sink for ever, and looking for it in the pool would cost a read from memory for each use.
 *
 * <p>Most sets grow in ascending order, as loops go: a member beyond the last one is new, and is added without a look at the others.
 *
 * <p>Next to a position stands a member (positive), {@link #FREE} (the set is the newest of its fragment and grows in place), {@link #UNORDERED} (the
 * same where the members do not ascend), {@link #END} (the fragment is full), a link (negative: the position where a continuation starts), or
 * {@link #CLOSED} or {@link #CLOSED_EARLIER} (a
 * root: every growth branches). At the start of a fragment stands its number, complemented and so negative.
 */
public final class SinkSets {
  private static final int FREE = 0;
  private static final int END = Integer.MIN_VALUE;
  private static final int CLOSED = Integer.MIN_VALUE + 1;
  private static final int CLOSED_EARLIER = Integer.MIN_VALUE + 2;
  private static final int UNORDERED = Integer.MIN_VALUE + 3;

  /** Sets of more sinks are of vertices, not of distances: as many as a hexahedron's corner and what is computed at it have in three dimensions. */
  private static final int MOST_DISTANCES = 64;

  /** Room for a start, the eight sinks of a corner of hexahedra or the seven of a 7-point stencil, and an end. */
  private static final int FIRST_CAPACITY = 10;

  /** Members of chains with more are found by hash: to read those of shorter ones takes no longer than one look into a large table. */
  private static final int SCANNED = 128;

  /** Pages of 128 MiB. */
  private static final int PAGE_BITS = 25;

  public final Pool pool;
  private int used;

  /**
   * Starts of the fragments, ascending, the positions they branch off from (0 for roots), and the chains of those that continue others or are
   * continued; null of the others.
   */
  private int[] starts = new int[1 << 10];

  private int[] branchesOff = new int[1 << 10];
  private Chain[] chains = new Chain[1 << 10];

  /** Fragments whose members, with those that they branch off from, do not ascend. */
  private final BitSet unordered = new BitSet();

  private int fragments;

  /** Starts of fragments by the set that they branch off from and their first sink. */
  private final PositionTable branches = new PositionTable() {
    @Override
    long key(int start) {
      return growth(branchesOff[~pool.get(start)], pool.get(start + 1));
    }
  };

  /** Chains that have tables. */
  private final List<Chain> tables = new ArrayList<>();

  /** Starts of straightened ways by what they hold, so that sets which alternate from step to step do not leave a copy each time. */
  private final PositionTable straight = new PositionTable() {
    @Override
    long key(int start) {
      int fragment = ~pool.get(start);
      int[] members = new int[end(fragment) - start - 2];
      for (int i = 0; i < members.length; i++) {
        members[i] = pool.get(start + 1 + i);
      }
      return hash(branchesOff[fragment], members);
    }
  };

  /** Where repeated uses of large sets were last found: the set's value of the cursor follows the order of the uses. */
  private final int[] cursorSet = new int[256];

  private final int[] cursor = new int[256];
  private final int[] cursorLimit = new int[256];

  /** Fragments that positions far from their starts were last found in, by the last bits of these. */
  private final int[] found = new int[1024];

  /** Members of a set while they are read, at its end. */
  private int[] reading = new int[64];

  private int root;
  private int earlierRoot;
  private int rootOfVertices;
  private int earlierRootOfVertices;

  /** The fragments of sets of vertices. */
  private final VertexSet ofVertices = new VertexSet();

  public SinkSets() {
    this(PAGE_BITS);
  }

  /** @param pageBits see {@link Pool} */
  SinkSets(int pageBits) {
    pool = new Pool(pageBits);
    used = 1;
    newRoots();
  }

  /** New empty sets from which others grow: what grows from now on shares nothing with what grew before. */
  public void newRoots() {
    root = newRoot(CLOSED);
    earlierRoot = newRoot(CLOSED_EARLIER);
    rootOfVertices = newRoot(CLOSED);
    ofVertices.add(fragments - 1);
    earlierRootOfVertices = newRoot(CLOSED_EARLIER);
    ofVertices.add(fragments - 1);
  }

  private int newRoot(int mark) {
    int start = newFragment(0, 3);
    pool.set(start + 1, mark);
    return start;
  }

  /** The empty set of values born in the phase. */
  public int root() {
    return root;
  }

  /** The empty set of values from before the phase. */
  public int earlierRoot() {
    return earlierRoot;
  }

  /** Whether the set grew from the root of values from before their phase. */
  public boolean isEarlier(int set) {
    if (set < 0) {
      return (~set & 1) != 0;
    }
    return pool.get(rootOf(set) + 1) == CLOSED_EARLIER;
  }

  /** The set that has just this member, of a value born in the phase; where the value is from before, the number is less by one. */
  private static int single(int member) {
    return ~((member & Pins.DISTANCES - 1) << 1);
  }

  /** The member of a set that has just one, of which the number is negative. */
  private static int memberOf(int single) {
    int member = ~single >> 1;
    return member < Nets.FIRST_VERTEX ? member : member | Pins.DISTANCES;
  }

  /** The member that stands for a sink of a home's values, in sets of distances. */
  private static int distance(int home, int sink) {
    return sink < Nets.FIRST_VERTEX ? sink : Pins.distance(home, sink);
  }

  /**
   * The set that has the sink too, if that takes no search: the set itself where the sink is its only member or its last, or the next set where the
   * sink followed last time; else 0.
   *
   * @param near {@link Pool#near}
   * @param home of the value
   * @param sink a vertex, and no mark
   */
  public static int followed(int[] near, int set, int home, int sink) {
    int distance = Pins.distance(home, sink);
    if (set < 0) {
      return memberOf(set) == distance ? set : 0;
    }
    if (set + 1 >= near.length) {
      return 0;
    }
    int next = near[set + 1];
    if (next == distance || next == sink) {
      return set + 1;
    }
    int last = near[set];
    return last == distance || last == sink ? set : 0;
  }

  /** The set that has the sink too; the same set where it is a member already. */
  public int grow(int set, int home, int sink) {
    if (set < 0) {
      int only = memberOf(set);
      return only == distance(home, sink) ? set : grow(branch(isEarlier(set) ? earlierRoot : root, only), home, sink);
    }
    int distance = distance(home, sink);
    int next = pool.get(set + 1);
    if ((next == CLOSED || next == CLOSED_EARLIER) && !ofVertices.get(~pool.get(set))) {
      return next == CLOSED ? single(distance) : single(distance) - 1;
    }
    if (next == sink || next == distance) {
      return set + 1;
    }
    int last = pool.get(set);
    if (last >= Nets.FIRST_VERTEX) {
      int follower = last >= Pins.DISTANCES ? distance : sink;
      if (last == follower) {
        return set;
      }
      if (next == FREE && last < follower) {
        pool.set(set + 1, follower);
        return set + 1;
      }
    }
    if (next < 0 && next > UNORDERED && (pool.get(1 - next) == sink || pool.get(1 - next) == distance)) {
      return 1 - next;
    }
    int fragment = fragmentOf(set);
    boolean vertices = ofVertices.get(fragment);
    int member = vertices ? sink : distance;
    if (last == member) {
      return set;
    }
    int slot = set & 255;
    if (cursorSet[slot] == set && cursor[slot] < cursorLimit[slot] && pool.get(cursor[slot] + 1) == member) {
      cursor[slot]++;
      return set;
    }
    boolean beyond = last < member && !unordered.get(fragment);
    if (!beyond && find(set, fragment, member, slot)) {
      return set;
    }
    if (!vertices && next == END && hasMostDistances(set)) {
      return grow(inVertices(set, home), home, sink);
    }
    if (next == FREE || next == UNORDERED) {
      return append(fragment, set, member);
    }
    return next == END ? carryOn(fragment, set, member) : branch(set, member);
  }

  private boolean hasMostDistances(int set) {
    return rawMembers(set).length >= MOST_DISTANCES;
  }

  /** The set of vertices that has the sinks which a set of distances has of a home. */
  private int inVertices(int set, int home) {
    int same = isEarlier(set) ? earlierRootOfVertices : rootOfVertices;
    for (int sink : members(set, home)) {
      same = grow(same, home, sink);
    }
    return same;
  }

  /** The fragment of the set is full: another one continues it. */
  private int carryOn(int fragment, int set, int sink) {
    int length = set + 2 - starts[fragment];
    int start = newFragment(set, length + (length >> 1));
    if (chains[fragment] == null) {
      chains[fragment] = new Chain(fragment, starts[fragment]);
    }
    chains[fragments - 1] = chains[fragment];
    pool.set(set + 1, -start);
    return begin(start, sink, fragment);
  }

  private int branch(int set, int sink) {
    int branch = branches.get(growth(set, sink));
    if (branch == 0) {
      branch = newFragment(set, FIRST_CAPACITY);
      begin(branch, sink, fragmentOf(set));
      branches.add(branch);
    }
    return branch + 1;
  }

  /** The first sink of the newest fragment, which goes on from a set of an earlier one. */
  private int begin(int start, int sink, int before) {
    int newest = fragments - 1;
    unordered.set(newest, unordered.get(before) || sink < pool.get(branchesOff[newest]));
    return append(newest, start, sink);
  }

  private static long growth(int set, int sink) {
    return (long) set << 32 | sink;
  }

  /** Sets grow no more, but for those from {@link #newRoots}: gives up what finds them and their members again. */
  public void endGrowth() {
    branches.clear();
    for (Chain table : tables) {
      table.dropTable();
    }
    tables.clear();
    straight.clear();
  }

  /** Whether the set has the same sinks for every home. */
  public boolean isOfVertices(int set) {
    return set > 0 && ofVertices.get(fragmentOf(set));
  }

  /** Whether two homes have the same sinks by these sets, as far as that is seen at once. */
  public boolean areSame(int set, int home, int other, int otherHome) {
    if (set < 0 && other < 0) {
      return Pins.sink(memberOf(set), home) == Pins.sink(memberOf(other), otherHome) && isEarlier(set) == isEarlier(other);
    }
    return set == other && (set == 0 || isOfVertices(set));
  }

  /** Whether the set has no members. */
  public boolean isEmpty(int set) {
    return set >= 0 && pool.get(set) < 0;
  }

  /** Whether a vertex is among the sinks. */
  public boolean hasVertex(int set) {
    return !isEmpty(set) && Arrays.stream(rawMembers(set)).anyMatch(member -> member >= Nets.FIRST_VERTEX);
  }

  /** The sinks of a home's values in the order in which they were added. */
  public int[] members(int set, int home) {
    int[] members = rawMembers(set);
    for (int i = 0; i < members.length; i++) {
      members[i] = Pins.sink(members[i], home);
    }
    return members;
  }

  private int[] rawMembers(int set) {
    if (set < 0) {
      return new int[] {memberOf(set)};
    }
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

  /**
   * The empty set from which a later value of the same home should start, so that it finds its way to {@code set} by comparisons alone: the
   * first fragment on the way, or a copy of the members in a fragment of their own where the way branches. A set of one sink has the root.
   */
  public int startOf(int set) {
    if (set < 0) {
      return isEarlier(set) ? earlierRoot : root;
    }
    int at = set;
    boolean branched = false;
    while (true) {
      int fragment = head(fragmentOf(at));
      int before = branchesOff[fragment];
      if (before == 0 || (pool.get(before) < 0 && isRoot(before))) {
        return branched ? straighten(set, starts[fragment]) : starts[fragment];
      }
      branched = true;
      at = before;
    }
  }

  private boolean isRoot(int set) {
    return pool.get(set + 1) == CLOSED || pool.get(set + 1) == CLOSED_EARLIER;
  }

  private int rootOf(int set) {
    int fragment = fragmentOf(set);
    while (branchesOff[fragment] != 0) {
      fragment = fragmentOf(branchesOff[head(fragment)]);
    }
    return starts[fragment];
  }

  private int straighten(int set, int otherwise) {
    int[] members = rawMembers(set);
    if (members.length > MOST_DISTANCES) {
      return otherwise;
    }
    int root = branchesOff[fragmentOf(otherwise)];
    int known = straight.get(hash(root, members));
    if (known != 0 && branchesOff[fragmentOf(known)] == root && holds(known, members)) {
      return known;
    }
    int start = newFragment(root, members.length + 2);
    for (int i = 0; i < members.length; i++) {
      append(fragments - 1, start + i, members[i]);
    }
    straight.add(start);
    return start;
  }

  private boolean holds(int start, int[] members) {
    int i = 0;
    while (i < members.length && pool.get(start + 1 + i) == members[i]) {
      i++;
    }
    return i == members.length;
  }

  private static long hash(int root, int[] members) {
    long hash = root;
    for (int member : members) {
      hash = (hash ^ member) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    return hash;
  }

  private int append(int fragment, int set, int sink) {
    pool.set(set + 1, sink);
    if (sink < pool.get(set)) {
      unordered.set(fragment);
    }
    if (pool.get(set + 2) == FREE && unordered.get(fragment)) {
      pool.set(set + 2, UNORDERED);
    }
    return set + 1;
  }

  /** Whether the sink is a member of the set, whose newest fragment is given; if so the cursor of the slot points at it. */
  private boolean find(int set, int newest, int sink, int slot) {
    int at = set;
    int fragment = newest;
    while (true) {
      int position = chains[fragment] == null ? scan(fragment, at, sink) : find(chains[fragment], at, sink);
      if (position != 0) {
        cursorSet[slot] = set;
        cursor[slot] = position;
        cursorLimit[slot] = at;
        return true;
      }
      at = branchesOff[head(fragment)];
      if (at == 0) {
        return false;
      }
      fragment = fragmentOf(at);
    }
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
      } else if (sink < 0 && sink > UNORDERED) {
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

  /** Where the sink stands in the fragment, up to a position in it; 0 for nowhere. */
  private int scan(int fragment, int to, int sink) {
    for (int i = starts[fragment] + 1; i <= to; i++) {
      if (pool.get(i) == sink) {
        return i;
      }
    }
    return 0;
  }

  /** The fragment that continues a full one. */
  private int next(int fragment) {
    return ~pool.get(-pool.get(end(fragment) - 1));
  }

  /** The first of the fragments that the fragment continues, one after another: itself where it continues none. */
  private int head(int fragment) {
    return chains[fragment] == null ? fragment : chains[fragment].head;
  }

  /** Most fragments are short: what stands before a position is at hand once that has been read. */
  private int fragmentOf(int position) {
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

  /** One more than the last position of a fragment. */
  private int end(int fragment) {
    return fragment + 1 < fragments ? starts[fragment + 1] : used;
  }

  private int newFragment(int from, int capacity) {
    if (fragments == starts.length) {
      int length = fragments + (fragments >> 1);
      branchesOff = Growth.of(branchesOff, length);
      chains = Growth.of(chains, length);
      starts = Growth.of(starts, length);
    }
    pool.reserve(used + (long) capacity + 1);
    if (from != 0 && ofVertices.get(fragmentOf(from))) {
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
}
