package org.parcast.tracer.blocks;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.parcast.ir.Block;
import org.parcast.ir.Edge;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Insertions;
import org.parcast.tracer.emission.Locals;
import org.parcast.tracer.emission.PlainCopy;
import org.parcast.tracer.method.LoopEdges;

/** Tells the recorder where loops are entered, begin their iterations and are left, by whatever way. */
final class BlockLoopRewriter {
  private final BlockMethod facts;
  private final Method method;
  private final MethodNode node;
  private final Insertions insertions;
  private final Locals locals;
  private final List<PlainCopy> copies = new ArrayList<>();
  private final ReplayRewriter nests;

  BlockLoopRewriter(BlockMethod facts, MethodNode node, Insertions insertions, Locals locals) {
    this.facts = facts;
    this.method = facts.method;
    this.node = node;
    this.insertions = insertions;
    this.locals = locals;
    this.nests = new ReplayRewriter(facts, node, insertions);
  }

  /** On an edge, loops are left from the inside out before others begin an iteration, and these before others are entered. */
  void rewrite() {
    List<Loop> inner = new ArrayList<>(facts.loops().keySet());
    Collections.reverse(inner);
    inner.forEach(this::exits);
    facts.loops().keySet().forEach(this::iterations);
    facts.loops().keySet().forEach(this::entries);
    handlers();
    facts.loops().keySet().forEach(this::guard);
  }

  private void exits(Loop loop) {
    for (Edge exit : LoopEdges.exits(method, loop)) {
      Emission edge = insertions.onEdge(exit);
      BlockMethod.Strided strided = facts.strided(loop);
      BranchedLoop branched = facts.branched(loop);
      if (strided != null) {
        ran(edge, loop, exit.from());
      } else if (branched != null) {
        if (!facts.testsFirst(loop) || exit.from() != loop.header()) {
          iterated(edge, branched);
        }
        left(edge, branched);
      } else if (facts.calling(loop) != null) {
        called(edge, loop, "left");
      }
      edge.push(facts.loops().get(loop)).call(Emission.BLOCK_TRACE, "exit", "(I)V");
      nests.left(edge, loop);
    }
  }

  /** The strided loop is left after the block. */
  private void ran(Emission edge, Loop loop, int last) {
    BlockMethod.Strided strided = facts.strided(loop);
    if (strided.testsFirst() && last == loop.header()) {
      ran(edge, strided, 1);
    } else if (!strided.refers() || method.blocks().get(last).successors().contains(loop.header())) {
      ran(edge, strided, 0);
    } else {
      ran(edge, strided, 1);
      List<Block> executed = LoopEdges.upTo(last, method, loop);
      edge.push(facts.loops().get(loop)).push(strided.firstBlock()).push(strided.lastBlock()).push(facts.references(executed));
      edge.local(Opcodes.ILOAD, locals.value(strided.counter())).push(BlockMethod.instructions(executed)).call(Emission.BLOCK_TRACE, "left", "(IIIIII)V");
    }
  }

  /** @param without how many of the iterations that have begun have not come to their end: 0 or 1 */
  private Emission ran(Emission at, BlockMethod.Strided strided, int without) {
    at.push(strided.firstBlock()).push(strided.lastBlock()).local(Opcodes.ILOAD, locals.value(strided.counter())).push(without).op(Opcodes.ISUB);
    return at.push(strided.instructions()).call(Emission.BLOCK_TRACE, "ran", "(IIII)V");
  }

  private Emission left(Emission at, BranchedLoop branched) {
    return at.local(Opcodes.ILOAD, locals.value(branched.counter())).call(Emission.WAYS, "left", "(I)V");
  }

  private void iterated(Emission edge, BranchedLoop branched) {
    int way = locals.value(branched.way());
    int last = locals.value(branched.last());
    int known = locals.value(branched.known());
    edge.local(Opcodes.ILOAD, way).local(Opcodes.ILOAD, last).local(Opcodes.ILOAD, known).local(Opcodes.ILOAD, locals.value(branched.counter()));
    edge.call(Emission.WAYS, "iterated", "(IIII)I").local(Opcodes.ISTORE, known);
    edge.local(Opcodes.ILOAD, way).local(Opcodes.ISTORE, last).op(Opcodes.ICONST_0).local(Opcodes.ISTORE, way);
    edge.list.add(new IincInsnNode(locals.value(branched.counter()), 1));
  }

  private void iterations(Loop loop) {
    BranchedLoop branched = facts.branched(loop);
    if (branched != null) {
      loop.backEdges().stream().distinct().forEach(edge -> iterated(insertions.onEdge(edge), branched));
      return;
    }
    BlockMethod.Strided strided = facts.strided(loop);
    if (strided != null) {
      loop.backEdges().stream().distinct().forEach(edge -> insertions.onEdge(edge).list.add(new IincInsnNode(locals.value(strided.counter()), 1)));
    } else if (facts.calling(loop) != null) {
      LoopEdges.iterations(method, loop, facts.testsFirst(loop)).forEach(edge -> {
        insertions.onEdge(edge).list.add(new IincInsnNode(locals.value(facts.calling(loop)), 1));
        called(insertions.onEdge(edge), loop, "iterate");
      });
    } else {
      LoopEdges.iterations(method, loop, facts.testsFirst(loop)).forEach(edge -> iterate(insertions.onEdge(edge), loop));
    }
  }

  /** With the number of iterations that have begun, calls the method for a loop that falls silent. */
  private Emission called(Emission at, Loop loop, String name) {
    return at.push(facts.loops().get(loop)).local(Opcodes.ILOAD, locals.value(facts.calling(loop))).call(Emission.SILENT_LOOPS, name, "(II)V");
  }

