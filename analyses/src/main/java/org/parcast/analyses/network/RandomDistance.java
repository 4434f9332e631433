package org.parcast.analyses.network;

/** Mean distance of a random placement on a k-ary n-dimensional torus, equation (17). */
final class RandomDistance {
  private RandomDistance() {}

  /** Mean hops among {@code nodes} processors; the radix N^(1/n) is real where N is no n-th power. */
  static double onTorus(double nodes, int dimension) {
    double radix = Math.pow(nodes, 1.0 / dimension);
    double nearest = Math.rint(radix);
    boolean odd = Math.abs(radix - nearest) < 1e-9 * radix && nearest % 2 == 1;
    double perDimension = odd ? (nearest * nearest - 1) / (4 * nearest) : radix / 4;
    return dimension * perDimension * nodes / (nodes - 1);
  }
}
