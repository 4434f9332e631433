package org.parcast.ir;

import java.util.BitSet;
import java.util.List;

/** A natural loop: the blocks from which control comes back to the header without leaving it. */
public final class Loop {
  private final int index;
  private final int header;
  private final BitSet blocks;
  private final Loop parent;
  private final List<Edge> backEdges;
  private final List<Edge> exits;
  private final int line;
  private final int lastLine;

  Loop(int index, int header, BitSet blocks, Loop parent, List<Edge> backEdges, List<Edge> exits, int line, int lastLine) {
    this.index = index;
    this.header = header;
    this.blocks = blocks;
    this.parent = parent;
    this.backEdges = List.copyOf(backEdges);
    this.exits = List.copyOf(exits);
    this.line = line;
    this.lastLine = lastLine;
  }

  /** Its place in {@link LoopForest#loops()}. */
  public int index() {
    return index;
  }

  /** The block by which alone control enters. */
  public int header() {
    return header;
  }

  /** The blocks of the loop, those of inner loops too. */
  public BitSet blocks() {
    return (BitSet) blocks.clone();
  }

  public boolean contains(int block) {
    return blocks.get(block);
  }

  /** The loop right around this one, or null. */
  public Loop parent() {
    return parent;
  }

  /** 1 for a loop that is in no other. */
  public int depth() {
    return parent == null ? 1 : parent.depth() + 1;
  }

  /** Whether the other is this loop or within it. */
  public boolean encloses(Loop other) {
    return contains(other.header) && (other == this || other.depth() > depth());
  }

  /** The edges to the header from within. */
  public List<Edge> backEdges() {
    return backEdges;
  }

  /** The edges that leave the loop, those taken by exceptions too. */
  public List<Edge> exits() {
    return exits;
  }

  /** The first source line of its blocks, 0 where the class file tells no lines. */
  public int line() {
    return line;
  }

  /** The last source line of its blocks, 0 where the class file tells no lines. */
  public int lastLine() {
    return lastLine;
  }

  @Override
  public String toString() {
    return "loop at block " + header + (line > 0 ? " (line " + line + ")" : "");
  }
}
