package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.BitSet;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;

/**
 * The nets of values of assembly words and of contributions to them, those alone that tell more than the ones before of the same home, wherever that is placed. They are gone through for each
 * placement, so what holds for all sinks of one is found once.
 *
 * @param telling the nets
 * @param all those of them with no sinks but words that the value contributes to
 * @param none those with no such sink
 */
record ContributingNets(BitSet telling, BitSet all, BitSet none) {
  static ContributingNets of(ValueCommunicationGraph graph, Assembly assembly) {
    ContributingNets nets = new ContributingNets(new BitSet(), new BitSet(), new BitSet());
    LongOpenHashSet told = new LongOpenHashSet();
    int[] last = new int[1];
    graph.nets().forEachUse(assembly.nets(), (net, home, sink) -> {
      if (home != last[0]) {
        told.clear();
        last[0] = home;
      }
      boolean contribution = assembly.isContribution(home, sink);
      int array = termArray(graph, assembly, net, home, sink, contribution);
      boolean inSteps = contribution && isInSteps(graph, assembly, net, sink);
      boolean tells = contribution || array >= 0 || assembly.contains(home);
      if (tells && told.add(((long) sink << 1 | (inSteps ? 1 : 0)) << Integer.SIZE - 1 | array + 1)) {
        nets.telling.set(net);
      }
    });
    nets.all.or(nets.telling);
    nets.none.or(nets.telling);
    graph.nets().forEachUse(nets.telling, (net, home, sink) -> (assembly.isContribution(home, sink) ? nets.none : nets.all).clear(net));
    return nets;
  }

  /** As {@link Assembly#isContribution}, of a net that tells. */
  boolean isContribution(Assembly assembly, int net, int home, int sink) {
    return all.get(net) || !none.get(net) && assembly.isContribution(home, sink);
  }

  static boolean isInSteps(ValueCommunicationGraph graph, Assembly assembly, int net, int sink) {
    return graph.everyStep(net) || assembly.contributesInSteps(net, sink);
  }

  /** The array in the terms of an assembly word that a value is of; less than 0 where none of several. */
  static int termArray(ValueCommunicationGraph graph, Assembly assembly, int net, int home, int sink, boolean contribution) {
    boolean operand = assembly.terms().arrays() > 0 && graph.everyStep(net) && (contribution || assembly.isOperandOf(home, sink));
    return operand ? assembly.terms().array(home, sink) : -1;
  }
}
