package org.parcast.recorder.state;

/**
 * The vertices of rounds that have one each. What is computed for one element after the other, with scratch, opens the same rounds for each: those at the same
 * place among the openings of an element stand side by side in a row of their own, as the words of an array of the elements would. So they are as far from the
 * words of such arrays for each element, and values have the same few sets of sinks (see {@link org.parcast.recorder.memory.SinkSets}).
 *
 * <p>What the elements are is not known. An opening is expected to be of the scratch that was opened next after the opening before was found the last time, as a
 * compressor by a dictionary would expect it (Ziv and Lempel 1977); where it is of another, it is compared with the latest of that.
 */
final class RoundRows {
  /** So many openings are remembered: those of an element with more are not told apart. A power of two. */
  private static final int REMEMBERED = 1 << 12;

  /** So many vertices at most are set aside for what a row may come to: sets of sinks begin anew where they end. */
  private static final int MOST_ASIDE = 1 << 12;

  /** Vertices side by side. */
  static final class Row {
    private int next;
    private int aside;
    private int taken;

    /** For whom the last of them was taken. */
    private int latest;

    /** Another vertex, beside the last one while there are some set aside. */
    int take(Vertices vertices, int taker) {
      if (aside == 0) {
        int more = Math.max(1, Math.min(taken >> 1, MOST_ASIDE));
        next = vertices.allocate(more);
        aside = more;
      }
      latest = taker;
      taken++;
      aside--;
      return next++;
    }

    /** The row, if its last vertex is the taker's, else another: what is to stand beside that. */
    Row after(int taker) {
      return latest == taker ? this : new Row();
    }
  }

  private final Vertices vertices;
  private final Blocks.Block[] blocks = new Blocks.Block[REMEMBERED];
  private final Row[] rows = new Row[REMEMBERED];
  private int openings;

  /** The number of the opening that the next one is expected to be as. */
  private int expected;

  RoundRows(Vertices vertices) {
    this.vertices = vertices;
  }

  /** The vertex of another round of a block. */
  int open(Blocks.Block block) {
    Row row = block.latestRow;
    if (isRemembered(expected) && blocks[expected & REMEMBERED - 1] == block) {
      row = rows[expected & REMEMBERED - 1].after(expected);
      expected++;
    } else if (row == null) {
      row = new Row();
      expected = openings;
    } else {
      expected = row.latest + 1;
    }
    int vertex = row.take(vertices, openings);
    blocks[openings & REMEMBERED - 1] = block;
    rows[openings & REMEMBERED - 1] = row;
    openings++;
    block.latestRow = row;
    return vertex;
  }

  private boolean isRemembered(int opening) {
    return opening < openings && opening >= openings - REMEMBERED;
  }
}
