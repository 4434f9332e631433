package org.parcast.analyses.valueflow.place;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.BitSet;
import java.util.function.IntPredicate;
import org.parcast.analyses.valueflow.graph.Incidence;
import org.parcast.analyses.valueflow.graph.RanksOfSinks;
import org.parcast.analyses.valueflow.graph.SinkSharing;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.TrafficMoves;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * Places the vertices that no cut places, each on the rank with which it shares most traffic (words that only receive copies attract
 * nothing: data that is moved was somewhere before): breadth first from the placed ones, so that
 * vertices between unplaced ones follow their neighbours. The order depends on which vertices a cut places, not on where, and is used for
 * every cut of the same arrays.
 */
final class TrafficPlacement {
  /** An index of so small a part of the uses each placement of an analysis may have for itself: all together take less than one of all. */
  private static final int FEW = 16;

  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final BitSet unplaced;
  /** Nets with sinks that other nets share and that the cuts place. */
  private final BitSet settled;
  private final IntArrayList[] order = {new IntArrayList(), new IntArrayList()};
  /** Those of them beside others that no cut places. */
  private final IntArrayList[] twice = {new IntArrayList(), new IntArrayList()};
  /** Where each level of the breadth-first orders ends: vertices as far from the placed ones. */
  private final IntArrayList[] levels = {new IntArrayList(), new IntArrayList()};
  private final Incidence[] incidences = new Incidence[2];

  /** Vertices without way to a placed one, each but the first of an island after a neighbour; and these first ones. */
  private final IntArrayList isolated = new IntArrayList();
  private final BitSet first = new BitSet();

  /** @param template owners with -1 where the cut leaves a vertex alone; the cuts that follow leave the same ones */
  TrafficPlacement(ValueCommunicationGraph graph, Singletons singletons, short[] template) {
    this.graph = graph;
    this.singletons = singletons;
    unplaced = graph.connected();
    for (int v = unplaced.nextSetBit(0); v >= 0; v = unplaced.nextSetBit(v + 1)) {
      if (template[v] >= 0 || singletons.onEveryRank(v)) {
        unplaced.clear(v);
      }
    }
    settled = RanksOfSinks.settled(graph, unplaced);
    BitSet waiting = (BitSet) unplaced.clone();
    // What the headline phase sends decides; vertices that it does not know follow the other phases.
    breadthFirst(0, waiting, headlineIncidence());
    if (!waiting.isEmpty()) {
      breadthFirst(1, waiting, new Incidence(graph, (BitSet) waiting.clone(), net -> true));
    }
    islands(waiting);
  }

  /** The index of the headline phase's nets: where they have few uses it is one of its own, of them and of the homes whose values they use. */
  private Incidence headlineIncidence() {
    Nets nets = graph.nets();
    BitSet needed = (BitSet) unplaced.clone();
    SinkSharing sharing = graph.sinkSharing();
    for (int n = 0; n < nets.size(); n++) {
      int home = graph.representative(nets.home(n));
      boolean mayBeNeeded = graph.usedInHeadline(n) && !settled.get(sharing.first(n));
      for (int i = nets.offset(n); mayBeNeeded && !needed.get(home) && i < nets.end(n); i++) {
        if (unplaced.get(graph.sink(nets.pin(n, i), 0))) {
          needed.set(home);
        }
      }
    }
    long all = 0;
    for (int n = 0; n < nets.size(); n++) {
      all += graph.usedInHeadline(n) ? 1 + nets.end(n) - nets.offset(n) : 0;
    }
    return Incidence.mostEntries(graph, needed, graph::usedInHeadline) > all / FEW ? graph.headlineIncidence() : new Incidence(graph, needed, graph::usedInHeadline);
  }

  private void islands(BitSet waiting) {
    for (int v = waiting.nextSetBit(0); v >= 0; v = waiting.nextSetBit(v + 1)) {
      first.set(v);
      waiting.clear(v);
      isolated.add(v);
      for (int i = isolated.size() - 1; i < isolated.size(); i++) {
        spread(incidences[1], isolated, i, i + 1, waiting);
      }
    }
  }

