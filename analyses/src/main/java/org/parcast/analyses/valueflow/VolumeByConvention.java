package org.parcast.analyses.valueflow;

import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import java.util.EnumMap;
import java.util.Map;

/** The volume of a placement under each convention for assembly words; the owner's alone where there are none. */
final class VolumeByConvention {
  private final ValueCommunicationGraph graph;
  private final Assembly assembly;
  private final VolumeCounter counter;
  private final SharedComputation sharedComputation;

  VolumeByConvention(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly, VolumeCounter counter) {
    this.graph = graph;
    this.assembly = assembly;
    this.counter = counter;
    sharedComputation = assembly.isEmpty() ? null : new SharedComputation(graph, singletons, assembly);
  }

  Map<AssemblyConvention, Volume> count(short[] owner, int ranks) {
    Map<AssemblyConvention, Volume> volumes = new EnumMap<>(AssemblyConvention.class);
    volumes.put(AssemblyConvention.OWNER, counter.count(owner, ranks, (home, pin, to) -> false));
    if (!assembly.isEmpty()) {
      Contributors contributors = new Contributors(graph, assembly, owner);
      volumes.put(AssemblyConvention.COMBINED, combined(owner, ranks, contributors));
      volumes.put(AssemblyConvention.SHARERS, sharers(owner, ranks, contributors));
    }
    return volumes;
  }

  private Volume combined(short[] owner, int ranks, Contributors contributors) {
    Volume rest = counter.count(owner, ranks, (home, pin, to) -> assembly.isContribution(home, pin));
    long[] total = {rest.total()};
    contributors.combined(assembly, owner, (from, to, bytes, bytesInSteps) -> {
      total[0] += bytes;
      rest.steps()[from * ranks + to] += bytesInSteps;
    });
    return new Volume(total[0], rest.steps(), rest.reductionSources());
  }

  private Volume sharers(short[] owner, int ranks, Contributors contributors) {
    LongOpenHashSet computable = sharedComputation.computable(owner, contributors);
    Volume rest = counter.count(owner, ranks, (home, pin, to) -> assembly.isContribution(home, pin)
        || assembly.contains(graph.representative(home)) || computable.contains(Contributors.pair(graph.representative(home), to)));
    long[] total = {rest.total()};
    contributors.shared(assembly, (from, to, bytes, bytesInSteps) -> {
      total[0] += bytes;
      rest.steps()[from * ranks + to] += bytesInSteps;
    });
    return new Volume(total[0], rest.steps(), rest.reductionSources());
  }
}
