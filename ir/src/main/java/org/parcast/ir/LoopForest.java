package org.parcast.ir;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The loops of a method and how they nest: natural loops (Aho, Lam, Sethi, Ullman: Compilers, section 9.6), found by the edges that lead
 * back to a block dominating their source; back edges to one header make one loop. Cycles that can be entered at several blocks are no
 * natural loops and are left out. So are those that an exception closes: no source says them, but compilers protect the release of a lock by
 * itself.
 */
public final class LoopForest {
  private final List<Loop> loops;
  private final Loop[] innermost;

  private LoopForest(List<Loop> loops, int blockCount) {
    this.loops = List.copyOf(loops);
    this.innermost = new Loop[blockCount];
    // Inner loops come later and so overwrite outer ones.
    loops.forEach(loop -> loop.blocks().stream().forEach(block -> innermost[block] = loop));
  }

  /** The loops of a method. */
  public static LoopForest of(Method method) {
    return new Finder(method).find();
  }

  /** All loops, each before those within it, otherwise in the order of control flow. */
  public List<Loop> loops() {
    return loops;
  }

  /** The smallest loop that holds the block, or null. */
  public Loop innermost(int block) {
    return innermost[block];
  }

  private static final class Finder {
    private final Method method;
    private final Dominators dominators;
    /** By block, those from which control comes, by exceptions too. */
    private final List<List<Integer>> sources = new ArrayList<>();

    Finder(Method method) {
      this.method = method;
      this.dominators = Dominators.of(method);
      method.blocks().forEach(block -> sources.add(new ArrayList<>()));
      for (Block block : method.blocks()) {
        edges(block).forEach(edge -> sources.get(edge.to()).add(edge.from()));
      }
    }

    LoopForest find() {
      List<Loop> loops = new ArrayList<>();
      for (int header : dominators.reversePostorder()) {
        List<Edge> backEdges =
            method.blocks().get(header).predecessors().stream()
                .distinct()
                .filter(source -> dominators.dominates(header, source))
                .map(source -> new Edge(source, header))
                .toList();
        if (!backEdges.isEmpty()) {
          loops.add(loop(header, backEdges, loops));
        }
      }
      return new LoopForest(loops, method.blocks().size());
    }

    private Loop loop(int header, List<Edge> backEdges, List<Loop> outer) {
      BitSet blocks = new BitSet();
      blocks.set(header);
      Deque<Integer> work = new ArrayDeque<>();
      backEdges.forEach(edge -> work.push(edge.from()));
      while (!work.isEmpty()) {
        int block = work.pop();
        if (!blocks.get(block)) {
          blocks.set(block);
          sources.get(block).forEach(work::push);
        }
      }
      Loop parent = null;
      for (Loop candidate : outer) {
        parent = candidate.contains(header) ? candidate : parent;
      }
      int[] lines = lines(blocks);
      int first = lines.length == 0 ? 0 : lines[0];
      int last = lines.length == 0 ? 0 : lines[lines.length - 1];
      return new Loop(outer.size(), header, blocks, parent, backEdges, exits(blocks), first, last);
    }

    private List<Edge> exits(BitSet blocks) {
      return blocks.stream()
          .boxed()
          .flatMap(block -> edges(method.blocks().get(block)).stream())
          .filter(edge -> !blocks.get(edge.to()))
          .toList();
    }

    /** The lines of the blocks, as far as they are known, ascending. */
    private int[] lines(BitSet blocks) {
      return blocks.stream()
          .mapToObj(method.blocks()::get)
          .flatMapToInt(block -> IntStream.range(block.start(), block.end()))
          .map(method::line)
          .filter(line -> line > 0)
          .sorted()
          .toArray();
    }

    /** Edges by branch and by exception, each pair of blocks once. */
    private static List<Edge> edges(Block block) {
      return IntStream.concat(
              block.successors().stream().mapToInt(Integer::intValue), block.handlers().stream().mapToInt(Integer::intValue))
          .distinct()
          .mapToObj(to -> new Edge(block.index(), to))
          .toList();
    }
  }
}
