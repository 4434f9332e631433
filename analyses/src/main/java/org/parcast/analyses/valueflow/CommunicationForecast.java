package org.parcast.analyses.valueflow;

import java.util.List;
import java.util.Optional;
import org.parcast.analyses.valueflow.graph.ValueGraph;

/**
 * What a program has to send when its words are spread over ranks: the minimum that its data flow needs.
 *
 * @param partial whether the run ended before the program did
 * @param reason why it is partial, else empty
 * @param steps iterations of the headline time loop, 1 where the region is one step
 * @param stepFile source file of the time loop, empty where the region is one step
 * @param stepLine line of the time loop, 0 where the region is one step
 * @param phases the phases in order
 * @param words words that the region touched
 * @param vertices vertices of the value communication graph, singletons included
 * @param nets distinct nets
 * @param births values born
 * @param copies stores that copied
 * @param arrays the arrays that decompositions can cut
 * @param singletons singletons and their rule
 * @param ranks the answers by number of ranks, as requested; none where the run was not seen whole, and no word computed from another
 * @param findings what is observed and what is assumed
 * @param tiles the tiles that stand for words, empty where vertices are single words
 * @param graphs the value communication graph to look at: that of the variables in the steps, and that of the words where they are few
 * @param warnings what the reader should know before trusting the figures
 */
public record CommunicationForecast(
    boolean partial,
    String reason,
    long steps,
    String stepFile,
    int stepLine,
    List<PhaseSummary> phases,
    long words,
    int vertices,
    int nets,
    long births,
    long copies,
    List<ArrayShape> arrays,
    SingletonSummary singletons,
    List<RankForecast> ranks,
    List<Finding> findings,
    Optional<TileSummary> tiles,
    List<ValueGraph> graphs,
    List<String> warnings) {
  public CommunicationForecast {
    phases = List.copyOf(phases);
    arrays = List.copyOf(arrays);
    ranks = List.copyOf(ranks);
    findings = List.copyOf(findings);
    graphs = List.copyOf(graphs);
    warnings = List.copyOf(warnings);
  }
}
