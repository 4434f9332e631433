package org.parcast.analyses.scale.reuse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.reuse.Walk;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.Observations;
import org.parcast.analyses.scale.ScalingModel;
import org.parcast.analyses.scale.ScalingModels;

/**
 * A group of references over the sizes: how many there are, how many of them are first uses, and the distances of the others, one for each two-hundredth of them in the order
 * of their distances. A share of the references of a loop keeps its place in the order while the loop grows, whether its distance grows with the loop or stays.
 *
 * @param name the group
 * @param block that it is in
 * @param stride formula of the bytes from one use to the next; empty where the addresses are irregular, at some size at least
 * @param run formula of the uses in a row with that stride
 * @param references formula of their number
 * @param first formula of the number of first uses
 * @param distances a formula for each share of the others, the nearest first
 */
public record GroupModel(String name, String block, Optional<ScalingModel> stride, FittedModel run, ScalingModel references, ScalingModel first, List<FittedModel> distances) {
  /** The mean share is off by at most half of it: a quarter of a point of the group's hit rate. */
  private static final int SHARES = 200;

  /** A share whose distance is foretold from the other sizes worse than this may lie on either side of a cache's size. */
  private static final double UNSURE = 0.2;

  public GroupModel {
    distances = List.copyOf(distances);
  }

  /** Returns the model; empty where the distances of some share have no formula. */
  static Optional<GroupModel> of(List<String> parameters, List<SizedProfile> profiles) {
    ScalingModel references = ScalingModels.of(observed(parameters, profiles, ReuseProfile::references));
    ScalingModel first = ScalingModels.of(observed(parameters, profiles, profile -> profile.count(ReuseDistances.INFINITE)));
    List<double[]> shares = profiles.stream().map(profile -> shares(profile.profile())).toList();
    List<FittedModel> distances = new ArrayList<>();
    for (int share = 0; share < SHARES; share++) {
      List<BigFraction> values = new ArrayList<>();
      for (double[] each : shares) {
        values.add(new BigFraction(Math.round(each[share])));
      }
      Optional<FittedModel> model = ScalingModels.ofWholePowers(new Observations(parameters, profiles.stream().map(SizedProfile::sizes).toList(), values));
      if (model.isEmpty()) {
        return Optional.empty();
      }
      distances.add(model.get());
    }
    boolean regular = profiles.stream().allMatch(profile -> profile.walk().isRegular());
    Optional<ScalingModel> stride = regular ? Optional.of(ScalingModels.of(walked(parameters, profiles, Walk::stride))) : Optional.empty();
    Optional<FittedModel> run = ScalingModels.ofWholePowers(walked(parameters, profiles, walk -> Math.round(walk.length())));
    return Optional.of(new GroupModel(profiles.get(0).group(), profiles.get(0).block(), stride, run.orElseThrow(), references, first, distances));
  }

  private static Observations walked(List<String> parameters, List<SizedProfile> profiles, ToLongFunction<Walk> of) {
    return new Observations(parameters, profiles.stream().map(SizedProfile::sizes).toList(), profiles.stream().map(profile -> new BigFraction(of.applyAsLong(profile.walk()))).toList());
  }

  private static Observations observed(List<String> parameters, List<SizedProfile> profiles, ToDoubleFunction<ReuseProfile> count) {
    return new Observations(parameters, profiles.stream().map(SizedProfile::sizes).toList(),
        profiles.stream().map(profile -> new BigFraction(Math.round(count.applyAsDouble(profile.profile())))).toList());
  }

  /** The distance in the middle of each share of the references that are no first uses; 0 where there are none. */
  private static double[] shares(ReuseProfile profile) {
    double[] shares = new double[SHARES];
    double finite = profile.references() - profile.count(ReuseDistances.INFINITE);
    double seen = 0;
    int share = 0;
    for (long distance : profile.distances()) {
      if (distance != ReuseDistances.INFINITE) {
        seen += profile.count(distance);
        while (share < SHARES && (share + 0.5) * finite / SHARES <= seen) {
          shares[share++] = distance;
        }
      }
    }
    return shares;
  }

  /** How the addresses advance. */
  Walk walk(long... sizes) {
    double bytes = stride.map(model -> signed(model, sizes)).orElse(Double.NaN);
    return Double.isNaN(bytes) ? new Walk(Walk.IRREGULAR, 1) : new Walk(Math.round(bytes), Math.max(1, run.at(sizes)));
  }

  /** How many references there are. */
  double references(long... sizes) {
    return at(references, sizes);
  }

  /** What hits of the references, for sure or perhaps. */
  Hits hits(LongToDoubleFunction hitProbability, long... sizes) {
    double each = Math.max(0, references(sizes) - at(first, sizes)) / SHARES;
    double hits = 0;
    double unsure = 0;
    for (FittedModel distance : distances) {
      double hit = hitProbability.applyAsDouble(Math.max(0, Math.round(distance.at(sizes))));
      hits += each * hit;
      unsure += distance.relativeError() > UNSURE ? each : 0;
    }
    return new Hits(hits, unsure);
  }

  /**
   * @param expected hits
   * @param unsure references whose distance has no formula that foretells it
   */
  record Hits(double expected, double unsure) {}

  private static double at(ScalingModel model, long... sizes) {
    return model instanceof ExactModel ? signed(model, sizes) : Math.max(0, signed(model, sizes));
  }

  private static double signed(ScalingModel model, long... sizes) {
    if (model instanceof ExactModel exact) {
      return exact.at(sizes).doubleValue();
    }
    return model instanceof FittedModel fitted ? fitted.at(sizes) : Double.NaN;
  }
}
