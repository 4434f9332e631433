package org.parcast.analyses.scale;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.hipparchus.fraction.BigFraction;

/**
 * The formulas of all quantities of a sweep.
 *
 * @param parameters names of the program's parameters
 * @param models in the order of the table
 */
public record ScalingStudy(List<String> parameters, List<QuantityModel> models) {
  /** Point-to-point and collective bytes of all ranks together. */
  public static final String BYTES_PER_STEP = "bytes_per_step";

  /** How many places along an axis, whose number follows, the steps compute of an array: blocks share these out. */
  public static final String COMPUTED_EXTENT = "computed_extent_";

  /** The busiest rank's computations over the mean. */
  private static final String IMBALANCE = "imbalance";

  public ScalingStudy {
    parameters = List.copyOf(parameters);
    models = List.copyOf(models);
  }

  private record Key(Measurement.Family family, Measurement.GridAxes axes, String quantity) {}

  /** Finds the formulas. The factors of a grid over several axes are a, b, c; of one along one axis the factor is p, the number of ranks. One rank sends nothing, and cuts no axis: it tells nothing. */
  public static ScalingStudy of(List<String> parameters, List<Measurement> measured) {
    List<Measurement> measurements = measured.stream().filter(each -> each.grid().isEmpty() || each.grid().stream().anyMatch(factor -> factor > 1)).toList();
    Map<Measurement.Family, Set<Measurement.GridAxes>> axes = new HashMap<>();
    measurements.forEach(each -> axes.computeIfAbsent(each.family(), family -> new HashSet<>()).add(Measurement.GridAxes.of(each.grid())));
    Map<Key, Map<List<Long>, BigFraction>> groups = new LinkedHashMap<>();
    Set<Key> mixed = new HashSet<>();
    for (Measurement measurement : measurements) {
      Key key = key(measurement, axes.get(measurement.family()));
      List<Long> point = new ArrayList<>(measurement.sizes());
      key.axes().factors(measurement.grid()).forEach(factor -> point.add((long) factor));
      BigFraction other = groups.computeIfAbsent(key, each -> new LinkedHashMap<>()).put(point, measurement.value());
      if (other != null && !other.equals(measurement.value())) {
        mixed.add(key);
      }
    }
    List<QuantityModel> models = groups.entrySet().parallelStream().map(group -> model(parameters, group.getKey(), group.getValue(), mixed.contains(group.getKey()))).toList();
    Reasons reasons = new Reasons(models);
    List<QuantityModel> reasoned = models.parallelStream().map(model -> model.because(reasons.of(model))).toList();
    return new ScalingStudy(parameters, reasoned.stream().map(model -> asSureAsItsBytes(model, reasoned)).toList());
  }

  /** Messages are counted of the same uses as bytes: where no formula tells these, one of the messages says only that all ranks of the runs had something to tell each other. */
  private static QuantityModel asSureAsItsBytes(QuantityModel model, List<QuantityModel> all) {
    if (!model.isExact() || !model.quantity().equals(ModelledStepTimes.MESSAGES)) {
      return model;
    }
    return all.stream().filter(bytes -> bytes.quantity().equals(BYTES_PER_STEP) && bytes.family().equals(model.family()) && bytes.axes().equals(model.axes()) && !bytes.isExact()).findFirst()
        .map(bytes -> new QuantityModel(model.family(), model.axes(), model.quantity(), model.observations(), new NoModel(bytes.inexact()), bytes.inexact())).orElse(model);
  }

  /** Where a family cuts several axes at once, all factors vary; where it cuts one or another, or arrays of one name have more axes or fewer, each has formulas of its own. */
  private static Key key(Measurement measurement, Set<Measurement.GridAxes> all) {
    Measurement.Family family = measurement.family();
    Measurement.GridAxes axes = Measurement.GridAxes.of(measurement.grid()).within(all);
    boolean several = all.stream().map(each -> each.within(all)).distinct().count() > 1;
    return new Key(several ? family.in(axes.text()) : family, axes, measurement.quantity());
  }

  /** @param mixed whether a point has several values, as where a name stands for several arrays that are cut alike */
  private static QuantityModel model(List<String> parameters, Key key, Map<List<Long>, BigFraction> points, boolean mixed) {
    List<String> factors = key.axes().names(parameters);
    List<String> names = new ArrayList<>(parameters);
    names.addAll(factors);
    Observations observations = new Observations(names, factors.size(), points.keySet().stream().map(ScalingStudy::array).toList(), List.copyOf(points.values()));
    if (mixed && key.family().isOfRanks()) {
      String reason = "the table has several values of it at one point: several arrays are called " + key.family().array() + "; give each a name of its own";
      return new QuantityModel(key.family(), key.axes(), key.quantity(), observations, new NoModel(reason), reason);
    }
    return new QuantityModel(key.family(), key.axes(), key.quantity(), observations, ScalingModels.of(observations, key.family().isHeuristic()), "");
  }

