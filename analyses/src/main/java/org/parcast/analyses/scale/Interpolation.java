package org.parcast.analyses.scale;

import java.math.BigInteger;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.TreeMap;
import org.hipparchus.fraction.BigFraction;

/**
 * The one polynomial over some monomials that meets every observation, by elimination over the rational numbers. Whether there is any, the same elimination over
 * the integers modulo a prime tells at a hundredth of the cost.
 */
final class Interpolation {
  private Interpolation() {}

  /** A Mersenne prime whose products fit a long. */
  private static final long PRIME = (1L << 31) - 1;

  /** Whether some polynomial over the monomials meets every observation. */
  static boolean isPossible(List<Monomial> monomials, Observations observations) {
    int columns = monomials.size();
    long[][] rows = new long[observations.size()][columns + 1];
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < columns; j++) {
        rows[i][j] = residue(monomials.get(j).at(observations.points().get(i)));
      }
      BigFraction value = observations.values().get(i);
      rows[i][columns] = residue(value.getNumerator()) * inverse(residue(value.getDenominator())) % PRIME;
    }
    for (int i = eliminated(rows, columns); i < rows.length; i++) {
      if (rows[i][columns] != 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether no two polynomials over the monomials have the same values at these points. */
  static boolean isDetermined(List<Monomial> monomials, Collection<long[]> points) {
    long[][] rows = points.stream().map(point -> monomials.stream().mapToLong(monomial -> residue(monomial.at(point))).toArray()).toArray(long[][]::new);
    return eliminated(rows, monomials.size()) == monomials.size();
  }

  /** Brings the first columns into echelon form, and returns their rank. */
  private static int eliminated(long[][] rows, int columns) {
    int rank = 0;
    for (int column = 0; column < columns; column++) {
      int pivot = rank;
      while (pivot < rows.length && rows[pivot][column] == 0) {
        pivot++;
      }
      if (pivot < rows.length) {
        long[] row = rows[pivot];
        rows[pivot] = rows[rank];
        rows[rank] = row;
        eliminate(rows, rank++, column);
      }
    }
    return rank;
  }

  private static void eliminate(long[][] rows, int pivot, int column) {
    long inverse = inverse(rows[pivot][column]);
    for (int i = pivot + 1; i < rows.length; i++) {
      long factor = rows[i][column] * inverse % PRIME;
      if (factor != 0) {
        for (int j = column; j < rows[i].length; j++) {
          rows[i][j] = Math.floorMod(rows[i][j] - factor * rows[pivot][j] % PRIME, PRIME);
        }
      }
    }
  }

  private static long residue(BigInteger number) {
    return number.mod(BigInteger.valueOf(PRIME)).longValue();
  }

  private static long inverse(long residue) {
    return BigInteger.valueOf(residue).modInverse(BigInteger.valueOf(PRIME)).longValue();
  }

  /** Returns the polynomial; empty where none meets all, or where the points do not determine it. */
  static Optional<RationalPolynomial> over(List<Monomial> monomials, Observations observations) {
    int columns = monomials.size();
    BigFraction[][] rows = new BigFraction[observations.size()][columns + 1];
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < columns; j++) {
        rows[i][j] = new BigFraction(monomials.get(j).at(observations.points().get(i)));
      }
      rows[i][columns] = observations.values().get(i);
    }
    for (int column = 0; column < columns; column++) {
      int pivot = column;
      while (pivot < rows.length && rows[pivot][column].isZero()) {
        pivot++;
      }
      if (pivot == rows.length) {
        return Optional.empty();
      }
      BigFraction[] row = rows[pivot];
      rows[pivot] = rows[column];
      rows[column] = row;
      eliminate(rows, column);
    }
    for (int i = columns; i < rows.length; i++) {
      if (!rows[i][columns].isZero()) {
        return Optional.empty();
      }
    }
    TreeMap<Monomial, BigFraction> terms = new TreeMap<>();
    for (int j = 0; j < columns; j++) {
      if (!rows[j][columns].isZero()) {
        terms.put(monomials.get(j), rows[j][columns]);
      }
    }
    return Optional.of(new RationalPolynomial(terms));
  }

  /** Makes the column 0 in all rows but the pivot's, and 1 there. */
  private static void eliminate(BigFraction[][] rows, int column) {
    BigFraction[] pivot = rows[column];
    BigFraction inverse = pivot[column].reciprocal();
    for (int j = column; j < pivot.length; j++) {
      pivot[j] = pivot[j].multiply(inverse);
    }
    for (int i = 0; i < rows.length; i++) {
      BigFraction factor = rows[i][column];
      if (i != column && !factor.isZero()) {
        for (int j = column; j < pivot.length; j++) {
          rows[i][j] = rows[i][j].subtract(factor.multiply(pivot[j]));
        }
      }
    }
  }
}
