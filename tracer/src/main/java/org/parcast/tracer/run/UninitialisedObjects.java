package org.parcast.tracer.run;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;
import org.parcast.tracer.emission.Frames;

/**
 * The objects that a method has made but not constructed yet where its stack map has a frame. The frame names each by a label that stands directly before its
 * {@code new}. Whatever the rewriting puts between the two, they stand together again afterwards.
 */
final class UninitialisedObjects {
  private final MethodNode node;
  private final Map<LabelNode, AbstractInsnNode> made = new LinkedHashMap<>();

  /** Finds them, before the method is rewritten. */
  UninitialisedObjects(MethodNode node) {
    this.node = node;
    for (AbstractInsnNode insn : node.instructions) {
      if (insn instanceof FrameNode frame) {
        Stream.concat(frame.local.stream(), frame.stack.stream()).filter(LabelNode.class::isInstance).map(LabelNode.class::cast)
            .forEach(label -> made.computeIfAbsent(label, UninitialisedObjects::next));
      }
    }
  }

  private static AbstractInsnNode next(AbstractInsnNode label) {
    AbstractInsnNode at = label;
    while (at.getOpcode() < 0) {
      at = at.getNext();
    }
    return at;
  }

  /** Gives each a new label, at its place in the rewritten method. The old one may be the target of a jump, which is to run what was inserted. */
  void nameAnew() {
    Map<LabelNode, LabelNode> names = new HashMap<>();
    made.forEach(
        (label, creation) -> {
          LabelNode name = new LabelNode();
          node.instructions.insertBefore(creation, name);
          names.put(label, name);
        });
    for (AbstractInsnNode insn : node.instructions) {
      if (insn instanceof FrameNode frame) {
        frame.local = Frames.rename(frame.local, names);
        frame.stack = Frames.rename(frame.stack, names);
      }
    }
  }
}
