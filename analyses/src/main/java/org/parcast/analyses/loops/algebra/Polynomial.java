package org.parcast.analyses.loops.algebra;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * A polynomial with whole coefficients in atoms, which are numbers that stand for loop counters and symbols. Immutable. Subscripts are
 * affine where each monomial has one atom; those of delinearised arrays have products with symbols.
 *
 * @param terms coefficients, none 0, by monomial: its atoms in ascending order, the empty list for the constant
 */
public record Polynomial(SortedMap<List<Integer>, Long> terms) {
  private static final List<Integer> ONE = List.of();
  /** Combinations of remainders that are tried. */
  private static final long MOST_CASES = 256;

  public static final Polynomial ZERO = new Polynomial(sorted());

  public Polynomial {
    terms = Collections.unmodifiableSortedMap(terms);
  }

  public static Polynomial constant(long value) {
    SortedMap<List<Integer>, Long> terms = sorted();
    add(terms, ONE, value);
    return new Polynomial(terms);
  }

  public static Polynomial atom(int atom) {
    SortedMap<List<Integer>, Long> terms = sorted();
    terms.put(List.of(atom), 1L);
    return new Polynomial(terms);
  }

  private static SortedMap<List<Integer>, Long> sorted() {
    return new TreeMap<>(
        (a, b) -> {
          for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
            if (!a.get(i).equals(b.get(i))) {
              return a.get(i) - b.get(i);
            }
          }
          return a.size() - b.size();
        });
  }

  /** Whether no coefficient is larger than that, with or without its sign. */
  public boolean isWithin(long largest) {
    return terms.values().stream().allMatch(factor -> -largest <= factor && factor <= largest);
  }

  /** @throws ArithmeticException where a coefficient does not fit a long */
  public Polynomial plus(Polynomial other) {
    SortedMap<List<Integer>, Long> sum = sorted();
    sum.putAll(terms);
    other.terms.forEach((monomial, factor) -> add(sum, monomial, factor));
    return new Polynomial(sum);
  }

  public Polynomial minus(Polynomial other) {
    return plus(other.times(-1));
  }

  public Polynomial plus(long constant) {
    return plus(constant(constant));
  }

  public Polynomial times(long factor) {
    return times(constant(factor));
  }

  public Polynomial times(Polynomial other) {
    SortedMap<List<Integer>, Long> product = sorted();
    terms.forEach(
        (monomial, factor) ->
            other.terms.forEach(
                (by, times) -> {
                  List<Integer> atoms = new ArrayList<>(monomial);
                  atoms.addAll(by);
                  Collections.sort(atoms);
                  add(product, List.copyOf(atoms), Math.multiplyExact(factor, times));
                }));
    return new Polynomial(product);
  }

  private static void add(SortedMap<List<Integer>, Long> terms, List<Integer> monomial, long factor) {
    long sum = Math.addExact(terms.getOrDefault(monomial, 0L), factor);
    if (sum == 0) {
      terms.remove(monomial);
    } else {
      terms.put(monomial, sum);
    }
  }

  /** Whether the value is a multiple of the number whatever the atoms are: that shows in their remainders. Only tried for few of them. */
  public boolean isMultipleOf(long number) {
    List<Integer> all = List.copyOf(atoms());
    long cases = 1;
    for (int i = 0; i < all.size() && cases <= MOST_CASES; i++) {
      cases *= number;
    }
    if (cases > MOST_CASES) {
      return false;
    }
    for (long one = 0; one < cases; one++) {
      long sum = 0;
      for (Map.Entry<List<Integer>, Long> term : terms.entrySet()) {
        long value = Math.floorMod(term.getValue(), number);
        for (int atom : term.getKey()) {
          long digits = one;
          for (int place = all.indexOf(atom); place > 0; place--) {
            digits /= number;
          }
          value = value * (digits % number) % number;
        }
        sum = (sum + value) % number;
      }
      if (sum != 0) {
        return false;
      }
    }
    return true;
  }

  /** The greatest common divisor of the coefficients; 1 of nothing. */
  long content() {
    return Math.max(1, terms.values().stream().map(BigInteger::valueOf).reduce(BigInteger.ZERO, BigInteger::gcd).longValue());
  }

  /** The quotient by a divisor of all coefficients. */
  Polynomial dividedBy(long divisor) {
    SortedMap<List<Integer>, Long> quotient = sorted();
    terms.forEach((monomial, factor) -> quotient.put(monomial, factor / divisor));
    return new Polynomial(quotient);
  }

  public boolean isConstant() {
    return terms.isEmpty() || terms.size() == 1 && terms.containsKey(ONE);
  }

  public long constant() {
    return terms.getOrDefault(ONE, 0L);
  }

  public boolean isZero() {
    return terms.isEmpty();
  }

  public Set<Integer> atoms() {
    Set<Integer> atoms = new TreeSet<>();
    terms.keySet().forEach(atoms::addAll);
    return atoms;
  }

  /** The coefficient of an atom that stands in no product; 0 where it does not appear. */
  public long coefficient(int atom) {
    return terms.getOrDefault(List.of(atom), 0L);
  }

  /** Whether no monomial has more than one atom. */
  public boolean isLinear() {
    return terms.keySet().stream().allMatch(monomial -> monomial.size() <= 1);
  }

  /** The same with other atoms. */
  Polynomial rename(IntUnaryOperator name) {
    SortedMap<List<Integer>, Long> renamed = sorted();
    terms.forEach((monomial, factor) -> add(renamed, monomial.stream().map(name::applyAsInt).sorted().toList(), factor));
    return new Polynomial(renamed);
  }

  /** Q of this = Q * atom + R, where R has no monomial with the atom. */
  public Polynomial quotient(int atom) {
    SortedMap<List<Integer>, Long> quotient = sorted();
    terms.forEach(
        (monomial, factor) -> {
          if (monomial.contains(atom)) {
            List<Integer> rest = new ArrayList<>(monomial);
            rest.remove((Integer) atom);
            add(quotient, List.copyOf(rest), factor);
          }
        });
    return new Polynomial(quotient);
  }

  /** R of this = Q * atom + R. */
  public Polynomial remainder(int atom) {
    SortedMap<List<Integer>, Long> rest = sorted();
    terms.forEach(
        (monomial, factor) -> {
          if (!monomial.contains(atom)) {
            rest.put(monomial, factor);
          }
        });
    return new Polynomial(rest);
  }
}
