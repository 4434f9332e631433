package org.parcast.tracer.emission;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.AbstractInsnNode;
import org.objectweb.asm.tree.FrameNode;
import org.objectweb.asm.tree.IincInsnNode;
import org.objectweb.asm.tree.InsnList;
import org.objectweb.asm.tree.JumpInsnNode;
import org.objectweb.asm.tree.LabelNode;
import org.objectweb.asm.tree.LineNumberNode;
import org.objectweb.asm.tree.MethodNode;
import org.objectweb.asm.tree.VarInsnNode;
import org.parcast.ir.Loop;
import org.parcast.ir.Method;

/** A second copy of a loop and those in it, as the program has them: it tells nothing, and runs where the recorder knows what it would tell. */
public final class ReplayCopy {
  /** Instructions of a method with its copies: the virtual machine does not compile large methods. */
  public static final int LARGEST_METHOD = 2000;

  private final LabelNode start;
  private final InsnList instructions = new InsnList();

  /** Local variables that it reads, with their types, as it is entered. */
  private final Map<Integer, Type> read = new TreeMap<>();

  private ReplayCopy(LabelNode start) {
    this.start = start;
  }

  /** Copies the loop before anything is inserted into it; null where its blocks do not stand together, or it has another form than javac's. */
  public static ReplayCopy of(MethodNode node, Method method, Loop loop, Insertions insertions, int superCall) {
    BitSet blocks = loop.blocks();
    int from = blocks.stream().map(block -> method.blocks().get(block).start()).min().orElseThrow();
    int to = blocks.stream().map(block -> method.blocks().get(block).end()).max().orElseThrow();
    int length = blocks.stream().map(block -> method.blocks().get(block).end() - method.blocks().get(block).start()).sum();
    int head = method.blocks().get(loop.header()).start();
    boolean whole = length == to - from && from > superCall;
    return whole ? of(node, insertions.instruction(from), insertions.instruction(to - 1), insertions.instruction(head)) : null;
  }

  /**
   * Copies the loop before anything is inserted into it; null where it has another form than javac's: a jump at its end.
   *
   * @param first its first instruction
   * @param last its last instruction
   * @param head the first instruction of its header
   */
  private static ReplayCopy of(MethodNode node, AbstractInsnNode first, AbstractInsnNode last, AbstractInsnNode head) {
    FrameNode frame = Frames.at(head);
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
    ReplayCopy copy = new ReplayCopy(labels.get(label(head)));
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

  /** The first label at the instruction: before its frame. */
  private static LabelNode label(AbstractInsnNode head) {
    LabelNode first = null;
    for (AbstractInsnNode at = head.getPrevious(); at != null && at.getOpcode() < 0; at = at.getPrevious()) {
      first = at instanceof LabelNode label ? label : first;
    }
    return first;
  }

  /** How many local variables it reads as it is entered. */
  public int reads() {
    return read.size();
  }

  /** Tells a class of the recorder of these. */
  public void tellRead(Emission edge, String recorder) {
    read.forEach((local, type) -> tell(edge.load(type, local), type, recorder));
  }

  /** Tells it of the number or reference on the stack. */
  static void tell(Emission edge, Type type, String recorder) {
    if (type.getSort() >= Type.ARRAY) {
      edge.call(recorder, "object", "(Ljava/lang/Object;)V");
    } else {
      if (type.getSort() != Type.LONG) {
        edge.op(Opcodes.I2L);
      }
      edge.call(recorder, "number", "(J)V");
    }
  }

  /** Goes on in the copy where all has been told: where the truth value on the stack says so. */
  public void goOnIfTold(Emission edge) {
    edge.list.add(new JumpInsnNode(Opcodes.IFNE, start));
  }

  /** Has its calls changed. */
  public void redirect(Consumer<InsnList> calls) {
    calls.accept(instructions);
  }

  public int size() {
    return instructions.size();
  }

  public void addTo(InsnList method) {
    method.add(instructions);
  }
}
