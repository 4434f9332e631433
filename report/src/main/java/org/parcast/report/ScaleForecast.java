package org.parcast.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.parcast.analyses.cache.hierarchy.CacheHierarchy;
import org.parcast.analyses.cache.hierarchy.CacheLevel;
import org.parcast.analyses.reuse.WalkCacheModel;
import org.parcast.analyses.scale.Measurement;
import org.parcast.analyses.scale.ModelledStepTimes;
import org.parcast.analyses.scale.QuantityModel;
import org.parcast.analyses.scale.RankMemory;
import org.parcast.analyses.scale.ScalingStudy;
import org.parcast.analyses.scale.StepTime;
import org.parcast.analyses.scale.reuse.ReuseModels;
import org.parcast.analyses.time.machine.Network;

/**
 * Formulas, and what follows from them.
 *
 * @param study the formulas
 * @param answers at the sizes asked for
 * @param network on which steps are timed
 * @param times of steps; empty where the sweep has none
 * @param hitRates of caches at the sizes asked for; none where the sweep is of communication
 */
public record ScaleForecast(ScalingStudy study, List<Answer> answers, Network network, Optional<ModelledStepTimes> times, List<HitRateAnswer> hitRates) {
  public ScaleForecast {
    answers = List.copyOf(answers);
    hitRates = List.copyOf(hitRates);
  }

  /**
   * The hit rate of a level at some sizes, over all references of a core.
   *
   * @param sizes of the program
   * @param cache its name or description
   * @param level the level of it
   * @param rate expected, and how much of it is unsure
   */
  public record HitRateAnswer(List<Long> sizes, String cache, CacheLevel level, ReuseModels.HitRate rate) {}

  /** Foretells the levels of each cache at each of the sizes, by their reuse distances and walks. */
  public static ScaleForecast ofCaches(ScalingStudy study, ReuseModels models, List<List<Long>> sizes, List<CacheHierarchy> caches, Network network) {
    List<HitRateAnswer> rates = new ArrayList<>();
    for (List<Long> size : sizes) {
      for (CacheHierarchy cache : caches) {
        for (CacheLevel level : cache.levels()) {
          models.hitRate(new WalkCacheModel(level.ways(), level.bytes() / level.line(), level.line()), size.stream().mapToLong(Long::longValue).toArray())
              .ifPresent(rate -> rates.add(new HitRateAnswer(size, cache.name(), level, rate)));
        }
      }
    }
    return new ScaleForecast(study, List.of(), network, Optional.empty(), rates);
  }

  /**
   * The best decomposition at some sizes.
   *
   * @param sizes of the program
   * @param ranks how many
   * @param best that sends least; empty where there is none
   * @param without why there is no best; empty where there is one
   * @param memory bytes that the heaviest rank of the best keeps; empty where the variables have no formulas
   * @param time of the fastest; empty where nothing was timed
   */
  public record Answer(List<Long> sizes, int ranks, Optional<ScalingStudy.Forecast> best, String without, OptionalDouble memory, Optional<StepTime> time) {}

  /** Chooses the best decomposition anew for each. */
  public static ScaleForecast of(ScalingStudy found, List<List<Long>> sizes, List<Integer> ranks, Network network) {
    ScalingStudy study = found.possible(sizes, ranks);
    Optional<ModelledStepTimes> times = ModelledStepTimes.of(study, network.latency() + network.overhead(), network.bytesPerSecond());
    RankMemory memory = new RankMemory(study);
    List<Answer> answers = new ArrayList<>();
    for (List<Long> size : sizes) {
      for (int p : ranks) {
        Optional<ScalingStudy.Forecast> best = study.best(size, p);
        answers.add(new Answer(size, p, best, best.isPresent() ? "" : study.withoutBest(size, p), best.map(decomposition -> memory.at(size, p, decomposition)).orElse(OptionalDouble.empty()), times.flatMap(model -> model.at(size, p))));
      }
    }
    return new ScaleForecast(study, answers, network, times, List.of());
  }

  /** Decompositions without exact formulas that the answers should have been held against; none where nothing was asked. */
  public List<ScalingStudy.LeftOut> leftOut() {
    return answers.isEmpty() ? List.of() : study.leftOut();
  }

  /** The sizes that were asked for, each once. */
  public List<List<Long>> sizes() {
    return answers.stream().map(Answer::sizes).distinct().toList();
  }

  /** The largest sizes that were run. */
  public List<Long> largestRun() {
    return study.models().stream().filter(model -> model.observations().factors() == 0 && !model.family().isOfRanks()).findFirst()
        .map(QuantityModel::observations).flatMap(observations -> observations.points().stream().max(Comparator.comparingLong(point -> Arrays.stream(point).sum())))
        .map(point -> Arrays.stream(point).boxed().toList()).orElse(List.of());
  }

  /** The line that caused most of the traffic at the largest size and number of ranks that were run; empty where there was none. */
  public Optional<String> heaviestLine() {
    String heaviest = null;
    double most = 0;
    for (QuantityModel model : study.models()) {
      Measurement.Family family = model.family();
      if (family.estimator().equals(Measurement.Family.LINE)) {
        double share = model.observations().values().get(model.observations().size() - 1).doubleValue();
        if (share > most) {
          most = share;
          heaviest = family.array();
        }
      }
    }
    return Optional.ofNullable(heaviest);
  }
}
