package org.parcast.engine.scale;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
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
   * The search ends where the numbers on both sides are nearer to the best than one in so many of it. Where work is dealt out and messages grow with the ranks, an
   * eighth more ranks than are best make a step 0.7 % longer: (9/8 + 8/9) / 2. No forecast is so near.
   */
  private static final int NEAR = 8;

  /** Seconds of a step on a number of ranks. */
  interface Steps {
    double seconds(int ranks) throws AnalysisException;
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
      listener.stage("trying " + ranks + " ranks");
      return on(request, result, List.of(ranks), listener).scaling().orElseThrow().points().stream().mapToDouble(ScalingPoint::seconds).min().orElseThrow();
    });
    if (known.size() == asked) {
      return result;
    }
    AnalysisResult all = on(request, result, new ArrayList<>(known.keySet()), listener);
    return new AnalysisResult(result.run(), result.warnings(), result.analysing().plus(all.analysing()), all.communication(), result.loops()).withScaling(all.scaling());
  }

  /**
   * Doubles the number of ranks as long as that makes steps shorter, then halves the gaps beside the best. Steps get longer on both sides of the best, but for what
   * divides the grid well: a lone better number may be passed over.
   *
   * @param known seconds by number of ranks; what is tried is added
   * @param most ranks at most
   */
  static void search(TreeMap<Integer, Double> known, int most, Steps steps) throws AnalysisException {
    for (int next = next(known, most); next > 0; next = next(known, most)) {
      known.put(next, steps.seconds(next));
    }
  }

  /** What to try next; 0 for nothing. */
  private static int next(TreeMap<Integer, Double> known, int most) {
    int best = known.entrySet().stream().min(Map.Entry.comparingByValue()).orElseThrow().getKey();
    if (best == known.lastKey()) {
      return best < most ? (int) Math.min(most, 2L * best) : 0;
    }
    int below = best - (best == known.firstKey() ? 1 : known.lowerKey(best));
    int above = known.higherKey(best) - best;
    int gap = Math.max(below, above);
    return gap <= Math.max(1, best / NEAR) ? 0 : gap == above ? best + above / 2 : best - below / 2;
  }

  private static AnalysisResult on(AnalysisRequest request, AnalysisResult result, List<Integer> ranks, AnalysisListener listener) throws AnalysisException {
    return Engine.analyze(new AnalysisRequest(Target.of(result.run().recording()), null, null, request.communication().withRanks(ranks), false, null, Scope.COMMUNICATION,
        request.cluster(), request.overlap(), null), listener);
  }
}
