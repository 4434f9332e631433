package org.parcast.analyses.loops.symbolic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.parcast.analyses.loops.access.Access;
import org.parcast.analyses.loops.access.AccessGroups;
import org.parcast.analyses.loops.access.Ref;
import org.parcast.analyses.loops.algebra.Atoms;
import org.parcast.analyses.loops.algebra.Delinearisation;
import org.parcast.analyses.loops.algebra.DistanceVector;
import org.parcast.analyses.loops.algebra.LinearSystem;
import org.parcast.analyses.loops.algebra.Polynomial;
import org.parcast.analyses.loops.program.WholeProgram;

/**
 * Whether references of two different iterations can meet in one word. Each of the two runs has copies of its own of all that changes; the
 * equations are that the subscripts agree, in every dimension where the rows can be told apart; bounds and guards hold for both.
 */
public final class DependenceEquations {
  static final int EARLIER = 1;
  static final int LATER = 2;
  private static final int MOST_PRODUCTS = 12;
  private final WholeProgram program;
  private final SymbolicValues values;
  private final Atoms atoms;
  private final int counter;
  private final Map<Access, Facts[]> known = new HashMap<>();
  private final Map<Access, Integer> numbers = new HashMap<>();
  private final Map<List<Object>, Integer> alike = new HashMap<>();
  private final Map<Long, Optional<Conflict>> found = new HashMap<>();

  /** What holds when a reference is made by the one or the other of the two iterations. */
  private record Facts(List<Polynomial> atLeastZero, List<Polynomial> zero) {}

  /** @param counter of the loop under judgement */
  public DependenceEquations(WholeProgram program, SymbolicValues values, Atoms atoms, int counter) {
    this.program = program;
    this.values = values;
    this.atoms = atoms;
    this.counter = counter;
  }

  /**
   * A conflict that cannot be ruled out.
   *
   * @param distance iterations of the loop, then of the loops inside that hold both references; empty where not constant
   * @param sameObject whether both are known to refer to the same object
   * @param unlessAscending whether there is none if the elements of index arrays ascend
   */
  public record Conflict(List<Long> distance, boolean sameObject, boolean unlessAscending) {}

  /** Whether something that one iteration refers to by {@code earlier} can be what a later one refers to by {@code later}. */
  public Optional<Conflict> conflict(Access earlier, Access later) {
    if (!AccessGroups.mayMeet(earlier, later)) {
      return Optional.empty();
    }
    return found.computeIfAbsent(((long) number(earlier) << Integer.SIZE) + number(later), key -> compare(earlier, later));
  }

  /** Numbers references; those for which the same holds have the same number, as reads of one field in several places. */
  private int number(Access access) {
    return numbers.computeIfAbsent(access, key -> alike.computeIfAbsent(
        Arrays.asList(access.place(), access.holder() == null ? null : access.holder().key(), access.index(), access.guards(), access.loops()),
        same -> alike.size()));
  }

  /**
   * Whether the later of two iterations may refer to it in an earlier iteration of a loop inside than the earlier one did: what then would have to come first there.
   *
   * @param inner counter of a loop inside that holds both references
   */
  public boolean mayTurnBack(Access earlier, Access later, int inner) {
    return met(earlier, later, List.of(order(), before(inner).minus(after(inner)).plus(-1))).isPresent();
  }

  /** Whether what an iteration refers to by the one can be what the same iteration, or any other, refers to by the other. */
  public boolean mayMeet(Access one, Access other) {
    return AccessGroups.mayMeet(one, other) && met(one, other, List.of()).isPresent();
  }

  private Optional<Conflict> compare(Access earlier, Access later) {
    return met(earlier, later, List.of(order())).map(met -> {
      boolean unlessAscending = new AscendingElements(atoms).separate(earlier, later, met.system);
      return new Conflict(DistanceVector.of(met.equations, counters(earlier, later), this::before, this::after), met.same, unlessAscending);
    });
  }

  /**
   * What has to hold for two references to be to one word.
   *
   * @param equations of their subscripts
   * @param same whether both are known to refer to the same object
   */
  private record Met(LinearSystem system, List<Polynomial> equations, boolean same) {}

  /**
   * Compares two references.
   *
   * @param when expressions that are at least 0 for the two iterations: which comes before the other
   * @return empty where they cannot be to one word
   */
  private Optional<Met> met(Access earlier, Access later, List<Polynomial> when) {
    List<Polynomial> equations = new ArrayList<>();
    boolean same = true;
    if (earlier.holder() != null) {
      Meeting meeting = meet(earlier.holder(), later.holder(), equations);
      if (meeting == Meeting.DIFFERENT) {
        return Optional.empty();
      }
      same = meeting == Meeting.SAME;
    }
    if (earlier.isElement()) {
      equations.add(at(earlier.index(), EARLIER).minus(at(later.index(), LATER)));
    }
    LinearSystem bare = new LinearSystem();
    when.forEach(bare::atLeastZero);
    equations.forEach(bare::equal);
    if (bare.isInfeasible()) {
      return Optional.empty(); // Mostly the subscripts alone tell.
    }
    LinearSystem system = bounds(earlier, later);
    when.forEach(system::atLeastZero);
    List<Polynomial> split = new ArrayList<>();
    equations.forEach(equation -> new Delinearisation(atoms).split(equation, system, split));
    split.forEach(system::equal);
    if (system.isInfeasible() || !when.isEmpty() && excludedByProducts(earlier, later, system)) {
      return Optional.empty();
    }
    return Optional.of(new Met(system, split, same));
  }

