package org.parcast.analyses.loops.symbolic;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.parcast.analyses.loops.access.Access;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.LinearSystem;
import org.parcast.analyses.loops.algebra.Polynomial;

/**
 * What would follow if the elements of index arrays ascended, as the row pointers of sparse matrices do: the rows between two of them would
 * be disjoint. That they ascend is not known; a loop that needs nothing else is told from others by it.
 */
final class AscendingElements {
  /** First of the keys of atoms that are elements of arrays the loop does not write: then array and subscript. */
  static final String ELEMENT = "element";

  private final Atoms atoms;

  AscendingElements(Atoms atoms) {
    this.atoms = atoms;
  }

  /** An element as one of the two iterations reads it. */
  private record Element(Object array, Polynomial index, Polynomial value) {}

  /** Whether the references cannot meet if elements ascend; the system says when they do. */
  boolean separate(Access earlier, Access later, LinearSystem system) {
    Set<Element> elements = new LinkedHashSet<>();
    add(earlier, DependenceEquations.EARLIER, elements);
    add(later, DependenceEquations.LATER, elements);
    LinearSystem ascending = new LinearSystem(system);
    boolean found = false;
    for (Element one : elements) {
      for (Element other : elements) {
        boolean comesFirst = one != other && one.array().equals(other.array()) && system.excludes(one.index().minus(other.index()).plus(-1));
        if (comesFirst) {
          ascending.atLeastZero(other.value().minus(one.value()));
          found = true;
        }
      }
    }
    return found && ascending.isInfeasible();
  }

  private void add(Access access, int time, Set<Element> elements) {
    for (int atom : access.atoms()) {
      if (atoms.key(atom) instanceof List<?> key && key.size() == 4 && key.get(1).equals(ELEMENT)) {
        elements.add(new Element(key.get(2), atoms.at((Polynomial) key.get(3), time), atoms.at(Polynomial.atom(atom), time)));
      }
    }
  }
}