  private void breadthFirst(int round, BitSet waiting, Incidence incidence) {
    BitSet members = (BitSet) waiting.clone();
    incidences[round] = incidence;
    IntArrayList queue = order[round];
    for (int v = members.nextSetBit(0); v >= 0; v = members.nextSetBit(v + 1)) {
      if (anyNeighbour(incidence, v, w -> !members.get(w) && !singletons.onEveryRank(w))) {
        queue.add(v);
        waiting.clear(v);
      }
    }
    levels[round].add(queue.size());
    for (int start = 0; start < queue.size(); start = levels[round].getInt(levels[round].size() - 2)) {
      spread(incidence, queue, start, queue.size(), waiting);
      levels[round].add(queue.size());
    }
    for (int i = 0; i < queue.size(); i++) {
      if (hasUnplacedNeighbour(incidence, queue.getInt(i))) {
        twice[round].add(queue.getInt(i));
      }
    }
  }

  /** Whether a vertex that no cut places either sends to this one or gets from it, so that where it comes to lie may change where this one belongs. */
  private boolean hasUnplacedNeighbour(Incidence incidence, int vertex) {
    Nets nets = graph.nets();
    SinkSharing sharing = graph.sinkSharing();
    for (int e = incidence.start(vertex), end = incidence.end(vertex); e < end; e++) {
      if (!incidence.isOwn(e)) {
        if (unplaced.get(incidence.home(vertex, e))) {
          return true;
        }
      } else if (!settled.get(sharing.first(incidence.net(vertex, e)))
          && nets.anySink(incidence.net(vertex, e), sink -> graph.sink(sink, vertex) != vertex && unplaced.get(graph.sink(sink, vertex)))) {
        return true;
      }
    }
    return false;
  }

  /** Adds to the queue those that wait and are reached from its members from {@code start} to before {@code end}. */
  private void spread(Incidence incidence, IntArrayList queue, int start, int end, BitSet waiting) {
    for (int i = start; i < end; i++) {
      anyNeighbour(incidence, queue.getInt(i), w -> {
        if (waiting.get(w)) {
          waiting.clear(w);
          queue.add(w);
        }
        return false;
      });
    }
  }

