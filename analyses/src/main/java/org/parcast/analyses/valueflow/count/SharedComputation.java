package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;
import java.util.BitSet;
import org.parcast.analyses.valueflow.assembly.Assembly;
import org.parcast.analyses.valueflow.graph.Incidence;
import org.parcast.analyses.valueflow.graph.Singletons;
import org.parcast.analyses.valueflow.graph.ValueCommunicationGraph;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.Nets;

/**
 * Which values a rank can compute for itself when it keeps copies of the assembly words that it shares: all sources are its own, copies,
 * on every rank, or values that it computes likewise. The positions of a shared node follow from its forces; those of a node beyond do not.
 */
public final class SharedComputation {
  private final ValueCommunicationGraph graph;
  private final Singletons singletons;
  private final Assembly assembly;
  private final Incidence uses;
  /** By thread: as large as the graph, and needed for each placement. */
  private final ThreadLocal<RankSets> latest;
  private final ThreadLocal<long[]> failures;

  SharedComputation(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly) {
    this.graph = graph;
    this.singletons = singletons;
    this.assembly = assembly;
    uses = graph.incidenceOfComputed();
    latest = ThreadLocal.withInitial(() -> new RankSets(graph.vertices(), 0));
    failures = ThreadLocal.withInitial(() -> new long[graph.vertices()]);
  }

  /**
   * For each vertex, by what stands for it ({@link ValueCommunicationGraph#computedLike}), the ranks to which its values need not be sent;
   * until the calling thread asks again.
   *
   * @param cut see {@link CutNets#sent}
   */
  RankSets computable(short[] owner, BitSet cut, Contributors contributors, int ranks) {
    RankSets computable = latest.get().emptied(graph.vertices(), ranks);
    latest.set(computable);
    for (int band = 0; band < RankSets.bands(ranks); band++) {
      Arrays.fill(failures.get(), 0);
      new Search(owner, contributors, band, computable.band(band), failures.get()).run(cut);
    }
    return repeated(computable, ranks) <= Thresholds.ABOVE_MEAN ? computable : computable.emptied(graph.vertices(), ranks);
  }

  /** The most that a rank would compute of others' values, as a share of a rank's part of all work. */
  private double repeated(RankSets computable, int ranks) {
    long[] repeated = new long[ranks];
    long all = 0;
    for (int v = Nets.FIRST_VERTEX; v < graph.vertices(); v++) {
      int computations = graph.computations(v);
      all += computations;
      computable.forEach(graph.computedLike(v), rank -> repeated[rank] += computations);
    }
    return all == 0 ? 0 : (double) Arrays.stream(repeated).max().orElse(0) * ranks / all;
  }

  /** The search for a band of ranks: from the values that they lack to all that those are computed from, and from what cannot be computed back. */
  private final class Search {
    private final short[] owner;
    private final Contributors contributors;
    private final int band;
    private final long[] reached;
    private final long[] failed;
    private final IntArrayList failing = new IntArrayList();

    Search(short[] owner, Contributors contributors, int band, long[] reached, long[] failed) {
      this.owner = owner;
      this.contributors = contributors;
      this.band = band;
      this.reached = reached;
      this.failed = failed;
    }

    void run(BitSet cut) {
      Frontier level = demanded(cut);
      for (int depth = 0; depth < Thresholds.LONGEST_CHAIN && level.size() > 0; depth++) {
        Frontier next = new Frontier(level.size());
        for (int i = 0; i < level.size(); i++) {
          expand(level.vertices.getInt(i), level.ranks.getLong(i), next);
        }
        level = next;
      }
      for (int i = 0; i < level.size(); i++) {
        fail(level.vertices.getInt(i), level.ranks.getLong(i));
      }
      for (int i = 0; i < failing.size(); i++) {
        failUsers(failing.getInt(i));
      }
      for (int v = 0; v < reached.length; v++) {
        reached[v] &= ~failed[v];
      }
    }

    private Frontier demanded(BitSet cut) {
      Frontier demanded = new Frontier(cut.cardinality());
      Nets nets = graph.nets();
      for (int n = cut.nextSetBit(0); n >= 0; n = cut.nextSetBit(n + 1)) {
        int home = graph.computedLike(nets.home(n));
        if (owner[home] < 0 || assembly.contains(nets.home(n)) || !graph.everyStep(n)) {
          continue;
        }
        long ranks = 0;
        for (int i = nets.offset(n), end = nets.end(n); i < end; i++) {
          long rank = RankSets.bit(owner[nets.pin(n, i)], band);
          if ((rank & ~ranks) != 0 && !contributors.isContributed(nets.home(n), nets.pin(n, i), owner[nets.home(n)])) {
            ranks |= rank;
          }
        }
        demanded.reach(home, ranks & ~RankSets.bit(owner[home], band));
      }
      return demanded;
    }

    /** Looks at the sources of a vertex: those that a rank lacks have to be computable there too. */
    private void expand(int vertex, long ranks, Frontier next) {
      if (isInput(vertex)) {
        fail(vertex, ranks);
      }
      for (int e = uses.start(vertex); e < uses.end(vertex); e++) {
        if (uses.isOwn(e) || !uses.everyStep(e) || singletons.contains(graph.representative(uses.home(vertex, e)))) {
          continue;
        }
        int source = uses.home(vertex, e);
        long lacking = ranks & ~RankSets.bit(owner[source], band);
        if (assembly.contains(source)) {
          fail(vertex, lacking & ~contributors.sharers(source, band));
        } else {
          next.reach(source, lacking);
        }
      }
    }

    /**
     * Whether a rank needs a value that the region began with: steps begin with what the step before has left with every rank that shares it, a region
     * that is one step with what the owner has.
     */
    private boolean isInput(int vertex) {
      if (graph.hasSteps()) {
        return false;
      }
      boolean update = false;
      for (int e = uses.start(vertex); e < uses.end(vertex) && !update; e++) {
        update = uses.isOwn(e);
      }
      return update || graph.siteInHeadline(vertex) == 0 && !graph.isComputed(vertex);
    }

    private void fail(int vertex, long ranks) {
      if ((ranks & ~failed[vertex]) != 0) {
        failed[vertex] |= ranks;
        failing.add(vertex);
      }
    }

    /** What is computed from values of the vertex cannot be computed either by the ranks that cannot have these. */
    private void failUsers(int source) {
      Nets nets = graph.nets();
      for (int e = uses.start(source); e < uses.end(source); e++) {
        if (!uses.isOwn(e) || !uses.everyStep(e)) {
          continue;
        }
        int n = uses.net(source, e);
        for (int i = nets.offset(n), end = nets.end(n); i < end; i++) {
          int user = nets.pin(n, i) < Nets.FIRST_VERTEX ? source : graph.computedLike(nets.pin(n, i));
          if (user != source) {
            fail(user, failed[source] & reached[user]);
          }
        }
      }
    }

    /** The vertices reached in one more step, each time with the ranks that are new to it. */
    private final class Frontier {
      private final IntArrayList vertices;
      private final LongArrayList ranks;

      Frontier(int expected) {
        vertices = new IntArrayList(expected);
        ranks = new LongArrayList(expected);
      }

      void reach(int vertex, long by) {
        long fresh = by & ~reached[vertex];
        if (fresh != 0) {
          vertices.add(vertex);
          ranks.add(fresh);
          reached[vertex] |= fresh;
        }
      }

      int size() {
        return vertices.size();
      }
    }
  }
}
