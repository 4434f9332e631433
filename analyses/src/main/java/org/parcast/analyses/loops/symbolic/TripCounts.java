package org.parcast.analyses.loops.symbolic;

import java.util.List;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.LinearSystem;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.ir.Loop;

/**
 * How many iterations loops have that end at their head, by one comparison of what counts with what does not change: their counters are that when they
 * have ended.
 */
final class TripCounts {
  private final SymbolicValues values;
  private final Atoms atoms;

  TripCounts(SymbolicValues values, Atoms atoms) {
    this.values = values;
    this.atoms = atoms;
  }

  /** A number at a place right in a loop (null for none), behind loops whose counters are in it; null where it is not known how often these run. */
  Polynomial after(Activation at, Polynomial number, Loop here) {
    Polynomial result = number;
    for (int atom : number.atoms()) {
      Loop ended = atoms.kind(atom) == Atoms.Kind.INNER ? counted(at, atom) : null;
      if (ended != null && (here == null || !ended.encloses(here))) {
        Polynomial count = count(at, ended, atom);
        if (count == null || result.quotient(atom).atoms().contains(atom)) {
          return null;
        }
        result = result.quotient(atom).times(count).plus(result.remainder(atom));
      }
    }
    return result;
  }

  /** The loop of this activation that the atom counts, or null. */
  private Loop counted(Activation at, int atom) {
    return at.body().loops().loops().stream().filter(loop -> atoms.key(atom).equals(SymbolicValues.counterKey(at, loop))).findFirst().orElse(null);
  }

  /** How many iterations the loop has, at least none, in terms of what does not change in it; null where that is not known. */
  private Polynomial count(Activation at, Loop loop, int counter) {
    Guards guards = new Guards(values);
    List<Polynomial> staying = guards.staying(at, loop);
    if (staying.size() != 1 || loop.exits().size() != 1) {
      return null;
    }
    long step = -staying.get(0).coefficient(counter);
    Polynomial last = staying.get(0).remainder(counter);
    if (step != 1 && !(step > 1 && last.isConstant()) || !staying.get(0).quotient(counter).isConstant()) {
      return null;
    }
    Polynomial count = step == 1 ? last.plus(1) : Polynomial.constant(Math.floorDiv(last.constant(), step) + 1);
    if (isNeverNegative(count, guards.at(at, loop.header()))) {
      return count;
    } else if (!atoms.isInvariant(count)) {
      return null;
    }
    int atom = atoms.of(List.of("iterations", count), Atoms.Kind.SYMBOL);
    Polynomial iterations = Polynomial.atom(atom);
    atoms.know(atom, List.of(iterations, iterations.minus(count)));
    return iterations;
  }

  private boolean isNeverNegative(Polynomial count, List<Polynomial> holding) {
    LinearSystem system = new LinearSystem();
    holding.forEach(system::atLeastZero);
    for (int atom : count.atoms()) {
      atoms.known(atom).forEach(system::atLeastZero);
      if (atoms.kind(atom).isCounter()) {
        system.atLeastZero(Polynomial.atom(atom));
      }
    }
    return system.excludes(count.times(-1).plus(-1));
  }
}
