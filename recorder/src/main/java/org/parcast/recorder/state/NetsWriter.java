package org.parcast.recorder.state;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.TreeMap;
import org.parcast.recorder.memory.SinkSets;
import org.parcast.recorder.memory.SortedSinks;
import org.parcast.recorder.memory.VertexNumbers;
import org.parcast.recording.Nets;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingOutput;

/** Writes the nets of the phases, by home; those of homes alike once. A large set of sinks that many values have, as a matrix product's row, is written once. */
public final class NetsWriter {
  private static final Comparator<Net> ORDER = new Order();

  private final RecordingOutput out;
  private final SortedSinks sinks;
  private final SinkSets sets;
  private final VertexNumbers numbers;
  private int numbered;

  /** The last home that was written. */
  private int before;

  /** @param numbers of the vertices in the recording */
  public NetsWriter(RecordingOutput out, SinkSets sets, VertexNumbers numbers) {
    this.out = out;
    this.sets = sets;
    this.numbers = numbers;
    sinks = new SortedSinks(sets, numbers);
  }

  public void write(PhaseRecord phase) throws IOException {
    NavigableMap<Integer, List<Integer>> joined = joined(phase);
    int homes = Math.max(homes(phase), joined.isEmpty() ? 0 : joined.lastKey() + 1);
    HomesAlike alike = null;
    before = 0;
    int until;
    for (int home = Nets.FIRST_VERTEX; home < homes; home = until) {
      if (numbers.isGone(home)) {
        until = numbers.end(home);
        continue;
      }
      if (joined.containsKey(home)) {
        write(alike);
        alike = null;
        write(phase, home, joined.get(home));
        until = home + 1;
        continue;
      }
      int[] sets = phase.counts.sets(home);
      int[] aliveSets = phase.alive.sets(home);
      Integer nextJoined = joined.higherKey(home);
      until = Math.min(Math.min(homes, phase.alikeUntil(home)), Math.min(numbers.end(home), nextJoined == null ? homes : nextJoined));
      if (sets.length == 0 && aliveSets.length == 0) {
        continue;
      }
      HomesAlike next = new HomesAlike(phase, home, sets, aliveSets);
      if (alike == null || !alike.take(next, this.sets)) {
        write(alike);
        alike = next;
      }
      until = alike.mayMove(this.sets) ? until : home + 1;
      alike.takeAll(until - home - 1);
    }
    write(alike);
    out.number(0);
  }

  private static int homes(PhaseRecord phase) {
    return Math.max(phase.counts.homes(), phase.alive.homes());
  }

  /** Homes that others with nets have become, and these others. */
  private NavigableMap<Integer, List<Integer>> joined(PhaseRecord phase) {
    NavigableMap<Integer, List<Integer>> joined = new TreeMap<>();
    int homes = numbers.areSame() ? 0 : homes(phase);
    for (int home = Nets.FIRST_VERTEX; home < homes; home++) {
      if (!numbers.isGone(home)) {
        home = numbers.end(home) - 1;
      } else if (phase.counts.sets(home).length > 0 || phase.alive.sets(home).length > 0) {
        joined.computeIfAbsent(numbers.lastOf(home), last -> new ArrayList<>()).add(home);
      }
    }
    return joined;
  }

  private void write(HomesAlike homes) throws IOException {
    if (homes == null) {
      return;
    }
    boolean move = homes.size() > 1 && homes.move();
    int end = homes.first + homes.size();
    int until;
    for (int first = homes.first; first < end; first = until) {
      until = move ? first + movingTogether(homes, first, end) : end;
      NetsOfHome nets = new NetsOfHome();
      nets.addAll(homes, first);
      nets.order();
      write(nets, first, until - first, move && until - first > 1);
    }
  }

  /** Of homes with which their sinks move, how many from one on have the same distances by the numbers that are written. */
  private int movingTogether(HomesAlike homes, int first, int end) {
    int most = end - first;
    for (int[] all : new int[][] {homes.sets, homes.aliveSets}) {
      for (int set : all) {
        for (int sink : set == 0 || numbers.areSame() ? new int[0] : sets.members(set, first)) {
          most = sink < Nets.FIRST_VERTEX ? most : Math.min(most, numbers.end(sink) - sink);
        }
      }
    }
    return most;
  }

  /** The nets of a home and of others that have become it. */
  private void write(PhaseRecord phase, int home, List<Integer> others) throws IOException {
    NetsOfHome nets = new NetsOfHome();
    nets.addAll(new HomesAlike(phase, home, phase.counts.sets(home), phase.alive.sets(home)), home);
    for (int other : others) {
      nets.addAll(new HomesAlike(phase, other, phase.counts.sets(other), phase.alive.sets(other)), other);
    }
    nets.order();
    write(nets, home, 1, false);
  }

