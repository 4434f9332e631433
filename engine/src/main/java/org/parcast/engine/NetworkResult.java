package org.parcast.engine;

import java.util.List;
import org.parcast.analyses.network.NetworkForecast;

/**
 * What placement on a network is worth for a program.
 *
 * @param run the run that was analysed
 * @param network the forecast
 * @param nodeOf node of each rank in the placement
 * @param warnings what the user should know before trusting the result
 */
public record NetworkResult(RunSummary run, NetworkForecast network, List<Integer> nodeOf, List<String> warnings) {
  public NetworkResult {
    nodeOf = List.copyOf(nodeOf);
    warnings = List.copyOf(warnings);
  }
}