  private static long[] array(List<Long> point) {
    return point.stream().mapToLong(Long::longValue).toArray();
  }

  /** The same without the exact formulas that would make a count less than nothing, or a broken number of what is counted whole, at any of these sizes and numbers of ranks. */
  public ScalingStudy possible(List<List<Long>> sizes, List<Integer> ranks) {
    return new ScalingStudy(parameters, models.parallelStream().map(model -> possible(model, sizes, ranks)).toList());
  }

  private QuantityModel possible(QuantityModel model, List<List<Long>> sizes, List<Integer> ranks) {
    if (!(model.model() instanceof ExactModel exact)) {
      return model;
    }
    boolean whole = model.observations().values().stream().allMatch(ScalingStudy::isWhole);
    for (List<Long> size : sizes) {
      for (List<Integer> grid : ranks.stream().flatMap(p -> model.axes().grids(p).stream()).distinct().toList()) {
        long[] point = point(size, model.axes().factors(grid));
        if (exact.holdsAt(point) && (exact.at(point).signum() < 0 || whole && !isWhole(exact.at(point)))) {
          String reason = "its formula " + exact.formula() + " gives " + exact.at(point).doubleValue() + " at " + Arrays.toString(point) + ", which is no count: add sizes";
          return new QuantityModel(model.family(), model.axes(), model.quantity(), model.observations(), new NoModel(reason), reason);
        }
      }
    }
    return model;
  }

  private static boolean isWhole(BigFraction value) {
    return value.getDenominator().bitLength() == 1;
  }

  /** Returns the exact formula of a quantity of the program or of an array. */
  Optional<ExactModel> exact(Measurement.Family family, String quantity) {
    return models.stream().filter(model -> model.family().equals(family) && model.quantity().equals(quantity))
        .map(QuantityModel::model).filter(ExactModel.class::isInstance).map(ExactModel.class::cast).findFirst();
  }

  /**
   * What a decomposition sends at sizes that were not run.
   *
   * @param family the decomposition
   * @param grid of ranks
   * @param bytesPerStep of all ranks together
   * @param imbalance an estimate: computed places of the largest part over the mean, times how much more uneven the work was at the largest sizes that were run on this grid
   * @param unmet what the point has that no point of the formula has; empty where there is nothing
   */
  public record Forecast(Measurement.Family family, List<Integer> grid, BigFraction bytesPerStep, double imbalance, List<String> unmet) {
    public Forecast {
      unmet = List.copyOf(unmet);
    }

    /** The bytes as a whole number. */
    public BigInteger wholeBytes() {
      return bytesPerStep.getNumerator().divide(bytesPerStep.getDenominator());
    }
  }

  /** Where the heaviest rank has more than this over the mean, the answer is not called balanced, as everywhere. */
  private static final double LARGEST_IMBALANCE = 1.10;

  /** Returns the balanced decomposition with an exact formula that sends least; the least imbalanced where none is balanced; empty without a formula. */
  public Optional<Forecast> best(List<Long> sizes, int ranks) {
    return balanced(sizes, ranks).stream().min((one, other) -> one.bytesPerStep().compareTo(other.bytesPerStep()));
  }

  /** Why there is no {@link #best}: what is missing of each decomposition whose bytes have an exact formula. */
  public String withoutBest(List<Long> sizes, int ranks) {
    Set<String> missing = new LinkedHashSet<>();
    for (QuantityModel model : models) {
      if (model.quantity().equals(BYTES_PER_STEP) && !model.family().isHeuristic() && model.model() instanceof ExactModel exact) {
        for (List<Integer> grid : model.axes().grids(ranks)) {
          missing.add(!exact.holdsAt(point(sizes, model.axes().factors(grid))) ? "exact formulas hold only where " + exact.condition()
              : extents(model.family(), sizes, grid).isEmpty() ? "the extents of " + model.family().array() + " have no exact formula"
              : "more parts than places of " + model.family().array() + " are computed along an axis");
        }
      }
    }
    return missing.isEmpty() ? "no decomposition has an exact formula of its bytes" : String.join("; ", missing);
  }

