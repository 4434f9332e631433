package org.parcast.analyses.scale.reuse;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.analyses.reuse.ReuseProfile;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.LeastSquares;
import org.parcast.analyses.scale.Observations;
import org.parcast.analyses.scale.ScalingModels;

/**
 * The references of a group that are no first uses, in shares by the order of their distances, at several sizes. A share of the references of a loop keeps its place in the
 * order while the loop grows, whether its distance grows with the loop or stays; only the borders move between the classes of near and of far uses.
 *
 * @param parameters names of the sizes
 * @param profiles at each size
 * @param resolution lines by which a distance may be off
 */
record ReuseShares(List<String> parameters, List<SizedProfile> profiles, double resolution) {
  /** The mean share is off by at most half of it: a quarter of a point of the group's hit rate. */
  private static final int SHARES = 200;

  /** A share whose distance is foretold from the other sizes worse than this may lie on either side of a cache's size. */
  private static final double UNSURE = 0.2;

  /**
   * Each walk of a block begins and ends anywhere in a line, one whatever the others do: what the lines of all are off by grows as the square root of their number.
   *
   * @param walks references of the block
   */
  static ReuseShares of(List<String> parameters, List<SizedProfile> profiles, int walks) {
    return new ReuseShares(parameters, profiles, Math.sqrt(walks));
  }

  /** The classes, the nearest first, and what part of the references is in shares that the other sizes do not foretell. */
  record Found(List<ReuseClass> classes, double unsure) {}

  Found found() {
    List<double[]> shares = profiles.stream().map(profile -> shares(profile.profile())).toList();
    double[] largest = shares.get(IntStream.range(0, profiles.size()).boxed().max(Comparator.comparingDouble(i -> profiles.get(i).profile().references())).orElseThrow());
    List<FittedModel> own = new ArrayList<>();
    boolean[] sure = new boolean[SHARES];
    for (int share = 0; share < SHARES; share++) {
      int at = share;
      Observations distances = observed(shares.stream().map(each -> new BigFraction(Math.round(each[at]))).toList());
      FittedModel model = ScalingModels.ofWholePowers(distances, resolution).orElseThrow();
      own.add(model);
      sure[share] = model.relativeError() <= UNSURE || isWithinResolution(model, distances);
    }
    List<FittedModel> settled = settled(own, sure, largest);
    double unsure = (double) IntStream.range(0, SHARES).filter(share -> !sure[share]).count() / SHARES;
    return new Found(classes(settled, largest), unsure);
  }

  private Observations observed(List<BigFraction> values) {
    return new Observations(parameters, profiles.stream().map(SizedProfile::sizes).toList(), values);
  }

  private boolean isWithinResolution(FittedModel model, Observations distances) {
    return IntStream.range(0, distances.size()).allMatch(i -> Math.abs(model.at(distances.points().get(i)) - distances.values().get(i).doubleValue()) <= resolution);
  }

  /** The distance in the middle of each share; 0 where there are none. */
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

  /** A share at a border is near at some sizes and far at others, and no formula meets it. It goes on as the share of its class that is most like it at the largest size. */
  private List<FittedModel> settled(List<FittedModel> own, boolean[] sure, double[] largest) {
    List<FittedModel> settled = new ArrayList<>();
    for (int share = 0; share < SHARES; share++) {
      double distance = largest[share];
      Optional<Integer> like = sure[share] ? Optional.of(share) : IntStream.range(0, SHARES).filter(other -> sure[other] && !isFar(largest[other], distance) && !isFar(distance, largest[other]))
          .boxed().min(Comparator.comparingDouble(other -> Math.abs(largest[other] - distance)));
      settled.add(own.get(like.orElse(share)));
    }
    return settled;
  }

  /** Whether the distance is of another class: more than twice as far, and by more than the resolution. */
  private boolean isFar(double near, double distance) {
    return distance > 2 * near + resolution;
  }

  private List<ReuseClass> classes(List<FittedModel> settled, double[] largest) {
    List<List<FittedModel>> parts = new ArrayList<>();
    for (int share = 0; share < SHARES; share++) {
      if (share == 0 || isFar(largest[share - 1], largest[share])) {
        parts.add(new ArrayList<>());
      }
      parts.get(parts.size() - 1).add(settled.get(share));
    }
    List<double[]> counts = profiles.stream().map(profile -> counts(profile, parts)).toList();
    return IntStream.range(0, parts.size()).mapToObj(part -> ofPart(part, counts, parts.get(part))).toList();
  }

  /** Each reference of each size is an observation of whether it is in the class. */
  private ReuseClass ofPart(int part, List<double[]> counts, List<FittedModel> distances) {
    double[][] columns = new double[parameters.size() + 1][profiles.size()];
    double[] target = new double[profiles.size()];
    for (int i = 0; i < target.length; i++) {
      double all = Arrays.stream(counts.get(i)).sum();
      double weight = Math.sqrt(all);
      columns[0][i] = weight;
      for (int j = 1; j < columns.length; j++) {
        columns[j][i] = weight / profiles.get(i).sizes()[j - 1];
      }
      target[i] = all == 0 ? 0 : weight * counts.get(i)[part] / all;
    }
    LeastSquares fit = LeastSquares.of(columns, target);
    double[] found = fit == null ? new double[columns.length] : fit.coefficients();
    return new ReuseClass(found[0], Arrays.stream(found).skip(1).boxed().toList(), distances);
  }

  /** How many references are nearer to the distances of each part than to those of the parts beside it. */
  private static double[] counts(SizedProfile profile, List<List<FittedModel>> parts) {
    double[] counts = new double[parts.size()];
    int part = 0;
    for (long distance : profile.profile().distances()) {
      if (distance != ReuseDistances.INFINITE) {
        while (part + 1 < parts.size() && distance > border(parts.get(part), parts.get(part + 1), profile.sizes())) {
          part++;
        }
        counts[part] += profile.profile().count(distance);
      }
    }
    return counts;
  }

  private static double border(List<FittedModel> near, List<FittedModel> far, long[] sizes) {
    return Math.sqrt((ReuseClass.distance(near.get(near.size() - 1), sizes) + 1.0) * (ReuseClass.distance(far.get(0), sizes) + 1.0)) - 1;
  }
}
