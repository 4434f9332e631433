package org.parcast.analyses.loops.algebra;

import java.util.List;

/** Subscripts of arrays that hold several dimensions in one: {@code i * n + j} is split where the inner subscript stays below the width. */
public final class Delinearisation {
  /** What rows may be longer than a symbol says. */
  private static final List<Integer> SHIFTS = List.of(0, 1, 2, -1, -2, 3, 4);

  private final Atoms atoms;

  public Delinearisation(Atoms atoms) {
    this.atoms = atoms;
  }

  /** Splits the equation of a delinearised subscript, w * Q + R = 0, into Q = 0 and R = 0 where it is certain that |R| < w. */
  public void split(Polynomial equation, LinearSystem bounds, List<Polynomial> into) {
    if (!equation.isLinear()) {
      for (int symbol : equation.atoms()) {
        if (atoms.kind(symbol) == Atoms.Kind.SYMBOL && !equation.quotient(symbol).isConstant()) {
          for (int shift : SHIFTS) {
            if (split(equation, symbol, shift, bounds, into)) {
              return;
            }
          }
        }
      }
    }
    into.add(equation);
  }

  /** Splits by the width symbol + shift, as of rows with a rim. */
  private boolean split(Polynomial equation, int symbol, int shift, LinearSystem bounds, List<Polynomial> into) {
    Polynomial quotient = equation.quotient(symbol);
    Polynomial rest = equation.remainder(symbol);
    int wide = symbol;
    if (shift != 0 && quotient.atoms().contains(symbol)) {
      wide = width(symbol, shift);
      Polynomial inWidths = substitute(equation, symbol, Polynomial.atom(wide).plus(-shift));
      quotient = inWidths.quotient(wide);
      rest = inWidths.remainder(wide);
    } else if (shift != 0) {
      rest = rest.minus(quotient.times(shift)); // Q s + R = Q (s + shift) + (R - shift Q)
    }
    if (quotient.isConstant()) {
      return false;
    }
    long factor = quotient.content(); // w f Q + R: rows of f w each.
    Polynomial width = Polynomial.atom(shift == 0 ? symbol : width(symbol, shift));
    LinearSystem known = new LinearSystem(bounds);
    if (shift != 0) {
      known.equal(width.minus(Polynomial.atom(symbol)).plus(-shift));
    }
    Polynomial row = width.times(factor);
    if (!impossible(known, width.times(-1)) || !impossible(known, rest.minus(row)) || !impossible(known, rest.times(-1).minus(row))) {
      return false;
    }
    split(quotient.dividedBy(factor), known, into);
    split(rest, known, into);
    return true;
  }

  private int width(int symbol, int shift) {
    return atoms.of(List.of("width", symbol, shift), Atoms.Kind.SYMBOL);
  }

  private static Polynomial substitute(Polynomial in, int atom, Polynomial value) {
    Polynomial result = in;
    while (result.atoms().contains(atom)) {
      result = result.quotient(atom).times(value).plus(result.remainder(atom));
    }
    return result;
  }

  private static boolean impossible(LinearSystem bounds, Polynomial atLeastZero) {
    return bounds.excludes(atLeastZero);
  }
}
