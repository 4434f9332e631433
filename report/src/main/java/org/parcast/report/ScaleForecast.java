package org.parcast.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.scale.ScalingStudy;

/**
 * Formulas, and what follows from them.
 *
 * @param study the formulas
 * @param answers at the sizes asked for
 */
public record ScaleForecast(ScalingStudy study, List<Answer> answers) {
  public ScaleForecast {
    answers = List.copyOf(answers);
  }

  /**
   * The best decomposition at some sizes.
   *
   * @param sizes of the program
   * @param ranks how many
   * @param best empty where no formula is exact, or every grid has more parts than places
   */
  public record Answer(List<Long> sizes, int ranks, Optional<ScalingStudy.Forecast> best) {}

  /** Chooses the best decomposition anew for each. */
  public static ScaleForecast of(ScalingStudy study, List<List<Long>> sizes, List<Integer> ranks) {
    List<Answer> answers = new ArrayList<>();
    for (List<Long> size : sizes) {
      for (int p : ranks) {
        answers.add(new Answer(size, p, study.best(size, p)));
      }
    }
    return new ScaleForecast(study, answers);
  }
}