  /** Writes the nets of so many homes, and which is the last. */
  private void write(NetsOfHome nets, int first, int size, boolean move) throws IOException {
    int home = numbers.of(first);
    out.number(home - before + 1L);
    out.number(size);
    out.number(move ? 1 : 0);
    out.number(nets.all.size());
    for (Net net : nets.all) {
      write(net, home, move);
    }
    before = home + size - 1;
  }

  private void write(Net net, int home, boolean move) throws IOException {
    out.number(net.count);
    out.number(net.alive);
    out.number(net.earlier ? 1 : net.last ? 2 : 0);
    int known = move ? 0 : net.sinks.number;
    out.number(known);
    if (known > 0) {
      return;
    }
    if (!move && net.sinks.runs.size() >= RecordingFormat.SHARED_SINKS) {
      net.sinks.number = ++numbered;
    }
    net.sinks.runs.write(out, home);
  }

  private static final class Net {
    final SortedSinks.Sinks sinks;
    final boolean earlier;
    final boolean last;
    long count;
    long alive;

    Net(SortedSinks.Sinks sinks, boolean earlier, boolean last) {
      this.sinks = sinks;
      this.earlier = earlier;
      this.last = last;
    }

    /**
     * Whether the other is of the value before the first step, and mostly used where this one was not. Grids that change places are used up,
     * even if some element decides a branch in one step and not in another.
     */
    boolean isContinuedBy(Net other) {
      if (!other.earlier) {
        return false;
      }
      long shared = 0;
      int[] own = sinks.runs.toArray();
      for (int sink : other.sinks.runs.toArray()) {
        shared += Arrays.binarySearch(own, sink) >= 0 ? 1 : 0;
      }
      return 2 * shared < other.sinks.runs.size();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Net net && earlier == net.earlier && last == net.last && sinks.runs.equals(net.sinks.runs);
    }

    @Override
    public int hashCode() {
      return sinks.hash;
    }
  }

  /** Told by what they say, since how sets are kept is to decide nothing. */
  private static final class Order implements Comparator<Net> {
    @Override
    public int compare(Net one, Net other) {
      if (one.earlier != other.earlier) {
        return one.earlier ? -1 : 1;
      }
      return one.last != other.last ? (one.last ? 1 : -1) : one.sinks.runs.compareTo(other.sinks.runs);
    }
  }

  /** The nets of one home, equal ones counted together whatever the order in which their sinks came. */
  private final class NetsOfHome {
    /** Homes with more nets have a table of them; most have one or two. */
    private static final int FEW = 8;

    final List<Net> all = new ArrayList<>(2);
    private Map<Net, Net> table;

    /** Adds those that homes alike have, as they are of one of them. */
    void addAll(HomesAlike homes, int home) {
      for (int i = 0; i < homes.sets.length; i++) {
        add(home, homes.sets[i], homes.count(i) - homes.last(i), 0, false);
        add(home, homes.sets[i], homes.last(i), 0, true);
      }
      for (int i = 0; i < homes.aliveSets.length; i++) {
        int set = homes.aliveSets[i];
        add(home, set, set == 0 ? homes.alive(i) : 0, homes.alive(i), homes.aliveLast(i) > 0);
      }
    }

    /** All are there. */
    void order() {
      tellLeftApart();
      all.sort(ORDER);
    }

    private void add(int home, int set, int count, int alive, boolean last) {
      if (count != 0 || alive != 0) {
        add(sinks.of(set, home), set != 0 && sets.isEarlier(set), last, count, alive);
      }
    }

    private void add(SortedSinks.Sinks of, boolean earlier, boolean last, long count, long alive) {
      Net net = new Net(of, earlier, last);
      Net known = table != null ? table.get(net) : known(net);
      if (known == null) {
        known = net;
        all.add(net);
        enter(net);
      }
      known.count += count;
      known.alive += alive;
    }

    private Net known(Net net) {
      for (Net other : all) {
        if (other.equals(net)) {
          return other;
        }
      }
      return null;
    }

    private void enter(Net net) {
      if (table != null) {
        table.put(net, net);
      } else if (all.size() > FEW) {
        table = new HashMap<>();
        for (Net each : all) {
          table.put(each, each);
        }
      }
    }

    /** Of the nets left over by the steps only such are told apart as the first step's use of the home's earlier value goes on. */
    private void tellLeftApart() {
      List<Net> plain = new ArrayList<>(0);
      for (Net net : all) {
        if (net.last && !isContinued(net)) {
          plain.add(net);
        }
      }
      if (!plain.isEmpty()) {
        all.removeAll(plain);
        for (Net net : plain) {
          add(net.sinks, net.earlier, false, net.count, net.alive);
        }
      }
    }

    private boolean isContinued(Net net) {
      for (Net other : all) {
        if (net.isContinuedBy(other)) {
          return true;
        }
      }
      return false;
    }
  }
}