  /**
   * A balanced decomposition that {@link #best} knows nothing of, as it has no exact formula, though it sent less than the best of those that have.
   *
   * @param family the decomposition
   * @param sizes the largest that it was run at
   * @param grid of the most ranks on which it sent less there
   * @param bytesPerStep that it sent there
   * @param known the best of those with formulas there; empty where there is none
   */
  public record LeftOut(Measurement.Family family, List<Long> sizes, List<Integer> grid, BigFraction bytesPerStep, Optional<Forecast> known) {}

  /** Returns what may be better than the best with a formula. The partitioner's cuts follow none, and stand beside. */
  public List<LeftOut> leftOut() {
    return models.stream().filter(model -> model.quantity().equals(BYTES_PER_STEP) && model.family().isOfRanks() && !model.family().isHeuristic() && !(model.model() instanceof ExactModel))
        .flatMap(model -> sentLess(model).stream()).toList();
  }

  /** At the largest sizes that were run, on the most ranks on which it sent less. */
  private Optional<LeftOut> sentLess(QuantityModel model) {
    int swept = parameters.size();
    long largest = model.observations().points().stream().mapToLong(point -> LongStream.of(point).limit(swept).sum()).max().orElseThrow();
    Observations there = model.observations().where(point -> LongStream.of(point).limit(swept).sum() == largest);
    return IntStream.range(0, there.size()).mapToObj(i -> leftOut(model, there.points().get(i), there.values().get(i))).flatMap(Optional::stream).max(Comparator.comparingInt(left -> ranks(left.grid())));
  }

  private Optional<LeftOut> leftOut(QuantityModel model, long[] point, BigFraction bytes) {
    List<Long> sizes = LongStream.of(point).limit(parameters.size()).boxed().toList();
    List<Integer> grid = model.axes().grid(LongStream.of(point).skip(parameters.size()).mapToObj(Math::toIntExact).toList());
    Optional<Forecast> known = best(sizes, ranks(grid));
    double tolerated = Math.max(LARGEST_IMBALANCE, known.map(Forecast::imbalance).orElse(0.0));
    boolean isBalanced = imbalance(model.family(), sizes, grid).filter(imbalance -> imbalance <= tolerated).isPresent();
    boolean sentLess = known.filter(best -> best.bytesPerStep().compareTo(bytes) <= 0).isEmpty();
    return isBalanced && sentLess ? Optional.of(new LeftOut(model.family(), sizes, grid, bytes, known)) : Optional.empty();
  }

  private static int ranks(List<Integer> grid) {
    return grid.stream().reduce(1, (a, b) -> a * b);
  }

  /** Returns the decompositions with exact formulas that are balanced, or as balanced as the most balanced is. */
  List<Forecast> balanced(List<Long> sizes, int ranks) {
    List<Forecast> all = new ArrayList<>();
    for (QuantityModel model : models) {
      if (model.quantity().equals(BYTES_PER_STEP) && model.model() instanceof ExactModel exact) {
        Observations run = model.observations().where(exact::holdsAt);
        Map<Integer, Double> shortest = shortestParts(model, run);
        for (List<Integer> grid : model.axes().grids(ranks)) {
          long[] point = point(sizes, model.axes().factors(grid));
          if (exact.holdsAt(point) && exact.at(point).signum() >= 0) {
            imbalance(model.family(), sizes, grid).ifPresent(imbalance -> all.add(new Forecast(model.family(), grid, exact.at(point), imbalance,
                Stream.concat(run.unmet(point).stream(), shorterParts(model, sizes, grid, shortest).stream()).toList())));
          }
        }
      }
    }
    double tolerated = Math.max(LARGEST_IMBALANCE, all.stream().mapToDouble(Forecast::imbalance).min().orElse(0));
    return all.stream().filter(forecast -> forecast.imbalance() <= tolerated).toList();
  }

  /** By axis that is cut, places of the shortest parts of the points. */
  private Map<Integer, Double> shortestParts(QuantityModel model, Observations run) {
    Map<Integer, Double> shortest = new HashMap<>();
    for (long[] point : run.points()) {
      List<Integer> grid = model.axes().grid(LongStream.of(point).skip(parameters.size()).mapToObj(Math::toIntExact).toList());
      parts(model.family(), LongStream.of(point).limit(parameters.size()).boxed().toList(), grid).forEach((axis, places) -> shortest.merge(axis, places, Math::min));
    }
    return shortest;
  }

  /** Mean places of a part along each axis that is cut; none where the extents have no exact formulas. */
  private Map<Integer, Double> parts(Measurement.Family family, List<Long> sizes, List<Integer> grid) {
    Map<Integer, Double> parts = new TreeMap<>();
    extents(family, sizes, grid).ifPresent(extents -> IntStream.range(0, extents.length).filter(axis -> grid.get(axis) > 1).forEach(axis -> parts.put(axis, (double) extents[axis] / grid.get(axis))));
    return parts;
  }

