package org.parcast.recorder.state;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recorder.memory.SinkSets;
import org.parcast.recorder.memory.SortedSinks;
import org.parcast.recording.Nets;
import org.parcast.recording.file.RecordingFormat;
import org.parcast.recording.file.RecordingOutput;

/** Writes the nets of the phases, by home; those of homes alike once. A large set of sinks that many values have, as a matrix product's row, is written once. */
public final class NetsWriter {
  private static final Comparator<Net> ORDER = new Order();

  private final RecordingOutput out;
  private final SortedSinks sinks;
  private final SinkSets sets;
  private int numbered;

  public NetsWriter(RecordingOutput out, SinkSets sets) {
    this.out = out;
    this.sets = sets;
    sinks = new SortedSinks(sets);
  }

  public void write(PhaseRecord phase) throws IOException {
    int homes = Math.max(phase.counts.homes(), phase.alive.homes());
    HomesAlike alike = null;
    int before = 0;
    int until;
    for (int home = Nets.FIRST_VERTEX; home < homes; home = until) {
      int[] sets = phase.counts.sets(home);
      int[] aliveSets = phase.alive.sets(home);
      until = Math.min(homes, phase.alikeUntil(home));
      if (sets.length == 0 && aliveSets.length == 0) {
        continue;
      }
      HomesAlike next = new HomesAlike(phase, home, sets, aliveSets);
      if (alike == null || !alike.take(next, this.sets)) {
        before = write(alike, before);
        alike = next;
      }
      until = alike.mayMove(this.sets) ? until : home + 1;
      alike.takeAll(until - home - 1);
    }
    write(alike, before);
    out.number(0);
  }

  /** Answers the last of the homes. */
  private int write(HomesAlike homes, int before) throws IOException {
    if (homes == null) {
      return before;
    }
    NetsOfHome nets = new NetsOfHome(homes.first);
    for (int i = 0; i < homes.sets.length; i++) {
      nets.add(homes.sets[i], homes.count(i) - homes.last(i), 0, false);
      nets.add(homes.sets[i], homes.last(i), 0, true);
    }
    for (int i = 0; i < homes.aliveSets.length; i++) {
      int set = homes.aliveSets[i];
      nets.add(set, set == 0 ? homes.alive(i) : 0, homes.alive(i), homes.aliveLast(i) > 0);
    }
    nets.tellLeftApart();
    nets.all.sort(ORDER);
    boolean move = homes.size() > 1 && homes.move();
    out.number(homes.first - before + 1L);
    out.number(homes.size());
    out.number(move ? 1 : 0);
    out.number(nets.all.size());
    for (Net net : nets.all) {
      write(net, homes.first, move);
    }
    return homes.first + homes.size() - 1;
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
    if (!move && net.sinks.pins.length >= RecordingFormat.SHARED_SINKS) {
      net.sinks.number = ++numbered;
    }
    out.number(net.sinks.pins.length);
    int before = home;
    for (int pin : net.sinks.pins) {
      out.signed((long) pin - before);
      before = pin;
    }
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
      for (int pin : other.sinks.pins) {
        shared += Arrays.binarySearch(sinks.pins, pin) >= 0 ? 1 : 0;
      }
      return 2 * shared < other.sinks.pins.length;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Net net && earlier == net.earlier && last == net.last && Arrays.equals(sinks.pins, net.sinks.pins);
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
      return one.last != other.last ? (one.last ? 1 : -1) : Arrays.compare(one.sinks.pins, other.sinks.pins);
    }
  }

  /** The nets of one home, equal ones counted together whatever the order in which their sinks came. */
  private final class NetsOfHome {
    /** Homes with more nets have a table of them; most have one or two. */
    private static final int FEW = 8;

    final List<Net> all = new ArrayList<>(2);
    private final int home;
    private Map<Net, Net> table;

    NetsOfHome(int home) {
      this.home = home;
    }

    void add(int set, int count, int alive, boolean last) {
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
    void tellLeftApart() {
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
