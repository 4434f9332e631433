package org.parcast.analyses.valueflow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.parcast.analyses.valueflow.graph.SingletonMode;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.place.CommunicationRequest;
import org.parcast.recording.Phase;

/** Says what of a forecast is observed and what is assumed. */
final class Findings {
  private Findings() {}

  /**
   * @param leftOut tells of the placements that were not evaluated
   * @param untoldTerms see {@link org.parcast.analyses.valueflow.assembly.UntoldTerms}
   */
  static List<Finding> of(
      ValueCommunicationGraph graph, CommunicationRequest request, Optional<TileSummary> tiles, Optional<Finding> leftOut, Optional<String> untoldTerms) {
    List<Finding> findings = new ArrayList<>();
    findings.add(new Finding(Finding.Certainty.OBSERVED, "value flow, array sizes and steps are those of this run; another input may differ"));
    if (graph.headlinePhaseSummary().kind() == Phase.Kind.STEPS) {
      findings.add(new Finding(Finding.Certainty.OBSERVED,
          "per step is the mean of " + graph.steps() + " steps; words that the steps only read are sent in set-up and count in the total"));
    } else {
      findings.add(new Finding(Finding.Certainty.OBSERVED, "no time loop was found: the region is one step"));
    }
    findings.add(new Finding(Finding.Certainty.ASSUMED, "the rank that owns a word computes its values"));
    findings.add(new Finding(Finding.Certainty.ASSUMED, "a value is sent once to a rank, which keeps it until its last use"));
    findings.add(new Finding(Finding.Certainty.ASSUMED,
        "collectives in words: broadcast and allgather p-1, reduce one for each other rank with a source, allreduce 2(p-1)"));
    findings.add(new Finding(Finding.Certainty.ASSUMED, "messages: one for each pair of ranks with traffic in a step, a lower bound"));
    findings.add(new Finding(Finding.Certainty.ASSUMED,
        "bytes are what the data flow needs; a real code may send more (corners, whole faces, values sent but not read)"));
    if (request.singletons() == SingletonMode.PAPER) {
      findings.add(new Finding(Finding.Certainty.ASSUMED, "singletons by the paper's bare rule, without confirmation"));
    }
    tiles.ifPresent(t -> findings.add(new Finding(Finding.Certainty.ASSUMED,
        "vertices are tiles, to fit the memory: a decomposition that cuts tiles has bounds, under every convention, and those that deal words in turn are left out")));
    leftOut.ifPresent(findings::add);
    untoldTerms.ifPresent(array -> findings.add(new Finding(Finding.Certainty.ASSUMED,
        "words that meet in the sums kept in " + array + " are not told: the partitioner's answer may put them apart, so a balanced decomposition is called best")));
    return findings;
  }
}
