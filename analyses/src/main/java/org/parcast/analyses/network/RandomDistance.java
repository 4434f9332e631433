package org.parcast.analyses.network;

/** Mean distance of a random placement on a k-ary n-dimensional torus, equation (17), or mesh. */
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

  /** The same on a mesh, whose ends are not joined: two of k nodes in a row are (k^2 - 1) / 3k apart, if they may be the same. */
  static double onMesh(double nodes, int dimension) {
    double radix = Math.pow(nodes, 1.0 / dimension);
    return dimension * (radix * radix - 1) / (3 * radix) * nodes / (nodes - 1);
  }
}
