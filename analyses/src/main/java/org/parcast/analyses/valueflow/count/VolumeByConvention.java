package org.parcast.analyses.valueflow.count;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.assembly.AssemblyConvention;
import org.parcast.analyses.valueflow.assembly.TermRows;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.recording.Nets;

/**
 * The volume of a placement under each convention for assembly words; the owner's alone where there are none.
 */
final class VolumeByConvention {
  private final ValueCommunicationGraph graph;
  private final Assembly assembly;
  private final VolumeCounter counter;
  private final CollectiveTraffic collectives;
  private final SharedComputation sharedComputation;
  private final ContributingNets contributing;
  private final SharedSinks sinks;
  private final TermRows termRows;

  VolumeByConvention(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly, CollectiveTraffic collectives, TermRows termRows) {
    this.graph = graph;
    this.assembly = assembly;
    this.collectives = collectives;
    this.termRows = termRows;
    counter = new VolumeCounter(graph, singletons, collectives);
    sinks = new SharedSinks(graph.nets(), graph.sinkSharing());
    contributing = ContributingNets.of(graph, assembly);
    sharedComputation = assembly.isEmpty() ? null : new SharedComputation(graph, singletons, assembly);
  }

  /** The volume under each convention. */
  Map<AssemblyConvention, Volume> count(short[] owner, int ranks) {
    Map<AssemblyConvention, Volume> volumes = new EnumMap<>(AssemblyConvention.class);
    Contributors contributors = assembly.isEmpty() ? null : new Contributors(graph, assembly, contributing, owner, ranks);
    Nets nets = netsOf(owner, ranks);
    CutNets cut = CutNets.of(graph, nets, collectives, owner, ranks);
    for (AssemblyConvention convention : AssemblyConvention.values()) {
      if (convention == AssemblyConvention.OWNER || !assembly.isEmpty()) {
        volumes.put(convention, count(convention, nets, owner, cut, ranks, contributors, (home, pin, from, to, bytes) -> {}));
      }
    }
    return volumes;
  }

  /** Tells of everything that is sent in the steps under a convention; partial results go from a word to itself. */
  void explain(AssemblyConvention convention, short[] owner, int ranks, VolumeCounter.SendVisitor sends) {
    Contributors contributors = convention == AssemblyConvention.OWNER ? null : new Contributors(graph, assembly, contributing, owner, ranks);
    Nets nets = netsOf(owner, ranks);
    count(convention, nets, owner, CutNets.of(graph, nets, collectives, owner, ranks), ranks, contributors, sends);
  }

  /** The nets with one sink on each rank that has some, the first, and the reductions that they feed. */
  private Nets netsOf(short[] owner, int ranks) {
    int[] seenBy = new int[ranks];
    Arrays.fill(seenBy, -1);
    return sinks.with((set, pin) -> {
      if (owner[pin] < 0) {
        return pin >= Nets.FIRST_VERTEX && collectives.reduction(graph.representative(pin)) >= 0;
      }
      boolean first = seenBy[owner[pin]] != set;
      seenBy[owner[pin]] = set;
      return first;
    });
  }

  /** @param ofRanks the nets with one sink on each rank, which are enough where none is omitted */
  private Volume count(
      AssemblyConvention convention, Nets ofRanks, short[] owner, CutNets cut, int ranks, Contributors contributors, VolumeCounter.SendVisitor sends) {
    Nets nets = convention == AssemblyConvention.OWNER ? ofRanks : graph.nets();
    Volume rest = counter.count(nets, owner, cut, ranks, omission(convention, owner, cut, ranks, contributors), sends);
    long[] total = {rest.total()};
    Contributors.PartialVisitor partials = (word, from, to, bytes, bytesInSteps) -> {
      total[0] += bytes;
      rest.steps()[from * ranks + to] += bytesInSteps;
      if (bytesInSteps > 0) {
        sends.visit(word, word, from, to, bytesInSteps);
      }
    };
    if (convention == AssemblyConvention.COMBINED) {
      contributors.combined(owner, partials);
    } else if (convention == AssemblyConvention.SHARERS) {
      contributors.shared(partials);
    }
    termRows.forEachSend(owner, ranks, (word, sum, from, to, bytes, bytesInSteps) -> {
      total[0] += bytes;
      rest.steps()[from * ranks + to] += bytesInSteps;
      if (bytesInSteps > 0) {
        sends.visit(word, sum, from, to, bytesInSteps);
      }
    });
    return new Volume(total[0], rest.steps(), rest.reductionSources());
  }

  private VolumeCounter.Omission omission(AssemblyConvention convention, short[] owner, CutNets cut, int ranks, Contributors contributors) {
    if (convention == AssemblyConvention.OWNER) {
      return (home, pin, to) -> false;
    }
    VolumeCounter.Omission contributed =
        (home, pin, to) -> contributors.isContributed(home, pin, owner[home]);
    if (convention == AssemblyConvention.COMBINED) {
      return contributed;
    }
    SharedComputation.Computable computable = sharedComputation.computable(owner, cut.sent(), contributors, ranks);
    return (home, pin, to) -> contributed.omits(home, pin, to) || assembly.contains(home) && contributors.contribute(home)
        || computable.contains(graph.computedLike(home), to);
  }
}
