package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The ranks of a band that reach vertices, few of many, and those of them that fail there. Vertices that more ranks have reached, or at which more have failed, wait
 * once each until they are {@linkplain #next asked} {@linkplain #nextFailing for}.
 */
final class ReachedRanks {
  private static final int SETS = 3;
  private static final int FAILED = 1;
  private static final int FRESH = 2;

  /** By vertex, its place in the lists; 0 where no rank reaches it. */
  private final int[] place;
  private final IntArrayList vertices = new IntArrayList(1);
  /** By place the ranks that reach a vertex, those that have failed there and those that nobody has been told of, beside each other: vertices are met in no order. */
  private long[] ranks = new long[SETS];
  private final IntArrayList freshly = new IntArrayList();
  private final IntArrayList failing = new IntArrayList();
  private final BitSet waiting = new BitSet();
  private int next;

  ReachedRanks(int vertices) {
    place = new int[vertices];
    clear();
  }

  /** No rank reaches any vertex. */
  void clear() {
    vertices.forEach(vertex -> place[vertex] = 0);
    vertices.clear();
    freshly.clear();
    failing.clear();
    next = 0;
    add(0);
  }

  private int add(int vertex) {
    int at = vertices.size();
    place[vertex] = at;
    vertices.add(vertex);
    ranks = LongArrays.grow(ranks, SETS * (at + 1));
    Arrays.fill(ranks, SETS * at, SETS * (at + 1), 0);
    return at;
  }

  /** The ranks that reach a vertex. */
  long at(int vertex) {
    return ranks[SETS * place[vertex]];
  }

  /** Lets ranks reach a vertex, from 1 up. */
  void reach(int vertex, long reaching) {
    int at = place[vertex];
    long more = reaching & ~ranks[SETS * at];
    if (more != 0) {
      at = at == 0 ? add(vertex) : at;
      ranks[SETS * at] |= more;
      if (ranks[SETS * at + FRESH] == 0) {
        freshly.add(vertex);
      }
      ranks[SETS * at + FRESH] |= more;
    }
  }

  /** Vertices, and the ranks that have reached each since it was asked for. */
  record Level(int[] vertices, long[] ranks) {
    int size() {
      return vertices.length;
    }
  }

  /** What ranks have reached since this was asked for. */
  Level next() {
    Level level = new Level(freshly.toIntArray(), new long[freshly.size()]);
    for (int i = 0; i < level.size(); i++) {
      int fresh = SETS * place[level.vertices[i]] + FRESH;
      level.ranks[i] = ranks[fresh];
      ranks[fresh] = 0;
    }
    freshly.clear();
    return level;
  }

  /** @param failing ranks that reach the vertex */
  void fail(int vertex, long failing) {
    int at = place[vertex];
    if ((failing & ~ranks[SETS * at + FAILED]) != 0) {
      ranks[SETS * at + FAILED] |= failing;
      if (!waiting.get(at)) {
        waiting.set(at);
        this.failing.add(vertex);
      }
    }
  }

  /** The next vertex at which ranks have failed since it was asked for; 0 where there is none. */
  int nextFailing() {
    if (next == failing.size()) {
      return 0;
    }
    int vertex = failing.getInt(next++);
    waiting.clear(place[vertex]);
    return vertex;
  }

  /** The ranks that have failed at a vertex. */
  long failedAt(int vertex) {
    return ranks[SETS * place[vertex] + FAILED];
  }

  /** The ranks that reach a vertex and have not failed there. */
  long succeededAt(int vertex) {
    int at = SETS * place[vertex];
    return ranks[at] & ~ranks[at + FAILED];
  }
}