  private void iterate(Emission edge, Loop loop) {
    edge.push(facts.loops().get(loop)).call(Emission.BLOCK_TRACE, "iterate", "(I)V");
  }

  private void entries(Loop loop) {
    for (Edge entry : LoopEdges.entries(method, loop)) {
      Emission edge = insertions.onEdge(entry);
      nests.ask(edge, loop);
      edge.push(facts.loops().get(loop)).call(Emission.BLOCK_TRACE, "enter", "(I)V");
      BlockMethod.Strided strided = facts.strided(loop);
      BranchedLoop branched = facts.branched(loop);
      if (strided != null) {
        edge.op(Opcodes.ICONST_1).local(Opcodes.ISTORE, locals.value(strided.counter()));
      } else if (branched != null) {
        edge.push(facts.loops().get(loop)).push(branched.text()).call(Emission.WAYS, "entered", "(ILjava/lang/String;)V");
        edge.op(Opcodes.ICONST_0).local(Opcodes.ISTORE, locals.value(branched.way())).op(Opcodes.ICONST_0).local(Opcodes.ISTORE, locals.value(branched.known()));
        edge.op(Opcodes.ICONST_M1).local(Opcodes.ISTORE, locals.value(branched.last())).op(Opcodes.ICONST_1).local(Opcodes.ISTORE, locals.value(branched.counter()));
      } else {
        if (facts.calling(loop) != null) {
          edge.push(facts.testsFirst(loop) ? 0 : 1).local(Opcodes.ISTORE, locals.value(facts.calling(loop)));
        }
        if (!facts.testsFirst(loop)) {
          iterate(edge, loop);
        }
      }
    }
  }

  /** Closes the loops that an exception has left. */
  private void handlers() {
    if (!locals.has("depth")) {
      return;
    }
    for (Block handler : LoopEdges.handlers(method)) {
      Emission before = insertions.before(handler.start()).local(Opcodes.ILOAD, locals.value("depth")).push(around(handler.index())).op(Opcodes.IADD);
      before.call(Emission.BLOCK_TRACE, "unwind", "(I)V");
    }
  }

  /** How many loops are around the block. */
  private int around(int block) {
    return (int) facts.loops().keySet().stream().filter(loop -> loop.contains(block)).count();
  }

  /** A loop that tells of itself when it is left has told of nothing yet when an exception leaves it: what it did until then is told of on the way. */
  private void guard(Loop loop) {
    BlockMethod.Strided strided = facts.strided(loop);
    if (facts.branched(loop) != null) {
      guardBranched(loop);
    } else if (strided != null && strided.refers()) {
      guard(loop, strided.counter(), ran(new Emission(), strided, 1));
    } else if (facts.calling(loop) != null) {
      PlainCopy copy = guard(loop, facts.calling(loop), called(new Emission(), loop, "cut"));
      if (copy != null) {
        copy.runWhere(new Emission().call(Emission.SILENT_LOOPS, "isSilent", "()Z"));
      }
    }
  }

  /** Answers the copy in which the loop goes on when it has told of itself, null where there is none. */
  private PlainCopy guard(Loop loop, String counter, Emission cut) {
    int from = loop.blocks().stream().map(block -> method.blocks().get(block).start()).min().orElseThrow();
    int to = loop.blocks().stream().map(block -> method.blocks().get(block).end()).max().orElseThrow();
    LabelNode start = new LabelNode();
    LabelNode end = new LabelNode();
    AbstractInsnNode first = insertions.instruction(from);
    AbstractInsnNode last = insertions.instruction(to - 1);
    node.instructions.insertBefore(first, start);
    node.instructions.insert(last, end);
    LabelNode handler = handler(loop, cut);
    node.tryCatchBlocks.add(0, new TryCatchBlockNode(start, end, handler, null));
    AbstractInsnNode test = insertions.instruction(method.blocks().get(loop.header()).end() - 1);
    boolean headFirst = method.blocks().get(loop.header()).start() == from;
    PlainCopy copy = headFirst && facts.testsFirst(loop) ? PlainCopy.of(first, last, test, locals.value(counter)) : null;
    if (copy != null) {
      copies.add(copy);
      node.tryCatchBlocks.add(0, new TryCatchBlockNode(copy.start(), copy.end(), handler, null));
    }
    return copy;
  }

  private void guardBranched(Loop loop) {
    LabelNode handler = handler(loop, left(new Emission(), facts.branched(loop)));
    for (Block block : facts.branched(loop).blocks()) {
      if (block.end() > block.start()) {
        LabelNode start = new LabelNode();
        LabelNode end = new LabelNode();
        node.instructions.insertBefore(insertions.instruction(block.start()), start);
        node.instructions.insert(insertions.instruction(block.end() - 1), end);
        node.tryCatchBlocks.add(0, new TryCatchBlockNode(start, end, handler, null));
      }
    }
  }

  /** What tells of the loop where an exception leaves it. */
  private LabelNode handler(Loop loop, Emission cut) {
    LabelNode handler = new LabelNode();
    node.instructions.add(handler);
    node.instructions.add(new FrameNode(Opcodes.F_NEW, 0, new Object[0], 1, new Object[] {"java/lang/Throwable"}));
    node.instructions.add(cut.push(facts.loops().get(loop)).call(Emission.BLOCK_TRACE, "exit", "(I)V").op(Opcodes.ATHROW).list);
    return handler;
  }

  /** What is to be done when all insertions have been made. */
  void finish() {
    copies.forEach(copy -> copy.apply(node.instructions));
    nests.finish();
  }
}
