package org.parcast.engine.scale;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.parcast.analyses.scaling.ScalingForecast;
import org.parcast.analyses.scaling.ScalingPoint;
import org.parcast.engine.Engine;
import org.parcast.engine.run.AnalysisException;
import org.parcast.engine.run.AnalysisException.Kind;
import org.parcast.engine.run.AnalysisListener;
import org.parcast.engine.run.AnalysisRequest;
import org.parcast.engine.run.AnalysisResult;
import org.parcast.engine.run.Ranks;
import org.parcast.engine.run.Scope;
import org.parcast.engine.run.Target;

/** Looks for the number of ranks with the shortest step, beyond and between those asked for. */
public final class RankSearch {
  /**
   * Parts of the gap to the next power of two, in each of which a number is tried; the gaps beside the best are then halved. Where work is dealt out and messages grow with the ranks, an
   * eighth more ranks than are best make a step 0.7 % longer: (9/8 + 8/9) / 2. No forecast is so near.
   */
  private static final int PARTS = 4;

  /** Seconds of a step on each of some numbers of ranks. */
  interface Steps {
    Map<Integer, Double> seconds(SortedSet<Integer> ranks) throws AnalysisException;
  }

  private RankSearch() {}

  /**
   * The result with the numbers of ranks that were tried.
   *
   * @param request what was asked for
   * @param result its result, with times of steps and a recording that was kept
   * @throws AnalysisException if there are no times to go by, or the analysis cannot be made
   */
  public static AnalysisResult extend(AnalysisRequest request, AnalysisResult result, AnalysisListener listener) throws AnalysisException {
    ScalingForecast scaling = result.scaling().orElseThrow(() -> new AnalysisException(Kind.REQUEST,
        "--find-ranks goes by the times of steps, and none were taken: let the program run to its end, or record it again with --format text"));
    TreeMap<Integer, Double> known = new TreeMap<>();
    scaling.points().forEach(point -> known.put(point.ranks(), point.seconds()));
    int asked = known.size();
    search(known, (int) Math.min(Ranks.MOST, result.communication().words()), ranks -> {
      listener.stage("trying " + ranks.stream().map(String::valueOf).collect(Collectors.joining(", ")) + " ranks");
      return on(request, result, List.copyOf(ranks), listener).scaling().orElseThrow().points().stream()
          .collect(Collectors.toMap(ScalingPoint::ranks, ScalingPoint::seconds, Math::min));
    });
    if (known.size() == asked) {
      return result;
    }
    AnalysisResult all = on(request, result, new ArrayList<>(known.keySet()), listener);
    return new AnalysisResult(result.run(), result.warnings(), result.analysing().plus(all.analysing()), all.communication(), result.loops()).withScaling(all.scaling());
  }

  /**
   * Tries the powers of two from two on, until two of them beyond the best make steps longer, and then numbers beside the best. What is tried does not depend on
   * what was asked for, so that the same number is found wherever one begins.
   *
   * @param known seconds by number of ranks; what is tried is added
   * @param most ranks at most
   */
  static void search(TreeMap<Integer, Double> known, int most, Steps steps) throws AnalysisException {
    TreeMap<Integer, Double> tried = new TreeMap<>();
    SortedSet<Integer> next = powers(2, most);
    while (!next.isEmpty()) {
      attempt(next, tried, known, steps);
      next = powers(best(tried), most);
      next.removeAll(tried.keySet());
    }
    if (tried.isEmpty()) {
      return;
    }
    int power = best(tried);
    SortedSet<Integer> beside = new TreeSet<>();
    for (int low : new int[] {power / 2, power}) {
      for (int part = 0; part < PARTS; part++) {
        richest(Math.max(low, low + low * part / PARTS - 1), Math.min(most + 1, low + low * (part + 1) / PARTS)).ifPresent(beside::add);
      }
    }
    attempt(beside, tried, known, steps);
    int best = best(tried);
    SortedSet<Integer> nearest = new TreeSet<>();
    Stream.of(best, tried.higherKey(best)).filter(Objects::nonNull)
        .forEach(high -> Optional.ofNullable(tried.lowerKey(high)).flatMap(low -> richest(low, high)).ifPresent(nearest::add));
    attempt(nearest, tried, known, steps);
  }

  /** Two and its powers up to four times the best, and the most ranks where that is no more. */
  private static SortedSet<Integer> powers(int best, int most) {
    SortedSet<Integer> powers = new TreeSet<>();
    long last = Math.min(most, 4L * best);
    for (int ranks = 2; ranks <= last; ranks *= 2) {
      powers.add(ranks);
    }
    if (last == most && most > 1) {
      powers.add(most);
    }
    return powers;
  }

  private static void attempt(SortedSet<Integer> ranks, TreeMap<Integer, Double> tried, TreeMap<Integer, Double> known, Steps steps) throws AnalysisException {
    SortedSet<Integer> unknown = new TreeSet<>(ranks);
    unknown.removeAll(known.keySet());
    if (!unknown.isEmpty()) {
      known.putAll(steps.seconds(unknown));
    }
    ranks.forEach(number -> tried.put(number, known.get(number)));
  }

  private static int best(TreeMap<Integer, Double> seconds) {
    return seconds.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow().getKey();
  }

  /** The number between two others that has the most divisors: it cuts a grid evenly in the most ways. */
  private static Optional<Integer> richest(int above, int below) {
    return IntStream.range(above + 1, below).boxed().max(Comparator.comparingLong(RankSearch::divisors).thenComparing(Comparator.reverseOrder()));
  }

  private static long divisors(int number) {
    return IntStream.rangeClosed(1, number).filter(divisor -> number % divisor == 0).count();
  }

  private static AnalysisResult on(AnalysisRequest request, AnalysisResult result, List<Integer> ranks, AnalysisListener listener) throws AnalysisException {
    return Engine.analyze(new AnalysisRequest(Target.of(result.run().recording()), null, null, request.communication().withRanks(ranks), false, null, Scope.COMMUNICATION,
        request.cluster(), request.overlap(), null), listener);
  }
}
