package org.parcast.tracer.method;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** Where control enters the loops of a method, leaves them, or comes back to the method with an exception. */
public final class LoopEdges {
  private LoopEdges() {}

  /** The edges to the header from outside, each once. */
  public static List<Edge> entries(Method method, Loop loop) {
    return method.blocks().get(loop.header()).predecessors().stream()
        .distinct()
        .filter(from -> !loop.contains(from))
        .map(from -> new Edge(from, loop.header()))
        .toList();
  }

  /** The edges on which an iteration is counted, each once: into the body where a test at the head comes first, else back to the header. */
  public static List<Edge> iterations(Method method, Loop loop, boolean testsFirst) {
    if (testsFirst) {
      int body = method.blocks().get(loop.header()).successors().stream().filter(loop::contains).findFirst().orElseThrow();
      return List.of(new Edge(loop.header(), body));
    }
    return loop.backEdges().stream().distinct().toList();
  }

  /** Of a loop without branches but for its exits, the blocks of an iteration that leaves it after the last of them, in their order. */
  public static List<Block> upTo(int last, Method method, Loop loop) {
    List<Block> executed = new ArrayList<>(List.of(method.blocks().get(loop.header())));
    while (executed.get(executed.size() - 1).index() != last) {
      Block block = executed.get(executed.size() - 1);
      executed.add(method.blocks().get(block.successors().stream().filter(loop::contains).findFirst().orElseThrow()));
    }
    return executed;
  }

  /** The edges that leave the loop without an exception. */
  public static List<Edge> exits(Method method, Loop loop) {
    return loop.exits().stream().filter(exit -> method.blocks().get(exit.from()).successors().contains(exit.to())).toList();
  }

  /** The blocks in which the method catches exceptions, each once: the first with an instruction, where code can be put before it. */
  public static List<Block> handlers(Method method) {
    List<Block> handlers = new ArrayList<>();
    BitSet known = new BitSet();
    for (Block block : method.blocks()) {
      for (int handler : block.handlers()) {
        Block at = method.blocks().get(handler);
        if (at.start() == at.end()) {
          at = method.blocks().get(at.successors().get(0));
        }
        if (!known.get(at.index())) {
          known.set(at.index());
          handlers.add(at);
        }
      }
    }
    return handlers;
  }
}
