package org.parcast.analyses.valueflow;

import it.unimi.dsi.fastutil.ints.IntArrayList;
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

  /** For each representative the ranks to which its values need not be sent. */
  RankSets computable(short[] owner, Contributors contributors, int ranks) {
    RankSets computable = new RankSets(graph.vertices(), ranks);
    for (int band = 0; band < RankSets.bands(ranks); band++) {
      new Search(owner, contributors, band, computable.band(band)).run();
    }
    return computable;
  }

  /** The search for a band of ranks: from the values that they lack to all that those are computed from, and from what cannot be computed back. */
  private final class Search {
    private final short[] owner;
    private final Contributors contributors;
    private final int band;
    private final long[] reached;
    private final long[] failed;
    private final IntArrayList failing = new IntArrayList();

    Search(short[] owner, Contributors contributors, int band, long[] reached) {
      this.owner = owner;
      this.contributors = contributors;
      this.band = band;
      this.reached = reached;
      failed = new long[reached.length];
    }

    void run() {
      Frontier level = demanded();
      for (int depth = 0; depth < LONGEST_CHAIN && !level.vertices.isEmpty(); depth++) {
        Frontier next = new Frontier();
        for (int i = 0; i < level.vertices.size(); i++) {
          expand(level.vertices.getInt(i), level.ranks[level.vertices.getInt(i)], next);
        }
        level = next;
      }
      for (int i = 0; i < level.vertices.size(); i++) {
        fail(level.vertices.getInt(i), level.ranks[level.vertices.getInt(i)]);
      }
      for (int i = 0; i < failing.size(); i++) {
        failUsers(failing.getInt(i));
      }
      for (int v = 0; v < reached.length; v++) {
        reached[v] &= ~failed[v];
      }
    }

    private Frontier demanded() {
      Frontier demanded = new Frontier();
      Nets nets = graph.nets();
      for (int n = 0; n < nets.size(); n++) {
        int home = graph.representative(nets.home(n));
        if (owner[home] < 0 || assembly.contains(nets.home(n)) || !graph.everyStep(n)) {
          continue;
        }
        long ranks = 0;
        for (int i = nets.offset(n); i < nets.end(n); i++) {
          long rank = RankSets.bit(owner[nets.pin(i)], band);
          if ((rank & ~ranks) != 0 && !assembly.isContribution(home, nets.pin(i))) {
            ranks |= rank;
          }
        }
        demanded.reach(home, ranks & ~RankSets.bit(owner[home], band));
      }
      return demanded;
    }

    /** Looks at the sources of a vertex: those that a rank lacks have to be computable there too. */
    private void expand(int vertex, long ranks, Frontier next) {
      for (int e = uses.start(vertex); e < uses.end(vertex); e++) {
        int home = graph.nets().home(uses.net(e));
        int source = graph.representative(home);
        if (source == vertex || singletons.contains(source)) {
          continue;
        }
        long lacking = ranks & ~RankSets.bit(owner[source], band);
        if (assembly.contains(home)) {
          fail(vertex, lacking & ~contributors.sharers(home, band));
        } else {
          next.reach(source, lacking);
        }
      }
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
        int n = uses.net(e);
        for (int i = nets.offset(n); graph.representative(nets.home(n)) == source && i < nets.end(n); i++) {
          int user = nets.pin(i) < Nets.FIRST_VERTEX ? source : graph.representative(nets.pin(i));
          if (user != source) {
            fail(user, failed[source] & reached[user]);
          }
        }
      }
    }

    /** The vertices reached in one more step, with the ranks that are new to each. */
    private final class Frontier {
      private final IntArrayList vertices = new IntArrayList();
      private final long[] ranks = new long[reached.length];

      void reach(int vertex, long by) {
        long fresh = by & ~reached[vertex];
        if (fresh != 0) {
          if (ranks[vertex] == 0) {
            vertices.add(vertex);
          }
          ranks[vertex] |= fresh;
          reached[vertex] |= fresh;
        }
      }
    }
  }
}
