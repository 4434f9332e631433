package org.parcast.analyses.valueflow.count;

import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.parcast.analyses.valueflow.plan.StepPath;
import org.parcast.analyses.valueflow.plan.Thresholds;
import org.parcast.recording.StepOrder;

/**
 * When the values of a step are there: each is computed by its owner, as soon as this has what it needs. Ranks do what they can in the order of the
 * program, and fill the time in which they wait with what comes later and need not wait: list scheduling with insertion (Topcuoglu, Hariri and Wu,
 * "Performance-effective and low-complexity task scheduling for heterogeneous computing", TPDS 13, 2002, section 4.2). Messages take no time here.
 */
final class StepSchedule {
  private final StepOrder order;
  private final IntUnaryOperator place;
  private final int births;

  /** @param place by vertex the one whose rank computes it */
  StepSchedule(StepOrder order, IntUnaryOperator place) {
    this.order = order;
    this.place = place;
    births = order.births();
  }

  /**
   * The longest path.
   *
   * @param owner rank of every vertex, -1 for those on every rank
   * @return empty where nothing is computed from what the same step computes and every rank has its share of it, or that is not known
   */
  Optional<StepPath> path(short[] owner, int ranks) {
    if (births == 0) {
      return Optional.empty();
    }
    Run run = new Run(owner, ranks);
    order.forEachBirth(run);
    return run.path().filter(path -> order.hasSources() || path.shares() > Thresholds.LARGEST_IMBALANCE);
  }

  /** One walk through the step. */
  private final class Run implements StepOrder.Visitor {
    private final short[] owner;
    private final RankTime[] ranks;
    private final long[] there = new long[births];
    private final int[] messages = new int[births];
    private final short[] by = new short[births];
    private long work;

    Run(short[] owner, int ranks) {
      this.owner = owner;
      this.ranks = new RankTime[ranks];
      for (int rank = 0; rank < ranks; rank++) {
        this.ranks[rank] = new RankTime();
      }
    }

    @Override
    public void visit(int birth, int vertex, int uses, int[] back, int from, int to) {
      short rank = owner[place.applyAsInt(vertex)];
      long ready = 0;
      int sent = 0;
      for (int i = from; i < to; i++) {
        int source = birth - back[i];
        int sentBy = messages[source] + (rank >= 0 && by[source] >= 0 && by[source] != rank ? 1 : 0);
        if (there[source] > ready || there[source] == ready && sentBy > sent) {
          ready = there[source];
          sent = sentBy;
        }
      }
      by[birth] = rank;
      if (rank < 0) {
        there[birth] = ready;
        messages[birth] = sent;
        return;
      }
      int takes = Math.max(1, uses);
      work += takes;
      RankTime time = ranks[rank];
      boolean waited = ready >= time.end();
      there[birth] = time.place(ready, takes) + takes;
      messages[birth] = waited || there[birth] < time.end() ? sent : Math.max(sent, time.messages());
      if (there[birth] == time.end()) {
        time.messages(messages[birth]);
      }
    }

    Optional<StepPath> path() {
      RankTime last = ranks[0];
      for (RankTime rank : ranks) {
        last = rank.end() > last.end() ? rank : last;
      }
      return work == 0 ? Optional.empty() : Optional.of(new StepPath(Math.max(1, last.end() * (double) ranks.length / work), last.messages()));
    }
  }
}
