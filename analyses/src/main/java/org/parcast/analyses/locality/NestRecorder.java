package org.parcast.analyses.locality;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.List;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;

/** Records the first two executions of two loops from a trace of the program: the second finds in the caches what the first has left there. */
public final class NestRecorder implements BlockTraceConsumer {
  /** The one that fills the caches, and the one that is told of. */
  private static final int EXECUTIONS = 2;

  /** References that are kept of an execution, 48 MB: of one number in each line of 64 MiB five are among them. */
  private static final int MOST_REFERENCES = 6_000_000;

  private final int outer;
  private final int inner;
  private final List<NestTrace> executions = new ArrayList<>();
  private final IntArrayList open = new IntArrayList();
  private NestTrace now;
  /** How many loops are open where the outer loop is the innermost. */
  private int depth;

  /** @param outer numbers of the loops in the trace */
  public NestRecorder(int outer, int inner) {
    this.outer = outer;
    this.inner = inner;
  }

  /** What was recorded, the first execution first. */
  public List<NestTrace> executions() {
    return executions.stream().filter(nest -> nest.rows() > 0).toList();
  }

  @Override
  public boolean isDone() {
    return now == null && executions.size() == EXECUTIONS;
  }

  @Override
  public void enter(int loop) {
    open.add(loop);
    if (loop == outer && now == null && executions.size() < EXECUTIONS) {
      now = new NestTrace();
      depth = open.size();
      executions.add(now);
    }
  }

  @Override
  public void iterate(int loop) {
    iterate();
  }

  private void iterate() {
    if (now == null || now.isCut()) {
      return;
    }
    if (open.size() == depth) {
      if (now.size() > MOST_REFERENCES) {
        now.beginRow();
        now.cut();
        return;
      }
      now.beginRow();
    } else if (open.size() == depth + 1 && open.getInt(depth) == inner) {
      now.beginCell();
    }
  }

  @Override
  public void exit(int loop) {
    if (now != null && open.size() == depth) {
      now = null;
    }
    open.popInt();
  }

  @Override
  public void run(BlockRun run) {
    if (now == null) {
      return;
    }
    boolean inside = open.size() > depth + 1 || open.size() == depth + 1 && open.getInt(depth) == inner;
    for (long execution = 0; execution < run.count(); execution++) {
      if (run.loop() != 0) {
        iterate();
      }
      for (int k = 0; inside && !now.isCut() && k < run.size(); k++) {
        now.add(run.address(k) + execution * run.stride(k));
      }
    }
    executed(run.work());
  }

  @Override
  public void executed(long instructions) {
    if (now != null && !now.isCut()) {
      now.spend(instructions);
    }
  }
}
