package org.parcast.analyses.network;

/** Latency of a message over a distance at a rate of injection: equations (10), (11), (13) and (14). */
sealed interface NetworkLatency {
  /** The rate at which a channel is full, messages per cycle; infinite where none can be. */
  double saturation();

  /** rho, utilisation of a channel. */
  double utilisation(double rate);

  /** T_h, cycles per hop. */
  double perHop(double rate);

  /** A k-ary n-dimensional torus or mesh, two channels of opposite directions per dimension. */
  record Mesh(int dimension, double distance, double flits) implements NetworkLatency {
    @Override
    public double saturation() {
      return 2 / (flits * perDimension());
    }

    @Override
    public double utilisation(double rate) {
      return rate * flits * perDimension() / 2;
    }

    @Override
    public double perHop(double rate) {
      double hops = perDimension();
      if (hops < 1) {
        return 1;
      }
      double rho = utilisation(rate);
      return 1 + rho * flits / (1 - rho) * (hops - 1) / (hops * hops) * (dimension + 1) / dimension;
    }

    private double perDimension() {
      return distance / dimension;
    }
  }

  /** A fat tree of full bisection: no level is narrower than the nodes' own channels, so that hops do not queue. */
  record FatTree(double flits) implements NetworkLatency {
    @Override
    public double saturation() {
      return Double.POSITIVE_INFINITY;
    }

    @Override
    public double utilisation(double rate) {
      return rate * flits;
    }

    @Override
    public double perHop(double rate) {
      return 1;
    }
  }
}
