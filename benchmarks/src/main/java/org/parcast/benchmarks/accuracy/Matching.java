package org.parcast.benchmarks.accuracy;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.parcast.analyses.valueflow.CommunicationForecast;
import org.parcast.analyses.valueflow.place.DecompositionForecast;

/** Finds the forecast of a given decomposition among all that were made. */
final class Matching {
  private Matching() {}

  /**
   * The forecast for a number of ranks, an array and a convention for assembly words, cut as {@code cut} wants it; empty where there is none.
   */
  static Optional<DecompositionForecast> find(
      CommunicationForecast forecast, int ranks, String array, String assembly, Predicate<DecompositionForecast> cut) {
    List<DecompositionForecast> alike = forecast.ranks().stream()
        .filter(answer -> answer.ranks() == ranks)
        .flatMap(answer -> answer.results().stream())
        .filter(result -> result.assembly().label().equals(assembly))
        .filter(cut)
        .toList();
    Optional<DecompositionForecast> named = alike.stream().filter(result -> result.array().equals(array)).findFirst();
    // Arrays of the same shape are cut alike and go by the name of one of them: where a single array leads, it is the one.
    boolean single = alike.stream().map(DecompositionForecast::array).distinct().count() == 1;
    return named.isEmpty() && single ? Optional.of(alike.get(0)) : named;
  }
}
