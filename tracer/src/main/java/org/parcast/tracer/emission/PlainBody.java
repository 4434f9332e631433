package org.parcast.tracer.emission;

import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.MethodNode;

/** A second copy of a method without handlers, as the program has it: it runs where nothing is to be told, on the same lines. */
public final class PlainBody {
  private final MethodNode method;
  private final InsnList copy = new InsnList();

  /** Copies the method before anything is inserted into it. */
  public PlainBody(MethodNode method) {
    this.method = method;
    Map<LabelNode, LabelNode> labels = new HashMap<>();
    for (AbstractInsnNode at : method.instructions) {
      if (at instanceof LabelNode label) {
        labels.put(label, new LabelNode());
      }
    }
    for (AbstractInsnNode at : method.instructions) {
      copy.add(at instanceof FrameNode frame ? Frames.copy(frame, labels) : at.clone(labels));
    }
  }

  /**
   * Adds the copy in front, when all else has been inserted: it runs where a static method that answers a boolean says so.
   *
   * @param declaring the class of the copied method
   */
  public void runWhere(String owner, String answer, String declaring) {
    LabelNode told = new LabelNode();
    InsnList all = new Emission().call(owner, answer, "()Z").list;
    all.add(new JumpInsnNode(Opcodes.IFEQ, told));
    all.add(copy);
    all.add(told);
    List<Object> locals = locals(declaring);
    all.add(new FrameNode(Opcodes.F_NEW, locals.size(), locals.toArray(), 0, new Object[0]));
    method.instructions.insert(all);
  }

  /** What the method begins with. */
  private List<Object> locals(String declaring) {
    List<Object> locals = new ArrayList<>();
    if (!Modifier.isStatic(method.access)) {
      locals.add(declaring);
    }
    for (Type type : Type.getArgumentTypes(method.desc)) {
      locals.add(switch (type.getSort()) {
        case Type.LONG -> Opcodes.LONG;
        case Type.DOUBLE -> Opcodes.DOUBLE;
        case Type.FLOAT -> Opcodes.FLOAT;
        case Type.ARRAY, Type.OBJECT -> type.getInternalName();
        default -> Opcodes.INTEGER;
      });
    }
    return locals;
  }
}
