package org.parcast.analyses.valueflow.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
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
  /** By thread, and by band of ranks: as large as the graph, and needed for each placement. */
  private final ThreadLocal<List<ReachedRanks>> latest = ThreadLocal.withInitial(ArrayList::new);

  SharedComputation(ValueCommunicationGraph graph, Singletons singletons, Assembly assembly) {
    this.graph = graph;
    this.singletons = singletons;
    this.assembly = assembly;
    uses = graph.incidenceOfComputed();
  }

  /** The ranks to which values need not be sent. */
  interface Computable {
    /** Whether a rank can compute the values of a vertex, by what stands for it ({@link ValueCommunicationGraph#computedLike}). */
    boolean contains(int vertex, int rank);
  }

  /**
   * What ranks can compute under a placement; until the calling thread asks again.
   *
   * @param cut see {@link CutNets#sent}
   */
  Computable computable(short[] owner, BitSet cut, Contributors contributors, int ranks) {
    List<ReachedRanks> bands = latest.get();
    for (int band = 0; band < RankSets.bands(ranks); band++) {
      if (band == bands.size()) {
        bands.add(new ReachedRanks(graph.vertices()));
      }
      bands.get(band).clear();
      new Search(owner, contributors, band, bands.get(band)).run(cut);
    }
    if (repeated(bands, ranks) > Thresholds.ABOVE_MEAN) {
      return (vertex, rank) -> false;
    }
    return (vertex, rank) -> (bands.get(rank / RankSets.BAND).succeededAt(vertex) & 1L << rank) != 0;
  }

  /** The most that a rank would compute of others' values, as a share of a rank's part of all work. */
  private double repeated(List<ReachedRanks> bands, int ranks) {
    long[] repeated = new long[ranks];
    long all = 0;
    for (int v = Nets.FIRST_VERTEX; v < graph.vertices(); v++) {
      int computations = graph.computations(v);
      all += computations;
      for (int band = 0; computations > 0 && band < RankSets.bands(ranks); band++) {
        for (long rest = bands.get(band).succeededAt(graph.computedLike(v)); rest != 0; rest &= rest - 1) {
          repeated[band * RankSets.BAND + Long.numberOfTrailingZeros(rest)] += computations;
        }
      }
    }
    return all == 0 ? 0 : (double) Arrays.stream(repeated).max().orElse(0) * ranks / all;
  }

  /** The search for a band of ranks: from the values that they lack to all that those are computed from, and from what cannot be computed back. */
  private final class Search {
    private final short[] owner;
    private final Contributors contributors;
    private final int band;
    private final ReachedRanks reached;

    Search(short[] owner, Contributors contributors, int band, ReachedRanks reached) {
      this.owner = owner;
      this.contributors = contributors;
      this.band = band;
      this.reached = reached;
    }

    void run(BitSet cut) {
      reachDemanded(cut);
      ReachedRanks.Level level = reached.next();
      for (int depth = 0; depth < Thresholds.LONGEST_CHAIN && level.size() > 0; depth++) {
        for (int i = 0; i < level.size(); i++) {
          expand(level.vertices()[i], level.ranks()[i]);
        }
        level = reached.next();
      }
      for (int i = 0; i < level.size(); i++) {
        reached.fail(level.vertices()[i], level.ranks()[i]);
      }
      for (int source = reached.nextFailing(); source > 0; source = reached.nextFailing()) {
        failUsers(source, reached.failedAt(source));
      }
    }

    private void reachDemanded(BitSet cut) {
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
        reached.reach(home, ranks & ~RankSets.bit(owner[home], band));
      }
    }

    /** Looks at the sources of a vertex: those that a rank lacks have to be computable there too. */
    private void expand(int vertex, long ranks) {
      if (isInput(vertex)) {
        reached.fail(vertex, ranks);
      }
      for (int e = uses.start(vertex); e < uses.end(vertex); e++) {
        if (uses.isOwn(e) || !uses.everyStep(e) || singletons.contains(graph.representative(uses.home(vertex, e)))) {
          continue;
        }
        int source = uses.home(vertex, e);
        long lacking = ranks & ~RankSets.bit(owner[source], band);
        if (assembly.contains(source)) {
          reached.fail(vertex, lacking & ~contributors.sharers(source, band));
        } else {
          reached.reach(source, lacking);
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

    /** What is computed from values of the vertex cannot be computed either by the ranks that cannot have these. */
    private void failUsers(int source, long ranks) {
      Nets nets = graph.nets();
      for (int e = uses.start(source); e < uses.end(source); e++) {
        if (!uses.isOwn(e) || !uses.everyStep(e)) {
          continue;
        }
        int n = uses.net(source, e);
        for (int i = nets.offset(n), end = nets.end(n); i < end; i++) {
          int user = nets.pin(n, i) < Nets.FIRST_VERTEX ? source : graph.computedLike(nets.pin(n, i));
          if (user != source) {
            reached.fail(user, ranks & reached.at(user));
          }
        }
      }
    }
  }
}
