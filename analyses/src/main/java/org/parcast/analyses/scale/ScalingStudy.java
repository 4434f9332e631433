package org.parcast.analyses.scale;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.LongStream;
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

  private static final List<String> AXES = List.of("a", "b", "c");

  public ScalingStudy {
    parameters = List.copyOf(parameters);
    models = List.copyOf(models);
  }

  private record Key(Measurement.Family family, String quantity, int axes) {}

  /** Finds the formulas. The factors of a grid over several axes are a, b, c; of one along one axis the factor is p, the number of ranks. */
  public static ScalingStudy of(List<String> parameters, List<Measurement> measurements) {
    Map<Key, Map<List<Long>, BigFraction>> groups = new LinkedHashMap<>();
    for (Measurement measurement : measurements) {
      List<Integer> factors = factors(measurement);
      List<Long> point = new ArrayList<>(measurement.sizes());
      factors.forEach(factor -> point.add((long) factor));
      groups.computeIfAbsent(new Key(measurement.family(), measurement.quantity(), factors.size()), key -> new LinkedHashMap<>())
          .put(point, measurement.value());
    }
    List<QuantityModel> models = groups.entrySet().parallelStream().map(group -> model(parameters, group.getKey(), group.getValue())).toList();
    Reasons reasons = new Reasons(models);
    return new ScalingStudy(parameters, models.parallelStream().map(model -> model.because(reasons.of(model))).toList());
  }

  private static QuantityModel model(List<String> parameters, Key key, Map<List<Long>, BigFraction> points) {
    List<String> names = new ArrayList<>(parameters);
    names.addAll(key.axes() == 1 ? List.of("p") : AXES.subList(0, key.axes()));
    Observations observations = new Observations(names, key.axes(), points.keySet().stream().map(ScalingStudy::array).toList(), List.copyOf(points.values()));
    return new QuantityModel(key.family(), key.quantity(), observations, ScalingModels.of(observations), "");
  }

  /** What varies of a grid: all factors where several are cut at all under this name, else their product. */
  static List<Integer> factors(Measurement measurement) {
    return factors(measurement.family(), measurement.grid());
  }

  private static List<Integer> factors(Measurement.Family family, List<Integer> grid) {
    if (grid.isEmpty() || family.estimator().startsWith("block") && !family.estimator().contains("-")) {
      return grid;
    }
    return List.of(grid.stream().reduce(1, (a, b) -> a * b));
  }

  private static long[] array(List<Long> point) {
    return point.stream().mapToLong(Long::longValue).toArray();
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
   * @param imbalance extents that do not divide: the largest part over the mean
   */
  public record Forecast(Measurement.Family family, List<Integer> grid, BigFraction bytesPerStep, double imbalance) {}

  /** Where the heaviest rank has more than this over the mean, the answer is not called balanced, as everywhere. */
  private static final double LARGEST_IMBALANCE = 1.10;

  /** Returns the balanced decomposition with an exact formula that sends least; the least imbalanced where none is balanced; empty without a formula. */
  public Optional<Forecast> best(List<Long> sizes, int ranks) {
    return balanced(sizes, ranks).stream().min((one, other) -> one.bytesPerStep().compareTo(other.bytesPerStep()));
  }

  /** Returns the decompositions with exact formulas that are balanced, or as balanced as the most balanced is. */
  List<Forecast> balanced(List<Long> sizes, int ranks) {
    List<Forecast> all = new ArrayList<>();
    for (QuantityModel model : models) {
      if (model.quantity().equals(BYTES_PER_STEP) && model.model() instanceof ExactModel exact) {
        int axes = model.observations().factors();
        for (List<Integer> grid : grids(ranks, axes)) {
          long[] point = point(sizes, grid);
          if (exact.domain().contains(point)) {
            imbalance(model.family(), sizes, grid).ifPresent(imbalance -> all.add(new Forecast(model.family(), grid, exact.at(point), imbalance)));
          }
        }
      }
    }
    double tolerated = Math.max(LARGEST_IMBALANCE, all.stream().mapToDouble(Forecast::imbalance).min().orElse(0));
    return all.stream().filter(forecast -> forecast.imbalance() <= tolerated).toList();
  }

  /** What a quantity is by its formula, exact or fitted; empty where it has none there. */
  OptionalDouble value(Measurement.Family family, String quantity, List<Long> sizes, List<Integer> grid) {
    long[] point = point(sizes, grid);
    for (QuantityModel model : models) {
      if (model.family().equals(family) && model.quantity().equals(quantity) && model.observations().factors() == grid.size()) {
        if (model.model() instanceof ExactModel exact && exact.domain().contains(point)) {
          return OptionalDouble.of(exact.at(point).doubleValue());
        }
        if (model.model() instanceof FittedModel fitted) {
          return OptionalDouble.of(Math.max(0, fitted.at(point)));
        }
      }
    }
    return OptionalDouble.empty();
  }

  private static long[] point(List<Long> sizes, List<Integer> grid) {
    return LongStream.concat(sizes.stream().mapToLong(Long::longValue), grid.stream().mapToLong(Integer::longValue)).toArray();
  }

  /** The largest part over the mean of an array that is cut so; empty where there are more parts than places, or no exact extents. */
  private Optional<Double> imbalance(Measurement.Family family, List<Long> sizes, List<Integer> grid) {
    double imbalance = 1;
    for (int i = 0; i < grid.size(); i++) {
      int axis = family.estimator().equals("columns") ? 1 : i;
      Optional<ExactModel> extent = exact(new Measurement.Family("", family.array(), ""), "extent_" + axis);
      if (extent.isEmpty()) {
        return Optional.empty();
      }
      long places = extent.get().at(array(sizes)).longValue();
      long factor = grid.get(i);
      if (factor > places) {
        return Optional.empty();
      }
      imbalance *= (double) ((places + factor - 1) / factor) * factor / places;
    }
    return Optional.of(imbalance);
  }

  private static List<List<Integer>> grids(int ranks, int axes) {
    if (axes <= 1) {
      return axes == 0 ? List.of(List.of()) : List.of(List.of(ranks));
    }
    List<List<Integer>> grids = new ArrayList<>();
    for (int factor = 1; factor <= ranks; factor++) {
      if (ranks % factor == 0) {
        for (List<Integer> rest : grids(ranks / factor, axes - 1)) {
          Integer[] grid = new Integer[axes];
          grid[0] = factor;
          for (int i = 1; i < axes; i++) {
            grid[i] = rest.get(i - 1);
          }
          grids.add(Arrays.asList(grid));
        }
      }
    }
    return grids;
  }
}
