package org.parcast.analyses.valueflow.assembly;

import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;

/**
 * Work by who adds up what assembly words are assembled of.
 *
 * @param ofOwners their owners do
 * @param ofContributors each rank does with the contributions that it has, as under the conventions with partial results
 */
public record WorkByConvention(Work ofOwners, Work ofContributors) {
  public static WorkByConvention of(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly) {
    Work work = new Work(graph, singletons);
    return new WorkByConvention(work, work.ofContributors(graph, singletons, assembly));
  }
}
