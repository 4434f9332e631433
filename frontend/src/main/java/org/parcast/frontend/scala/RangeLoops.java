package org.parcast.frontend.scala;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.objectweb.asm.Label;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.ClassNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.InsnNode;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LocalVariableNode;
import org.objectweb.asm.tree.MethodInsnNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/**
 * Scala's {@code for} over a range is a call of {@code Range.foreach} with the body as a closure. Here the call becomes the counting loop that it
 * stands for: its bounds are kept in new variables, and the method that holds the closure's body is called in each iteration.
 */
final class RangeLoops {
  private static final Set<String> FOREACH = Set.of("foreach", "foreach$mVc$sp");
  private static final String FILTERED = "scala/collection/WithFilter";

  private final ClassNode owner;
  private final MethodNode method;
  private final List<LoopFrames.Loop> loops = new ArrayList<>();

  RangeLoops(ClassNode owner, MethodNode method) {
    this.owner = owner;
    this.method = method;
  }

  /** Rewrites the method. The labels of the loops made are given back: they need frames. */
  List<LoopFrames.Loop> rewrite() {
    for (AbstractInsnNode instruction : method.instructions.toArray()) {
      if (instruction instanceof MethodInsnNode call && isForeach(call)) {
        rewrite(call);
      }
    }
    return loops;
  }

  private static boolean isForeach(MethodInsnNode call) {
    return FOREACH.contains(call.name) && call.desc.equals("(Lscala/Function1;)V") && (Range.isRange(call.owner) || call.owner.equals(FILTERED));
  }

  private void rewrite(MethodInsnNode foreach) {
    List<Closure> conditions = new ArrayList<>();
    Closure body = Closure.before(foreach, owner);
    if (body == null) {
      return;
    }
    AbstractInsnNode from = before(body.first());
    while (from instanceof MethodInsnNode call && call.name.equals("withFilter") && Range.isRange(call.owner)) {
      Closure condition = Closure.before(call, owner);
      if (condition == null) {
        return;
      }
      conditions.add(0, condition);
      from = before(condition.first());
    }
    Range range = from == null || foreach.owner.equals(FILTERED) && conditions.isEmpty() ? null : Range.madeBy(from, method.maxLocals);
    if (range == null) {
      return;
    }
    method.instructions.insert(from, range.kept());
    range.remove(method.instructions);
    method.instructions.insertBefore(foreach, loop(range, conditions, body));
    conditions.forEach(condition -> condition.remove(method.instructions));
    body.remove(method.instructions);
    method.maxLocals += Range.LOCALS;
  }

  private InsnList loop(Range range, List<Closure> conditions, Closure body) {
    LabelNode head = new LabelNode(new Label());
    LabelNode next = new LabelNode(new Label());
    LabelNode exit = new LabelNode(new Label());
    InsnList code = new InsnList();
    code.add(new VarInsnNode(Opcodes.ILOAD, range.first()));
    code.add(new VarInsnNode(Opcodes.ISTORE, range.counter()));
    code.add(head);
    code.add(new VarInsnNode(Opcodes.ILOAD, range.counter()));
    code.add(new VarInsnNode(Opcodes.ILOAD, range.end()));
    code.add(new JumpInsnNode(range.leaves(), exit));
    for (Closure condition : conditions) {
      code.add(condition.call(range.counter()));
      code.add(new JumpInsnNode(Opcodes.IFEQ, next));
    }
    code.add(body.call(range.counter()));
    body.dropResult().forEach(opcode -> code.add(new InsnNode(opcode)));
    code.add(next);
    code.add(new IincInsnNode(range.counter(), range.step()));
    code.add(new JumpInsnNode(Opcodes.GOTO, head));
    code.add(exit);
    loops.add(new LoopFrames.Loop(
        conditions.isEmpty() ? List.of(head.getLabel(), exit.getLabel()) : List.of(head.getLabel(), next.getLabel(), exit.getLabel())));
    String name = body.parameterName();
    if (name != null && method.localVariables != null) {
      method.localVariables.add(new LocalVariableNode(name, "I", null, head, exit, range.counter()));
    }
    return code;
  }

  /** The instruction before this one in a straight line; null where another path joins, or at the beginning. */
  static AbstractInsnNode before(AbstractInsnNode instruction) {
    AbstractInsnNode previous = instruction.getPrevious();
    while (previous != null && previous.getOpcode() < 0 && !(previous instanceof FrameNode)) {
      previous = previous.getPrevious();
    }
    return previous instanceof FrameNode ? null : previous;
  }
}
