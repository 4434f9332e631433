package org.parcast.javac;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.SortedMap;
import java.util.TreeMap;

/** The loops of a compilation unit by the line of their keyword; of those on one line the outer comes first. */
final class LoopTrees extends TreeScanner<Void, Void> {
  private final CompilationUnitTree unit;
  private final SourcePositions positions;
  private final SortedMap<Integer, Deque<Tree>> loops = new TreeMap<>();

  private LoopTrees(CompilationUnitTree unit, Trees trees) {
    this.unit = unit;
    this.positions = trees.getSourcePositions();
  }

  static SortedMap<Integer, Deque<Tree>> of(CompilationUnitTree unit, Trees trees) {
    LoopTrees found = new LoopTrees(unit, trees);
    found.scan(unit, null);
    return found.loops;
  }

  private void add(Tree loop) {
    int line = (int) unit.getLineMap().getLineNumber(positions.getStartPosition(unit, loop));
    loops.computeIfAbsent(line, l -> new ArrayDeque<>()).add(loop);
  }

  @Override
  public Void visitForLoop(ForLoopTree loop, Void nothing) {
    add(loop);
    return super.visitForLoop(loop, nothing);
  }

  @Override
  public Void visitEnhancedForLoop(EnhancedForLoopTree loop, Void nothing) {
    add(loop);
    return super.visitEnhancedForLoop(loop, nothing);
  }

  @Override
  public Void visitWhileLoop(WhileLoopTree loop, Void nothing) {
    add(loop);
    return super.visitWhileLoop(loop, nothing);
  }

  @Override
  public Void visitDoWhileLoop(DoWhileLoopTree loop, Void nothing) {
    add(loop);
    return super.visitDoWhileLoop(loop, nothing);
  }
}
