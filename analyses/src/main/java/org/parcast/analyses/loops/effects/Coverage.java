package org.parcast.analyses.loops.effects;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.analyses.loops.access.Access;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.access.Precedence;
import org.parcast.analyses.loops.access.Ref;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.LinearSystem;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.analyses.loops.symbolic.Guards;
import org.parcast.analyses.loops.symbolic.SymbolicValues;
import org.parcast.ir.Loop;

/**
 * Whether what an iteration reads it has always written before: for the element read there is a write, or an iteration of a loop that
 * writes, by which it was reached. Several writes may share the elements among them.
 */
final class Coverage {
  /** Ways to have written an element that are looked at together. */
  private static final int MOST = 6;

  private final Atoms atoms;
  private final SymbolicValues values;

  Coverage(Atoms atoms, SymbolicValues values) {
    this.atoms = atoms;
    this.values = values;
  }

  /** Whether the writes among the accesses, all to one array or field, cover the read. */
  boolean isCovered(Access read, List<Access> accesses) {
    List<List<Polynomial>> ways = new ArrayList<>();
    for (Access write : accesses) {
      if (write.write()) {
        addWays(write, read, ways);
      }
    }
    LinearSystem here = new LinearSystem();
    read.known(atoms).forEach(here::atLeastZero);
    return isCovered(here, ways.size() > MOST ? ways.subList(0, MOST) : ways);
  }

  /** Whether in every case one of the ways has all its conditions fulfilled. */
  private static boolean isCovered(LinearSystem here, List<List<Polynomial>> ways) {
    if (here.isInfeasible()) {
      return true;
    } else if (ways.isEmpty()) {
      return false;
    }
    List<List<Polynomial>> others = ways.subList(1, ways.size());
    return ways.get(0).stream()
        .allMatch(condition -> isCovered(new LinearSystem(here).atLeastZero(condition.times(-1).plus(-1)), others));
  }

  private void addWays(Access write, Access read, List<List<Polynomial>> ways) {
    if (Precedence.precedes(write, read) && areLoopsKnown(write, read)) {
      add(conditions(write, read, -1), ways);
    }
    Loop around = write.at().body().loopOf(write.id());
    boolean inLoop = write.at() == read.at() && around != null && around.contains(read.at().body().method().blockOf(read.id()).index());
    if (inLoop && Precedence.alwaysDone(write.at(), write.id(), around)) {
      int counter = values.counter(write.at(), around);
      if (atoms.kind(counter) == Atoms.Kind.INNER) {
        add(conditions(write, read, counter), ways);
      }
    }
  }

  /** Whether the guards tell how often the loops run that make the write and do not hold the read. */
  private static boolean areLoopsKnown(Access write, Access read) {
    int id = write.id();
    for (Activation at = write.at(); at != null; at = at.caller()) {
      int inside = read.at().idWithin(at, read.id());
      for (Loop around = at.body().loopOf(id); around != null; around = around.parent()) {
        if (inside >= 0 && around.contains(at.body().method().blockOf(inside).index())) {
          return true;
        } else if (!Guards.isExact(at, around)) {
          return false;
        }
      }
      id = at.isRoot() ? -1 : at.call().id();
    }
    return true;
  }

  private static void add(List<Polynomial> conditions, List<List<Polynomial>> ways) {
    if (conditions != null) {
      ways.add(conditions);
    }
  }

  /**
   * What has to be at least 0 for the write to have reached the element that is read, or null where that cannot be said.
   *
   * @param earlier counter of a loop around both of which an earlier iteration wrote, or -1
   */
  private List<Polynomial> conditions(Access write, Access read, int earlier) {
    Map<Integer, Polynomial> matching = new HashMap<>();
    List<Polynomial> conditions = new ArrayList<>();
    Pair pair = new Pair(write, read, earlier);
    if (write.isElement() && !pair.matches(write.index(), read.index(), matching, conditions)) {
      return null;
    }
    Ref to = write.holder();
    Ref from = read.holder();
    while (to != null && from != null && to.kind() == Ref.Kind.ELEMENT && from.kind() == Ref.Kind.ELEMENT) {
      if (!pair.matches(to.index(), from.index(), matching, conditions)) {
        return null;
      }
      to = to.parent();
      from = from.parent();
    }
    boolean sameHolder = to == from || to != null && from != null && to.key().equals(from.key()) && to.isInvariant();
    if (!sameHolder || earlier >= 0 && !matching.containsKey(earlier)) {
      return null;
    }
    for (int counter : write.loops()) {
      if (!matching.containsKey(counter) && !(read.loops().contains(counter))) {
        matching.put(counter, Polynomial.ZERO); // The first iteration will do, if there is one.
      }
    }
    matching.values().forEach(conditions::add);
    if (earlier >= 0) {
      conditions.add(Polynomial.atom(earlier).minus(matching.get(earlier)).plus(-1));
    }
    for (Polynomial guard : write.guards()) {
      if (guard.atoms().stream().anyMatch(matching::containsKey)) {
        Polynomial instead = guard;
        for (Map.Entry<Integer, Polynomial> match : matching.entrySet()) {
          instead = instead.quotient(match.getKey()).times(match.getValue()).plus(instead.remainder(match.getKey()));
        }
        conditions.add(instead);
      }
    }
    return conditions;
  }

  /** A write and a read after it. */
  private final class Pair {
    private final Access write;
    private final Access read;
    private final int earlier;

    Pair(Access write, Access read, int earlier) {
      this.write = write;
      this.read = read;
      this.earlier = earlier;
    }

    /** Makes two subscripts agree: in the iteration of a loop that writes, which goes to {@code matching}, or under conditions. */
    boolean matches(Polynomial to, Polynomial from, Map<Integer, Polynomial> matching, List<Polynomial> conditions) {
      for (int atom : to.atoms()) {
        boolean covering = atom == earlier || atoms.kind(atom) == Atoms.Kind.INNER && !isCommon(atom);
        if (covering && !matching.containsKey(atom) && Math.abs(to.coefficient(atom)) == 1 && to.quotient(atom).isConstant()) {
          Polynomial rest = to.remainder(atom);
          if (!isSettled(rest)) {
            return false;
          }
          matching.put(atom, from.minus(rest).times(to.coefficient(atom)));
          return true;
        }
      }
      if (!isSettled(to)) {
        return false;
      }
      if (!to.equals(from)) {
        conditions.add(from.minus(to));
        conditions.add(to.minus(from));
      }
      return true;
    }

    private boolean isCommon(int counter) {
      return write.loops().contains(counter) && read.loops().contains(counter);
    }

    /** Whether the expression is the same number at the write as at the read. */
    private boolean isSettled(Polynomial expression) {
      boolean together = earlier < 0 && write.at() == read.at() && write.loops().equals(read.loops());
      for (int atom : expression.atoms()) {
        boolean same =
            switch (atoms.kind(atom)) {
              case OWN, SYMBOL, OF_ITERATION -> true;
              case INNER -> isCommon(atom) && atom != earlier;
              case VARYING -> together;
            };
        if (!same) {
          return false;
        }
      }
      return true;
    }
  }
}
