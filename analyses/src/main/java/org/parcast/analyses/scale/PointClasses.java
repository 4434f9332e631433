package org.parcast.analyses.scale;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/**
 * Remainders that tell points apart: programs may treat odd sizes otherwise than even ones, and parts differ where ranks do not divide a size. Where no point that was run leaves the remainder of
 * another, no formula tells of that one.
 */
final class PointClasses {
  private PointClasses() {}

  /** Returns what the point has that none of the observations has, in words. */
  static List<String> unmet(Observations observations, long... point) {
    List<String> unmet = new ArrayList<>();
    List<String> names = observations.parameters();
    int sizes = names.size() - observations.factors();
    for (int i = 0; i < names.size(); i++) {
      int parameter = i;
      long first = observations.points().get(0)[i];
      long step = observations.points().stream().map(each -> BigInteger.valueOf(each[parameter] - first)).reduce(BigInteger.ZERO, BigInteger::gcd).longValue();
      if (step > 1 && (point[i] - first) % step != 0) {
        long remainder = Math.floorMod(first, step);
        unmet.add("every " + names.get(i) + " that was run is " + (remainder == 0 ? "" : remainder + " more than ") + "a multiple of " + step);
      }
    }
    for (int size = 0; size < sizes; size++) {
      for (int factor = sizes; factor < names.size(); factor++) {
        int dividend = size;
        int divisor = factor;
        boolean divides = point[size] % point[factor] == 0;
        if (observations.points().stream().noneMatch(each -> each[dividend] % each[divisor] == 0 == divides)) {
          unmet.add(names.get(factor) + (divides ? " divides " : " does not divide ") + names.get(size) + " at no point that was run");
        }
      }
    }
    return unmet;
  }
}
