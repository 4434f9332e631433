package org.parcast.analyses.sharing.detection;

import java.util.Arrays;

/** A set-associative cache: each set drops the line used longest ago, and has the one used last in front. */
public final class SetsOfLines implements LineCache {
  private final int sets;
  private final int ways;
  private final long[] lines;
  private final long[] since;

  public SetsOfLines(int sets, int ways) {
    this.sets = sets;
    this.ways = ways;
    lines = new long[sets * ways];
    since = new long[sets * ways];
    Arrays.fill(since, ABSENT);
  }

  @Override
  public boolean access(long line, long now) {
    int first = first(line);
    int way = way(first, line);
    boolean held = way < ways;
    long begin = held ? since[first + way] : now;
    int moved = held ? way : ways - 1;
    System.arraycopy(lines, first, lines, first + 1, moved);
    System.arraycopy(since, first, since, first + 1, moved);
    lines[first] = line;
    since[first] = begin;
    return held;
  }

  @Override
  public long heldSince(long line) {
    int first = first(line);
    int way = way(first, line);
    return way < ways ? since[first + way] : ABSENT;
  }

  private int first(long line) {
    return (int) Long.remainderUnsigned(line, sets) * ways;
  }

  /** The way that holds a line, the number of ways where none does. */
  private int way(int first, long line) {
    int way = 0;
    while (way < ways && (lines[first + way] != line || since[first + way] == ABSENT)) {
      way++;
    }
    return way;
  }
}
