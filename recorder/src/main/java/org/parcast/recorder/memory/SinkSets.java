package org.parcast.recorder.memory;

import java.util.Arrays;
import java.util.BitSet;
import org.parcast.recording.Nets;
import org.parcast.recording.Pins;

/**
 * Sets of sinks, hash-consed and grown one sink at a time. A set is a position in one pool of ints: its members stand before it, up to the
 * start of its <em>fragment</em>, and then before the position from which that fragment branches off (see {@link Fragments}). Growing a set by
 * the sink that followed it last time is one comparison with the next int of the pool, so that a program which does in every step what it did
 * in the step before costs next to nothing. Values that were used by the same sinks in the same order share their set.
 *
 * <p>A member stands for a sink by its distance from the value's home: in regular code all words of an array have the same few sets, which take room
 * for the code and not for the words. What many homes are used by alike, as a vector by all rows of a matrix, are the same vertices: these are the
 * members of a set that has grown beyond {@link #MOST_DISTANCES}, unless homes that have not the same vertices come to the same distances there, as the
 * rows of an elimination do. What a set means depends on the home, so that all that reads it is told that.
 *
 * <p>Sets grow from two roots: those of values born in the phase from one, those of <em>earlier</em> values from the other; sets of vertices from two
 * more.
 *
 * <p>A set of one sink is a negative number that says which (see {@link #single}) and takes no place in the pool: most coefficients, the
 * entries of a matrix among them, have one sink for ever, and looking for it in the pool would cost a read from memory for each use.
 *
 * <p>Most sets grow in ascending order, as loops go: a member beyond the last one is new, and is added without a look at the others.
 */
public final class SinkSets {
  /** Sets of more sinks may be of vertices, not of distances: as many as a hexahedron's corner and what is computed at it have in three dimensions. */
  private static final int MOST_DISTANCES = 64;

  /** Pages of 128 MiB. */
  private static final int PAGE_BITS = 25;

  /** So many steps from set to set are remembered, by a hash of these bits: rows that are used together are told one after the other. */
  private static final int ALONG_BITS = 10;

  /** Few sets are asked the same of again and again: so many answers are at hand, by the last bits of the sets. A power of two; others change the time, and no answer. */
  private static final int ASKED = 1 << 10;

  /** A set, the sinks of a row as its members would be, and the set that has these too. */
  private record Along(int set, int first, int step, int rows, int grown) {}

  public final Pool pool;
  private final Fragments fragments;

  /** Starts of fragments by the set that they branch off from and their first sink. */
  private final PositionTable branches = new PositionTable() {
    @Override
    long key(int start) {
      return growth(fragments.branchesOff(~pool.get(start)), pool.get(start + 1));
    }
  };

  /** Starts of straightened ways by what they hold, so that sets which alternate from step to step do not leave a copy each time. */
  private final PositionTable straight = new PositionTable() {
    @Override
    long key(int start) {
      int fragment = ~pool.get(start);
      int[] members = new int[fragments.end(fragment) - start - 2];
      for (int i = 0; i < members.length; i++) {
        members[i] = pool.get(start + 1 + i);
      }
      return hash(fragments.branchesOff(fragment), members);
    }
  };

  /** Sets of distances that one home has left for vertices: if another that has not the same vertices comes to one, the distances are what homes have alike. */
  private final BitSet left = new BitSet();

  /** Where repeated uses of large sets were last found: the set's value of the cursor follows the order of the uses. */
  private final int[] cursorSet = new int[256];

  private final int[] cursor = new int[256];
  private final int[] cursorLimit = new int[256];

  /** How sets have grown by the sinks of rows lately. */
  private final Along[] along = new Along[1 << ALONG_BITS];

  private final int[] startedFrom = new int[ASKED];
  private final int[] startOf = new int[ASKED];
  private final int[] rootedIn = new int[ASKED];
  private final boolean[] earlier = new boolean[ASKED];

  private int root;
  private int earlierRoot;
  private int rootOfVertices;
  private int earlierRootOfVertices;

  public SinkSets() {
    this(PAGE_BITS);
  }

  /** @param pageBits see {@link Pool} */
  SinkSets(int pageBits) {
    pool = new Pool(pageBits);
    fragments = new Fragments(pool);
    newRoots();
  }

