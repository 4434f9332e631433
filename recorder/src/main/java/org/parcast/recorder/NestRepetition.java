package org.parcast.recorder;

import java.util.Arrays;

/**
 * Does again what was noted of a loop nest, with the values that the words hold now.
 *
 * <p>Most words that an irregular nest loads are coefficients, each with the sinks that it has had in every step. Where the words of an array
 * have been asked for all their sinks, and nothing has been written to the array since, the sinks are members of their sets still, since these
 * only grow. Such an array is <em>settled</em>, and its words are not visited.
 */
final class NestRepetition {
  private final Shadow[] shadows;
  private final int[][] words;
  private final NestRows rows;
  private final boolean[] stored;

  /** Whether no word is stored twice, and none that is loaded: then all loads may come before all stores. */
  private final boolean isApart;

  // What is known of the arrays since the nest ran last.
  private final boolean[] settled;
  private final long[] version;
  private int epoch = -1;

  /** The arrays that are settled as the nest begins. */
  private final boolean[] skipped;

  /** By array, which of its words comes next. */
  private final int[] next;

  private int[] sources = new int[16];

  /** By row of a run, whether the former value of the word that is stored is among the sources. */
  private boolean[] updates = new boolean[16];

  private boolean grows;

  NestRepetition(Shadow[] shadows, int[][] words, NestRows rows, boolean[] stored, boolean ascends) {
    this.shadows = shadows;
    this.words = words;
    this.rows = rows;
    this.stored = stored;
    this.settled = new boolean[shadows.length];
    this.version = new long[shadows.length];
    this.skipped = new boolean[shadows.length];
    this.next = new int[shadows.length];
    boolean apart = ascends;
    for (int run = 0; run < rows.end(); run = rows.next(run)) {
      for (int k = 0; k < shadows.length; k++) {
        apart &= !stored[k] || rows.count(run, k) == 0;
      }
    }
    this.isApart = apart;
  }

  void run(Flow flow) {
    boolean calm = epoch == flow.epoch;
    for (int k = 0; k < shadows.length; k++) {
      calm &= !stored[k] || version[k] == shadows[k].version;
    }
    for (int k = 0; k < shadows.length; k++) {
      skipped[k] = calm && settled[k] && version[k] == shadows[k].version;
      settled[k] = true;
      next[k] = 0;
    }
    for (int run = 0; run < rows.end(); run = rows.next(run)) {
      if (isApart && areFirstBirths(flow, run)) {
        repeat(flow, run);
      } else {
        repeatByRow(flow, run);
      }
    }
    for (int k = 0; k < shadows.length; k++) {
      version[k] = shadows[k].version;
    }
    epoch = flow.epoch;
  }

  private boolean areFirstBirths(Flow flow, int run) {
    Shadow target = shadows[rows.target(run)];
    int first = rows.first(run);
    for (int row = 0; row < rows.rows(run); row++) {
      if (!flow.isFirstBirth(target, first + row)) {
        return false;
      }
    }
    return true;
  }

  /** A run whose stores are births on the vertices of their words: all uses, then all births. */
  private void repeat(Flow flow, int run) {
    Shadow target = shadows[rows.target(run)];
    int first = rows.first(run);
    int count = rows.rows(run);
    if (updates.length < count) {
      updates = new boolean[2 * count];
    }
    Arrays.fill(updates, 0, count, false);
    for (int k = 0; k < shadows.length; k++) {
      if (skipped[k]) {
        next[k] += count * rows.count(run, k);
      } else if (rows.count(run, k) > 0) {
        grows = false;
        for (int row = 0; row < count; row++) {
          use(flow, k, rows.count(run, k), target, first + row, row);
        }
        settled[k] &= !grows;
      }
    }
    int site = rows.site(run);
    int uses = rows.uses(run);
    for (int row = 0; row < count; row++) {
      flow.firstBirth(target, first + row, updates[row], site, uses);
      flow.born(target, first + row, target.base + first + row);
    }
  }

  /** Uses the next words of an array for a row. */
  private void use(Flow flow, int k, int count, Shadow target, int word, int row) {
    Shadow shadow = shadows[k];
    int[] all = words[k];
    int sink = target.base + word;
    int former = target.value[word];
    int to = next[k] + count;
    for (int i = next[k]; (i = useAsBefore(flow, shadow.value, all, i, to, sink, former, row)) < to; i++) {
      int value = flow.load(shadow, all[i]);
      int before = flow.values.set[value];
      flow.use(value, sink);
      grows |= flow.values.set[value] != before;
      updates[row] |= value == former;
    }
    next[k] = to;
  }

  /**
   * Goes on from the word {@code i} while sets grow by the sink that followed last time, or not at all; answers where that ends. Apart, as in
   * {@link Flow#use(int[], int, int, int)}.
   */
  private int useAsBefore(Flow flow, int[] values, int[] words, int i, int to, int sink, int former, int row) {
    int[] set = flow.values.set;
    int[] near = flow.sets.pool.near;
    boolean grown = false;
    boolean met = false;
    int at = i;
    for (; at < to; at++) {
      int value = values[words[at]];
      int before = set[value];
      if (before < 0) {
        if (!SinkSets.isSingle(before, sink)) {
          break;
        }
      } else if (before + 1 >= near.length) {
        break;
      } else if (near[before + 1] == sink) {
        set[value] = before + 1;
        grown = true;
      } else if (near[before] != sink) {
        break;
      }
      met |= value == former;
    }
    grows |= grown;
    updates[row] |= met;
    return at;
  }

  /** A run of which a store may have another vertex than its word's: what is settled for the word is not for the vertex. */
  private void repeatByRow(Flow flow, int run) {
    Shadow target = shadows[rows.target(run)];
    for (int word = rows.first(run); word < rows.first(run) + rows.rows(run); word++) {
      int former = target.value[word];
      int size = 0;
      boolean update = false;
      for (int k = 0; k < shadows.length; k++) {
        int to = next[k] + rows.count(run, k);
        for (; next[k] < to; next[k]++) {
          if (size == sources.length) {
            sources = Growth.of(sources, 2 * size);
          }
          sources[size] = flow.load(shadows[k], words[k][next[k]]);
          update |= sources[size++] == former;
        }
      }
      int sink = flow.sink(target, word, update, rows.site(run), rows.uses(run));
      flow.use(sources, size, sink, 0);
      flow.born(target, word, sink);
    }
    Arrays.fill(settled, false);
  }
}
