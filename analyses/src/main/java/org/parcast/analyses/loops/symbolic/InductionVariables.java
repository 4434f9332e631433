package org.parcast.analyses.loops.symbolic;

import java.util.ArrayList;
import java.util.List;
import org.parcast.analyses.loops.access.Activation;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.ir.Instruction.Phi;
import org.parcast.ir.Loop;
import org.parcast.ir.Type;

/** Variables that loops count with: a phi at the loop's head to which an iteration adds what is known before it, in the loops inside too. */
public final class InductionVariables {
  private final SymbolicValues values;
  private final Atoms atoms;
  private final Arithmetic arithmetic;
  private final TripCounts trips;
  private final NarrowCounters narrow;

  InductionVariables(SymbolicValues values, Atoms atoms, Arithmetic arithmetic, TripCounts trips) {
    this.values = values;
    this.atoms = atoms;
    this.arithmetic = arithmetic;
    this.trips = trips;
    this.narrow = new NarrowCounters(values);
  }

  /** The variable's value in terms of its loop's counter c, or null where it is none: start + a c + b c (c - 1) / 2 if the iterations add a + b c. */
  public Polynomial value(Activation at, Phi phi, Loop around) {
    Polynomial growth = growth(at, phi, around);
    Polynomial start = growth == null ? null : start(at, phi, around);
    if (start == null) {
      return null;
    }
    int counter = values.counter(at, around);
    Polynomial passed = Polynomial.atom(counter);
    Polynomial slope = growth.quotient(counter);
    Polynomial value = start.plus(growth.remainder(counter).times(passed));
    return slope.isZero() ? value : value.plus(slope.times(arithmetic.exactHalf(passed.times(passed).minus(passed))));
  }

  /** What each iteration adds to the phi, or null where that differs. */
  public Polynomial step(Activation at, Phi phi, Loop around) {
    List<Polynomial> added = added(at, phi, around);
    return added.size() == 1 && atoms.isInvariant(added.get(0)) ? added.get(0) : null;
  }

  /** What iteration c adds to the phi: a + b c, c being the atom of the loop's counter and a and b without change; null where it is something else. */
  private Polynomial growth(Activation at, Phi phi, Loop around) {
    List<Polynomial> added = added(at, phi, around);
    if (added.size() != 1) {
      return null;
    }
    int counter = values.counter(at, around);
    Polynomial growth = trips.after(at, added.get(0), around);
    boolean known = growth != null && atoms.isInvariant(growth.remainder(counter)) && atoms.isInvariant(growth.quotient(counter));
    return known ? growth : null;
  }

  /** The different amounts by which the phi may have changed when control comes back to the loop's head; none where the phi is no whole number. */
  private List<Polynomial> added(Activation at, Phi phi, Loop around) {
    Type type = phi.type();
    if (!type.equals(Type.INT) && !type.equals(Type.LONG)) {
      return List.of();
    }
    Polynomial self = values.opaque(at, phi.id());
    return values.assuming(at, phi.id(), self, () -> inputs(at, phi, around, true).stream().map(next -> next.minus(self)).distinct().toList());
  }

  private Polynomial start(Activation at, Phi phi, Loop around) {
    List<Polynomial> starts = inputs(at, phi, around, false).stream().distinct().toList();
    return starts.size() == 1 ? starts.get(0) : null;
  }

  private List<Polynomial> inputs(Activation at, Phi phi, Loop around, boolean fromWithin) {
    List<Polynomial> inputs = new ArrayList<>();
    for (Phi.Input input : phi.inputs()) {
      if (around.contains(input.block()) == fromWithin) {
        inputs.add(values.number(at, fromWithin ? narrow.uncut(at, phi, around, input.value()) : input.value()));
      }
    }
    return inputs;
  }
}
