package org.parcast.recorder;

import java.util.ArrayList;
import java.util.List;
import org.parcast.recorder.format.WordBlock.Kind;

/** The descriptions of all words, by number, for the recording. */
final class Blocks {
  /** A description as the recording has it; what the source says of the site and the type is joined when it is read. */
  static final class Block {
    final Kind kind;
    final int site;
    /** Number of the type (an array's, a class's) in the tracer's table. */
    final int type;
    final int length;
    final int base;
    final int original;
    final int round;
    int parent = -1;
    int index;
    boolean temporary;

    /** The first vertex of each round that scratch has opened: the same in every step, also where each step makes the scratch anew. */
    int[] rounds = {};

    int roundsOpened;

    Block(Kind kind, int site, int type, int length, int base, int original, int round) {
      this.kind = kind;
      this.site = site;
      this.type = type;
      this.length = length;
      this.base = base;
      this.original = original;
      this.round = round;
    }
  }

  private final List<Block> all = new ArrayList<>();

  /** Adds a description; {@code original} below 0 stands for itself. */
  int add(Kind kind, int site, int type, int length, int base, int original, int round) {
    int id = all.size();
    all.add(new Block(kind, site, type, length, base, original < 0 ? id : original, round));
    return id;
  }

  Block get(int id) {
    return all.get(id);
  }

  int size() {
    return all.size();
  }
}
