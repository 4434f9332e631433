package org.parcast.tracer.sharing;

import java.util.ArrayList;
import java.util.List;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.TryCatchBlockNode;
import org.parcast.tracer.emission.Emission;
import org.parcast.tracer.emission.Frames;
import org.parcast.tracer.emission.PlainCopy;

/** What is done where an exception leaves a loop, before it goes on to whom it would have gone to. */
final class LeftByException {
  private final LabelNode start = new LabelNode();
  private final LabelNode end = new LabelNode();
  private final FrameNode head;
  private final Emission tell;
  private final List<TryCatchBlockNode> outer;
  private final PlainCopy copy;

  /**
   * Marks the loop, before anything is inserted into it.
   *
   * @param first instruction of the loop
   * @param last its last instruction
   * @param head the first instruction of its head
   * @param tell what is done
   * @param outer the handlers that are there for all of the loop
   * @param copy the loop's, or null
   */
  LeftByException(MethodNode node, AbstractInsnNode first, AbstractInsnNode last, AbstractInsnNode head, Emission tell,
      List<TryCatchBlockNode> outer, PlainCopy copy) {
    node.instructions.insertBefore(first, start);
    node.instructions.insert(last, end);
    this.head = Frames.at(head);
    this.tell = tell;
    this.outer = outer;
    this.copy = copy;
  }

  /** Adds the handler at the end of the method, when all else has been inserted. What is known of the locals at the head holds in all of the loop. */
  void apply(MethodNode node) {
    LabelNode handler = new LabelNode();
    LabelNode done = new LabelNode();
    InsnList code = node.instructions;
    code.add(handler);
    if (head != null) { // else the class file is of before stack maps
      code.add(new FrameNode(Opcodes.F_NEW, head.local.size(), head.local.toArray(), 1, new Object[] {"java/lang/Throwable"}));
    }
    code.add(tell.op(Opcodes.ATHROW).list);
    code.add(done);
    List<TryCatchBlockNode> guards = new ArrayList<>(List.of(new TryCatchBlockNode(start, end, handler, null)));
    if (copy != null) {
      guards.add(new TryCatchBlockNode(copy.start(), copy.end(), handler, null));
    }
    guards.addAll(node.tryCatchBlocks);
    outer.forEach(guard -> guards.add(new TryCatchBlockNode(handler, done, guard.handler, guard.type)));
    node.tryCatchBlocks = guards;
  }
}
