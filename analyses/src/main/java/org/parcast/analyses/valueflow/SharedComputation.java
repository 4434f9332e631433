package org.parcast.analyses.valueflow;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import it.unimi.dsi.fastutil.longs.LongOpenHashSet;
import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import java.util.BitSet;
import org.parcast.recorder.format.Nets;

/**
 * Which values a rank can compute for itself when it keeps copies of the assembly words that it shares: all sources are its own, copies,
 * on every rank, or values that it computes likewise. The positions of a shared node follow from its forces; those of a node beyond do not.
 */
final class SharedComputation {
  /** A value that needs a longer chain of values computed twice is sent. */
  private static final int LONGEST_CHAIN = 8;

  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final Assembly assembly;
  private final Incidence uses;

  SharedComputation(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly) {
    this.graph = graph;
    this.singletons = singletons;
    this.assembly = assembly;
    BitSet all = new BitSet(graph.vertices());
    all.set(Nets.FIRST_VERTEX, graph.vertices());
    uses = new Incidence(graph, all, graph::everyStep);
  }

  /** Pairs of a vertex and a rank, as in {@link Contributors#pair}: the vertex's values need not be sent to the rank. */
  LongOpenHashSet computable(short[] placement, Contributors of) {
    return new Search(placement, of).pairs();
  }

  private final class Search {
    private final short[] owner;
    private final Contributors contributors;
    private final LongOpenHashSet reached = new LongOpenHashSet();
    private final Long2ObjectOpenHashMap<LongArrayList> dependents = new Long2ObjectOpenHashMap<>();
    private final LongArrayList failing = new LongArrayList();

    Search(short[] owner, Contributors contributors) {
      this.owner = owner;
      this.contributors = contributors;
    }

    LongOpenHashSet pairs() {
      LongArrayList level = demanded();
      for (int depth = 0; depth < LONGEST_CHAIN && !level.isEmpty(); depth++) {
        LongArrayList next = new LongArrayList();
        level.forEach(pair -> expand(pair, next));
        level = next;
      }
      failing.addAll(level);
      LongOpenHashSet failed = new LongOpenHashSet(failing);
      for (int i = 0; i < failing.size(); i++) {
        LongArrayList above = dependents.get(failing.getLong(i));
        if (above != null) {
          above.forEach(pair -> {
            if (failed.add(pair)) {
              failing.add(pair);
            }
          });
        }
      }
      reached.removeAll(failed);
      return reached;
    }

    private LongArrayList demanded() {
      LongArrayList demanded = new LongArrayList();
      Nets nets = graph.nets();
      for (int n = 0; n < nets.size(); n++) {
        int home = graph.representative(nets.home(n));
        if (owner[home] < 0 || assembly.contains(home) || !graph.everyStep(n)) {
          continue;
        }
        for (int i = nets.offset(n); i < nets.end(n); i++) {
          short to = owner[nets.pin(i)];
          long pair = Contributors.pair(home, to);
          if (to >= 0 && to != owner[home] && !assembly.isContribution(home, nets.pin(i)) && reached.add(pair)) {
            demanded.add(pair);
          }
        }
      }
      return demanded;
    }

    /** Looks at the sources of a vertex: those that the rank lacks have to be computable there too. */
    private void expand(long pair, LongArrayList next) {
      int vertex = (int) (pair >>> 16);
      int rank = (int) (pair & 0xFFFF);
      for (int e = uses.start(vertex); e < uses.end(vertex); e++) {
        int source = graph.representative(graph.nets().home(uses.net(e)));
        if (source == vertex || owner[source] == rank || singletons.contains(source)) {
          continue;
        }
        if (assembly.contains(source)) {
          if (!contributors.shares(source, rank)) {
            failing.add(pair);
            return;
          }
          continue;
        }
        long needed = Contributors.pair(source, rank);
        dependents.computeIfAbsent(needed, p -> new LongArrayList()).add(pair);
        if (reached.add(needed)) {
          next.add(needed);
        }
      }
    }
  }
}
