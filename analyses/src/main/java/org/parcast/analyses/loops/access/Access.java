package org.parcast.analyses.loops.access;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Polynomial;

/**
 * A reference to memory that an iteration makes.
 *
 * @param at the activation that makes it
 * @param id id of the instruction there
 * @param holder the array or object referred to, null for a static field
 * @param place what tells apart that which cannot overlap: the type of the elements, or the field
 * @param index subscript, null for fields
 * @param write whether it writes
 * @param line source line in the method that holds the loop
 * @param text as it stands in the source
 * @param name what the method that holds the loop calls the array or field, without subscripts
 * @param guards expressions that are at least 0 when it is made
 * @param loops counters of the loops around it, the one under judgement first
 * @param update the operator, where the reference is part of {@code x = x op y}; else null
 * @param unreached whether it goes on to be to the shared field or array where a clause gives the loop a copy ({@link org.parcast.analyses.loops.names.ClauseReach})
 */
public record Access(
    Activation at,
    int id,
    Ref holder,
    String place,
    Polynomial index,
    boolean write,
    int line,
    String text,
    String name,
    List<Polynomial> guards,
    List<Integer> loops,
    String update,
    boolean unreached) {

  /** Two references are the same only if they are one. */
  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return 31 * at.number() + id;
  }

  public boolean isElement() {
    return index != null;
  }

  /** Whether the place holds a reference to an object or array, or may do so. */
  public boolean holdsReferences() {
    return isElement() ? place.endsWith("L") || place.equals(AccessGroups.ANY_ELEMENTS) : place.endsWith(";") || place.indexOf('[') >= 0;
  }

  /** All atoms that its subscripts and guards use. */
  public Set<Integer> atoms() {
    Set<Integer> atoms = new TreeSet<>(loops);
    guards.forEach(guard -> atoms.addAll(guard.atoms()));
    for (Ref ref = holder; ref != null; ref = ref.parent()) {
      if (ref.index() != null) {
        atoms.addAll(ref.index().atoms());
      }
    }
    if (index != null) {
      atoms.addAll(index.atoms());
    }
    return atoms;
  }

  /** Expressions that are at least 0 when it is made: guards, counters, its own subscript. */
  public List<Polynomial> known(Atoms table) {
    List<Polynomial> known = new ArrayList<>(guards);
    for (int atom : atoms()) {
      if (table.kind(atom).isCounter()) {
        known.add(Polynomial.atom(atom));
      }
      known.addAll(table.known(atom));
    }
    if (index != null) {
      known.add(index);
    }
    return known;
  }
}
