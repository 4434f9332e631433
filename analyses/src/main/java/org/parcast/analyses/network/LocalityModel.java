package org.parcast.analyses.network;

import java.util.List;

/**
 * The combined model: the node model, equation (9), gives the latency at which a processor injects messages at some rate; the network model,
 * equation (11), the latency that the network has at this rate. The first falls with the rate and the second rises; they meet once.
 */
public final class LocalityModel {
  private static final int HALVINGS = 200;

  private LocalityModel() {}

  /**
   * The balance on a torus or mesh.
   *
   * @param distance d, mean hops of a message, above 0
   * @throws IllegalArgumentException if the processors would fill the network's channels whatever the latency
   */
  public static OperatingPoint solve(LocalityParameters parameters, double distance) {
    return solve(parameters, distance, new NetworkLatency.Mesh(parameters.dimension(), distance, parameters.flits()));
  }

  /** The balance on a fat tree of full bisection. */
  public static OperatingPoint solveFatTree(LocalityParameters parameters, double distance) {
    return solve(parameters, distance, new NetworkLatency.FatTree(parameters.flits()));
  }

  private static OperatingPoint solve(LocalityParameters parameters, double distance, NetworkLatency network) {
    if (!(distance > 0) || !Double.isFinite(distance)) {
      throw new IllegalArgumentException("a mean distance of " + distance + " hops: it has to be above 0");
    }
    Balance balance = new Balance(parameters, distance, network);
    // Equations (3) and (4): more contexts than hide the latency do not make a processor faster.
    double fastest = parameters.messages() / (parameters.scaledRunLength() + parameters.scaledSwitch());
    double ceiling = Math.min(network.saturation(), parameters.nodeChannel() ? 1 / parameters.flits() : Double.POSITIVE_INFINITY);
    boolean masked = fastest < ceiling && balance.slack(fastest) >= 0;
    double rate = masked ? fastest : balance.meet(ceiling);
    if (network.utilisation(rate) >= 1 && network instanceof NetworkLatency.Mesh) {
      throw new IllegalArgumentException("the processors fill the network's channels at a distance of " + distance
          + " hops, the model has no answer: give fewer --contexts or --flits, or a longer --run-length");
    }
    return balance.at(rate, masked);
  }

  /** Node and network at one distance. */
  private record Balance(LocalityParameters parameters, double distance, NetworkLatency network) {
    private double networkLatency(double rate) {
      return distance * network.perHop(rate) + parameters.flits() + queue(rate);
    }

    /** Wait at the receiver's channel, a queue with one server and equal messages. */
    private double queue(double rate) {
      double load = rate * parameters.flits();
      return parameters.nodeChannel() ? load * parameters.flits() / (2 * (1 - load)) : 0;
    }

    /** By how much the latency that the node tolerates at a rate, equation (9), is above what the network has. */
    double slack(double rate) {
      double fixed = (parameters.scaledRunLength() + parameters.scaledOverhead()) / parameters.criticalMessages();
      return parameters.sensitivity() / rate - fixed - networkLatency(rate);
    }

    double meet(double ceiling) {
      double low = 0;
      double high = ceiling;
      if (Double.isInfinite(ceiling)) {
        high = parameters.sensitivity() / (distance + parameters.flits());
      }
      for (int i = 0; i < HALVINGS; i++) {
        double middle = low + (high - low) / 2;
        if (slack(middle) > 0) {
          low = middle;
        } else {
          high = middle;
        }
      }
      return high;
    }

    OperatingPoint at(double rate, boolean masked) {
      double c = parameters.criticalMessages();
      double p = parameters.contexts();
      double hop = network.perHop(rate);
      return new OperatingPoint(distance, parameters.messages() / rate, networkLatency(rate), hop, network.utilisation(rate),
          rate * parameters.flits(), List.of(c * distance * hop / p, c * (parameters.flits() + queue(rate)) / p,
              parameters.scaledOverhead() / p, parameters.scaledRunLength() / p), masked);
    }
  }
}