  /** Parts shorter than any that was run, in words: what they exchange may reach across a neighbour, of which no point tells. */
  private List<String> shorterParts(QuantityModel model, List<Long> sizes, List<Integer> grid, Map<Integer, Double> shortest) {
    List<String> shorter = new ArrayList<>();
    List<String> names = model.axes().names(parameters);
    parts(model.family(), sizes, grid).forEach((axis, places) -> {
      if (shortest.containsKey(axis) && places < shortest.get(axis)) {
        shorter.add(String.format(Locale.ROOT, "parts of %s have %.2f places along %s, and the shortest that were run %.2f", model.family().array(), places, names.get(names.size() == 1 ? 0 : axis), shortest.get(axis)));
      }
    });
    return shorter;
  }

  /** What a quantity is by its formula, exact or fitted; empty where it has none there. */
  OptionalDouble value(Measurement.Family family, String quantity, List<Long> sizes, List<Integer> grid) {
    for (QuantityModel model : models) {
      if (model.family().equals(family) && model.quantity().equals(quantity) && model.axes().count() == grid.size()) {
        long[] point = point(sizes, model.axes().factors(grid));
        if (model.model() instanceof ExactModel exact && exact.holdsAt(point)) {
          return OptionalDouble.of(exact.at(point).doubleValue());
        }
        if (model.model() instanceof FittedModel fitted) {
          return OptionalDouble.of(Math.max(0, fitted.at(point)));
        }
      }
    }
    return OptionalDouble.empty();
  }

  private static long[] point(List<Long> sizes, List<Integer> factors) {
    return LongStream.concat(sizes.stream().mapToLong(Long::longValue), factors.stream().mapToLong(Integer::longValue)).toArray();
  }

  /** That of the places, with what a run has shown of the work on them; empty where there are more parts than places, or no exact extents. */
  private Optional<Double> imbalance(Measurement.Family family, List<Long> sizes, List<Integer> grid) {
    return ofPlaces(family, sizes, grid).map(places -> Math.max(1, places * unevenness(family, grid)));
  }

  /** The measured imbalance over that of the places, at the largest sizes that were run on the grid; 1 where none were. */
  private double unevenness(Measurement.Family family, List<Integer> grid) {
    for (QuantityModel model : models) {
      if (model.family().equals(family) && model.quantity().equals(IMBALANCE) && model.axes().count() == grid.size()) {
        List<Integer> factors = model.axes().factors(grid);
        int swept = parameters.size();
        Observations onGrid = model.observations().where(point -> IntStream.range(0, factors.size()).allMatch(i -> point[swept + i] == factors.get(i)));
        return IntStream.range(0, onGrid.size()).boxed().max(Comparator.comparingLong(i -> LongStream.of(onGrid.points().get(i)).sum()))
            .flatMap(i -> ofPlaces(family, LongStream.of(onGrid.points().get(i)).limit(swept).boxed().toList(), grid).map(places -> onGrid.values().get(i).doubleValue() / places)).orElse(1.0);
      }
    }
    return 1;
  }

  /** The largest part over the mean of what is computed of an array that is cut so; empty where there are more parts than places, or no exact extents. */
  private Optional<Double> ofPlaces(Measurement.Family family, List<Long> sizes, List<Integer> grid) {
    Optional<long[]> extents = extents(family, sizes, grid);
    if (extents.isEmpty()) {
      return Optional.empty();
    }
    double imbalance = 1;
    for (int i = 0; i < grid.size(); i++) {
      long places = extents.get()[i];
      long factor = grid.get(i);
      if (factor > places) {
        return Optional.empty();
      }
      imbalance *= (double) ((places + factor - 1) / factor) * factor / places;
    }
    return Optional.of(imbalance);
  }

  /** Computed places of the array along each axis of the grid; empty where they have no exact formulas. */
  private Optional<long[]> extents(Measurement.Family family, List<Long> sizes, List<Integer> grid) {
    long[] extents = new long[grid.size()];
    for (int i = 0; i < extents.length; i++) {
      Optional<ExactModel> extent = exact(new Measurement.Family("", family.array(), ""), COMPUTED_EXTENT + i);
      if (extent.isEmpty()) {
        return Optional.empty();
      }
      extents[i] = extent.get().at(array(sizes)).longValue();
    }
    return Optional.of(extents);
  }
}