  /** Neighbours are the sinks of a vertex's values and the homes of the values that it uses. */
  private boolean anyNeighbour(Incidence incidence, int vertex, IntPredicate test) {
    Nets nets = graph.nets();
    for (int e = incidence.start(vertex); e < incidence.end(vertex); e++) {
      if (!incidence.isOwn(e)) {
        if (test.test(incidence.home(vertex, e))) {
          return true;
        }
        continue;
      }
      int n = incidence.net(vertex, e);
      for (int i = nets.offset(n); i < nets.end(n); i++) {
        int pin = graph.sink(nets.pin(n, i), vertex);
        if (pin != vertex && test.test(pin)) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Completes a placement, and tells of the vertices that several ranks could have taken as well, and would have in turn.
   *
   * @param owner rank of each vertex, -1 where none; representatives are read and written
   * @param hint rank to prefer among equals, -1 for none
   * @param ties who takes a vertex where several are equal still
   */
  BitSet place(int ranks, short[] owner, short[] hint, Ties ties) {
    Scores scores = new Scores(ranks, ties, new RanksOfSinks(graph, settled, owner, ranks));
    TrafficMoves moves = new TrafficMoves(graph, singletons, incidences[0], owner, ranks);
    for (int round = 0; round < order.length; round++) {
      placeByLevels(round, owner, hint, scores);
      // Those placed before their neighbours look once more.
      for (int i = 0; i < twice[round].size(); i++) {
        int v = twice[round].getInt(i);
        short best = scores.best(incidences[round], v, owner, hint[v], owner[v]);
        if (round > 0 || best == owner[v] || !moves.sendsMore(v, best)) {
          owner[v] = best;
        }
      }
    }
    followUsers(owner, moves);
    int islands = first.cardinality();
    int island = 0;
    for (int i = 0; i < isolated.size(); i++) {
      int v = isolated.getInt(i);
      if (!first.get(v)) {
        owner[v] = scores.best(incidences[1], v, owner, hint[v], (short) -1);
        continue;
      }
      owner[v] = hint[v] >= 0 ? hint[v] : (short) ((long) island * ranks / islands);
      island++;
    }
    return scores.tied;
  }

  /**
   * Moves temporaries to the rank that alone uses them where that sends no more, from the last of a chain to its first: a chain of them costs as much
   * wherever it is cut, and less where it lies with its end on one rank.
   */
  private void followUsers(short[] owner, TrafficMoves moves) {
    for (int i = order[0].size() - 1; i >= 0; i--) {
      int v = order[0].getInt(i);
      short user = graph.words().isTemporary(v) ? onlyUser(v, owner) : -1;
      if (user >= 0 && user != owner[v] && !moves.sendsMore(v, user)) {
        owner[v] = user;
      }
    }
  }

  private short onlyUser(int vertex, short[] owner) {
    Incidence incidence = incidences[0];
    Nets nets = graph.nets();
    short user = -1;
    for (int e = incidence.start(vertex), end = incidence.end(vertex); e < end; e++) {
      if (!incidence.isOwn(e)) {
        continue;
      }
      int n = incidence.net(vertex, e);
      for (int i = nets.offset(n), last = nets.end(n); i < last; i++) {
        int pin = graph.sink(nets.pin(n, i), vertex);
        if (pin != vertex && owner[pin] != user) {
          if (user >= 0 || owner[pin] < 0) {
            return -1;
          }
          user = owner[pin];
        }
      }
    }
    return user;
  }

  /**
   * Places the vertices of a level by those nearer to the placed ones alone: were they placed one by one, the first of a chain would draw the
   * others after it, each as near to the one before as to the placed words beside it.
   */
  private void placeByLevels(int round, short[] owner, short[] hint, Scores scores) {
    int start = 0;
    for (int end : levels[round]) {
      short[] placed = new short[end - start];
      for (int i = start; i < end; i++) {
        int v = order[round].getInt(i);
        placed[i - start] = scores.best(incidences[round], v, owner, hint[v], (short) -1);
      }
      for (int i = start; i < end; i++) {
        owner[order[round].getInt(i)] = placed[i - start];
      }
      start = end;
    }
  }

  /** Traffic of one vertex with each rank: bytes first, then the number of vertices there. */
  private final class Scores {
    private final long[] bytes;
    private final long[] uses;
    private final int[] countedFor;
    private final short[] touched;
    private final Ties ties;
    private final RanksOfSinks ofSinks;
    private final BitSet tied = new BitSet();
    private int size;
    private int stamp;

    Scores(int ranks, Ties ties, RanksOfSinks ofSinks) {
      this.ties = ties;
      this.ofSinks = ofSinks;
      bytes = new long[ranks];
      uses = new long[ranks];
      countedFor = new int[ranks];
      touched = new short[ranks];
    }

    short best(Incidence incidence, int vertex, short[] owner, short preferred, short current) {
      short only = only(incidence, vertex, owner);
      if (only >= 0) {
        return only;
      }
      Nets nets = graph.nets();
      size = 0;
      for (int e = incidence.start(vertex); e < incidence.end(vertex); e++) {
        int home = incidence.isOwn(e) ? vertex : incidence.home(vertex, e);
        if (singletons.contains(home)) {
          continue;
        }
        long weight = incidence.weight(e);
        stamp++;
        if (home != vertex) {
          add(owner[home], weight, 1);
          continue;
        }
        int n = incidence.net(vertex, e);
        if (ofSinks.isSettled(n)) {
          int[] counted = ofSinks.of(n);
          for (int i = 0; i < counted.length; i += 2) {
            add((short) counted[i], weight, counted[i + 1]);
          }
          continue;
        }
        for (int i = nets.offset(n), end = nets.end(n); i < end; i++) {
          int pin = graph.sink(nets.pin(n, i), vertex);
          // Of the sink itself: a result that is copied on is computed, though the word that owns it only takes the copy.
          if (pin != vertex && owner[pin] >= 0 && graph.isComputed(nets.pin(n, i))) {
            add(owner[pin], weight, 1);
          }
        }
      }
      return choose(vertex, preferred, current);
    }

    /** The rank of all placed neighbours, as inside of a block, where no traffic has to be weighed; -1 where there is none, or more than one. */
    private short only(Incidence incidence, int vertex, short[] owner) {
      Nets nets = graph.nets();
      boolean sends = !singletons.contains(vertex);
      short only = -1;
      for (int e = incidence.start(vertex), end = incidence.end(vertex); e < end; e++) {
        if (!incidence.isOwn(e)) {
          int home = incidence.home(vertex, e);
          short part = owner[home];
          if (part >= 0 && part != only && !singletons.contains(home)) {
            if (only >= 0) {
              return -1;
            }
            only = part;
          }
        } else if (sends) {
          int n = incidence.net(vertex, e);
          if (ofSinks.isSettled(n)) {
            int[] counted = ofSinks.of(n);
            if (counted.length > 2 || counted.length == 2 && only >= 0 && only != counted[0]) {
              return -1;
            }
            only = counted.length == 0 ? only : (short) counted[0];
            continue;
          }
          for (int i = nets.offset(n), last = nets.end(n); i < last; i++) {
            int pin = graph.sink(nets.pin(n, i), vertex);
            if (pin != vertex && owner[pin] >= 0 && owner[pin] != only && graph.isComputed(nets.pin(n, i))) {
              if (only >= 0) {
                return -1;
              }
              only = owner[pin];
            }
          }
        }
      }
      return only;
    }

    /** A value goes once to a rank, whatever number of its vertices use it. */
    private void add(short part, long weight, int users) {
      if (part < 0) {
        return;
      }
      if (bytes[part] == 0) {
        touch(part);
      }
      if (countedFor[part] != stamp) {
        countedFor[part] = stamp;
        bytes[part] += weight;
      }
      uses[part] += weight * users;
    }

    /** The ranks stay in order: there are few. */
    private void touch(short part) {
      int at = size++;
      for (; at > 0 && touched[at - 1] > part; at--) {
        touched[at] = touched[at - 1];
      }
      touched[at] = part;
    }

    private short choose(int vertex, short preferred, short current) {
      if (size == 0) {
        return current >= 0 ? current : preferred >= 0 ? preferred : 0;
      }
      int best = 0;
      int equal = 1;
      for (int i = 1; i < size; i++) {
        int order = compare(touched[i], touched[best], preferred, current);
        equal = order > 0 ? 1 : order == 0 ? equal + 1 : equal;
        best = order > 0 ? i : best;
      }
      short chosen = touched[best];
      if (equal > 1) {
        int round = graph.words().round(vertex);
        if (round > 0) {
          tied.set(vertex);
        }
        int left = ties.of(equal, round);
        for (int i = best + 1; left > 0; i++) {
          if (compare(touched[i], touched[best], preferred, current) == 0) {
            chosen = touched[i];
            left--;
          }
        }
      }
      for (int i = 0; i < size; i++) {
        bytes[touched[i]] = 0;
        uses[touched[i]] = 0;
      }
      return chosen;
    }

    private int compare(short part, short than, short preferred, short current) {
      if (bytes[part] != bytes[than]) {
        return Long.compare(bytes[part], bytes[than]);
      }
      if (part == preferred || than == preferred) {
        return part == preferred ? 1 : -1;
      }
      if (uses[part] != uses[than]) {
        return Long.compare(uses[part], uses[than]);
      }
      return part == current ? 1 : than == current ? -1 : 0;
    }
  }
}