  /** New empty sets from which others grow: what grows from now on shares nothing with what grew before. */
  public void newRoots() {
    root = fragments.newRoot(Fragments.CLOSED);
    earlierRoot = fragments.newRoot(Fragments.CLOSED_EARLIER);
    rootOfVertices = fragments.newRootOfVertices(Fragments.CLOSED);
    earlierRootOfVertices = fragments.newRootOfVertices(Fragments.CLOSED_EARLIER);
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
    int slot = set & ASKED - 1;
    if (rootedIn[slot] != set || set == 0) {
      earlier[slot] = pool.get(fragments.rootOf(set) + 1) == Fragments.CLOSED_EARLIER;
      rootedIn[slot] = set;
    }
    return earlier[slot];
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
   * The set that has the sink too, if that takes no search: the set itself where the sink is its only member or its last, the next set where the
   * sink followed last time, or that of the sink alone where the set is empty; else 0.
   *
   * @param near {@link Pool#near}
   * @param set of a value
   * @param home of the value
   * @param sink a vertex, and no mark
   */
  public static int followed(int[] near, int set, int home, int sink) {
    if (set < 0) {
      return memberOf(set) == Pins.distance(home, sink) ? set : 0;
    }
    if (set + 1 >= near.length) {
      return 0;
    }
    int next = near[set + 1];
    if (next == sink) {
      return set + 1; // of vertices: so the home need not be read
    }
    int distance = Pins.distance(home, sink);
    if (next == distance) {
      return set + 1;
    }
    if (next == Fragments.CLOSED || next == Fragments.CLOSED_EARLIER) { // the root that the set of a value begins with, which is never one of sets of vertices
      return next == Fragments.CLOSED ? single(distance) : single(distance) - 1;
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
    if ((next == Fragments.CLOSED || next == Fragments.CLOSED_EARLIER) && !fragments.isOfVertices(~pool.get(set))) {
      return next == Fragments.CLOSED ? single(distance) : single(distance) - 1;
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
      if (next == Fragments.FREE && last < follower) {
        pool.set(set + 1, follower);
        return set + 1;
      }
    }
    if (Fragments.isLink(next) && (pool.get(1 - next) == sink || pool.get(1 - next) == distance)) {
      return 1 - next;
    }
    int fragment = fragments.of(set);
    boolean vertices = fragments.isOfVertices(fragment);
    int member = vertices ? sink : distance;
    if (last == member) {
      return set;
    }
    if (last < 0 && !fragments.isRoot(set)) {
      return grow(fragments.branchesOff(fragments.head(fragment)), home, sink); // the value is used otherwise than the one before: as others are from the first
    }
    int slot = set & 255;
    if (cursorSet[slot] == set && cursor[slot] < cursorLimit[slot] && pool.get(cursor[slot] + 1) == member) {
      cursor[slot]++;
      return set;
    }
    boolean beyond = last < member && !fragments.isUnordered(fragment);
    if (!beyond && find(set, fragment, member, slot)) {
      return set;
    }
    if (!vertices && next == Fragments.END && hasMostDistances(set)) {
      int known = knownInVertices(set, home);
      if (known != 0 || !left.get(set)) {
        left.set(set);
        return grow(known != 0 ? known : inVertices(set, home), home, sink);
      }
    }
    if (next == Fragments.FREE || next == Fragments.UNORDERED) {
      return fragments.append(fragment, set, member);
    }
    return next == Fragments.END ? fragments.carryOn(fragment, set, member) : branch(set, member);
  }

  /** The set that has also so many sinks of a row, from the first on, each so much further on than the one before. */
  public int growAlong(int set, int home, int first, int step, int rows) {
    boolean vertices = isOfVertices(set);
    int from = vertices ? first : distance(home, first);
    int slot = (((set * 31 + from) * 31 + step) * 31 + rows) * 0x9E3779B9 >>> Integer.SIZE - ALONG_BITS;
    Along known = along[slot];
    if (known != null && known.set == set && known.first == from && known.step == step && known.rows == rows) {
      return known.grown;
    }
    int grown = set;
    for (int row = 0, sink = first; row < rows; row++, sink += step) {
      int after = followed(pool.near, grown, home, sink);
      grown = after != 0 ? after : grow(grown, home, sink);
    }
    if (isOfVertices(grown) == vertices) {
      along[slot] = new Along(set, from, step, rows, grown);
    }
    return grown;
  }

  private boolean hasMostDistances(int set) {
    return rawMembers(set).length >= MOST_DISTANCES;
  }

  /** The set of vertices that has the sinks which a set of distances has of a home, if another home has had the same; else 0. */
  private int knownInVertices(int set, int home) {
    int same = isEarlier(set) ? earlierRootOfVertices : rootOfVertices;
    for (int sink : members(set, home)) {
      same = knownGrowth(same, sink);
      if (same == 0) {
        return 0;
      }
    }
    return same;
  }

  /** The set of vertices that has the sink too, if there is one already; else 0. */
  private int knownGrowth(int set, int sink) {
    int next = pool.get(set + 1);
    if (next == sink) {
      return set + 1;
    }
    if (Fragments.isLink(next) && pool.get(1 - next) == sink) {
      return 1 - next;
    }
    int branch = branches.get(growth(set, sink));
    return branch == 0 ? 0 : branch + 1;
  }

  /** The set of vertices that has the sinks which a set of distances has of a home. */
  private int inVertices(int set, int home) {
    int same = isEarlier(set) ? earlierRootOfVertices : rootOfVertices;
    for (int sink : members(set, home)) {
      same = grow(same, home, sink);
    }
    return same;
  }

  private int branch(int set, int sink) {
    int branch = branches.get(growth(set, sink));
    if (branch == 0) {
      branch = fragments.branch(set, sink);
      branches.add(branch);
    }
    return branch + 1;
  }

  private static long growth(int set, int sink) {
    return (long) set << 32 | sink;
  }

  /** Sets grow no more, but for those from {@link #newRoots}: gives up what finds them and their members again. */
  public void endGrowth() {
    branches.clear();
    Arrays.fill(startedFrom, 0);
    fragments.dropTables();
    straight.clear();
    left.clear();
  }

  /** Whether the set has the same sinks for every home. */
  public boolean isOfVertices(int set) {
    return set > 0 && fragments.isOfVertices(fragments.of(set));
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

  /** Whether a vertex other than the home is among the sinks of its values. */
  public boolean hasOther(int set, int home) {
    if (!isEmpty(set)) {
      for (int sink : members(set, home)) {
        if (sink >= Nets.FIRST_VERTEX && sink != home) {
          return true;
        }
      }
    }
    return false;
  }

  /** The sinks of a home's values in the order in which they were added. */
  public int[] members(int set, int home) {
    int[] members = rawMembers(set);
    for (int i = 0; i < members.length; i++) {
      members[i] = Pins.sink(members[i], home);
    }
    return members;
  }

  /** The members in the order of the sinks that they stand for, which is the same for every home; see {@link Pins#sink}. */
  int[] sortedMembers(int set) {
    int[] members = rawMembers(set);
    Arrays.sort(members);
    return members;
  }

  private int[] rawMembers(int set) {
    return set < 0 ? new int[] {memberOf(set)} : fragments.members(set);
  }

  /**
   * The empty set from which a later value of the same home should start, so that it finds its way to {@code set} by comparisons alone: the
   * first fragment on the way, or a copy of the members in a fragment of their own where the way branches. A set of one sink has the root.
   */
  public int startOf(int set) {
    if (set < 0) {
      return isEarlier(set) ? earlierRoot : root;
    }
    int slot = set & ASKED - 1;
    if (startedFrom[slot] != set) {
      startOf[slot] = findStartOf(set);
      startedFrom[slot] = set;
    }
    return startOf[slot];
  }

  private int findStartOf(int set) {
    int at = set;
    boolean branched = false;
    while (true) {
      int fragment = fragments.head(fragments.of(at));
      int before = fragments.branchesOff(fragment);
      if (before == 0 || (pool.get(before) < 0 && fragments.isRoot(before))) {
        return branched ? straighten(set, fragments.start(fragment)) : fragments.start(fragment);
      }
      branched = true;
      at = before;
    }
  }

  private int straighten(int set, int otherwise) {
    int[] members = rawMembers(set);
    if (members.length > MOST_DISTANCES) {
      return otherwise;
    }
    int root = fragments.branchesOff(~pool.get(otherwise));
    int known = straight.get(hash(root, members));
    if (known != 0 && fragments.branchesOff(~pool.get(known)) == root && holds(known, members)) {
      return known;
    }
    int start = fragments.branch(root, members);
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

  /** Whether the sink is a member of the set, whose newest fragment is given; if so the cursor of the slot points at it. */
  private boolean find(int set, int newest, int sink, int slot) {
    int at = set;
    int fragment = newest;
    while (true) {
      int position = fragments.find(fragment, at, sink);
      if (position != 0) {
        cursorSet[slot] = set;
        cursor[slot] = position;
        cursorLimit[slot] = at;
        return true;
      }
      at = fragments.branchesOff(fragments.head(fragment));
      if (at == 0) {
        return false;
      }
      fragment = fragments.of(at);
    }
  }
}
