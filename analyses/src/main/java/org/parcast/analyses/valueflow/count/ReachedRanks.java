package org.parcast.analyses.valueflow.count;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.BitSet;

/**
 * The ranks of a band that reach vertices, few of many, and those of them that fail there. Vertices at which more ranks have failed wait in a queue, once each, until
 * they are {@linkplain #nextFailing asked for}.
 */
final class ReachedRanks {
  /** By vertex, its place in the lists; 0 where no rank reaches it. */
  private final int[] place;
  private final IntArrayList vertices = new IntArrayList(1);
  private final LongArrayList reached = new LongArrayList(1);
  private final LongArrayList failed = new LongArrayList(1);
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
    failing.clear();
    next = 0;
    add(0, 0);
  }

  private void add(int vertex, long ranks) {
    place[vertex] = vertices.size();
    vertices.add(vertex);
    reached.add(ranks);
    failed.add(0);
  }

  /** The ranks that reach a vertex. */
  long at(int vertex) {
    return reached.getLong(place[vertex]);
  }

  /** Lets ranks reach a vertex, from 1 up, and tells which of them are new there. */
  long reach(int vertex, long ranks) {
    int at = place[vertex];
    long fresh = ranks & ~reached.getLong(at);
    if (fresh != 0 && at == 0) {
      add(vertex, fresh);
    } else if (fresh != 0) {
      reached.set(at, reached.getLong(at) | fresh);
    }
    return fresh;
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