  /**
   * Subscripts of packed triangles grow with the square of the counter: bounds that are multiplied with the distance of the iterations tell by how
   * much at least.
   */
  private boolean excludedByProducts(Access earlier, Access later, LinearSystem system) {
    Set<Integer> own = Set.of(atoms.at(counter, EARLIER), atoms.at(counter, LATER));
    if (!system.hasProductOf(own)) {
      return false;
    }
    List<Polynomial> bounds = Stream.concat(facts(earlier, EARLIER).atLeastZero().stream(), facts(later, LATER).atLeastZero().stream())
        .filter(bound -> bound.isLinear() && bound.atoms().stream().anyMatch(own::contains)
            && bound.atoms().stream().allMatch(atom -> own.contains(atom) || atoms.kind(atom) == Atoms.Kind.SYMBOL))
        .distinct().limit(MOST_PRODUCTS).toList();
    LinearSystem multiplied = new LinearSystem(system);
    try {
      bounds.forEach(bound -> multiplied.atLeastZero(order().times(bound)));
    } catch (ArithmeticException e) {
      return false;
    }
    return multiplied.isInfeasible();
  }

  private Polynomial before(int atom) {
    return Polynomial.atom(atoms.at(atom, EARLIER));
  }

  private Polynomial after(int atom) {
    return Polynomial.atom(atoms.at(atom, LATER));
  }

  private static List<Integer> counters(Access earlier, Access later) {
    List<Integer> common = new ArrayList<>(earlier.loops());
    common.retainAll(later.loops());
    return common;
  }

  /** The expression with the copies of all that changes that belong to one of the two iterations. */
  private Polynomial at(Polynomial expression, int time) {
    return atoms.at(expression, time);
  }

  private LinearSystem bounds(Access earlier, Access later) {
    LinearSystem system = new LinearSystem();
    add(system, earlier, EARLIER);
    add(system, later, LATER);
    return system;
  }

  /** At least 0 where the one iteration comes before the other. */
  private Polynomial order() {
    return after(counter).minus(before(counter)).plus(-1);
  }

  private void add(LinearSystem system, Access access, int time) {
    Facts facts = facts(access, time);
    facts.atLeastZero().forEach(system::atLeastZero);
    facts.zero().forEach(system::equal);
  }

  private Facts facts(Access access, int time) {
    Facts[] facts = known.computeIfAbsent(access, key -> new Facts[LATER + 1]);
    if (facts[time] == null) {
      facts[time] =
          new Facts(
              access.known(atoms).stream().map(expression -> at(expression, time)).distinct().toList(),
              access.atoms().stream().flatMap(atom -> atoms.defined(atom).stream()).map(expression -> at(expression, time)).toList());
    }
    return facts[time];
  }

  /** Whether two names of an object can mean one. */
  private enum Meeting {
    DIFFERENT,
    UNKNOWN,
    SAME
  }

  /** Adds what has to hold for the two to be one object. */
  private Meeting meet(Ref earlier, Ref later, List<Polynomial> equations) {
    if (earlier.key().equals(later.key()) && earlier.isInvariant()) {
      return Meeting.SAME;
    }
    if (earlier.kind() == Ref.Kind.FRESH && later.kind() == Ref.Kind.FRESH) {
      return Meeting.DIFFERENT; // Each iteration makes its own.
    }
    if (earlier.kind() == Ref.Kind.FRESH && wasThere(later) || later.kind() == Ref.Kind.FRESH && wasThere(earlier)) {
      return Meeting.DIFFERENT; // What was there before the loop is not made in it.
    }
    if (program.pointsTo().areDisjoint(earlier.objects(), later.objects())) {
      return Meeting.DIFFERENT;
    }
    if (earlier.kind() == Ref.Kind.ROOT && later.kind() == Ref.Kind.ROOT) {
      boolean distinct = program.distinct().areDistinct(values.root().body().method(), earlier.value(), later.value());
      return distinct ? Meeting.DIFFERENT : Meeting.UNKNOWN;
    }
    if (isHeld(earlier) && isHeld(later) && earlier.kind() != later.kind() && program.holders().holdSingly(union(earlier, later))) {
      return Meeting.DIFFERENT; // What one place holds no other holds.
    }
    if (earlier.kind() == Ref.Kind.STATIC && later.kind() == Ref.Kind.STATIC && program.holders().holdSingly(union(earlier, later))) {
      return Meeting.DIFFERENT;
    }
    boolean elements = earlier.kind() == Ref.Kind.ELEMENT && later.kind() == Ref.Kind.ELEMENT;
    boolean fields = earlier.kind() == Ref.Kind.FIELD && later.kind() == Ref.Kind.FIELD;
    if (fields && !earlier.key().get(1).equals(later.key().get(1)) && program.holders().holdSingly(union(earlier, later))) {
      return Meeting.DIFFERENT;
    }
    fields &= earlier.key().get(1).equals(later.key().get(1));
    if ((elements || fields) && program.holders().holdSingly(union(earlier, later))) {
      Meeting holders = meet(earlier.parent(), later.parent(), equations);
      if (holders != Meeting.DIFFERENT && elements) {
        equations.add(at(earlier.index(), EARLIER).minus(at(later.index(), LATER)));
      }
      return holders;
    }
    return Meeting.UNKNOWN;
  }

  private static boolean isHeld(Ref ref) {
    return ref.kind() == Ref.Kind.FIELD || ref.kind() == Ref.Kind.ELEMENT || ref.kind() == Ref.Kind.STATIC;
  }

  /** Whether the object is older than the loop: reached by what the loop does not change. */
  private static boolean wasThere(Ref ref) {
    return switch (ref.kind()) {
      case ROOT, STATIC -> true;
      case ELEMENT, FIELD -> wasThere(ref.parent());
      case FRESH, OTHER -> false;
    };
  }

  private static BitSet union(Ref one, Ref other) {
    BitSet all = (BitSet) one.objects().clone();
    all.or(other.objects());
    return all;
  }
}
