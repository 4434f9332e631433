package org.parcast.analyses.scale.reuse;

import java.util.List;
import java.util.Optional;
import java.util.function.LongToDoubleFunction;
import java.util.function.ToDoubleFunction;
import org.hipparchus.fraction.BigFraction;
import org.parcast.analyses.reuse.ReuseDistances;
import org.parcast.analyses.reuse.Walk;
import org.parcast.analyses.scale.ExactModel;
import org.parcast.analyses.scale.FittedModel;
import org.parcast.analyses.scale.Observations;
import org.parcast.analyses.scale.ScalingModel;
import org.parcast.analyses.scale.ScalingModels;

/**
 * A group of references over the sizes: how many there are, how many of them are first uses, and the others in classes of similar distances.
 *
 * @param name the group
 * @param block that it is in
 * @param stride formula of the bytes from one use to the next; empty where the addresses are irregular, at some size at least
 * @param run formula of the uses in a row with that stride
 * @param references formula of their number
 * @param first formula of the number of first uses
 * @param classes of the others, the nearest first
 * @param unsure part of the others whose distance the other sizes do not foretell, 0 to 1
 */
record GroupModel(String name, String block, Optional<ScalingModel> stride, FittedModel run, ScalingModel references, ScalingModel first, List<ReuseClass> classes, double unsure) {
  /** As a fit needs. */
  private static final int LEAST_SIZES = 5;

  public GroupModel {
    classes = List.copyOf(classes);
  }

  /**
   * Returns the model; empty where there are too few sizes.
   *
   * @param walks references of the block
   */
  static Optional<GroupModel> of(List<String> parameters, List<SizedProfile> profiles, int walks) {
    if (profiles.size() < LEAST_SIZES) {
      return Optional.empty();
    }
    ScalingModel references = counted(observed(parameters, profiles, profile -> profile.profile().references()));
    ScalingModel first = counted(observed(parameters, profiles, profile -> profile.profile().count(ReuseDistances.INFINITE)));
    boolean regular = profiles.stream().allMatch(profile -> profile.walk().isRegular());
    Optional<ScalingModel> stride = regular ? Optional.of(ScalingModels.of(observed(parameters, profiles, profile -> profile.walk().stride()))) : Optional.empty();
    FittedModel run = ScalingModels.ofWholePowers(observed(parameters, profiles, profile -> profile.walk().length()), 0).orElseThrow();
    ReuseShares.Found found = ReuseShares.of(parameters, profiles, walks).found();
    return Optional.of(new GroupModel(profiles.get(0).group(), profiles.get(0).block(), stride, run, references, first, found.classes(), found.unsure()));
  }

  /** The formula of a count. Where it is not exact, as lines begin anywhere in a row or the data decide, a fit of whole powers: loops count nothing else. */
  private static ScalingModel counted(Observations count) {
    ScalingModel model = ScalingModels.of(count);
    return model instanceof ExactModel ? model : ScalingModels.ofWholePowers(count, 0).orElseThrow();
  }

  private static Observations observed(List<String> parameters, List<SizedProfile> profiles, ToDoubleFunction<SizedProfile> quantity) {
    return new Observations(parameters, profiles.stream().map(SizedProfile::sizes).toList(),
        profiles.stream().map(profile -> new BigFraction(Math.round(quantity.applyAsDouble(profile)))).toList());
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
    double others = Math.max(0, references(sizes) - at(first, sizes));
    double all = classes.stream().mapToDouble(each -> each.part(sizes)).sum();
    double hits = all == 0 ? 0 : classes.stream().mapToDouble(each -> each.part(sizes) * each.hits(hitProbability, sizes)).sum() * others / all;
    return new Hits(hits, unsure * others);
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
