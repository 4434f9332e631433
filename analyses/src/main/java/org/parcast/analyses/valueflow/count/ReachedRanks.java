package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.BitSet;

/**
 * The ranks of a band that reach vertices, few of many, and those of them that fail there. Vertices that more ranks have reached, or at which more have failed, wait
 * once each until they are {@linkplain #next asked} {@linkplain #nextFailing for}.
 */
final class ReachedRanks {
  /** By vertex, its place in the lists; 0 where no rank reaches it. */
  private final int[] place;
  private final IntArrayList vertices = new IntArrayList(1);
  private final LongArrayList reached = new LongArrayList(1);
  private final LongArrayList failed = new LongArrayList(1);
  private final LongArrayList fresh = new LongArrayList(1);
  private final IntArrayList reaching = new IntArrayList();
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
    reached.clear();
    failed.clear();
    fresh.clear();
    reaching.clear();
    failing.clear();
    next = 0;
    add(0);
  }

  private int add(int vertex) {
    int at = vertices.size();
    place[vertex] = at;
    vertices.add(vertex);
    reached.add(0);
    failed.add(0);
    fresh.add(0);
    return at;
  }

  /** The ranks that reach a vertex. */
  long at(int vertex) {
    return reached.getLong(place[vertex]);
  }

  /** Lets ranks reach a vertex, from 1 up. */
  void reach(int vertex, long ranks) {
    int at = place[vertex];
    long more = ranks & ~reached.getLong(at);
    if (more != 0) {
      at = at == 0 ? add(vertex) : at;
      reached.set(at, reached.getLong(at) | more);
      if (fresh.getLong(at) == 0) {
        reaching.add(vertex);
      }
      fresh.set(at, fresh.getLong(at) | more);
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
    Level level = new Level(reaching.toIntArray(), new long[reaching.size()]);
    for (int i = 0; i < level.size(); i++) {
      level.ranks[i] = fresh.set(place[level.vertices[i]], 0);
    }
    reaching.clear();
    return level;
  }

  /** @param ranks that reach the vertex */
  void fail(int vertex, long ranks) {
    int at = place[vertex];
    if ((ranks & ~failed.getLong(at)) != 0) {
      failed.set(at, failed.getLong(at) | ranks);
      if (!waiting.get(at)) {
        waiting.set(at);
        failing.add(vertex);
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
    return failed.getLong(place[vertex]);
  }

  /** The ranks that reach a vertex and have not failed there. */
  long succeededAt(int vertex) {
    int at = place[vertex];
    return reached.getLong(at) & ~failed.getLong(at);
  }
}
