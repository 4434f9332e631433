package org.parcast.analyses.blocks;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The traces of the cores (PPT-SASMM, Algorithm 1): blocks outside of parallel regions are core 0's; the executions of a block in one are dealt
 * in contiguous shares, the first cores getting one more where they do not come out even; a block executed once in a region is every core's.
 * Addresses are moved by the span of all addresses from core to core, but those that the region names as shared.
 */
public final class CoreTraces {
  /** What the compiler calls an outlined parallel region. */
  public static final String REGION = "OUT__";

  /** The blocks in which a region lists the addresses of what is shared. */
  private static final List<String> LISTS = List.of("shared_trace", "global_var_trace");

  private final LabelledTrace trace;
  private final int cores;
  private final List<String> names;
  private final Set<Long> shared = new HashSet<>();
  private final long span;

  private CoreTraces(LabelledTrace trace, int cores) {
    this.trace = trace;
    this.cores = cores;
    names = trace.names();
    long least = Long.MAX_VALUE;
    long most = Long.MIN_VALUE;
    for (int window = 0; window < trace.windows(); window++) {
      String name = names.get(trace.block(window));
      boolean list = LISTS.stream().anyMatch(name::contains);
      for (int k = trace.start(window); k < trace.start(window + 1); k++) {
        least = Math.min(least, trace.address(k));
        most = Math.max(most, trace.address(k));
        if (list) {
          shared.add(trace.address(k));
        }
      }
    }
    span = trace.references() == 0 ? 0 : most - least;
  }

  /** Whether a block is one of a parallel region. */
  public static boolean isParallel(String name) {
    return name.contains(REGION);
  }

  /** The trace of each core. */
  public static List<LabelledTrace> of(LabelledTrace trace, int cores) {
    CoreTraces dealt = new CoreTraces(trace, cores);
    List<LabelledTrace> traces = new ArrayList<>();
    for (int core = 0; core < cores; core++) {
      traces.add(dealt.trace(core));
    }
    return traces;
  }

  private LabelledTrace trace(int core) {
    LabelledTrace own = new LabelledTrace(names);
    int[] counts = trace.counts();
    int[] seen = new int[counts.length];
    for (int window = 0; window < trace.windows(); window++) {
      int block = trace.block(window);
      int instance = seen[block]++;
      if (isParallel(names.get(block)) ? isDealt(instance, counts[block], core) : core == 0) {
        own.begin(names.get(block));
        for (int k = trace.start(window); k < trace.start(window + 1); k++) {
          long address = trace.address(k);
          own.add(shared.contains(address) ? address : address + core * span);
        }
      }
    }
    return own;
  }

  private boolean isDealt(int instance, int count, int core) {
    int share = count / cores;
    int more = count % cores;
    int first = core * share + Math.min(core, more);
    return count == 1 || instance >= first && instance < first + share + (core < more ? 1 : 0);
  }
}
