package org.parcast.analyses.network;

import java.util.Locale;
import org.parcast.analyses.network.NetworkTopology.FatTree;
import org.parcast.analyses.network.NetworkTopology.Grid;

/** Networks of one kind and any size, whose radix or number of levels may be real: what the gain is told for over machine sizes. */
sealed interface NetworkFamily {
  /** Fewest processors of such a network. */
  double smallest();

  /** Mean hops of a random placement among N processors. */
  double randomDistance(double nodes);

  /** Hops between the nearest two processors. */
  double nearest();

  /** The balance at a mean distance. */
  OperatingPoint solve(LocalityParameters parameters, double distance);

  /** What the latency of a hop of random traffic comes to as the machine grows, cycles. */
  double hopLatencyLimit(LocalityParameters parameters);

  /** The kind, as in {@code even tori of 2 dimensions}. */
  String label();

  /** That of a topology. */
  static NetworkFamily of(NetworkTopology topology) {
    if (topology instanceof Grid grid) {
      return new Grids(grid.dimension(), grid.wraps());
    }
    FatTree tree = (FatTree) topology;
    return new Trees(Math.pow(tree.nodes(), 1.0 / tree.extents().size()));
  }

  /**
   * k-ary n-dimensional tori, or meshes, which are treated as tori with their own distances.
   *
   * @param wraps whether the ends of each dimension are joined
   */
  record Grids(int dimension, boolean wraps) implements NetworkFamily {
    /** With a radix below two there is no way to go. */
    @Override
    public double smallest() {
      return Math.pow(2, dimension);
    }

    @Override
    public double randomDistance(double nodes) {
      double radix = Math.pow(nodes, 1.0 / dimension);
      return dimension * (wraps ? alongRing(radix) : alongRow(radix)) * nodes / (nodes - 1);
    }

    /** Equation (17). */
    private static double alongRing(double radix) {
      double nearest = Math.rint(radix);
      boolean odd = Math.abs(radix - nearest) < 1e-9 * radix && nearest % 2 == 1;
      return odd ? (nearest * nearest - 1) / (4 * nearest) : radix / 4;
    }

    /** Mean over all two of k nodes, which may be the same. */
    private static double alongRow(double radix) {
      return (radix * radix - 1) / (3 * radix);
    }

    @Override
    public double nearest() {
      return 1;
    }

    @Override
    public OperatingPoint solve(LocalityParameters parameters, double distance) {
      return LocalityModel.solve(parameters, distance);
    }

    @Override
    public double hopLatencyLimit(LocalityParameters parameters) {
      return parameters.hopLatencyLimit();
    }

    @Override
    public String label() {
      return "even " + (wraps ? "tori" : "meshes") + " of " + dimension + (dimension == 1 ? " dimension" : " dimensions");
    }
  }

  /** Fat trees of full bisection: channels never queue. */
  record Trees(double arity) implements NetworkFamily {
    @Override
    public double smallest() {
      return 2;
    }

    /** 2 l hops to each of the m^l - m^(l-1) nodes whose nearest common switch is l levels up, log_m N levels in all; never below one switch. */
    @Override
    public double randomDistance(double nodes) {
      double levels = Math.log(nodes) / Math.log(arity);
      return Math.max(nearest(), 2 * (levels * nodes / (nodes - 1) - 1 / (arity - 1)));
    }

    @Override
    public double nearest() {
      return 2;
    }

    @Override
    public OperatingPoint solve(LocalityParameters parameters, double distance) {
      return LocalityModel.solveFatTree(parameters, distance);
    }

    @Override
    public double hopLatencyLimit(LocalityParameters parameters) {
      return 1;
    }

    @Override
    public String label() {
      return String.format(Locale.ROOT, "fat trees of arity %.4g", arity);
    }
  }
}
