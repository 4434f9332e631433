package org.parcast.recorder.flow;

import java.util.Arrays;
import org.parcast.recorder.memory.Growth;
import org.parcast.recorder.state.ReplayRows;
import org.parcast.recorder.state.Shadow;

/**
 * Does again what was noted of a loop nest, with the values that the words hold now.
 *
 * <p>Most words that an irregular nest loads are coefficients, each with the sinks that it has had in every step. Where the words of an array
 * have been asked for all their sinks, and nothing has been written to the array since, the sinks are members of their sets still, since these
 * only grow. Such an array is <em>settled</em>, and its words are not visited.
 */
public final class LoopReplay {
  private final Shadow[] shadows;
  private final ReplayRows rows;
  private final ReplayReduction[] reductions;
  private final Shadow[] entered;
  private final long births;
  private final long copies;
  private final boolean[] stored;

  // What is known of the arrays since the nest ran last.
  private final boolean[] settled;
  private final long[] version;
  private final long[] copied;
  private int epoch = -1;

  /** The arrays that are settled as the nest begins. */
  private final boolean[] skipped;

  private int[] sources = new int[16];

  /**
   * A nest as it was noted.
   *
   * @param shadows its arrays and objects
   * @param rows its stores
   * @param reductions the sums that it gathers, in the order in which it is left with them, if it stores nothing
   * @param entered those of {@code shadows} that have the values that it is entered with
   * @param births how many values are born
   * @param copies how many are copies
   */
  LoopReplay(Shadow[] shadows, ReplayRows rows, ReplayReduction[] reductions, Shadow[] entered, long births, long copies) {
    this.shadows = shadows;
    this.rows = rows;
    this.reductions = reductions;
    this.entered = entered;
    this.births = births;
    this.copies = copies;
    this.stored = new boolean[shadows.length];
    this.settled = new boolean[shadows.length];
    this.version = new long[shadows.length];
    this.copied = new long[shadows.length];
    this.skipped = new boolean[shadows.length];
    for (int run = 0; run < rows.end(); run = rows.next(run)) {
      stored[rows.target(run)] = true;
    }
  }

  /** All that it loads from and stores to. */
  Shadow[] shadows() {
    return shadows;
  }

  /** Whether it stores nothing. */
  boolean isEmpty() {
    return rows.end() == 0;
  }

  /** A sum that it gathers. */
  public ReplayReduction reduction(int number) {
    return reductions[number];
  }

  /** The words of the values that it is entered with. */
  public Shadow[] entered() {
    return entered;
  }

  long births() {
    return births;
  }

  long copies() {
    return copies;
  }

  void run(ValueFlowState flow) {
    boolean calm = epoch == flow.epoch;
    for (int k = 0; k < shadows.length; k++) {
      calm &= !stored[k] || copied[k] == shadows[k].copied; // else it may hold an old value of its own, which a settled word holds too
    }
    for (int k = 0; k < shadows.length; k++) {
      skipped[k] = calm && settled[k] && version[k] == shadows[k].version;
      settled[k] = !stored[k];
    }
    for (int run = 0; run < rows.end(); run = rows.next(run)) {
      if (rows.isCopy(run)) {
        copy(flow, run);
      } else if (rows.isApart(run) && !flow.noting && !shadows[rows.target(run)].mayBeReduced && areFirstBirths(flow, run)) {
        repeat(flow, run);
      } else {
        repeatByRow(flow, run);
      }
    }
    for (int k = 0; k < shadows.length; k++) {
      version[k] = shadows[k].version;
      copied[k] = shadows[k].copied;
    }
    epoch = flow.epoch;
  }

  private boolean areFirstBirths(ValueFlowState flow, int run) {
    Shadow target = shadows[rows.target(run)];
    int word = rows.first(run);
    for (int row = 0; row < rows.rows(run); row++, word += rows.step(run)) {
      if (!flow.isFirstBirth(target, word)) {
        return false;
      }
    }
    return true;
  }

  private void copy(ValueFlowState flow, int run) {
    Shadow target = shadows[rows.target(run)];
    Shadow from = shadows[rows.array(run, 0)];
    int[] all = rows.runs();
    int at = rows.words(run);
    boolean strided = rows.isStrided(run);
    int step = rows.step(run);
    for (int row = 0; row < rows.rows(run); row++) {
      int source = strided ? all[at] + row * step : all[at + row];
      flow.copy(target, rows.first(run) + row * step, flow.load(from, source), rows.site(run));
    }
  }

  /** A run whose stores are births on the vertices of their words: all uses, then all births. */
  private void repeat(ValueFlowState flow, int run) {
    Shadow target = shadows[rows.target(run)];
    int first = rows.first(run);
    int step = rows.step(run);
    int count = rows.rows(run);
    RowUses uses = flow.rowUses;
    uses.begin(target, first, step, count);
    int at = rows.words(run);
    for (int group = 0; group < rows.groups(run); group++) {
      int k = rows.array(run, group);
      int perRow = rows.count(run, group);
      boolean strided = rows.isStrided(run);
      if (!skipped[k]) {
        for (int i = 0; strided && i < perRow; i++) {
          uses.use(shadows[k], rows.runs()[at + i], step);
        }
        for (int row = 0; !strided && row < count; row++) {
          uses.use(shadows[k], rows.runs(), at + row * perRow, at + (row + 1) * perRow, row);
        }
        settled[k] &= !uses.hasGrown();
      }
      at += strided ? perRow : count * perRow;
    }
    int site = rows.site(run);
    for (int row = 0, word = first; row < count; row++, word += step) {
      flow.firstBirth(target, word, uses.isUpdate(row), site, rows.uses(run));
      flow.born(target, word, target.base + word);
    }
  }

  /** A run of which a store may have another vertex than its word's, or load what another has stored: what is settled for a word is not for these. */
  private void repeatByRow(ValueFlowState flow, int run) {
    Shadow target = shadows[rows.target(run)];
    int[] all = rows.runs();
    boolean strided = rows.isStrided(run);
    int step = rows.step(run);
    int word = rows.first(run);
    for (int row = 0; row < rows.rows(run); row++, word += step) {
      int former = target.value(word);
      int size = 0;
      boolean update = false;
      int at = rows.words(run);
      for (int group = 0; group < rows.groups(run); group++) {
        Shadow shadow = shadows[rows.array(run, group)];
        int perRow = rows.count(run, group);
        int begin = strided ? at : at + row * perRow;
        for (int i = begin; i < begin + perRow; i++) {
          if (size == sources.length) {
            sources = Growth.of(sources, 2 * size);
          }
          sources[size] = flow.load(shadow, strided ? all[i] + row * step : all[i]);
          update |= sources[size++] == former;
        }
        at += strided ? perRow : perRow * rows.rows(run);
      }
      int sink = flow.sink(target, word, update, rows.site(run), rows.uses(run));
      if (target.mayBeReduced) {
        flow.reductions.use(target, sources, size, former, update, sink, rows.site(run));
      } else {
        flow.use(sources, size, sink, 0);
      }
      flow.born(target, word, sink);
    }
    Arrays.fill(settled, false);
  }
}
