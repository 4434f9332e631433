package org.parcast.analyses.scale;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.hipparchus.fraction.BigFraction;

/**
 * What a quantity was at some points.
 *
 * @param parameters names of the parameters: sizes of the program, factors of the grid of ranks
 * @param factors how many of the last parameters are factors of the grid of ranks
 * @param points the parameters' values at each point, in their order
 * @param values the quantity at each point
 */
public record Observations(List<String> parameters, int factors, List<long[]> points, List<BigFraction> values) {
  /**
   * Checks that all fit together.
   *
   * @throws IllegalArgumentException where they do not, or where two points are the same
   */
  public Observations {
    parameters = List.copyOf(parameters);
    points = List.copyOf(points);
    values = List.copyOf(values);
    if (points.size() != values.size()) {
      throw new IllegalArgumentException(points.size() + " points, " + values.size() + " values");
    }
    for (long[] point : points) {
      if (point.length != parameters.size()) {
        throw new IllegalArgumentException("a point of " + point.length + " numbers for " + parameters.size() + " parameters");
      }
    }
    if (points.stream().map(Arrays::hashCode).distinct().count() < points.size() && points.stream().map(Arrays::toString).distinct().count() < points.size()) {
      throw new IllegalArgumentException("a point stands twice");
    }
  }

  /** Observations of what no ranks share. */
  public Observations(List<String> parameters, List<long[]> points, List<BigFraction> values) {
    this(parameters, 0, points, values);
  }

  /** A name that no parameter has: the one that is wanted, with lines below where it is taken. */
  public static String unused(String wanted, List<String> parameters) {
    return parameters.contains(wanted) ? unused(wanted + "_", parameters) : wanted;
  }

  /** How many points there are. */
  public int size() {
    return points.size();
  }

  /** Returns how many points differ in these parameters. */
  int distinct(int... some) {
    return (int) points.stream().map(point -> IntStream.of(some).mapToObj(parameter -> point[parameter]).toList()).distinct().count();
  }

  /** Returns the points at which the parameter leaves this remainder. */
  Observations where(int parameter, int modulus, int remainder) {
    return where(point -> Math.floorMod(point[parameter], modulus) == remainder);
  }

  /** Returns the points that are wanted. */
  Observations where(Predicate<long[]> wanted) {
    List<Integer> kept = IntStream.range(0, size()).filter(i -> wanted.test(points.get(i))).boxed().toList();
    return new Observations(parameters, factors, kept.stream().map(points::get).toList(), kept.stream().map(values::get).toList());
  }

  /** Returns the same values as functions of other variables; points that differ in the parameters differ in the variables. */
  Observations in(List<PolynomialVariable> variables) {
    List<long[]> derived = points.stream().map(point -> variables.stream().mapToLong(variable -> variable.at(point)).toArray()).toList();
    return new Observations(variables.stream().map(variable -> variable.name(parameters)).toList(), factors, derived, values);
  }

  /**
   * What a point has that none of these has, in words: programs may treat odd sizes otherwise than even ones, and parts differ where ranks do not divide a size. Where no point that was run leaves
   * the remainder of another, no formula tells of that one.
   */
  List<String> unmet(long... point) {
    List<String> unmet = new ArrayList<>();
    int sizes = parameters.size() - factors;
    for (int i = 0; i < point.length; i++) {
      int parameter = i;
      long first = points.get(0)[i];
      long step = points.stream().map(each -> BigInteger.valueOf(each[parameter] - first)).reduce(BigInteger.ZERO, BigInteger::gcd).longValue();
      if (step > 1 && (point[i] - first) % step != 0) {
        long remainder = Math.floorMod(first, step);
        unmet.add("every " + parameters.get(i) + " that was run is " + (remainder == 0 ? "" : remainder + " more than ") + "a multiple of " + step);
      } else if (i < sizes) {
        unmetRemainder(i, point[i]).ifPresent(unmet::add);
      }
    }
    for (int size = 0; size < sizes; size++) {
      for (int factor = sizes; factor < point.length; factor++) {
        int dividend = size;
        int divisor = factor;
        boolean divides = point[size] % point[factor] == 0;
        if (points.stream().noneMatch(each -> each[dividend] % each[divisor] == 0 == divides)) {
          unmet.add(parameters.get(factor) + (divides ? " divides " : " does not divide ") + parameters.get(size) + " at no point that was run");
        }
      }
    }
    return unmet;
  }

  /** The first divisor that leaves of the size what it leaves of none that was run, though these are enough to show each of its remainders twice. */
  private Optional<String> unmetRemainder(int size, long asked) {
    for (int divisor = 2; 2 * divisor <= distinct(size); divisor++) {
      int modulus = divisor;
      if (points.stream().noneMatch(point -> (point[size] - asked) % modulus == 0)) {
        return Optional.of("no " + parameters.get(size) + " that was run is " + (asked % modulus == 0 ? "" : asked % modulus + " more than ") + "a multiple of " + modulus);
      }
    }
    return Optional.empty();
  }
}
