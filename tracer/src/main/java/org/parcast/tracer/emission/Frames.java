package org.parcast.tracer.emission;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;

/** Frames of stack maps. They name an object that is made but not constructed yet by a label: that of its {@code new}. */
public final class Frames {
  private Frames() {}

  /** The frame of the instruction; null where it has none. */
  public static FrameNode at(AbstractInsnNode insn) {
    for (AbstractInsnNode at = insn.getPrevious(); at != null && at.getOpcode() < 0; at = at.getPrevious()) {
      if (at instanceof FrameNode frame) {
        return frame;
      }
    }
    return null;
  }

  /** The same frame for another place; labels that are not among the renamed ones stay. */
  static FrameNode copy(FrameNode frame, Map<LabelNode, LabelNode> renamed) {
    return new FrameNode(Opcodes.F_NEW, frame.local.size(), rename(frame.local, renamed).toArray(), frame.stack.size(), rename(frame.stack, renamed).toArray());
  }

  /** The types of a frame with other labels. */
  public static List<Object> rename(List<Object> types, Map<LabelNode, LabelNode> renamed) {
    List<Object> all = new ArrayList<>(types);
    all.replaceAll(type -> type instanceof LabelNode label ? renamed.getOrDefault(label, label) : type);
    return all;
  }
}
