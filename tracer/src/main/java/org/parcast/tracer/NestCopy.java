package org.parcast.tracer;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;

/** A second copy of a loop and those in it, as the program has them: it tells nothing. */
final class NestCopy {
  private final LabelNode start;
  private final InsnList instructions = new InsnList();

  /** Local variables that it reads, with their types, as it is entered. */
  private final Map<Integer, Type> read = new TreeMap<>();

  private NestCopy(LabelNode start) {
    this.start = start;
  }

  /**
   * Copies the loop before anything is inserted into it; null where it has another form than javac's: a jump at its end.
   *
   * @param first its first instruction
   * @param last its last instruction
   * @param head the first instruction of its header
   */
  static NestCopy of(MethodNode node, AbstractInsnNode first, AbstractInsnNode last, AbstractInsnNode head) {
    FrameNode frame = frame(head);
    if (last.getOpcode() != Opcodes.GOTO || frame == null || !frame.stack.isEmpty()) {
      return null;
    }
    AbstractInsnNode from = first;
    while (from.getPrevious() != null && from.getPrevious().getOpcode() < 0) {
      from = from.getPrevious();
    }
    Map<LabelNode, LabelNode> labels = new HashMap<>();
    for (AbstractInsnNode at : node.instructions) {
      if (at instanceof LabelNode label) {
        labels.put(label, label);
      }
    }
    for (AbstractInsnNode at = from; at != last; at = at.getNext()) {
      if (at instanceof LabelNode label) {
        labels.put(label, new LabelNode());
      }
    }
    NestCopy copy = new NestCopy(labels.get(label(head)));
    List<Object> types = Locals.slots(frame);
    for (AbstractInsnNode at = from; at != last.getNext(); at = at.getNext()) {
      if (!(at instanceof LineNumberNode)) {
        copy.instructions.add(at.clone(labels));
      }
      if (at instanceof VarInsnNode local && (local.getOpcode() <= Opcodes.ALOAD)) {
        copy.reads(local.var, types);
      } else if (at instanceof IincInsnNode increment) {
        copy.reads(increment.var, types);
      }
    }
    return copy;
  }

  private void reads(int local, List<Object> types) {
    Object type = local < types.size() ? types.get(local) : Opcodes.TOP;
    if (type == Opcodes.INTEGER) {
      read.put(local, Type.INT_TYPE);
    } else if (type == Opcodes.LONG) {
      read.put(local, Type.LONG_TYPE);
    } else if (type instanceof String) {
      read.put(local, Type.getObjectType("java/lang/Object"));
    }
  }

  /** The frame of the stack map at the instruction, or null. */
  private static FrameNode frame(AbstractInsnNode head) {
    for (AbstractInsnNode at = head.getPrevious(); at != null && at.getOpcode() < 0; at = at.getPrevious()) {
      if (at instanceof FrameNode frame) {
        return frame;
      }
    }
    return null;
  }

  /** The first label at the instruction: before its frame. */
  private static LabelNode label(AbstractInsnNode head) {
    LabelNode first = null;
    for (AbstractInsnNode at = head.getPrevious(); at != null && at.getOpcode() < 0; at = at.getPrevious()) {
      first = at instanceof LabelNode label ? label : first;
    }
    return first;
  }

  LabelNode start() {
    return start;
  }

  Map<Integer, Type> read() {
    return read;
  }

  int size() {
    return instructions.size();
  }

  void addTo(InsnList method) {
    method.add(instructions);
  }
}
