package org.parcast.analyses.loops.fission;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.parcast.recording.trace.coding.BlockRun;
import org.parcast.recording.trace.coding.BlockTraceConsumer;
import org.parcast.recording.trace.table.Reference;

/**
 * Follows the trace of a program in which loops have marks in front of their units, and finds which units depend on which through memory. All that a unit calls is its own. A chain of dependences
 * stands for all between its ends: of earlier writes of a word only the last is remembered.
 */
public final class UnitObserver implements BlockTraceConsumer {
  /** Units of a loop, its header among them, that a word can tell apart. */
  public static final int MOST_UNITS = 60;

  /** References that are followed of all executions together, and words that are remembered of one: what comes later is not watched. */
  private static final long MOST_REFERENCES = 100_000_000;

  private static final int MOST_WORDS = 10_000_000;

  private final boolean[] writes;
  private final Map<Integer, Integer> watched;
  private final Map<Integer, Mark> marks;
  private final List<UnitDependences> found = new ArrayList<>();
  private final Map<Integer, WatchedLoop> open = new HashMap<>();
  private final IntArrayList loops = new IntArrayList();
  private long references;

  /** What a loop in front of a unit tells. */
  public record Mark(int loop, int unit) {}

  /**
   * @param watched by the number of a loop in the trace, the number that it is told of by
   * @param marks by the number of a loop in the trace that is a mark, of which loop and unit
   * @param units how many units each of the loops has that are told of
   */
  public UnitObserver(List<Reference> all, Map<Integer, Integer> watched, Map<Integer, Mark> marks, List<Integer> units) {
    this.writes = new boolean[all.size()];
    for (int reference = 1; reference < writes.length; reference++) {
      writes[reference] = all.get(reference).write();
    }
    this.watched = Map.copyOf(watched);
    this.marks = Map.copyOf(marks);
    units.forEach(count -> found.add(new UnitDependences(count)));
  }

  /** What was found of each loop. */
  public List<UnitDependences> found() {
    return List.copyOf(found);
  }

  @Override
  public void enter(int loop) {
    loops.add(loop);
    Mark mark = marks.get(loop);
    if (mark != null) {
      WatchedLoop around = open.get(mark.loop());
      if (around != null && around.depth() == loops.size() - 1) {
        around.begin(mark.unit());
      }
    }
    Integer number = watched.get(loop);
    if (number != null && !open.containsKey(number)) {
      open.put(number, new WatchedLoop(found.get(number), loops.size()));
    }
  }

  @Override
  public void iterate(int loop) {
    iterate();
  }

  private void iterate() {
    Integer number = loops.isEmpty() ? null : watched.get(loops.getInt(loops.size() - 1));
    WatchedLoop loop = number == null ? null : open.get(number);
    if (loop != null && loop.depth() == loops.size()) {
      loop.iterate();
    }
  }

  @Override
  public void exit(int loop) {
    Integer number = watched.get(loop);
    WatchedLoop ended = number == null ? null : open.get(number);
    if (ended != null && ended.depth() == loops.size()) {
      ended.end();
      open.remove(number);
    }
    loops.popInt();
  }

  @Override
  public void run(BlockRun run) {
    for (long execution = 0; execution < run.count(); execution++) {
      if (run.loop() != 0) {
        iterate();
      }
      if (!open.isEmpty()) {
        follow(run, execution);
      }
    }
    if (!open.isEmpty()) {
      executed(run.work());
    }
  }

  private void follow(BlockRun run, long execution) {
    references += run.size();
    if (references > MOST_REFERENCES || open.values().stream().anyMatch(loop -> loop.size() > MOST_WORDS)) {
      open.keySet().forEach(number -> found.get(number).cut());
      return;
    }
    for (int k = 0; k < run.size(); k++) {
      long address = run.address(k) + execution * run.stride(k);
      boolean write = writes[run.reference(k)];
      open.values().forEach(loop -> loop.use(address, write));
    }
  }

  @Override
  public void executed(long instructions) {
    open.values().forEach(loop -> loop.spend(instructions));
  }
}
