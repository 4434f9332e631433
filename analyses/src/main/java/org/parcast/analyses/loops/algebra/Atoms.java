package org.parcast.analyses.loops.algebra;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The numbers that stand for loop counters and symbols in polynomials while one loop is judged. */
public final class Atoms {

  /** What an atom stands for. */
  public enum Kind {
    /** The number of the iteration of the loop under judgement, from 0. */
    OWN,
    /** That of a loop within, from 0. */
    INNER,
    /** A number that stays the same while the loop runs. */
    SYMBOL,
    /** A number that is the same throughout an iteration of the loop under judgement. */
    OF_ITERATION,
    /** A number that may change at any time. */
    VARYING;

    public boolean isCounter() {
      return this == OWN || this == INNER;
    }
  }

  private static final int TIMES = 2;

  private final Map<Object, Integer> numbers = new HashMap<>();
  private final List<Kind> kinds = new ArrayList<>();
  private final List<Object> keys = new ArrayList<>();
  /** By atom: what it is at the two times, 0 where not asked for yet. */
  private final List<int[]> timed = new ArrayList<>();
  private final Map<Integer, List<Polynomial>> known = new HashMap<>();
  private final Map<Integer, List<Polynomial>> definitions = new HashMap<>();

  /** The atom for a key, which is new where the key is. */
  public int of(Object key, Kind kind) {
    Integer number = numbers.get(key);
    if (number == null) {
      number = kinds.size();
      numbers.put(key, number);
      kinds.add(kind);
      keys.add(key);
      timed.add(new int[TIMES + 1]);
    }
    return number;
  }

  /** What the atom was made for. */
  public Object key(int atom) {
    return keys.get(atom);
  }

  public Kind kind(int atom) {
    return kinds.get(atom);
  }

  /** Another atom for what an atom stands for at another time; 1 and 2 name the times. */
  public int at(int atom, int time) {
    int[] times = timed.get(atom);
    if (times[time] == 0) {
      times[time] = of(List.of(atom, "at", time), kind(atom)); // Never 0, which was there before.
    }
    return times[time];
  }

  /** The expression with the copies of all that changes that belong to a time. */
  public Polynomial at(Polynomial expression, int time) {
    return expression.rename(atom -> kind(atom) == Kind.SYMBOL ? atom : at(atom, time));
  }

  /** Records that an expression is 0 for what the atom stands for. */
  public void define(int atom, Polynomial zero) {
    definitions.put(atom, List.of(zero));
  }

  public List<Polynomial> defined(int atom) {
    return definitions.getOrDefault(atom, List.of());
  }

  /** Records that expressions are at least 0 for what the atom stands for. */
  public void know(int atom, List<Polynomial> atLeastZero) {
    known.put(atom, atLeastZero);
  }

  public List<Polynomial> known(int atom) {
    return known.getOrDefault(atom, List.of());
  }

  /** Whether everything in the expression stays the same while the loop runs. */
  public boolean isInvariant(Polynomial expression) {
    return expression.atoms().stream().allMatch(atom -> kind(atom) == Kind.SYMBOL);
  }

  /** The kind that changes most often in the expression. */
  public Kind kind(Polynomial expression) {
    Kind worst = Kind.SYMBOL;
    for (int atom : expression.atoms()) {
      Kind kind = kind(atom) == Kind.OWN ? Kind.OF_ITERATION : kind(atom) == Kind.INNER ? Kind.VARYING : kind(atom);
      worst = kind.compareTo(worst) > 0 ? kind : worst;
    }
    return worst;
  }
}
